import { isBlank } from '../../kit/visibleText';
import type { Resumable } from '../../state/feature';
import { fieldsOf, integerUpTo, oneOf } from '../shared/validate';
import { STEP_ID, VERDICT_ID } from './ids';
import { numberOf, roundOf } from './recording';
import type { Guesser, Length } from './rules';
import { GUESSERS, LENGTHS } from './rules';
import type { RajaMantriState } from './slice';
import { resumeGame } from './thunks';

export type KeptGame = {
  names: string[];
  length: Length;
  guesser: Guesser;
  /** Those that are over, as numbers. */
  rounds: number[];
  /** Whether a round is on. Its chits are a secret: it is dealt anew. */
  isRoundOn: boolean;
};

const MOST_CHARACTERS = 500;

export const resumable: Resumable<RajaMantriState, KeptGame> = {
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
