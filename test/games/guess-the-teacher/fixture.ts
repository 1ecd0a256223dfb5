import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  askForHint,
  callNextTeacher,
  enterClass,
  feature,
  guessTeacher,
  startClass,
} from '../../../src/games/guess-the-teacher/effects';
import { guessTheTeacher } from '../../../src/games/guess-the-teacher/game';
import type { DrawnCard } from '../../../src/games/guess-the-teacher/rules';
import * as rules from '../../../src/games/guess-the-teacher/rules';
import * as slice from '../../../src/games/guess-the-teacher/slice';
import { fixed, from, offset, record } from '../../support/arbitraries';
import { isCount, isOneOf, isUpTo } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';
import { takeClass } from './turns';

const teacher = fc.constantFrom(...rules.TEACHERS);

const drawnCard: fc.Arbitrary<DrawnCard> = record({
  teacherType: teacher,
  card: fc.nat(rules.CARDS_PER_TEACHER - 1),
});

/** Five cards that a class can have. */
const wholeClass = fc
  .shuffledSubarray([...rules.TEACHERS], { minLength: rules.ROUND_COUNT })
  .map((types) => types.map((teacherType, card) => ({ teacherType, card: card % 3 })));
const points = fc.nat(rules.MAX_SCORE / rules.HINT_COST).map((fives) => fives * rules.HINT_COST);

const persisted = fc
  .nat(rules.MAX_SCORE / rules.HINT_COST)
  .map((fives) => ({ bestScore: fives * rules.HINT_COST }));

/** Whether a score is possible: a guess scores 10 points or, with a hint, 5. */
const isMultipleOfFive = (value: number) => isCount(value) && value % rules.HINT_COST === 0;

/** Whether a list has each of the three cards once at most. */
const areCards = (cards: readonly number[]) =>
  cards.every((card) => isUpTo(rules.CARDS_PER_TEACHER - 1, card)) &&
  new Set(cards).size === cards.length;

const PHASES = ['idle', 'guessing', 'guessed', 'ended'];

export const fixture = gameFixture({
  game: guessTheTeacher,
  feature,
  name: 'Guess the Teacher',
  phases: PHASES,
  actions: {
    classStarted: from(3, drawnCard, slice.classStarted),
    challengeAccepted: from(
      1,
      record({ cards: wholeClass, score: points }),
      slice.challengeAccepted,
    ),
    hintRevealed: from(4, record({ offset, hint: fc.nat(rules.HINT_COUNT - 1) }), (drawn, state) =>
      slice.hintRevealed({ round: state.guessTheTeacher.round + drawn.offset, hint: drawn.hint }),
    ),
    /** Two of three visitors know the answer. */
    teacherGuessed: from(
      8,
      record({ offset, knows: fc.constantFrom(true, true, false), teacher }),
      (drawn, { guessTheTeacher: { round, teacherType } }) => {
        const guess = (drawn.knows && teacherType) || drawn.teacher;
        return slice.teacherGuessed({ round: round + drawn.offset, guess });
      },
    ),
    nextTeacherCame: from(8, drawnCard, slice.nextTeacherCame),
    classEnded: fixed(4, slice.classEnded()),
    scoresReset: fixed(1, slice.scoresReset()),
    scoresTaken: from(1, persisted, taken('guessTheTeacher')),
  },
  legal: {
    classStarted: ({ phase }) => phase === 'idle' || phase === 'ended',
    hintRevealed: ({ phase, round, hint }, revealed) =>
      phase === 'guessing' && revealed.round === round && hint === null,
    teacherGuessed: ({ phase, round }, payload) => phase === 'guessing' && payload.round === round,
    nextTeacherCame: ({ phase, round, teacherType }, next) =>
      phase === 'guessed' && round < 5 && next.teacherType !== teacherType,
    classEnded: ({ phase, round }) => phase === 'guessed' && round === 5,
  },
  clicks: [
    fc.constantFrom(enterClass, startClass, callNextTeacher).map((thunk) => thunk()),
    fc.constant(askForHint()),
    teacher.map(guessTeacher),
    fc.constant(slice.classEnded()),
  ],
  checks: (state) => {
    const { phase, round, teacherType, cards, challenge, seenCards } = state;
    const { hint, hintUsed, hintsUsed, guess, score, bestScore, isRecord } = state;
    const isGuessed = phase === 'guessed' || phase === 'ended';
    const guesses = isGuessed ? round : round - 1;
    const hintsBefore = hintUsed ? hintsUsed - 1 : hintsUsed;
    const hintsOfGuesses = isGuessed ? hintsUsed : hintsBefore;
    const mostPoints = rules.POINTS * guesses - rules.HINT_COST * hintsOfGuesses;
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'round: from 1 to 5': isUpTo(rules.ROUND_COUNT, round) && round > 0,
      'round: 5 when a class has ended': phase !== 'ended' || round === rules.ROUND_COUNT,
      'teacherType: null before the first class, then a teacher':
        phase === 'idle' ? teacherType === null : isOneOf(rules.TEACHERS, teacherType),
      'seenCards: for each teacher, different ones of three':
        isDeepStrictEqual(Object.keys(seenCards), [...rules.TEACHERS]) &&
        Object.values(seenCards).every(areCards),
      'cards: one for each round of this class, the last one of this teacher':
        cards.length === (phase === 'idle' ? 0 : round) &&
        (cards.at(-1)?.teacherType ?? null) === teacherType,
      'challenge: null, or the cards of a class and a score':
        challenge === null || (rules.isClass(challenge.cards) && isMultipleOfFive(challenge.score)),
      'guess: a teacher once guessed, otherwise null': isGuessed
        ? isOneOf(rules.TEACHERS, guess)
        : guess === null,
      'hint: one of three if used, otherwise null': hintUsed
        ? isUpTo(rules.HINT_COUNT - 1, hint)
        : hint === null,
      'hintUsed: a boolean, false before the first class':
        hintUsed === false || (hintUsed === true && phase !== 'idle'),
      'hintsUsed: at most one per round': isUpTo(round - 1, hintsBefore),
      'score: at most the points of the guesses minus those of the hints':
        isMultipleOfFive(score) && score <= mostPoints,
      'isRecord: a boolean, of an ended class alone':
        typeof isRecord === 'boolean' && !(isRecord && phase !== 'ended'),
      'bestScore: a possible score': isMultipleOfFive(bestScore) && bestScore <= rules.MAX_SCORE,
    };
  },
  scores: {
    earlier: { bestScore: 35 },
    afterReset: { bestScore: 0 },
    score: (store) => takeClass(store, 4),
    scored: { bestScore: 40 },
    shown: { 'Best score': '35 / 50' },
    cleared: {},
  },
});
