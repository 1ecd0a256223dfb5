import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import {
  selectBestScore,
  selectCard,
  selectCards,
  selectCertificate,
  selectChallenge,
  selectGuess,
  selectHint,
  selectHintsUsed,
  selectIsLastRound,
  selectIsRight,
  selectPhase,
  selectPoints,
  selectRound,
  selectScore,
  selectSeenCards,
  selectTeacherType,
} from '../../../src/games/guess-the-teacher/selectors';
import {
  classEnded,
  classStarted,
  hintRevealed,
  nextTeacherCame,
  selectPersisted as persistedOf,
  scoresReset,
  scoresRestored,
  teacherGuessed,
} from '../../../src/games/guess-the-teacher/slice';
import type { RootState } from '../../../src/state/types';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';
import { callTeacher, startClassWith } from './turns';

const selectPersisted = (state: RootState) => persistedOf(state.guessTheTeacher);

const { reduce, stateAfter, changing } = sliceTester(selectRound);

const hinted =
  (hint: number, offset = 0) =>
  (round: number) =>
    hintRevealed({ round: round + offset, hint });
const guessed =
  (guess: TeacherType, offset = 0) =>
  (round: number) =>
    teacherGuessed({ round: round + offset, guess });

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

const wholeClass = (...outcomes: Outcome[]) => [...rounds(...outcomes), classEnded()];
const fairClass = wholeClass('right', 'hinted', 'wrong', 'right', 'right');

/** The steps to each stage, after a class with the score 35 so that the best score is not initial. */
const stepsTo = {
  'before the first class': [],
  guessing: [...fairClass, startClassWith('english')],
  'guessing with a hint': [...fairClass, startClassWith('english'), hinted(2)],
  guessed: [...fairClass, ...rounds('hinted', 'wrong')],
  'guessing in the last round': [...fairClass, ...fairClass.slice(0, -2)],
  'guessed in the last round': [...fairClass, ...fairClass.slice(0, -1)],
  ended: fairClass,
} satisfies Record<string, Step[]>;
type Stage = keyof typeof stepsTo;
const STAGES = Object.keys(stepsTo) as Stage[];
const stateAt = (stage: Stage) => stateAfter(...stepsTo[stage]);

test('starts without a teacher, in the first round, with no score', () => {
  expect(INITIAL.guessTheTeacher).toEqual({
    phase: 'idle',
    round: 1,
    teacherType: null,
    cards: [],
    seenCards: { math: [], english: [], pe: [], history: [], science: [] },
    hint: null,
    hintUsed: false,
    hintsUsed: 0,
    guess: null,
    score: 0,
    challenge: null,
    bestScore: 0,
  });
});

test.each(STAGES)('at "%s", the selectors return the state', (stage) => {
  const state = stateAt(stage);
  const { hintUsed, ...all } = state.guessTheTeacher;
  expect({
    phase: selectPhase(state),
    round: selectRound(state),
    teacherType: selectTeacherType(state),
    seenCards: selectSeenCards(state),
    hint: selectHint(state),
    hintsUsed: selectHintsUsed(state),
    guess: selectGuess(state),
    score: selectScore(state),
    cards: selectCards(state),
    challenge: selectChallenge(state),
    bestScore: selectBestScore(state),
  }).toEqual(all);
  const { teacherType, seenCards } = all;
  expect(selectCard(state)).toBe(teacherType && (seenCards[teacherType].at(-1) ?? null));
  expect(selectIsLastRound(state)).toBe(all.round === 5);
});

const steps: Record<string, Step> = {
  'the start of a class': startClassWith('history'),
  'a hint': hinted(0),
  'a right guess': guessed('english'),
  'a wrong guess': guessed('science'),
  'a hint of an earlier round': hinted(0, -1),
  'a guess of an earlier round': guessed('english', -1),
  'a guess of a later round': guessed('english', 1),
  'the next teacher': callTeacher('history'),
  'the same teacher again, with another card': nextTeacherCame({ teacherType: 'english', card: 1 }),
  'the end of the class': classEnded(),
};
const accepted: [Stage, string[]][] = [
  ['before the first class', ['the start of a class']],
  ['guessing', ['a hint', 'a right guess', 'a wrong guess']],
  ['guessing with a hint', ['a right guess', 'a wrong guess']],
  ['guessed', ['the next teacher']],
  ['guessing in the last round', ['a hint', 'a right guess', 'a wrong guess']],
  ['guessed in the last round', ['the end of the class']],
  ['ended', ['the start of a class']],
];

test.each(accepted)('at "%s", only %j change the state', (stage, names) => {
  expect(changing(stateAt(stage), steps)).toEqual(names);
});

test.each(['before the first class', 'ended'] as const)(
  'a class started at "%s" begins with round 1, and resets all but the best score and the seen cards',
  (stage) => {
    const state = stateAt(stage);
    const drawn = { teacherType: 'history', card: 2 } as const;
    const { seenCards } = state.guessTheTeacher;
    expect(reduce(state, classStarted(drawn)).guessTheTeacher).toEqual({
      phase: 'guessing',
      round: 1,
      teacherType: 'history',
      cards: [drawn],
      seenCards: { ...seenCards, history: [...seenCards.history, 2] },
      hint: null,
      hintUsed: false,
      hintsUsed: 0,
      guess: null,
      score: 0,
      challenge: null,
      bestScore: selectBestScore(state),
    });
  },
);

test('a hint is stored, and counted for the round and the class', () => {
  const state = stateAt('guessing');
  expect(reduce(state, hinted(2)).guessTheTeacher).toEqual({
    ...state.guessTheTeacher,
    hint: 2,
    hintUsed: true,
    hintsUsed: 1,
  });
});

describe('a guess', () => {
  test.each([
    ['right', [guessed('math')], 10],
    ['right, with a hint', [hinted(1), guessed('math')], 5],
    ['wrong', [guessed('pe')], 0],
    ['wrong, with a hint', [hinted(1), guessed('pe')], 0],
  ])('that is %s scores, and keeps the teacher', (what, round, points) => {
    const before = stateAfter(startClassWith('math'));
    expect([selectIsRight(before), selectPoints(before)]).toEqual([false, 0]);
    const state = round.reduce(reduce, before);
    expect(selectIsRight(state)).toBe(what.startsWith('right'));
    expect(selectPoints(state)).toBe(points);
    expect(state.guessTheTeacher).toMatchObject({
      phase: 'guessed',
      teacherType: 'math',
      guess: what.startsWith('right') ? 'math' : 'pe',
      score: points,
      hintsUsed: round.length - 1,
    });
  });

  test('before the first teacher is not right', () => {
    expect(selectIsRight(INITIAL)).toBe(false);
  });

  test('is not charged for a hint of an earlier round', () => {
    const state = stateAfter(...rounds('hinted', 'right'));
    expect([selectPoints(state), selectScore(state)]).toEqual([10, 15]);
  });
});

test('the next teacher starts a new round without guess and hint, and keeps the score', () => {
  const drawn = { teacherType: 'science', card: 1 } as const;
  expect(stateAfter(...rounds('hinted'), nextTeacherCame(drawn)).guessTheTeacher).toEqual({
    phase: 'guessing',
    round: 2,
    teacherType: 'science',
    cards: [{ teacherType: 'math', card: 0 }, drawn],
    seenCards: { math: [0], english: [], pe: [], history: [], science: [1] },
    hint: null,
    hintUsed: false,
    hintsUsed: 1,
    guess: null,
    score: 5,
    challenge: null,
    bestScore: 0,
  });
});

test.each([
  ['not seen yet', [1, 0], 2, [1, 0, 2]],
  ['seen longest ago', [1, 0, 2], 1, [0, 2, 1]],
  ['seen between others', [1, 0, 2], 0, [1, 2, 0]],
  ['seen last', [1, 0, 2], 2, [1, 0, 2]],
])('a card that was %s becomes the last of the seen ones', (_what, seen, card, after) => {
  const { guessTheTeacher } = INITIAL;
  const others = guessTheTeacher.seenCards;
  const before = {
    ...INITIAL,
    guessTheTeacher: { ...guessTheTeacher, seenCards: { ...others, pe: seen } },
  };
  const state = reduce(before, classStarted({ teacherType: 'pe', card }));
  expect(selectSeenCards(state)).toEqual({ ...others, pe: after });
  expect(selectCard(state)).toBe(card);
});

test.each([
  [50, 'pet', ['right', 'right', 'right', 'right', 'right']],
  [35, 'vip', ['right', 'hinted', 'wrong', 'right', 'right']],
  [25, 'survivor', ['hinted', 'hinted', 'hinted', 'hinted', 'hinted']],
  [0, 'clown', ['wrong', 'wrong', 'wrong', 'wrong', 'wrong']],
] as const)('a score of %i gives the certificate %s: %j', (score, certificate, outcomes) => {
  const state = stateAfter(...wholeClass(...outcomes));
  expect(selectScore(state)).toBe(score);
  expect(selectCertificate(state)).toBe(certificate);
  expect(selectBestScore(state)).toBe(score);
});

describe('the best score', () => {
  const poorClass = wholeClass('wrong', 'wrong', 'hinted', 'wrong', 'right');

  test.each([
    ['a class', poorClass, 15],
    ['a better one', [...poorClass, ...fairClass], 35],
    ['a worse one', [...fairClass, ...poorClass], 35],
    ['one that has not ended', [...poorClass, ...fairClass.slice(0, -1)], 15],
  ])('after %s is the highest so far', (_what, classes, best) => {
    expect(selectPersisted(stateAfter(...classes))).toEqual({ bestScore: best });
  });

  test.each(STAGES)('at "%s" is reset and restored alone', (stage) => {
    const state = stateAt(stage);
    for (const [action, bestScore] of [
      [scoresReset(), 0],
      [scoresRestored({ bestScore: 45 }), 45],
    ] as const) {
      expect(reduce(state, action).guessTheTeacher).toEqual({
        ...state.guessTheTeacher,
        bestScore,
      });
    }
  });
});

test('a log of an earlier version, with the types of the teachers alone, shows their first cards', () => {
  const state = stateAfter({ type: classStarted.type, payload: 'pe' }, guessed('pe'), {
    type: nextTeacherCame.type,
    payload: 'math',
  });
  expect([selectRound(state), selectTeacherType(state), selectCard(state)]).toEqual([2, 'math', 0]);
  expect(selectSeenCards(state)).toMatchObject({ pe: [0], math: [0] });
});
