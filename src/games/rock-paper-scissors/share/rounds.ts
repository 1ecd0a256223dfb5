import { outcomeOf } from '../../shared/challenge/outcomeOf';
import { challenge as texts } from '../challenge/content';
import type { Hand, Result } from '../rules';
import { decide } from '../rules';
import type { Challenge } from '../slice';

/** The rounds played so far against a friend's hands. */
export const roundsOf = ({ hands, played }: Challenge) =>
  (played ?? []).map((player, index) => {
    const friend = hands[index] as Hand;
    return { player, friend, result: decide(player, friend) };
  });

/** How many of the rounds the player has won, lost and tied. */
export function countsOf(rounds: readonly { result: Result }[]) {
  const count = (wanted: Result) => rounds.filter(({ result }) => result === wanted).length;
  return { won: count('You win!'), lost: count('Computer wins!'), tied: count("It's a tie!") };
}

export const outcomeText = ({ won, lost }: { won: number; lost: number }): string =>
  texts.outcomes[outcomeOf(won, lost)];
