import { linkHash, numbersIn } from '../../../sharing/link';
import type { Hand } from '../rules';
import { HANDS, HISTORY_LENGTH } from '../rules';

/** Both hands of a round. */
export type Round = { player: Hand; computer: Hand };

/** The hash by which one to five rounds are watched, in the order in which they were played. */
export const hashOf = (rounds: readonly Round[]): string =>
  linkHash(
    'rounds',
    rounds.map(
      ({ player, computer }) => HANDS.indexOf(player) * HANDS.length + HANDS.indexOf(computer),
    ),
  );

/** The rounds in a hash; null for any hash that `hashOf` does not give. */
export function roundsIn(hash: string): Round[] | null {
  const numbers = numbersIn('rounds', hash) ?? [];
  const rounds = numbers.flatMap((number) => {
    const player = HANDS[Math.floor(number / HANDS.length)];
    const computer = HANDS[number % HANDS.length];
    return player && computer ? [{ player, computer }] : [];
  });
  const isWhole = rounds.length === numbers.length && rounds.length <= HISTORY_LENGTH;
  return isWhole && rounds.length > 0 ? rounds : null;
}
