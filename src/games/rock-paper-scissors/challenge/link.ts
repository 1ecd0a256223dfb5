import { PAGE_TITLE_ID } from '../../../layout/ids';
import { linkHash, numbersIn } from '../../../sharing/link';
import type { Offer } from '../../shared/game';
import type { Hand } from '../rules';
import { HANDS, HIDDEN_COUNT } from '../rules';
import { challengeAccepted } from '../slice';
import { challenge as texts } from './content';

/** The hash for one to five hands, in the order in which they are played. */
export const hashOf = (hands: readonly Hand[]): string =>
  linkHash(
    'hands',
    hands.map((hand) => HANDS.indexOf(hand)),
  );

export function offerIn(hash: string): Offer | null {
  const numbers = numbersIn('hands', hash);
  const hands = numbers?.map((number) => HANDS[number]).filter((hand) => hand !== undefined);
  if (!hands || hands.length !== numbers?.length || hands.length > HIDDEN_COUNT) return null;
  return {
    lines: texts.offer(hands.length),
    accepted: challengeAccepted(hands),
    focusId: PAGE_TITLE_ID,
  };
}
