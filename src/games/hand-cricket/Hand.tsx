import { Drawing } from '../../kit/Drawing';
import styles from './Hand.module.css';
import sprite from './hands.svg';

/** By the number of fingers. Six is the thumb alone, as on every school ground. */
const symbols = ['fist', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Comes from the left; the hand of the other side is mirrored by its class. */
export function Hand({
  fingers,
  className,
}: {
  fingers: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  className?: string | undefined;
}) {
  return (
    <Drawing
      sprite={sprite}
      symbol={symbols[fingers]}
      viewBox="0 0 96 72"
      className={className ? `${styles.hand} ${className}` : styles.hand}
    />
  );
}
