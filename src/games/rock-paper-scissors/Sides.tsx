import styles from './Arena.module.css';
import { hands, labels } from './content';
import { Hand } from './Hand';
import type { Hand as HandId } from './rules';

type SidesProps = {
  player: HandId | null;
  computer: HandId | null;
  /** Whether the computer's hand is settled, and named. */
  isSettled: boolean;
};

/** Both hands, which face each other. */
export const Sides = ({ player, computer, isSettled }: SidesProps) => (
  <>
    <div className={styles.side}>
      <p className={styles.name}>{labels.you}</p>
      <Hand choice={player ?? 'rock'} />
      <p className={styles.shown}>{player && hands[player].name}</p>
    </div>
    <section className={`${styles.side} ${styles.computer}`} aria-label={labels.computer}>
      <p className={styles.name}>{labels.computer}</p>
      <Hand choice={computer ?? 'rock'} className={styles.facing} />
      <p className={styles.shown}>{isSettled && computer && hands[computer].name}</p>
    </section>
  </>
);
