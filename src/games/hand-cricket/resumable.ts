import type { Resumable } from '../../state/feature';
import { fieldsOf, oneOf } from '../shared/validate';
import { BAT_ID, THROWS_ID } from './ids';
import { isInnings, positionsSoFar, recordingOf } from './recording';
import type { Ball, Parity } from './rules';
import { digitsOf, isCalled, otherSide, PARITIES, THROWS } from './rules';
import type { HandCricketState, MatchOn } from './slice';
import { matchResumed } from './slice';

type KeptMatch = {
  calledParity: Parity;
  /** Null in a challenge. */
  toss: Ball | null;
  /** Who batted first and the digits of both innings, as of matches that are over; null before it is chosen. */
  match: string | null;
};

/** From the toss up to the last ball. A ball that is on is not played. */
export const resumable: Resumable<HandCricketState, KeptMatch> = {
  select(state) {
    const { phase, calledParity, toss } = state;
    return phase === 'toss' || phase === 'over'
      ? null
      : { calledParity, toss, match: textOf(state) };
  },
  validate(found) {
    const { calledParity, toss, match } = fieldsOf(found);
    const parity = oneOf(PARITIES, calledParity);
    const thrown = isBall(toss) ? toss : null;
    if (!parity) return null;
    if (match === null)
      return thrown && isCalled(parity, thrown)
        ? { calledParity: parity, toss: thrown, match }
        : null;
    const on = matchIn(match);
    if (!on || on.challenged !== (thrown === null)) return null;
    return { calledParity: parity, toss: thrown, match: textOf(on) };
  },
  resume: ({ match, ...toss }) => ({
    resumed: matchResumed({ ...toss, match: match === null ? null : matchIn(match) }),
    focusId: match === null ? BAT_ID : THROWS_ID,
  }),
};

/** Example: `you-4122-34`, in which the computer bats since the second ball. */
function textOf({
  batting,
  innings,
  balls,
  challenged,
}: Pick<HandCricketState, keyof MatchOn>): string | null {
  if (!batting) return null;
  const first = innings === 1 ? batting : otherSide(batting);
  return [challenged ? 'friend' : first, ...balls.map(digitsOf)].join('-');
}

const MATCH = /^(?:you|computer|friend)-(?:[1-6]{2})*-(?:[1-6]{2})*$/;
/** In characters; nobody plays that long. */
const LIMIT = 1000;

/** Null where it is no match that can go on. */
function matchIn(text: unknown): MatchOn | null {
  if (typeof text !== 'string' || text.length > LIMIT || !MATCH.test(text)) return null;
  const recording = recordingOf(text);
  const challenged = recording.first === 'friend';
  if (challenged && !isInnings(recording.friend)) return null;
  const positions = positionsSoFar(recording);
  const position = positions?.[positions.length - 1];
  if (!position || position.result) return null;
  const { batting, innings, balls } = position;
  const match = { batting, innings, balls, challenged };
  // The innings may be divided at another ball than Out.
  return textOf(match) === text ? match : null;
}

const isBall = (found: unknown): found is Ball =>
  Array.isArray(found) && found.length === 2 && found.every((hand) => THROWS.includes(hand));
