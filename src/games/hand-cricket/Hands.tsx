import { labels } from './content';
import { Hand } from './Hand';
import styles from './Hands.module.css';
import type { Ball } from './rules';

type HandsProps = {
  /** What both hands show; null for two fists. */
  ball: Ball | null;
  isBeating?: boolean;
};

/** Both hands, each with its side and its number. */
export function Hands({ ball, isBeating = false }: HandsProps) {
  const [mine, theirs] = ball ?? [];
  return (
    <div className={styles.hands} data-beating={isBeating || undefined}>
      <div>
        <Hand fingers={mine ?? 0} />
        <p className={styles.shown}>
          {labels.you} {mine && <strong>{mine}</strong>}
        </p>
      </div>
      <div>
        <Hand fingers={theirs ?? 0} className={styles.facing} />
        <p className={styles.shown}>
          {labels.computer} {theirs && <strong>{theirs}</strong>}
        </p>
      </div>
    </div>
  );
}
