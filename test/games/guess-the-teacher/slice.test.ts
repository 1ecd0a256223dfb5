import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../../src/app/reducer';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import { TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import {
  classEnded,
  classStarted,
  hintRevealed,
  nextTeacherCame,
  scoresReset,
  scoresRestored,
  selectBestScore,
  selectCertificate,
  selectGuess,
  selectHint,
  selectHintsUsed,
  selectIsLastRound,
  selectIsRight,
  selectPersisted,
  selectPhase,
  selectPoints,
  selectRound,
  selectScore,
  selectTeacherType,
  teacherGuessed,
} from '../../../src/games/guess-the-teacher/slice';
import type { RootState } from '../../../src/state/types';

/** What happens, once it is known which round is on. */
type Event = UnknownAction | ((round: number) => UnknownAction);

const FIRST = reducer(undefined, { type: '@@first' });
const happen = (state: RootState, event: Event) =>
  reducer(state, typeof event === 'function' ? event(selectRound(state)) : event);
const stateAfter = (...events: Event[]) => events.reduce(happen, FIRST);

const hinted =
  (hint: number, away = 0) =>
  (round: number) =>
    hintRevealed({ round: round + away, hint });
const guessed =
  (guess: TeacherType, away = 0) =>
  (round: number) =>
    teacherGuessed({ round: round + away, guess });

/** How a round goes: guessed at once, guessed with a hint, or not guessed. */
type Way = 'right' | 'hinted' | 'wrong';

/** A round, once its teacher is in. */
function played(teacher: TeacherType, way: Way): Event[] {
  const other = teacher === 'math' ? 'pe' : 'math';
  const guess = guessed(way === 'wrong' ? other : teacher);
  return way === 'hinted' ? [hinted(1), guess] : [guess];
}

/** Rounds with the teachers in their order, up to the last guess. */
const rounds = (...ways: Way[]) =>
  ways.flatMap((way, index) => {
    const teacher = TEACHERS[index] as TeacherType;
    const came = index === 0 ? classStarted(teacher) : nextTeacherCame(teacher);
    return [came, ...played(teacher, way)];
  });

const wholeClass = (...ways: Way[]) => [...rounds(...ways), classEnded()];
const fairClass = wholeClass('right', 'hinted', 'wrong', 'right', 'right');

/** How each point of a class is reached, after a class that scored 35: there is something to lose. */
const ways = {
  'before the first class': [],
  guessing: [...fairClass, classStarted('english')],
  'guessing with a hint': [...fairClass, classStarted('english'), hinted(2)],
  guessed: [...fairClass, ...rounds('hinted', 'wrong')],
  'guessing in the last round': [...fairClass, ...fairClass.slice(0, -2)],
  'guessed in the last round': [...fairClass, ...fairClass.slice(0, -1)],
  ended: fairClass,
} satisfies Record<string, Event[]>;
type Point = keyof typeof ways;
const POINTS = Object.keys(ways) as Point[];
const stateAt = (point: Point) => stateAfter(...ways[point]);

test('starts with nobody in, in the first round, with no score', () => {
  expect(FIRST.guessTheTeacher).toEqual({
    phase: 'idle',
    round: 1,
    teacherType: null,
    hint: null,
    hintUsed: false,
    hintsUsed: 0,
    guess: null,
    score: 0,
    bestScore: 0,
  });
});

test.each(POINTS)('at "%s", a screen can read all there is', (point) => {
  const state = stateAt(point);
  const { hintUsed, ...all } = state.guessTheTeacher;
  expect({
    phase: selectPhase(state),
    round: selectRound(state),
    teacherType: selectTeacherType(state),
    hint: selectHint(state),
    hintsUsed: selectHintsUsed(state),
    guess: selectGuess(state),
    score: selectScore(state),
    bestScore: selectBestScore(state),
  }).toEqual(all);
  expect(selectIsLastRound(state)).toBe(all.round === 5);
});

const events: Record<string, Event> = {
  'a class that starts': classStarted('history'),
  'a hint': hinted(0),
  'a right guess': guessed('english'),
  'a wrong guess': guessed('science'),
  'a hint of an earlier round': hinted(0, -1),
  'a guess of an earlier round': guessed('english', -1),
  'a guess of a round to come': guessed('english', 1),
  'the next teacher': nextTeacherCame('history'),
  'the teacher who was just in': nextTeacherCame('english'),
  'the end of the class': classEnded(),
};
const accepted: [Point, string[]][] = [
  ['before the first class', ['a class that starts']],
  ['guessing', ['a hint', 'a right guess', 'a wrong guess']],
  ['guessing with a hint', ['a right guess', 'a wrong guess']],
  ['guessed', ['the next teacher']],
  ['guessing in the last round', ['a hint', 'a right guess', 'a wrong guess']],
  ['guessed in the last round', ['the end of the class']],
  ['ended', ['a class that starts']],
];

test.each(accepted)('at "%s", of all events of a class only %j change anything', (point, names) => {
  const state = stateAt(point);
  const change = ([, event]: [string, Event]) => !isDeepStrictEqual(happen(state, event), state);
  const changing = Object.entries(events).filter(change);
  expect(changing.map(([name]) => name)).toEqual(names);
});

test.each(['before the first class', 'ended'] as const)(
  'a class that starts at "%s" begins with its first round, and forgets all but the best score',
  (point) => {
    const state = stateAt(point);
    expect(happen(state, classStarted('history')).guessTheTeacher).toEqual({
      phase: 'guessing',
      round: 1,
      teacherType: 'history',
      hint: null,
      hintUsed: false,
      hintsUsed: 0,
      guess: null,
      score: 0,
      bestScore: selectBestScore(state),
    });
  },
);

test('a hint is the one that was drawn, counts in round and class, and leaves the rest', () => {
  const state = stateAt('guessing');
  expect(happen(state, hinted(2)).guessTheTeacher).toEqual({
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
  ])('that is %s scores as it should, once, and the teacher stays in', (what, round, points) => {
    const before = stateAfter(classStarted('math'));
    expect([selectIsRight(before), selectPoints(before)]).toEqual([false, 0]);
    const state = round.reduce(happen, before);
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

  test('of nobody is not right', () => {
    expect(selectIsRight(FIRST)).toBe(false);
  });

  test('is not made dearer by a hint of an earlier round', () => {
    const state = stateAfter(...rounds('hinted', 'right'));
    expect([selectPoints(state), selectScore(state)]).toEqual([10, 15]);
  });
});

test('the next teacher brings a new round: no guess, no hint, and all that was scored', () => {
  expect(stateAfter(...rounds('hinted'), nextTeacherCame('science')).guessTheTeacher).toEqual({
    phase: 'guessing',
    round: 2,
    teacherType: 'science',
    hint: null,
    hintUsed: false,
    hintsUsed: 1,
    guess: null,
    score: 5,
    bestScore: 0,
  });
});

test.each([
  [50, 'pet', ['right', 'right', 'right', 'right', 'right']],
  [35, 'vip', ['right', 'hinted', 'wrong', 'right', 'right']],
  [25, 'survivor', ['hinted', 'hinted', 'hinted', 'hinted', 'hinted']],
  [0, 'clown', ['wrong', 'wrong', 'wrong', 'wrong', 'wrong']],
] as const)('a class that adds up to %i ends as a %s: %j', (score, certificate, rounds) => {
  const state = stateAfter(...wholeClass(...rounds));
  expect(selectScore(state)).toBe(score);
  expect(selectCertificate(state)).toBe(certificate);
  expect(selectBestScore(state)).toBe(score);
});

describe('the best score', () => {
  const poorClass = wholeClass('wrong', 'wrong', 'hinted', 'wrong', 'right');

  test.each([
    ['a class', [...poorClass], 15],
    ['a better one', [...poorClass, ...fairClass], 35],
    ['a worse one', [...fairClass, ...poorClass], 35],
    ['one that has not come to its end', [...poorClass, ...fairClass.slice(0, -1)], 15],
  ])('after %s is that of the best there was', (_what, classes, best) => {
    expect(selectPersisted(stateAfter(...classes))).toEqual({ bestScore: best });
  });

  test.each(POINTS)('at "%s" is forgotten, or taken over from another tab, alone', (point) => {
    const state = stateAt(point);
    for (const [event, bestScore] of [
      [scoresReset(), 0],
      [scoresRestored({ bestScore: 45 }), 45],
    ] as const) {
      expect(happen(state, event).guessTheTeacher).toEqual({ ...state.guessTheTeacher, bestScore });
    }
  });
});
