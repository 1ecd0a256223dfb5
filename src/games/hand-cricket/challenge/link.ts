import { linkHash, numbersIn } from '../../../sharing/link';
import type { Offer } from '../../shared/game';
import { ballsIn, numberOf } from '../ballNumbers';
import { THROWS_ID } from '../ids';
import { isInnings, MOST_FRIEND_BALLS } from '../recording';
import type { Ball } from '../rules';
import { runsOf } from '../rules';
import { challengeAccepted } from '../slice';
import { challenge as texts } from './content';

/** The hash for an innings that the player batted; undefined for one that is too long. */
export function hashOf(balls: readonly Ball[]): string | undefined {
  return balls.length <= MOST_FRIEND_BALLS ? linkHash('innings', balls.map(numberOf)) : undefined;
}

export function offerIn(hash: string): Offer | null {
  const balls = ballsIn(numbersIn('innings', hash) ?? []);
  if (!balls || !isInnings(balls) || balls.length > MOST_FRIEND_BALLS) return null;
  return {
    lines: texts.offer({ runs: runsOf(balls, 'you'), balls: balls.length }),
    accepted: challengeAccepted(balls.map(fromOtherSide)),
    focusId: THROWS_ID,
  };
}

/** The friend stands where the computer stands, and the computer where the player does. */
const fromOtherSide = ([mine, theirs]: Ball): Ball => [theirs, mine];
