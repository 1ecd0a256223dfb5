import { isSample } from '../settings';
import { sampleMark } from './content';
import styles from './SampleMark.module.css';

type SampleMarkProps = {
  /** The address to which the control leads. */
  of: string;
  className?: string;
};

/** A note below a control that leads to a sample address. Nothing is shown if the address has been set. */
export function SampleMark({ of, className = '' }: SampleMarkProps) {
  return isSample(of) && <p className={`${styles.mark} ${className}`}>{sampleMark}</p>;
}
