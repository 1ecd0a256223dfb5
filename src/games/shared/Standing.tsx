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

/** Shows the friend's score, which is to be beaten, and at the end whether the player or the friend has more. */
export function Standing({ texts, friend, of, own }: StandingProps) {
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(friend, of)}</strong>{' '}
      {own !== null && <span>{texts.outcomes[outcomeOf(own, friend)]}</span>}
    </p>
  );
}

/** Returns the result of a player against a friend, by their scores. Example: `outcomeOf(12, 9)` is 'won'. */
export function outcomeOf(own: number, friend: number): 'won' | 'lost' | 'tied' {
  if (own === friend) return 'tied';
  return own > friend ? 'won' : 'lost';
}
