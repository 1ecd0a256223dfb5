import type { Bags, TaskId } from '../../../src/games/truth-or-dare/rules';
import { SECONDS } from '../../../src/games/truth-or-dare/rules';
import {
  selectBags,
  selectBestStreak,
  selectCountdown,
  selectDifficulty,
  selectGame,
  selectLastTask,
  selectOpenTask,
  selectPhase,
  selectPlayer,
  selectRound,
  selectStreak,
  selectTasksCompleted,
} from '../../../src/games/truth-or-dare/selectors';
import type { TruthOrDareState } from '../../../src/games/truth-or-dare/slice';
import {
  bagsFilled,
  difficultyChosen,
  gameLeft,
  selectPersisted as persistedOf,
  scoresReset,
  scoresRestored,
  secondPassed,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import type { RootState } from '../../../src/state/types';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';

const selectPersisted = (state: RootState) => persistedOf(state.truthOrDare);

type Phase = TruthOrDareState['phase'];

const { reduce, stateAfter, changing } = sliceTester(selectRound);

const TRUTH: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE: TaskId = { difficulty: 'hard', type: 'Dare', index: 4 };

const EASY: Bags = { Truth: [2, 4, 0], Dare: [1, 3] };
const HARD: Bags = { Truth: [], Dare: [4, 0] };
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
const stepsTo: Record<Phase, Step[]> = {
  idle: [gameLeft()],
  spinning: [spinStarted()],
  counting: [spinStarted(), dealt(DARE)],
  timeUp: [spinStarted(), dealt(DARE), secondsLeft(0)],
  completed: [spinStarted(), dealt(DARE), taskCompleted()],
  failed: [spinStarted(), dealt(DARE), taskFailed()],
};
const PHASES = Object.keys(stepsTo) as Phase[];
const stateIn = (phase: Phase) => stateAfter(...filled, ...completedTurn, ...stepsTo[phase]);

test('starts idle, at the easy level, with no task and no score', () => {
  expect(INITIAL.truthOrDare).toEqual({
    phase: 'idle',
    round: 0,
    difficulty: 'easy',
    currentType: null,
    lastTask: null,
    bags: {
      easy: { Truth: [], Dare: [] },
      medium: { Truth: [], Dare: [] },
      hard: { Truth: [], Dare: [] },
    },
    countdown: 0,
    tasksCompleted: 0,
    streak: 0,
    bestStreak: 0,
    players: [],
    turns: [],
    turn: null,
    ownTasks: [],
  });
});

test.each(PHASES)('in "%s", the selectors return the state', (phase) => {
  const state = stateIn(phase);
  const { currentType, players, turns, turn, ownTasks, ...all } = state.truthOrDare;
  expect({
    phase: selectPhase(state),
    round: selectRound(state),
    difficulty: selectDifficulty(state),
    lastTask: selectLastTask(state),
    bags: selectBags(state),
    countdown: selectCountdown(state),
    tasksCompleted: selectTasksCompleted(state),
    streak: selectStreak(state),
    bestStreak: selectBestStreak(state),
  }).toEqual({ ...all, phase });
  expect(selectOpenTask(state)).toEqual(currentType && DARE);
  expect(selectGame(state)).toBe(state.truthOrDare);
  expect({ players, turns, turn, ownTasks }).toEqual({
    players: [],
    turns: [],
    turn: null,
    ownTasks: [],
  });
  expect(selectPlayer(state)).toBeUndefined();
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
const accepted: [Phase, string[]][] = [
  ['idle', ['a spin']],
  ['spinning', ['a task for this spin']],
  [
    'counting',
    ['a spin', 'a second of this spin', 'the last second of this spin', 'Completed', 'Failed'],
  ],
  ['timeUp', ['a spin', 'Completed', 'Failed']],
  ['completed', ['a spin']],
  ['failed', ['a spin']],
];

test.each(accepted)('in "%s", only %j change the state', (phase, names) => {
  expect(changing(stateIn(phase), steps)).toEqual(names);
});

test.each(PHASES.filter((phase) => phase !== 'spinning'))(
  'a spin in "%s" starts a new round without a task, and changes no score',
  (phase) => {
    const before = stateIn(phase).truthOrDare;
    expect(reduce(stateIn(phase), spinStarted()).truthOrDare).toEqual({
      ...before,
      phase: 'spinning',
      round: before.round + 1,
      currentType: null,
      countdown: 0,
    });
  },
);

describe('filling the bags of a level', () => {
  const bags: Bags = { Truth: [0, 1, 2, 3, 4], Dare: [4, 3, 2, 1, 0] };

  test.each(PHASES)('in "%s" changes those of this level, which were empty', (phase) => {
    const before = stateIn(phase);
    const medium = reduce(before, bagsFilled({ difficulty: 'medium', bags }));
    expect(medium.truthOrDare).toEqual({
      ...before.truthOrDare,
      bags: { ...selectBags(before), medium: bags },
    });
  });

  test.each([
    { Truth: [3], Dare: [] },
    { Truth: [], Dare: [3] },
    { Truth: [3], Dare: [1, 2] },
  ])('is ignored while they have %j', (left) => {
    const before = stateAfter(bagsFilled({ difficulty: 'medium', bags: left }));
    expect(reduce(before, bagsFilled({ difficulty: 'medium', bags }))).toBe(before);
  });
});

test.each([
  ['easy', 'Truth', 2, { ...EASY, Truth: [4, 0] }],
  ['easy', 'Truth', 4, { ...EASY, Truth: [2, 0] }],
  ['easy', 'Dare', 3, { ...EASY, Dare: [1] }],
  ['easy', 'Dare', 2, EASY],
  ['hard', 'Dare', 4, { ...HARD, Dare: [0] }],
  ['medium', 'Truth', 2, { Truth: [], Dare: [] }],
] as const)('dealing %s %s %i leaves %j in the bags of this level', (...row) => {
  const [difficulty, type, index, left] = row;
  const before = stateAfter(...filled, spinStarted());
  const after = reduce(before, dealt({ difficulty, type, index }));
  expect(selectBags(after)).toEqual({ ...selectBags(before), [difficulty]: left });
});

test.each([TRUTH, DARE, { ...TRUTH, difficulty: 'medium' as const }])(
  'dealing opens %j with the seconds of its difficulty',
  (task) => {
    const before = stateAfter(spinStarted());
    expect(reduce(before, dealt(task)).truthOrDare).toEqual({
      ...before.truthOrDare,
      phase: 'counting',
      currentType: task.type,
      lastTask: task,
      countdown: SECONDS[task.difficulty],
    });
  },
);

test('secondPassed sets the seconds left; the last one ends the time, and the task stays open', () => {
  const open = { currentType: 'Dare', lastTask: DARE };
  const counting = reduce(stateIn('counting'), secondsLeft(1));
  expect(counting.truthOrDare).toMatchObject({ ...open, phase: 'counting', countdown: 1 });
  const over = reduce(counting, secondsLeft(0));
  expect(over.truthOrDare).toMatchObject({ ...open, phase: 'timeUp', countdown: 0 });
});

describe.each(['counting', 'timeUp'] as const)('in "%s"', (phase) => {
  const state = stateIn(phase);
  const closed = { ...state.truthOrDare, currentType: null, countdown: 0 };

  test('Completed adds one to tasks and streak, and closes the task', () => {
    expect(reduce(state, taskCompleted()).truthOrDare).toEqual({
      ...closed,
      phase: 'completed',
      tasksCompleted: 2,
      streak: 2,
      bestStreak: 2,
    });
  });

  test('Failed ends the streak, keeps the number of tasks, and closes the task', () => {
    expect(reduce(state, taskFailed()).truthOrDare).toEqual({
      ...closed,
      phase: 'failed',
      tasksCompleted: 1,
      streak: 0,
      bestStreak: 1,
    });
  });
});

test('the best streak is the longest so far', () => {
  const state = stateAfter(...[completedTurn, completedTurn, failedTurn, completedTurn].flat());
  expect(selectPersisted(state)).toMatchObject({ tasksCompleted: 3, streak: 1, bestStreak: 2 });
  const later = [...completedTurn, ...completedTurn].reduce(reduce, state);
  expect(selectPersisted(later)).toMatchObject({ tasksCompleted: 5, streak: 3, bestStreak: 3 });
});

describe.each(PHASES)('in "%s"', (phase) => {
  const state = stateIn(phase);
  const before = state.truthOrDare;
  const idle = { phase: 'idle', currentType: null, countdown: 0 };

  test('choosing a difficulty changes nothing else', () => {
    const chosen = reduce(state, difficultyChosen('medium')).truthOrDare;
    expect(chosen).toEqual({ ...before, difficulty: 'medium' });
  });

  test('a reset ends the turn and clears the scores, and keeps difficulty, last task and bags', () => {
    const reset = [difficultyChosen('hard'), scoresReset()].reduce(reduce, state).truthOrDare;
    const scores = { tasksCompleted: 0, streak: 0, bestStreak: 0 };
    expect(reset).toEqual({ ...before, ...idle, ...scores, difficulty: 'hard' });
  });

  test('leaving ends the turn, and keeps the scores and the bags', () => {
    expect(reduce(state, gameLeft()).truthOrDare).toEqual({ ...before, ...idle });
  });

  test('scores from another tab replace the persisted fields only', () => {
    const persisted = { difficulty: 'hard', tasksCompleted: 9, streak: 3, bestStreak: 4 } as const;
    const restored = reduce(state, scoresRestored(persisted));
    expect(selectPersisted(restored)).toEqual(persisted);
    expect(restored.truthOrDare).toEqual({ ...before, ...persisted });
  });
});

test('neither round nor bags are persisted', () => {
  expect(selectPersisted(stateIn('counting'))).toEqual({
    difficulty: 'easy',
    tasksCompleted: 1,
    streak: 1,
    bestStreak: 1,
  });
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('a timer of the spin before %s deals no task in the next spin', (_what, ending) => {
  const stale = dealt(DARE)(selectRound(stateAfter(spinStarted())));
  expect(selectPhase(stateAfter(spinStarted(), ending, spinStarted(), stale))).toBe('spinning');
});
