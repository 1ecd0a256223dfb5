import fc from 'fast-check';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import * as slice from '../../../src/games/guess-the-teacher/slice';
import { anything } from '../../support/hostileValues';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { fixture } from './fixture';
import { callTeacher, startClassWith } from './turns';

testSlice(fixture);

const { reduce, stateAfter } = sliceTester(({ guessTheTeacher }) => guessTheTeacher.round);

const hinted = (hint: number) => (round: number) => slice.hintRevealed({ round, hint });
const guessed = (guess: TeacherType) => (round: number) => slice.teacherGuessed({ round, guess });

/** A guess: right, right after a hint, or wrong. */
type Outcome = 'right' | 'hinted' | 'wrong';

/** Rounds up to the last guess, with the teachers in the order of TEACHERS. */
const rounds = (...outcomes: Outcome[]) =>
  outcomes.flatMap((outcome, index): Step[] => {
    const teacher = TEACHERS[index] as TeacherType;
    const other = teacher === 'math' ? 'pe' : 'math';
    return [
      index === 0 ? startClassWith(teacher) : callTeacher(teacher),
      ...(outcome === 'hinted' ? [hinted(1)] : []),
      guessed(outcome === 'wrong' ? other : teacher),
    ];
  });

const wholeClass = (...outcomes: Outcome[]) => [...rounds(...outcomes), slice.classEnded()];
const fairClass = wholeClass('right', 'hinted', 'wrong', 'right', 'right');

const drawn = { teacherType: 'history', card: 2 } as const;
const sent = { cards: [drawn, { teacherType: 'pe', card: 0 } as const], score: 25 };

/** The steps to each stage, after a class with the score 35 so that the best score is not initial. */
const stepsTo = {
  'before the first class': [],
  guessing: [...fairClass, startClassWith('english')],
  'guessing with a hint': [...fairClass, startClassWith('english'), hinted(2)],
  guessed: [...fairClass, ...rounds('hinted', 'wrong')],
  'guessing in the last round': [...fairClass, ...fairClass.slice(0, -2)],
  'guessed in the last round': [...fairClass, ...fairClass.slice(0, -1)],
  ended: fairClass,
  challenged: [slice.challengeAccepted(sent)],
} satisfies Record<string, Step[]>;
type Stage = keyof typeof stepsTo;
const stateAt = (stage: Stage) => stateAfter(...stepsTo[stage]);

test('starts without a teacher, in the first round, with no score', () => {
  expect(INITIAL.guessTheTeacher).toEqual({
    ...{ phase: 'idle', round: 1, teacherType: null, guess: null, challenge: null },
    ...{ hint: null, hintUsed: false, hintsUsed: 0, score: 0, bestScore: 0, isRecord: false },
    cards: [],
    seenCards: { math: [], english: [], pe: [], history: [], science: [] },
  });
});

const poorClass = wholeClass('wrong', 'wrong', 'wrong', 'wrong', 'right');

test.each([
  ['the first class', [], fairClass, false],
  ['a better class', poorClass, fairClass, true],
  ['an equal class', fairClass, fairClass, false],
  ['a worse class', fairClass, poorClass, false],
  ['a class that has begun', [...poorClass, ...fairClass], [startClassWith('english')], false],
])('%s: whether it is a record is %4$j', (_which, before, steps, isRecord) => {
  const state = stateAfter(...before, ...steps);
  expect(slice.selectIsRecord(state)).toBe(isRecord);
  expect(slice.selectIsRecord(reduce(state, slice.scoresReset()))).toBe(false);
});

test.each([
  ['ended', slice.classStarted(drawn), null],
  ['guessing with a hint', slice.challengeAccepted(sent), sent],
] as const)('at "%s" a new class keeps only best score and seen cards', (...row) => {
  const [stage, action, challenge] = row;
  const { seenCards, bestScore } = stateAt(stage).guessTheTeacher;
  expect(reduce(stateAt(stage), action).guessTheTeacher).toEqual({
    ...INITIAL.guessTheTeacher,
    ...{ phase: 'guessing', teacherType: 'history', cards: [drawn] },
    seenCards: { ...seenCards, history: [...seenCards.history, 2] },
    ...{ challenge, bestScore },
  });
});

test('a hint is stored, and counted for the round and the class', () => {
  const state = stateAt('guessing');
  expect(reduce(state, hinted(2)).guessTheTeacher).toEqual({
    ...state.guessTheTeacher,
    ...{ hint: 2, hintUsed: true, hintsUsed: 1 },
  });
});

test.each([
  ['math', false, 10],
  ['math', true, 5],
  ['pe', false, 0],
  ['pe', true, 0],
] as const)('for Math the guess %s, with a hint: %s, scores %i', (guess, hasHint, points) => {
  const before = stateAfter(startClassWith('math'), ...(hasHint ? [hinted(1)] : []));
  expect([slice.selectIsRight(before), slice.selectPoints(before)]).toEqual([false, 0]);
  const state = reduce(before, guessed(guess));
  expect([slice.selectIsRight(state), slice.selectPoints(state)]).toEqual([
    guess === 'math',
    points,
  ]);
  const after = { ...before.guessTheTeacher, phase: 'guessed', guess, score: points };
  expect(state.guessTheTeacher).toEqual(after);
});

test('without a card there is neither a challenge nor a right guess', () => {
  expect(reduce(INITIAL, slice.challengeAccepted({ cards: [], score: 0 }))).toBe(INITIAL);
  expect(slice.selectIsRight(INITIAL)).toBe(false);
});

test('the next teacher starts a round without guess and hint, in which an earlier hint costs nothing', () => {
  const before = stateAfter(...rounds('hinted')).guessTheTeacher;
  const state = stateAfter(...rounds('hinted'), slice.nextTeacherCame(drawn));
  expect(state.guessTheTeacher).toEqual({
    ...before,
    ...{ phase: 'guessing', round: 2, teacherType: 'history', guess: null },
    cards: [...before.cards, drawn],
    seenCards: { ...before.seenCards, history: [2] },
    ...{ hint: null, hintUsed: false },
  });
  expect(slice.selectPoints(reduce(state, guessed('history')))).toBe(10);
});

test.each([
  ['not seen yet', [1, 0], 2, [1, 0, 2]],
  ['seen between others', [1, 0, 2], 0, [1, 2, 0]],
])('a card that was %s becomes the last of the seen ones', (_what, seen, card, after) => {
  const { guessTheTeacher } = INITIAL;
  const seenCards = { ...guessTheTeacher.seenCards, pe: seen };
  const before = { ...INITIAL, guessTheTeacher: { ...guessTheTeacher, seenCards } };
  const state = reduce(before, slice.classStarted({ teacherType: 'pe', card }));
  expect(state.guessTheTeacher.seenCards).toEqual({ ...seenCards, pe: after });
  expect(slice.selectCard(state)).toBe(card);
});

test('a class adds up the points of its rounds', () => {
  expect(stateAt('ended').guessTheTeacher).toMatchObject({ score: 35, hintsUsed: 1 });
});

test.each([
  ['before the first class', [null, false, 'clown', false]],
  ['guessed', [0, false, 'clown', false]],
  ['ended', [0, true, 'vip', false]],
  ['challenged', [2, false, 'clown', true]],
] as const)('at "%s" card, last round, certificate and challenge are selected: %j', (...row) => {
  const [stage, expected] = row;
  const state = stateAt(stage);
  const selectors = [
    slice.selectCard,
    slice.selectIsLastRound,
    slice.selectCertificate,
    slice.selectIsChallenged,
  ];
  expect(selectors.map((select) => select(state))).toEqual(expected);
});

describe('the best score', () => {
  const poorClass = wholeClass('wrong', 'wrong', 'hinted', 'wrong', 'right');

  test.each([
    ['a better one', [...poorClass, ...fairClass], 35],
    ['a worse one', [...fairClass, ...poorClass], 35],
    ['one that has not ended', [...poorClass, ...fairClass.slice(0, -1)], 15],
  ])('after %s is the highest so far', (_what, classes, bestScore) => {
    const { guessTheTeacher } = stateAfter(...classes);
    expect(slice.persisted.select(guessTheTeacher)).toEqual({ bestScore });
  });

  test('is reset alone', () => {
    const state = stateAt('guessing with a hint');
    const expected = { ...state.guessTheTeacher, bestScore: 0 };
    expect(reduce(state, slice.scoresReset()).guessTheTeacher).toEqual(expected);
  });
});

test('a log of an earlier version, with the types of the teachers alone, shows their first cards', () => {
  const first = { type: slice.classStarted.type, payload: 'pe' };
  const second = { type: slice.nextTeacherCame.type, payload: 'math' };
  const state = stateAfter(first, guessed('pe'), second);
  expect([state.guessTheTeacher.round, slice.selectCard(state)]).toEqual([2, 0]);
  expect(state.guessTheTeacher.seenCards).toMatchObject({ pe: [0], math: [0] });
});

/** All scores that a class can end with. */
const SCORES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50];

test('only a best score that a class can end with is kept', () => {
  const bestOf = (bestScore: unknown) => slice.validate({ bestScore }).bestScore;
  expect(SCORES.map(bestOf)).toEqual(SCORES);
  expect([55, 51, 49, 1, -5, 12.5, '45'].map(bestOf)).toEqual(Array(7).fill(0));
});

const anyScore = fc.oneof(fc.integer({ min: -10, max: 60 }), fc.double(), anything);

testValidation(fixture, {
  valid: { bestScore: 35 },
  almostValid: fc.record({ bestScore: anyScore }),
});
