import { PAGE_TITLE_ID } from '../../layout/ids';
import { linkHash, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import type { Hand } from './rules';
import { HANDS, HIDDEN_COUNT, HISTORY_LENGTH } from './rules';
import { challengeAccepted } from './slice';

/** Both hands of a round. */
export type Round = { player: Hand; computer: Hand };

/** Returns the lines that a friend reads after opening a challenge link with `count` hands. */
export const offerLines = (count: number): string[] => [
  count === 1
    ? 'Dost ne 1 haath chhupakar bheja hai.'
    : `Dost ne ${count} haath chhupakar bheje hain.`,
  'Computer tumhare dost ki proxy lagayega, apna dimaag nahi.',
];

/** Returns the URL hash of a challenge. `hands` has one to five hands, in playing order. */
export const challengeHashOf = (hands: readonly Hand[]): string =>
  linkHash(
    'hands',
    hands.map((hand) => HANDS.indexOf(hand)),
  );

/** Returns the offer of the challenge in a URL hash; null for a hash that `challengeHashOf` cannot return. */
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

/** Returns the URL hash of a replay. `rounds` has one to five rounds, in playing order. */
export const replayHashOf = (rounds: readonly Round[]): string =>
  linkHash(
    'rounds',
    rounds.map(
      ({ player, computer }) => HANDS.indexOf(player) * HANDS.length + HANDS.indexOf(computer),
    ),
  );

/** Returns the rounds in the URL hash of a replay; null for a hash that `replayHashOf` cannot return. */
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
