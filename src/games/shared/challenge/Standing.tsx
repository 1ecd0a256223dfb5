import { outcomeOf } from './outcomeOf';
import styles from './Standing.module.css';

type StandingProps = {
  texts: {
    standing(score: number, of: number): string;
    outcomes: { won: string; lost: string; tied: string };
  };
  /** The friend's score, the most that is possible, and the player's, which is null until the end. */
  friend: number;
  of: number;
  own: number | null;
};

/** The score to beat; at the end also who has more. */
export function Standing({ texts, friend, of, own }: StandingProps) {
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(friend, of)}</strong>{' '}
      {own !== null && <span>{texts.outcomes[outcomeOf(own, friend)]}</span>}
    </p>
  );
}
