import { KeyHint } from '../shared/KeyHint';
import { labels } from './content';
import { THROWS_ID } from './effects';
import type { Throw } from './rules';
import { THROWS } from './rules';
import styles from './Throws.module.css';

type ThrowsProps = {
  /**
   * The step of the match. `secondPresses.ts` ignores the second press of a double tap if the step has changed after
   * the first press. Otherwise a double tap at the toss would also throw the first ball.
   */
  step?: 'toss' | 'ball';
  /**
   * Whether a ball was thrown and the hands are not open yet. The buttons then look disabled and have no effect. They
   * are not really disabled, because a disabled button would lose the focus.
   */
  isBusy?: boolean;
  onThrow(mine: Throw): void;
};

/** The six buttons for the numbers that the player can show. */
export const Throws = ({ step = 'ball', isBusy = false, onThrow }: ThrowsProps) => (
  <>
    <fieldset
      id={THROWS_ID}
      className={styles.throws}
      aria-label={labels.throws}
      tabIndex={-1}
      data-step={step}
      data-busy={isBusy || undefined}
    >
      {THROWS.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.throw}
          aria-keyshortcuts={`${each}`}
          onClick={() => onThrow(each)}
        >
          {each}
        </button>
      ))}
    </fieldset>
    <KeyHint keys="1–6" />
  </>
);
