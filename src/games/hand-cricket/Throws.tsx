import { labels } from './content';
import { THROWS_ID } from './ids';
import type { Throw } from './rules';
import { THROWS } from './rules';
import styles from './Throws.module.css';

type ThrowsProps = {
  /** While a ball is on, the buttons look disabled and have no effect, but they keep the focus. */
  isBusy?: boolean;
  onThrow(mine: Throw): void;
};

/** What the player can show. */
export const Throws = ({ isBusy = false, onThrow }: ThrowsProps) => (
  <fieldset
    id={THROWS_ID}
    className={styles.throws}
    aria-label={labels.throws}
    tabIndex={-1}
    data-busy={isBusy || undefined}
  >
    {THROWS.map((each) => (
      <button key={each} type="button" className={styles.throw} onClick={() => onThrow(each)}>
        {each}
      </button>
    ))}
  </fieldset>
);
