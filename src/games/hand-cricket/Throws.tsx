import { labels } from './content';
import { THROWS_ID } from './ids';
import type { Throw } from './rules';
import { THROWS } from './rules';
import styles from './Throws.module.css';

type ThrowsProps = {
  /** What is thrown for: a second press of a double tap at the toss is not one at the first ball. */
  step?: 'toss' | 'ball';
  /** While a ball is on, the buttons look disabled and have no effect, but they keep the focus. */
  isBusy?: boolean;
  onThrow(mine: Throw): void;
};

/** What the player can show. */
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
