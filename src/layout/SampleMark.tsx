import { isSample, settings } from '../settings';
import { sampleMark } from './content';
import styles from './SampleMark.module.css';

const addresses = () => ({
  Instagram: settings.social.instagram,
  WhatsApp: settings.social.whatsapp,
  YouTube: settings.social.youtube,
  Email: settings.social.email,
  'PDF Tools': settings.toolsUrl,
});

type SampleMarkProps = {
  /** The names of the links in the group. */
  of: readonly (keyof ReturnType<typeof addresses>)[];
  className?: string;
};

/**
 * A label next to a group of links. The label is shown if at least one link of the group still has a sample address.
 */
export function SampleMark({ of, className = '' }: SampleMarkProps) {
  const known = addresses();
  const samples = of.filter((name) => isSample(known[name]));
  if (samples.length === 0) return null;
  const all = of.length > 1 ? sampleMark.all : sampleMark.one;
  return (
    <p className={`${styles.mark} ${className}`}>
      {samples.length < of.length ? `${sampleMark.some} ${samples.join(', ')}` : all}
    </p>
  );
}
