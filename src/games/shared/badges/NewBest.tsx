import { useIsRegionKnown } from '../../../kit/useIsRegionKnown';
import wordStamp from '../../../kit/wordStamp.module.css';
import { newBest } from '../content';
import styles from './BadgeNews.later.module.css';

/** The stamp of a new best score. Screen readers announce it. */
export default function NewBest() {
  const isKnown = useIsRegionKnown();
  return (
    <p role="status" className={styles.newBest}>
      {isKnown && <span className={wordStamp.stamp}>{newBest}</span>}
    </p>
  );
}
