import { Drawing } from '../../kit/Drawing';
import { labels } from './content';
import styles from './Hands.module.css';
import sprite from './hands.svg';
import type { Ball, Throw } from './rules';

/**
 * The symbols of the drawings, by the number that the hand shows; 0 is a fist. Six is shown by the thumb alone, as on
 * every school ground.
 */
const symbols = ['fist', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

type HandDrawingProps = {
  fingers: 0 | Throw;
  className?: string | undefined;
};

/**
 * Draws a hand that comes from the left. The hand of the other player is the same drawing, mirrored by the class that
 * is passed as `className`.
 */
export function HandDrawing({ fingers, className }: HandDrawingProps) {
  return (
    <Drawing
      sprite={sprite}
      symbol={symbols[fingers]}
      viewBox="0 0 96 72"
      className={className ? `${styles.hand} ${className}` : styles.hand}
    />
  );
}

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
        <HandDrawing fingers={mine ?? 0} />
        <p className={styles.shown}>
          {labels.you} {mine && <strong>{mine}</strong>}
        </p>
      </div>
      <div>
        <HandDrawing fingers={theirs ?? 0} className={styles.facing} />
        <p className={styles.shown}>
          {labels.computer} {theirs && <strong>{theirs}</strong>}
        </p>
      </div>
    </div>
  );
}
