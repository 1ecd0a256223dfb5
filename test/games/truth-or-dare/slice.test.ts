import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { makeStore } from '../../../src/app/store';
import type { TaskId } from '../../../src/games/truth-or-dare/rules';
import { DIFFICULTIES, SECONDS } from '../../../src/games/truth-or-dare/rules';
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
import type { AppStore } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';

// The clock of the game stands still: here, every event comes from the test.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Phase = TruthOrDareState['phase'];

/** An event of a round: what happens, once it is known which round is on. */
type InRound = (round: number) => UnknownAction;
type Event = UnknownAction | InRound;

const TRUTH: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE: TaskId = { difficulty: 'hard', type: 'Dare', index: 4 };

/** A store in which this has happened, each event in the round that was then on. */
function storeAfter(...events: Event[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const event of events) happen(store, event);
  return store;
}

function happen(store: AppStore, event: Event) {
  const round = selectRound(store.getState());
  return store.dispatch(typeof event === 'function' ? event(round) : event);
}

const stateOf = (store: AppStore) => store.getState().truthOrDare;

const dealt =
  (task: TaskId): InRound =>
  (round) =>
    taskDealt({ round, task });
const secondsLeft =
  (left: number): InRound =>
  (round) =>
    secondPassed({ round, left });

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
const storeIn = (phase: Phase) => storeAfter(...completedTurn, ...ways[phase]);

test('starts idle, at the easy level, with no task and no score', () => {
  expect(stateOf(storeAfter())).toEqual({
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

test.each(PHASES)('the way to "%s" leads there', (phase) => {
  expect(selectPhase(storeIn(phase).getState())).toBe(phase);
});

describe('an event of the turn', () => {
  const events: Record<string, Event> = {
    'a spin': spinStarted(),
    'a task for this spin': dealt(TRUTH),
    'a task for an earlier spin': (round) => dealt(TRUTH)(round - 1),
    'a task for a spin to come': (round) => dealt(TRUTH)(round + 1),
    'a second of this spin': secondsLeft(12),
    'the last second of this spin': secondsLeft(0),
    'a second of an earlier spin': (round) => secondsLeft(12)(round - 1),
    'the last second of an earlier spin': (round) => secondsLeft(0)(round - 1),
    'a second of a spin to come': (round) => secondsLeft(12)(round + 1),
    Completed: taskCompleted(),
    Failed: taskFailed(),
  };
  const accepted: Record<Phase, string[]> = {
    idle: ['a spin'],
    spinning: ['a task for this spin'],
    counting: [
      'a spin',
      'a second of this spin',
      'the last second of this spin',
      'Completed',
      'Failed',
    ],
    timeUp: ['a spin', 'Completed', 'Failed'],
    completed: ['a spin'],
    failed: ['a spin'],
  };
  const pairs = PHASES.flatMap((phase) =>
    Object.entries(events).map(([name, event]) => ({ phase, name, event })),
  );
  const isAccepted = ({ phase, name }: (typeof pairs)[number]) => accepted[phase].includes(name);

  test.each(pairs.filter(isAccepted))('in "$phase", $name is accepted', ({ phase, event }) => {
    const store = storeIn(phase);
    const before = stateOf(store);
    happen(store, event);
    expect(stateOf(store)).not.toEqual(before);
  });

  test.each(pairs.filter((pair) => !isAccepted(pair)))(
    'in "$phase", $name changes nothing',
    ({ phase, event }) => {
      const store = storeIn(phase);
      const before = stateOf(store);
      happen(store, event);
      expect(stateOf(store)).toEqual(before);
    },
  );
});

describe('spinning', () => {
  test.each(PHASES.filter((phase) => phase !== 'spinning'))(
    'from "%s" starts a round of its own, with no task, and counts nothing',
    (phase) => {
      const store = storeIn(phase);
      const before = stateOf(store);
      store.dispatch(spinStarted());
      expect(stateOf(store)).toEqual({
        ...before,
        phase: 'spinning',
        round: before.round + 1,
        currentType: null,
        countdown: 0,
      });
      expect(selectOpenTask(store.getState())).toBeNull();
    },
  );
});

describe('dealing', () => {
  test.each([TRUTH, DARE, { ...TRUTH, difficulty: 'medium' as const }])(
    'opens %j with the seconds of its level',
    (task) => {
      const store = storeAfter(spinStarted(), dealt(task));
      const state = store.getState();
      expect(selectPhase(state)).toBe('counting');
      expect(selectOpenTask(state)).toEqual(task);
      expect(stateOf(store).currentType).toBe(task.type);
      expect(selectCountdown(state)).toBe(SECONDS[task.difficulty]);
    },
  );

  test.each([
    ['completed', DARE],
    ['failed', DARE],
    ['idle', TRUTH],
    ['spinning', TRUTH],
  ] as const)('is remembered in "%s", though no task is open', (phase, last) => {
    const state = storeIn(phase).getState();
    expect(selectOpenTask(state)).toBeNull();
    expect(selectLastTask(state)).toEqual(last);
  });
});

describe('a second', () => {
  test('shows how many are left, and the task stays open', () => {
    const store = storeAfter(spinStarted(), dealt(TRUTH), secondsLeft(29), secondsLeft(1));
    expect(selectCountdown(store.getState())).toBe(1);
    expect(selectPhase(store.getState())).toBe('counting');
    expect(selectOpenTask(store.getState())).toEqual(TRUTH);
  });

  test('that is the last one ends the time, not the task', () => {
    const state = storeIn('timeUp').getState();
    expect(selectCountdown(state)).toBe(0);
    expect(selectPhase(state)).toBe('timeUp');
    expect(selectOpenTask(state)).toEqual(DARE);
  });
});

describe.each(['counting', 'timeUp'] as const)('in "%s"', (phase) => {
  test('Completed adds one to tasks and streak, and clears the task', () => {
    const store = storeIn(phase);
    const before = stateOf(store);
    store.dispatch(taskCompleted());
    expect(stateOf(store)).toEqual({
      ...before,
      phase: 'completed',
      currentType: null,
      countdown: 0,
      tasksCompleted: 2,
      streak: 2,
      bestStreak: 2,
    });
  });

  test('Failed ends the streak, leaves the tasks, and clears the task', () => {
    const store = storeIn(phase);
    const before = stateOf(store);
    store.dispatch(taskFailed());
    expect(stateOf(store)).toEqual({
      ...before,
      phase: 'failed',
      currentType: null,
      countdown: 0,
      tasksCompleted: 1,
      streak: 0,
      bestStreak: 1,
    });
  });
});

test('the best streak is the longest there was', () => {
  const store = storeAfter(...[completedTurn, completedTurn, failedTurn, completedTurn].flat());
  const figures = () => {
    const state = store.getState();
    return [selectTasksCompleted(state), selectStreak(state), selectBestStreak(state)];
  };
  expect(figures()).toEqual([3, 1, 2]);
  for (const event of [completedTurn, completedTurn].flat()) happen(store, event);
  expect(figures()).toEqual([5, 3, 3]);
});

describe('the difficulty', () => {
  test.each(PHASES)('can be chosen in "%s", and touches nothing else', (phase) => {
    const store = storeIn(phase);
    const before = stateOf(store);
    store.dispatch(difficultyChosen('medium'));
    expect(selectDifficulty(store.getState())).toBe('medium');
    expect(stateOf(store)).toEqual({ ...before, difficulty: 'medium' });
  });
});

describe('resetting', () => {
  test.each(PHASES)('in "%s" ends the turn and forgets the scores, not the difficulty', (phase) => {
    const store = storeIn(phase);
    store.dispatch(difficultyChosen('hard'));
    store.dispatch(scoresReset());
    expect(stateOf(store)).toMatchObject({
      phase: 'idle',
      difficulty: 'hard',
      currentType: null,
      countdown: 0,
      tasksCompleted: 0,
      streak: 0,
      bestStreak: 0,
    });
  });

  test('does not forget which task was dealt last: it would be dealt twice in a row', () => {
    const store = storeIn('counting');
    store.dispatch(scoresReset());
    expect(selectLastTask(store.getState())).toEqual(DARE);
  });
});

describe('leaving', () => {
  test.each(PHASES)('from "%s" ends the turn', (phase) => {
    const store = storeIn(phase);
    const before = stateOf(store);
    store.dispatch(gameLeft());
    expect(stateOf(store)).toEqual({
      ...before,
      phase: 'idle',
      currentType: null,
      countdown: 0,
    });
  });

  test('keeps the scores', () => {
    const store = storeIn('counting');
    const kept = selectPersisted(store.getState());
    store.dispatch(gameLeft());
    expect(selectPersisted(store.getState())).toEqual(kept);
    expect(kept).toEqual({ difficulty: 'easy', tasksCompleted: 1, streak: 1, bestStreak: 1 });
  });
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('%s does not make the first spin look like the next one', (_what, ending) => {
  const store = storeAfter(spinStarted());
  const late = dealt(DARE)(selectRound(store.getState()));
  for (const event of [ending, spinStarted(), late]) store.dispatch(event);
  expect(selectPhase(store.getState())).toBe('spinning');
});

describe('scores from another tab', () => {
  const kept = { difficulty: 'hard', tasksCompleted: 9, streak: 3, bestStreak: 4 } as const;

  test.each(PHASES)('in "%s" replace what outlives the visit, and nothing else', (phase) => {
    const store = storeIn(phase);
    const before = stateOf(store);
    store.dispatch(scoresRestored(kept));
    expect(selectPersisted(store.getState())).toEqual(kept);
    expect(stateOf(store)).toEqual({ ...before, ...kept });
  });
});

describe('whatever happens', () => {
  const anyTask: fc.Arbitrary<TaskId> = fc.record({
    difficulty: fc.constantFrom(...DIFFICULTIES),
    type: fc.constantFrom('Truth', 'Dare'),
    index: fc.nat(4),
  });
  /** Mostly of the round that is on. */
  const ofSomeRound = (event: fc.Arbitrary<InRound>): fc.Arbitrary<Event> =>
    fc.tuple(event, fc.constantFrom(0, 0, 0, 0, -1, 1)).map(
      ([inRound, offset]) =>
        (round: number) =>
          inRound(round + offset),
    );
  const restored = fc
    .tuple(fc.constantFrom(...DIFFICULTIES), fc.nat(50), fc.nat(9))
    .map(([difficulty, streak, more]) =>
      scoresRestored({ difficulty, tasksCompleted: streak, streak, bestStreak: streak + more }),
    );
  const seldom: fc.Arbitrary<Event> = fc.oneof(
    fc.constantFrom(scoresReset(), gameLeft()),
    fc.constantFrom(...DIFFICULTIES).map(difficultyChosen),
    restored,
  );
  const turns: Event[] = [spinStarted(), taskCompleted(), taskFailed()];
  const anyEvent = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...turns) },
    { weight: 4, arbitrary: ofSomeRound(anyTask.map(dealt)) },
    { weight: 3, arbitrary: ofSomeRound(fc.nat(60).map(secondsLeft)) },
    { weight: 1, arbitrary: seldom },
  );
  const anyGame = fc.array(anyEvent, { minLength: 1, maxLength: 50 });

  test('a task is open from dealing on, until it is answered, with a countdown of its own', () => {
    fc.assert(
      fc.property(anyGame, (events) => {
        const store = storeAfter();
        for (const event of events) {
          happen(store, event);
          const { phase, currentType, lastTask, countdown } = stateOf(store);
          const isOpen = phase === 'counting' || phase === 'timeUp';
          expect(currentType).toBe(isOpen ? lastTask?.type : null);
          expect(selectOpenTask(store.getState())).toEqual(isOpen ? lastTask : null);
          expect(countdown > 0).toBe(phase === 'counting');
        }
      }),
    );
  });

  test('0 <= streak <= best streak, and nobody has a streak of tasks that were not completed', () => {
    fc.assert(
      fc.property(anyGame, (events) => {
        const store = storeAfter();
        for (const event of events) {
          happen(store, event);
          const { tasksCompleted, streak, bestStreak } = stateOf(store);
          expect(streak).toBeGreaterThanOrEqual(0);
          expect(bestStreak).toBeGreaterThanOrEqual(streak);
          expect(tasksCompleted).toBeGreaterThanOrEqual(streak);
        }
      }),
    );
  });

  test('no event of the turn ever lowers the tasks, the best streak or the round', () => {
    fc.assert(
      fc.property(anyGame, (events) => {
        const store = storeAfter();
        for (const event of events) {
          const before = stateOf(store);
          const { type } = happen(store, event);
          const after = stateOf(store);
          expect(after.round).toBeGreaterThanOrEqual(before.round);
          if (type === scoresReset.type || type === scoresRestored.type) continue;
          expect(after.tasksCompleted).toBeGreaterThanOrEqual(before.tasksCompleted);
          expect(after.bestStreak).toBeGreaterThanOrEqual(before.bestStreak);
        }
      }),
    );
  });
});
