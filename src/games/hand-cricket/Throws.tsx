import { labels } from './content';
import { THROWS_ID } from './effects';
import type { Throw } from './rules';
import { THROWS } from './rules';
import styles from './Throws.module.css';

type ThrowsProps = {
  /** The step of the match: a double tap at the toss must not throw the first ball, too. */
  step?: 'toss' | 'ball';
  /** Whether a ball is on: the buttons then look disabled and have no effect, but they keep the focus. */
  isBusy?: boolean;
  onThrow(mine: Throw): void;
};

/** The six numbers that the player can show. */
export const Throws = ({ step = 'ball', isBusy = false, onThrow }: ThrowsProps) => (
  <fieldset
    id={THROWS_ID}
    className={styles.throws}
    aria-label={labels.throws}
    tabIndex={-1}
    data-step={step}
    data-busy={isBusy || undefined}
  >
    {THROWS.map((each) => (
      <button key={each} type="button" className={styles.throw} onClick={() => onThrow(each)}>
        {each}
      </button>
    ))}
  </fieldset>
);
