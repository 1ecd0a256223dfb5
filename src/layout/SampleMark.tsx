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
  /** Where the links of the group lead to. */
  of: readonly (keyof ReturnType<typeof addresses>)[];
  className?: string;
};

/** A stamped label beside a group of links, where some of them lead to nobody. */
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
