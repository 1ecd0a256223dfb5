import { isBlank } from '../../kit/visibleText';
import type { Cue } from '../../platform/env';
import type { Feature, Resumable } from '../../state/feature';
import type { AppThunk } from '../../state/types';
import { alertShown } from '../../state/uiSlice';
import { shuffled } from '../shared/shuffled';
import { fieldsOf, integerUpTo, oneOf } from '../shared/validate';
import type { Guesser, Length } from './rules';
import { GUESSERS, isCaught, LENGTHS, missingNameAlert, numberOf, ROLES, roundOf } from './rules';
import type { Persisted, RajaMantriState } from './slice';
import {
  gameResumed,
  gameStarted,
  persisted,
  rajaMantriSlice,
  roundStarted,
  selectNames,
} from './slice';

// The ids of elements that effects need are in this file, not with the texts in `content.ts`: every idle page loads
// this file, and would otherwise load the texts, too.

/**
 * The id of the button of the next step, in each phase. The button gets the focus when the button of the step before
 * is removed.
 */
export const STEP_ID = 'next-step';

/** The id of the verdict on a guess, or of the winner after a game. */
export const VERDICT_ID = 'verdict';

/** Deals the chits of the first round; asks for the first missing name instead, where there is one. */
export const startGame =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    const missing = selectNames(getState()).findIndex(isBlank);
    if (missing >= 0) dispatch(alertShown(missingNameAlert(missing)));
    else dispatch(gameStarted(shuffled(ROLES, random)));
  };

/** Deals the chits of the next round. */
export const startRound =
  (): AppThunk =>
  (dispatch, _getState, { random }) =>
    dispatch(roundStarted(shuffled(ROLES, random)));

/** The chalk for chits on the desk, the stamp for a right guess, the bell for a wrong guess, confetti at the end. */
function cuesOf(now: RajaMantriState, before: RajaMantriState): Cue[] {
  const latest = now.rounds[now.rounds.length - 1];
  if (latest && now.rounds.length > before.rounds.length) {
    const verdict: Cue = { sound: isCaught(latest) ? 'stamp' : 'bell' };
    return now.phase === 'over' ? [verdict, 'confetti'] : [verdict];
  }
  const isDealt = now.deal.length > 0 && before.deal.length === 0;
  return isDealt ? [{ sound: 'chalk' }] : [];
}

/** A game that is kept for the session. */
type KeptGame = {
  names: string[];
  length: Length;
  guesser: Guesser;
  /** The rounds that are over, as numbers. */
  rounds: number[];
  /** Whether a round is on. Its chits are a secret, so they are not kept: the round is dealt anew. */
  isRoundOn: boolean;
};

/** Goes on with a kept game; the round that was on is dealt anew. */
const resumeGame =
  ({ rounds, isRoundOn, ...game }: KeptGame): AppThunk =>
  (dispatch, _getState, { random }) =>
    dispatch(
      gameResumed({
        ...game,
        rounds: rounds.flatMap((number) => roundOf(number, game.guesser) ?? []),
        deal: isRoundOn ? shuffled(ROLES, random) : [],
      }),
    );

/** The most characters of a name that is taken from storage. */
const MOST_CHARACTERS = 500;

const resumable: Resumable<RajaMantriState, KeptGame> = {
  select({ phase, names, length, guesser, rounds }) {
    if (phase === 'names' || phase === 'over') return null;
    const numbers = rounds.map((round) => numberOf(round, guesser));
    return { names, length, guesser, rounds: numbers, isRoundOn: phase !== 'revealed' };
  },
  validate(found) {
    const { names, length, guesser, rounds, isRoundOn } = fieldsOf(found);
    const rule = oneOf(GUESSERS, guesser);
    const most = LENGTHS.find((each) => each === length);
    if (!areNames(names) || !rule || !most || !Array.isArray(rounds)) return null;
    const isWhole = rounds.every(
      (each) => integerUpTo(each, each) !== undefined && roundOf(each, rule),
    );
    if (!isWhole || rounds.length >= most || (!isRoundOn && rounds.length === 0)) return null;
    return { names, length: most, guesser: rule, rounds, isRoundOn: Boolean(isRoundOn) };
  },
  resume: (kept) => ({
    resumed: resumeGame(kept),
    focusId: kept.isRoundOn ? STEP_ID : VERDICT_ID,
  }),
};

const areNames = (found: unknown): found is string[] =>
  Array.isArray(found) &&
  found.length === 4 &&
  found.every(
    (name) => typeof name === 'string' && name.length <= MOST_CHARACTERS && !isBlank(name),
  );

export const feature = {
  slice: rajaMantriSlice,
  persisted,
  resumable,
  cuesOf,
} satisfies Feature<RajaMantriState, Persisted>;
