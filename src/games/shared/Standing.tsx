import styles from './Standing.later.module.css';

type StandingProps = {
  texts: {
    standing(score: number, of: number): string;
    outcomes: { won: string; lost: string; tied: string };
  };
  /** The friend's score. */
  friend: number;
  /** The highest possible score. */
  of: number;
  /** The player's score; null until the end. */
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

/** Whether a player has more than a friend. Example: `outcomeOf(12, 9)` is 'won'. */
export function outcomeOf(own: number, friend: number): 'won' | 'lost' | 'tied' {
  if (own === friend) return 'tied';
  return own > friend ? 'won' : 'lost';
}
