import { isSample, settings } from '../settings';
import { sampleMark } from './content';
import styles from './SampleMark.module.css';

type LinkOut = keyof typeof sampleMark.names;

/** Of a group of links, those whose address is a sample: by name, where others are real. */
function wordsOf(links: readonly LinkOut[]): string | null {
  const addresses = { ...settings.social, tools: settings.toolsUrl };
  const samples = links.filter((link) => isSample(addresses[link]));
  if (samples.length === 0) return null;
  if (samples.length === links.length) return links.length > 1 ? sampleMark.all : sampleMark.one;
  return `${sampleMark.some} ${samples.map((link) => sampleMark.names[link]).join(', ')}`;
}

type SampleMarkProps = { of: readonly LinkOut[]; className?: string };

/** A stamped label beside a group of links, where some of them lead to nobody. */
export function SampleMark({ of, className = '' }: SampleMarkProps) {
  const words = wordsOf(of);
  return words && <p className={`${styles.mark} ${className}`}>{words}</p>;
}
