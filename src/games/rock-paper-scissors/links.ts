import { PAGE_TITLE_ID } from '../../layout/ids';
import { linkHash, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import type { Hand } from './rules';
import { HANDS, HIDDEN_COUNT, HISTORY_LENGTH } from './rules';
import { challengeAccepted } from './slice';

/** Both hands of a round. */
export type Round = { player: Hand; computer: Hand };

/** Returns the lines that a friend reads after opening the link of a challenge. */
export const offerLines = (count: number): string[] => [
  count === 1
    ? 'Dost ne 1 haath chhupakar bheja hai.'
    : `Dost ne ${count} haath chhupakar bheje hain.`,
  'Computer tumhare dost ki proxy lagayega, apna dimaag nahi.',
];

/** Returns the hash of a challenge: one to five hands, in the order in which they are played. */
export const challengeHashOf = (hands: readonly Hand[]): string =>
  linkHash(
    'hands',
    hands.map((hand) => HANDS.indexOf(hand)),
  );

/** Returns the challenge in a hash; null for any hash that `challengeHashOf` does not give. */
export function offerIn(hash: string): Offer | null {
  const numbers = numbersIn('hands', hash) ?? [];
  const hands = numbers.map((number) => HANDS[number]).filter((hand) => hand !== undefined);
  const isWhole = hands.length === numbers.length && hands.length <= HIDDEN_COUNT;
  if (!isWhole || hands.length === 0) return null;
  return {
    lines: offerLines(hands.length),
    accepted: challengeAccepted(hands),
    focusId: PAGE_TITLE_ID,
  };
}

/** Returns the hash of a replay: one to five rounds, in the order in which they were played. */
export const replayHashOf = (rounds: readonly Round[]): string =>
  linkHash(
    'rounds',
    rounds.map(
      ({ player, computer }) => HANDS.indexOf(player) * HANDS.length + HANDS.indexOf(computer),
    ),
  );

/** Returns the rounds in a hash; null for any hash that `replayHashOf` does not give. */
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
