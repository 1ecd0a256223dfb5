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
  /** The player's score; null until the game has ended. */
  own: number | null;
};

/**
 * Shows the score of the friend who sent the challenge. At the end of the game, also says whether the player has won,
 * lost or tied.
 */
export function Standing({ texts, friend, of, own }: StandingProps) {
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(friend, of)}</strong>{' '}
      {own !== null && <span>{texts.outcomes[outcomeOf(own, friend)]}</span>}
    </p>
  );
}

/**
 * Returns whether a player has won, lost or tied against a friend. The higher score wins.
 * Example: `outcomeOf(12, 9)` is 'won'.
 */
export function outcomeOf(own: number, friend: number): 'won' | 'lost' | 'tied' {
  if (own === friend) return 'tied';
  return own > friend ? 'won' : 'lost';
}
