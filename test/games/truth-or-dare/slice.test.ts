import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Bags, TaskId } from '../../../src/games/truth-or-dare/rules';
import { DIFFICULTIES, SECONDS } from '../../../src/games/truth-or-dare/rules';
import type { Persisted, TruthOrDareState } from '../../../src/games/truth-or-dare/slice';
import {
  bagsFilled,
  challengeAccepted,
  difficultyChosen,
  gameLeft,
  scoresReset,
  secondPassed,
  selectPersisted,
  selectRound,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
  validate,
} from '../../../src/games/truth-or-dare/slice';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { reducer } from '../../support/store';
import { taken } from '../../support/taken';
import { invalidSlices } from '../../support/validState';
import type { Step } from '../shared/sliceTester';
import { sliceTester } from '../shared/sliceTester';
import { testValidation } from '../shared/validationTests';

type Phase = TruthOrDareState['phase'];

const { reduce, stateAfter, changing } = sliceTester(selectRound);
const gameAfter = (...steps: Step[]) => stateAfter(...steps).truthOrDare;

const TRUTH: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE: TaskId = { difficulty: 'hard', type: 'Dare', index: 4 };
const EASY: Bags = { Truth: [2, 4, 0], Dare: [1, 3] };
const HARD: Bags = { Truth: [], Dare: [4, 0] };
const NO_BAGS: Bags = { Truth: [], Dare: [] };

const filled = [
  bagsFilled({ difficulty: 'easy', bags: EASY }),
  bagsFilled({ difficulty: 'hard', bags: HARD }),
];
const dealt =
  (task: TaskId, offset = 0) =>
  (round: number) =>
    taskDealt({ round: round + offset, task });
const secondsLeft =
  (left: number, offset = 0) =>
  (round: number) =>
    secondPassed({ round: round + offset, left });

const completedTurn = [spinStarted(), dealt(TRUTH), taskCompleted()];
const failedTurn = [spinStarted(), dealt(DARE), taskFailed()];

/** The steps to each phase, after a completed turn so that scores and bags are not initial. */
const earlier = [...filled, ...completedTurn];
const stepsTo: Record<Phase, Step[]> = {
  idle: [...earlier, gameLeft()],
  spinning: [...earlier, spinStarted()],
  counting: [...earlier, spinStarted(), dealt(DARE)],
  timeUp: [...earlier, spinStarted(), dealt(DARE), secondsLeft(0)],
  completed: [...earlier, spinStarted(), dealt(DARE), taskCompleted()],
  failed: [...earlier, spinStarted(), dealt(DARE), taskFailed()],
};
const PHASES = Object.keys(stepsTo) as Phase[];

test('starts idle, at the easy level, with no task, no score and no friends', () => {
  expect(gameAfter()).toEqual({
    ...{ phase: 'idle', round: 0, difficulty: 'easy', countdown: 0 },
    ...{ currentType: null, lastTask: null },
    bags: { easy: NO_BAGS, medium: NO_BAGS, hard: NO_BAGS },
    ...{ tasksCompleted: 0, streak: 0, bestStreak: 0 },
    ...{ players: [], turns: [], turn: null, ownTasks: [] },
  });
});

const steps: Record<string, Step> = {
  'a spin': spinStarted(),
  'a task for this spin': dealt(TRUTH),
  'a task for an earlier spin': dealt(TRUTH, -1),
  'a task for a later spin': dealt(TRUTH, 1),
  'a second of this spin': secondsLeft(12),
  'the last second of this spin': secondsLeft(0),
  'a second of an earlier spin': secondsLeft(12, -1),
  'the last second of an earlier spin': secondsLeft(0, -1),
  'a second of a later spin': secondsLeft(12, 1),
  Completed: taskCompleted(),
  Failed: taskFailed(),
};

test.each<[Phase, string[]]>([
  ['idle', ['a spin']],
  ['spinning', ['a task for this spin']],
  [
    'counting',
    ['a spin', 'a second of this spin', 'the last second of this spin', 'Completed', 'Failed'],
  ],
  ['timeUp', ['a spin', 'Completed', 'Failed']],
  ['completed', ['a spin']],
  ['failed', ['a spin']],
])('in "%s", only %j change the state', (phase, names) => {
  expect(changing(stateAfter(...stepsTo[phase]), steps)).toEqual(names);
});

test.each(PHASES.filter((phase) => phase !== 'spinning'))(
  'a spin in "%s" starts a new round without a task, and changes no score',
  (phase) => {
    const before = gameAfter(...stepsTo[phase]);
    expect(gameAfter(...stepsTo[phase], spinStarted())).toEqual({
      ...before,
      phase: 'spinning',
      round: before.round + 1,
      currentType: null,
      countdown: 0,
    });
  },
);

test.each<[string, Bags, Bags]>([
  ['empty ones', NO_BAGS, EASY],
  ['no truths that are left', { Truth: [3], Dare: [] }, { Truth: [3], Dare: [] }],
  ['no dares that are left', { Truth: [], Dare: [3] }, { Truth: [], Dare: [3] }],
])('filling the bags of a level replaces %s, and no other bags', (_what, left, after) => {
  const before = [...filled, bagsFilled({ difficulty: 'medium', bags: left })];
  expect(gameAfter(...before, bagsFilled({ difficulty: 'medium', bags: EASY }))).toEqual({
    ...gameAfter(...filled),
    bags: { easy: EASY, medium: after, hard: HARD },
  });
});

test.each([
  ['easy', 'Truth', 2, { ...EASY, Truth: [4, 0] }],
  ['easy', 'Truth', 4, { ...EASY, Truth: [2, 0] }],
  ['easy', 'Dare', 2, EASY],
  ['hard', 'Dare', 4, { ...HARD, Dare: [0] }],
  ['medium', 'Truth', 2, NO_BAGS],
] as const)('dealing %s %s %i opens it with its time, and leaves %j in the bags', (...row) => {
  const [difficulty, type, index, left] = row;
  const task = { difficulty, type, index };
  const before = gameAfter(...filled, spinStarted());
  expect(gameAfter(...filled, spinStarted(), dealt(task))).toEqual({
    ...before,
    phase: 'counting',
    currentType: type,
    lastTask: task,
    countdown: SECONDS[difficulty],
    bags: { ...before.bags, [difficulty]: left },
  });
});

test('the task of a friend is open at once, in place of an open one and its round, and stays with another level', () => {
  const before = gameAfter(...stepsTo.counting);
  const steps = [...stepsTo.counting, challengeAccepted(TRUTH), difficultyChosen('hard')];
  expect(gameAfter(...steps)).toEqual({
    ...before,
    difficulty: 'hard',
    round: before.round + 1,
    currentType: 'Truth',
    lastTask: TRUTH,
    countdown: SECONDS.easy,
  });
});

test('the seconds pass; the last one ends the time, and the task stays open', () => {
  const counting = gameAfter(...stepsTo.counting, secondsLeft(1));
  expect(counting).toEqual({ ...gameAfter(...stepsTo.counting), countdown: 1 });
  const over = gameAfter(...stepsTo.counting, secondsLeft(0));
  expect(over).toEqual({ ...counting, phase: 'timeUp', countdown: 0 });
});

test.each(['counting', 'timeUp'] as const)('in "%s" a task is completed or failed', (phase) => {
  const closed = { ...gameAfter(...stepsTo[phase]), currentType: null, countdown: 0 };
  expect(gameAfter(...stepsTo[phase], taskCompleted())).toEqual({
    ...closed,
    phase: 'completed',
    ...{ tasksCompleted: 2, streak: 2, bestStreak: 2 },
  });
  expect(gameAfter(...stepsTo[phase], taskFailed())).toEqual({
    ...closed,
    phase: 'failed',
    ...{ tasksCompleted: 1, streak: 0, bestStreak: 1 },
  });
});

test('the best streak is the longest so far', () => {
  const turns = [completedTurn, completedTurn, failedTurn, completedTurn].flat();
  expect(gameAfter(...turns)).toMatchObject({ tasksCompleted: 3, streak: 1, bestStreak: 2 });
});

test.each(PHASES)('in "%s", a difficulty, a reset, leaving and scores of another tab', (phase) => {
  const state = stateAfter(...stepsTo[phase]);
  const before = state.truthOrDare;
  const idle = { phase: 'idle', currentType: null, countdown: 0 };
  const after = (step: Step) => reduce(state, step).truthOrDare;
  expect(after(difficultyChosen('medium'))).toEqual({ ...before, difficulty: 'medium' });
  const noScores = { tasksCompleted: 0, streak: 0, bestStreak: 0 };
  expect(after(scoresReset())).toEqual({ ...before, ...idle, ...noScores });
  expect(after(gameLeft())).toEqual({ ...before, ...idle });
  const persisted = { difficulty: 'hard', tasksCompleted: 9, streak: 3, bestStreak: 4 } as const;
  expect(selectPersisted(after(taken('truthOrDare')(persisted)))).toEqual(persisted);
});

const VALID = { difficulty: 'hard', tasksCompleted: 12, streak: 3, bestStreak: 7 };

test.each(fewNotCounts)('a count of %s becomes the least that fits the others', (_what, count) => {
  expect(validate({ ...VALID, streak: count })).toEqual({ ...VALID, streak: 0 });
  expect(validate({ ...VALID, bestStreak: count })).toEqual({ ...VALID, bestStreak: VALID.streak });
  const least = { ...VALID, tasksCompleted: VALID.bestStreak };
  expect(validate({ ...VALID, tasksCompleted: count })).toEqual(least);
});

test.each(DIFFICULTIES)('the difficulty %s is unchanged, and so are valid scores', (difficulty) => {
  expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty });
});

test('another difficulty becomes easy; the scores are unchanged', () => {
  for (const difficulty of [undefined, 2, 'Hard', ['hard']])
    expect(validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty: 'easy' });
});

test.each([
  [3, 7, 7, 7, 7],
  [3, 7, 6, 7, 7],
  [7, 3, 5, 7, 7],
  [-3, 7, 12, 7, 12],
  [3, 1e300, 1e300, 3, 3],
])(
  'a streak of %d, a best one of %d and %d tasks: the best is %d, of %d tasks',
  (streak, bestStreak, tasksCompleted, best, tasks) => {
    const validated = validate({ ...VALID, streak, bestStreak, tasksCompleted });
    expect([validated.bestStreak, validated.tasksCompleted]).toEqual([best, tasks]);
  },
);

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
const almostValid = fc.record(
  {
    difficulty: fc.oneof(fc.constantFrom<unknown>(...DIFFICULTIES), anything),
    tasksCompleted: anyCount,
    streak: anyCount,
    bestStreak: anyCount,
    phase: anything,
  },
  { requiredKeys: [] },
);

testValidation({
  validate,
  initial: { difficulty: 'easy', tasksCompleted: 0, streak: 0, bestStreak: 0 },
  valid: VALID,
  unknown: { phase: 'spinning', round: 9, countdown: 12, bags: { easy: { Truth: [], Dare: [3] } } },
  anyStored: fc.oneof(almostValid, anything),
  isValid: (scores: Persisted) =>
    isDeepStrictEqual(invalidSlices(reducer(undefined, taken('truthOrDare')(scores))), {}),
});
