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

// `STEP_ID` and `VERDICT_ID` are in this file, because functions in this file use them. An import from `content.ts`
// would load the texts of the game with this file, and every page of the site loads this file when the page is idle.

/**
 * The id of the button for the next step. Each step has a new button with this id. The new button gets the focus when
 * the old button is removed.
 */
export const STEP_ID = 'next-step';

/** The id of the heading with the verdict on a guess; after a game, of the heading with the winners. */
export const VERDICT_ID = 'verdict';

/** Starts a game with new chits. If a name is missing, shows the alert about the first missing name instead. */
export const startGame =
  (): AppThunk =>
  (dispatch, getState, { random }) => {
    const missing = selectNames(getState()).findIndex(isBlank);
    if (missing >= 0) dispatch(alertShown(missingNameAlert(missing)));
    else dispatch(gameStarted(shuffled(ROLES, random)));
  };

/** Starts the next round with new chits. */
export const startRound =
  (): AppThunk =>
  (dispatch, _getState, { random }) =>
    dispatch(roundStarted(shuffled(ROLES, random)));

/**
 * Returns the cues (sounds and confetti) of a state change: chalk for new chits, a stamp for a right guess, a bell for
 * a wrong guess, and confetti after the last round.
 */
function cuesOf(now: RajaMantriState, before: RajaMantriState): Cue[] {
  const latest = now.rounds[now.rounds.length - 1];
  if (latest && now.rounds.length > before.rounds.length) {
    const verdict: Cue = { sound: isCaught(latest) ? 'stamp' : 'bell' };
    return now.phase === 'over' ? [verdict, 'confetti'] : [verdict];
  }
  const isDealt = now.deal.length > 0 && before.deal.length === 0;
  return isDealt ? [{ sound: 'chalk' }] : [];
}

/** A running game in the form in which it is stored for the session. */
type KeptGame = {
  names: string[];
  length: Length;
  guesser: Guesser;
  /** The finished rounds, each as the number that `numberOf` returns. */
  rounds: number[];
  /** Whether a round is being played. The chits are secret and not stored, so the round starts again with new chits. */
  isRoundOn: boolean;
};

/** Goes on with a stored game. If a round was being played, the round starts again with new chits. */
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

/** The largest length of a name in storage. A stored game with a longer name is ignored. */
const MAX_NAME_LENGTH = 500;

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
    (name) => typeof name === 'string' && name.length <= MAX_NAME_LENGTH && !isBlank(name),
  );

export const feature = {
  slice: rajaMantriSlice,
  persisted,
  resumable,
  cuesOf,
} satisfies Feature<RajaMantriState, Persisted>;
