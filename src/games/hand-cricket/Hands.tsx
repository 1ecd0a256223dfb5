import { Drawing } from '../../kit/Drawing';
import { labels } from './content';
import styles from './Hands.module.css';
import sprite from './hands.svg';
import type { Ball, Throw } from './rules';

/**
 * The symbols in `hands.svg`, by the number that the hand shows; 0 is a fist. The symbol of six is the thumb alone, as
 * children show six on every school ground.
 */
const symbols = ['fist', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

type HandDrawingProps = {
  fingers: 0 | Throw;
  className?: string | undefined;
};

/**
 * Draws a hand that comes from the left. For the computer's hand, `className` is a class that mirrors the drawing.
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
  /** The numbers on both hands; null for two fists. */
  ball: Ball | null;
  isBeating?: boolean;
};

/** Both hands, each with the name of its side and its number. */
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
