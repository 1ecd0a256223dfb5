import { labels } from './content';
import { THROWS_ID } from './effects';
import type { Throw } from './rules';
import { THROWS } from './rules';
import styles from './Throws.module.css';

type ThrowsProps = {
  /**
   * The step of the match. Presses of different steps are told apart, so that a double tap at the toss does not also
   * throw the first ball.
   */
  step?: 'toss' | 'ball';
  /**
   * Whether the fists beat for a ball. The buttons then look disabled and have no effect, but they are not disabled,
   * as a disabled button would lose the focus.
   */
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
