import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../../src/app/reducer';
import type { TaskId } from '../../../src/games/truth-or-dare/rules';
import { SECONDS } from '../../../src/games/truth-or-dare/rules';
import type { TruthOrDareState } from '../../../src/games/truth-or-dare/slice';
import {
  difficultyChosen,
  gameLeft,
  scoresReset,
  scoresRestored,
  secondPassed,
  selectBestStreak,
  selectCountdown,
  selectDifficulty,
  selectLastTask,
  selectOpenTask,
  selectPersisted,
  selectPhase,
  selectRound,
  selectStreak,
  selectTasksCompleted,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import type { RootState } from '../../../src/state/types';

type Phase = TruthOrDareState['phase'];

/** What happens, once it is known which round is on. */
type Event = UnknownAction | ((round: number) => UnknownAction);

const FIRST = reducer(undefined, { type: '@@first' });
const happen = (state: RootState, event: Event) =>
  reducer(state, typeof event === 'function' ? event(selectRound(state)) : event);
const stateAfter = (...events: Event[]) => events.reduce(happen, FIRST);

const TRUTH: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE: TaskId = { difficulty: 'hard', type: 'Dare', index: 4 };

const dealt =
  (task: TaskId, away = 0) =>
  (round: number) =>
    taskDealt({ round: round + away, task });
const secondsLeft =
  (left: number, away = 0) =>
  (round: number) =>
    secondPassed({ round: round + away, left });

const completedTurn = [spinStarted(), dealt(TRUTH), taskCompleted()];
const failedTurn = [spinStarted(), dealt(DARE), taskFailed()];

/** How each phase is reached, after a turn that was completed: there is something to lose. */
const ways: Record<Phase, Event[]> = {
  idle: [gameLeft()],
  spinning: [spinStarted()],
  counting: [spinStarted(), dealt(DARE)],
  timeUp: [spinStarted(), dealt(DARE), secondsLeft(0)],
  completed: [spinStarted(), dealt(DARE), taskCompleted()],
  failed: [spinStarted(), dealt(DARE), taskFailed()],
};
const PHASES = Object.keys(ways) as Phase[];
const stateIn = (phase: Phase) => stateAfter(...completedTurn, ...ways[phase]);

test('starts idle, at the easy level, with no task and no score', () => {
  expect(FIRST.truthOrDare).toEqual({
    phase: 'idle',
    round: 0,
    difficulty: 'easy',
    currentType: null,
    lastTask: null,
    countdown: 0,
    tasksCompleted: 0,
    streak: 0,
    bestStreak: 0,
  });
});

test.each(PHASES)('in "%s", a screen can read all there is', (phase) => {
  const state = stateIn(phase);
  const { currentType, ...all } = state.truthOrDare;
  expect({
    phase: selectPhase(state),
    round: selectRound(state),
    difficulty: selectDifficulty(state),
    lastTask: selectLastTask(state),
    countdown: selectCountdown(state),
    tasksCompleted: selectTasksCompleted(state),
    streak: selectStreak(state),
    bestStreak: selectBestStreak(state),
  }).toEqual({ ...all, phase });
  expect(selectOpenTask(state)).toEqual(currentType && DARE);
});

const events: Record<string, Event> = {
  'a spin': spinStarted(),
  'a task for this spin': dealt(TRUTH),
  'a task for an earlier spin': dealt(TRUTH, -1),
  'a task for a spin to come': dealt(TRUTH, 1),
  'a second of this spin': secondsLeft(12),
  'the last second of this spin': secondsLeft(0),
  'a second of an earlier spin': secondsLeft(12, -1),
  'the last second of an earlier spin': secondsLeft(0, -1),
  'a second of a spin to come': secondsLeft(12, 1),
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

test.each(accepted)('in "%s", of all events of a turn only %j change anything', (phase, names) => {
  const state = stateIn(phase);
  const change = ([, event]: [string, Event]) => !isDeepStrictEqual(happen(state, event), state);
  const changing = Object.entries(events).filter(change);
  expect(changing.map(([name]) => name)).toEqual(names);
});

test.each(PHASES.filter((phase) => phase !== 'spinning'))(
  'a spin from "%s" starts a round of its own, with no task, and counts nothing',
  (phase) => {
    const before = stateIn(phase).truthOrDare;
    expect(happen(stateIn(phase), spinStarted()).truthOrDare).toEqual({
      ...before,
      phase: 'spinning',
      round: before.round + 1,
      currentType: null,
      countdown: 0,
    });
  },
);

test.each([TRUTH, DARE, { ...TRUTH, difficulty: 'medium' as const }])(
  'dealing opens %j with the seconds of its level',
  (task) => {
    const before = stateAfter(spinStarted());
    expect(happen(before, dealt(task)).truthOrDare).toEqual({
      ...before.truthOrDare,
      phase: 'counting',
      currentType: task.type,
      lastTask: task,
      countdown: SECONDS[task.difficulty],
    });
  },
);

test('a second shows how many are left; the last one ends the time, not the task', () => {
  const open = { currentType: 'Dare', lastTask: DARE };
  const counting = happen(stateIn('counting'), secondsLeft(1));
  expect(counting.truthOrDare).toMatchObject({ ...open, phase: 'counting', countdown: 1 });
  const over = happen(counting, secondsLeft(0));
  expect(over.truthOrDare).toMatchObject({ ...open, phase: 'timeUp', countdown: 0 });
});

describe.each(['counting', 'timeUp'] as const)('in "%s"', (phase) => {
  const state = stateIn(phase);
  const putAway = { ...state.truthOrDare, currentType: null, countdown: 0 };

  test('Completed adds one to tasks and streak, and clears the task', () => {
    expect(happen(state, taskCompleted()).truthOrDare).toEqual({
      ...putAway,
      phase: 'completed',
      tasksCompleted: 2,
      streak: 2,
      bestStreak: 2,
    });
  });

  test('Failed ends the streak, leaves the tasks, and clears the task', () => {
    expect(happen(state, taskFailed()).truthOrDare).toEqual({
      ...putAway,
      phase: 'failed',
      tasksCompleted: 1,
      streak: 0,
      bestStreak: 1,
    });
  });
});

test('the best streak is the longest there was', () => {
  const state = stateAfter(...[completedTurn, completedTurn, failedTurn, completedTurn].flat());
  expect(selectPersisted(state)).toMatchObject({ tasksCompleted: 3, streak: 1, bestStreak: 2 });
  const later = [...completedTurn, ...completedTurn].reduce(happen, state);
  expect(selectPersisted(later)).toMatchObject({ tasksCompleted: 5, streak: 3, bestStreak: 3 });
});

describe.each(PHASES)('in "%s"', (phase) => {
  const state = stateIn(phase);
  const before = state.truthOrDare;
  const atRest = { phase: 'idle', currentType: null, countdown: 0 };

  test('the difficulty can be chosen, which touches nothing else', () => {
    const chosen = happen(state, difficultyChosen('medium')).truthOrDare;
    expect(chosen).toEqual({ ...before, difficulty: 'medium' });
  });

  test('a reset ends the turn and forgets the scores; not the level, nor what was dealt last', () => {
    const reset = [difficultyChosen('hard'), scoresReset()].reduce(happen, state).truthOrDare;
    const scores = { tasksCompleted: 0, streak: 0, bestStreak: 0 };
    expect(reset).toEqual({ ...before, ...atRest, ...scores, difficulty: 'hard' });
  });

  test('leaving ends the turn, and the scores stay', () => {
    expect(happen(state, gameLeft()).truthOrDare).toEqual({ ...before, ...atRest });
  });

  test('scores from another tab replace what outlives the visit, and nothing else', () => {
    const kept = { difficulty: 'hard', tasksCompleted: 9, streak: 3, bestStreak: 4 } as const;
    const restored = happen(state, scoresRestored(kept));
    expect(selectPersisted(restored)).toEqual(kept);
    expect(restored.truthOrDare).toEqual({ ...before, ...kept });
  });
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('%s does not make the first spin look like the next one', (_what, ending) => {
  const late = dealt(DARE)(selectRound(stateAfter(spinStarted())));
  expect(selectPhase(stateAfter(spinStarted(), ending, spinStarted(), late))).toBe('spinning');
});
