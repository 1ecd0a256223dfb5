import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { addOwnTask, addPlayer } from '../../../src/games/truth-or-dare/effects';
import type { Bags, TaskId } from '../../../src/games/truth-or-dare/rules';
import { DIFFICULTIES, SECONDS } from '../../../src/games/truth-or-dare/rules';
import type { TruthOrDareState } from '../../../src/games/truth-or-dare/slice';
import * as slice from '../../../src/games/truth-or-dare/slice';
import type { AppThunk } from '../../../src/state/types';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore, slices } from '../../support/store';
import type { Step } from '../shared/sliceTester';
import { sliceTester } from '../shared/sliceTester';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { fixture } from './fixture';

testSlice(fixture);

type Phase = TruthOrDareState['phase'];

const { reduce, stateAfter } = sliceTester(slice.selectRound);
const gameAfter = (...steps: Step[]) => stateAfter(...steps).truthOrDare;

const TRUTH: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE: TaskId = { difficulty: 'hard', type: 'Dare', index: 4 };
const EASY: Bags = { Truth: [2, 4, 0], Dare: [1, 3] };
const HARD: Bags = { Truth: [], Dare: [4, 0] };
const NO_BAGS: Bags = { Truth: [], Dare: [] };

const filled = [
  slice.bagsFilled({ difficulty: 'easy', bags: EASY }),
  slice.bagsFilled({ difficulty: 'hard', bags: HARD }),
];
const dealt = (task: TaskId) => (round: number) => slice.taskDealt({ round, task });
const secondsLeft = (left: number) => (round: number) => slice.secondPassed({ round, left });

const completedTurn = [slice.spinStarted(), dealt(TRUTH), slice.taskCompleted()];
const failedTurn = [slice.spinStarted(), dealt(DARE), slice.taskFailed()];

/** The steps to each phase, after a completed turn so that scores and bags are not initial. */
const earlier = [...filled, ...completedTurn];
const stepsTo: Record<Phase, Step[]> = {
  idle: [...earlier, slice.gameLeft()],
  spinning: [...earlier, slice.spinStarted()],
  counting: [...earlier, slice.spinStarted(), dealt(DARE)],
  timeUp: [...earlier, slice.spinStarted(), dealt(DARE), secondsLeft(0)],
  completed: [...earlier, slice.spinStarted(), dealt(DARE), slice.taskCompleted()],
  failed: [...earlier, slice.spinStarted(), dealt(DARE), slice.taskFailed()],
};
const PHASES = Object.keys(stepsTo) as Phase[];

test('starts idle, at the easy level, with no task, no score and no friends', () => {
  expect(gameAfter()).toEqual({
    ...{ phase: 'idle', round: 0, difficulty: 'easy', countdown: 0 },
    ...{ currentType: null, lastTask: null },
    bags: { easy: NO_BAGS, medium: NO_BAGS, hard: NO_BAGS },
    ...{ tasksCompleted: 0, streak: 0, bestStreak: 0, bestBefore: 0 },
    ...{ company: 'alone', players: [], turns: [], turn: null, ownTasks: [] },
  });
});

test('a streak is a record once: with the task that makes it longer than all before it', () => {
  const [done, failed] = [completedTurn, failedTurn];
  const turns = [done, done, failed, done, done, done, done, failed, done];
  const records = turns.map((_turn, at) =>
    slice.selectIsRecord(stateAfter(...turns.slice(0, at + 1).flat())),
  );
  expect(records.flatMap((isRecord, at) => (isRecord ? [at] : []))).toEqual([5]);
});

test.each(PHASES.filter((phase) => phase !== 'spinning'))(
  'a spin in "%s" starts a new round without a task, and changes no score',
  (phase) => {
    const before = gameAfter(...stepsTo[phase]);
    expect(gameAfter(...stepsTo[phase], slice.spinStarted())).toEqual({
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
  const before = [...filled, slice.bagsFilled({ difficulty: 'medium', bags: left })];
  expect(gameAfter(...before, slice.bagsFilled({ difficulty: 'medium', bags: EASY }))).toEqual({
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
  const before = gameAfter(...filled, slice.spinStarted());
  expect(gameAfter(...filled, slice.spinStarted(), dealt(task))).toEqual({
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
  const steps = [
    ...stepsTo.counting,
    slice.challengeAccepted(TRUTH),
    slice.difficultyChosen('hard'),
  ];
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
  expect(gameAfter(...stepsTo[phase], slice.taskCompleted())).toEqual({
    ...closed,
    phase: 'completed',
    ...{ tasksCompleted: 2, streak: 2, bestStreak: 2 },
  });
  expect(gameAfter(...stepsTo[phase], slice.taskFailed())).toEqual({
    ...closed,
    phase: 'failed',
    ...{ tasksCompleted: 1, streak: 0, bestStreak: 1 },
  });
});

test('the best streak is the longest so far', () => {
  const turns = [completedTurn, completedTurn, failedTurn, completedTurn].flat();
  expect(gameAfter(...turns)).toMatchObject({ tasksCompleted: 3, streak: 1, bestStreak: 2 });
});

test.each(PHASES)('in "%s", a difficulty, a reset and leaving', (phase) => {
  const state = stateAfter(...stepsTo[phase]);
  const before = state.truthOrDare;
  const idle = { phase: 'idle', currentType: null, countdown: 0 };
  const after = (step: Step) => reduce(state, step).truthOrDare;
  expect(after(slice.difficultyChosen('medium'))).toEqual({ ...before, difficulty: 'medium' });
  const noScores = { tasksCompleted: 0, streak: 0, bestStreak: 0 };
  expect(after(slice.scoresReset())).toEqual({ ...before, ...idle, ...noScores });
  expect(after(slice.gameLeft())).toEqual({ ...before, ...idle });
});

describe('friends around one phone', () => {
  const EASY_DARE: TaskId = { difficulty: 'easy', type: 'Dare', index: 2 };

  /** Starts a game with these players, who have the ids from 1 on. */
  function gameWith(...names: string[]) {
    const store = makeStore({ env: scriptedEnv(), features: slices });
    const game = () => slice.selectGame(store.getState());
    const play = (...events: (UnknownAction | AppThunk)[]) => {
      for (const event of events) store.dispatch(event);
      return game();
    };
    /** Spins, deals the task to this player, and ends it. */
    const turnOf = (player: number | null, ended?: UnknownAction, task: TaskId = EASY_DARE) => {
      play(slice.spinStarted());
      const dealt = { round: game().round, task };
      play(slice.taskDealt(player === null ? dealt : { ...dealt, player }));
      return ended ? play(ended) : game();
    };
    play(...names.map(addPlayer));
    return { store, game, play, turnOf };
  }

  const friends = () => gameWith('Raju', 'Sunita', 'Bittu');
  const scored = (tasksCompleted: number, streak: number) => ({ tasksCompleted, streak });

  describe('players', () => {
    test('come with a name that is trimmed, not blank, and with an id of their own', () => {
      const { play } = gameWith('  Raju ', '', ' \t', 'Sunita');
      expect(play().players).toEqual([
        { id: 1, name: 'Raju', ...scored(0, 0) },
        { id: 2, name: 'Sunita', ...scored(0, 0) },
      ]);
      const { players } = play(slice.playerRemoved(1), addPlayer('Bittu'));
      expect(players).toMatchObject([{ id: 2 }, { id: 3, name: 'Bittu' }]);
    });

    test('are ten at most', () => {
      const { game } = gameWith(...Array(11).fill('Raju'));
      expect(game().players.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    test('who come while turns are left have theirs among them', () => {
      const { play } = friends();
      expect(play(addPlayer('Meena')).turns).toEqual([]);
      const { turns } = play(slice.turnsShuffled([3, 1, 4, 2]), addPlayer('Pappu'));
      expect(turns).toEqual([3, 1, 4, 2, 5]);
    });

    test('who go leave no turn behind, and an open task goes with them', () => {
      const { store, play, turnOf } = friends();
      play(slice.turnsShuffled([3, 1, 2]));
      turnOf(3);
      expect(play(slice.playerRemoved(1))).toMatchObject({
        turns: [2],
        turn: 3,
        phase: 'counting',
      });
      expect(play(slice.playerRemoved(3))).toMatchObject({
        ...{ turns: [2], turn: null, phase: 'idle', currentType: null, countdown: 0 },
        ...{ ...scored(0, 0), players: [{ id: 2 }] },
      });
      expect(slice.selectPlayer(store.getState())).toBeUndefined();
    });

    test('who go after a verdict leave it', () => {
      const { play, turnOf } = friends();
      turnOf(3, slice.taskCompleted());
      expect(play(slice.playerRemoved(3))).toMatchObject({ turn: null, phase: 'completed' });
    });
  });

  test('a group that was broken off comes back, unless there is another one', () => {
    const { play } = gameWith();
    const { bags } = play();
    play(slice.bagsFilled({ difficulty: 'easy', bags: { Truth: [1], Dare: [2] } }));
    const players = [{ id: 4, name: 'Raju', ...scored(3, 2) }];
    const ownTasks = [{ id: 100, type: 'Truth' as const, text: 'Kyun?' }];
    const group = { players, turns: [4], ownTasks };
    expect(play(slice.groupResumed(group))).toMatchObject({ ...group, bags });
    const other = { players: [], turns: [], ownTasks: [] };
    expect(play(slice.groupResumed(other))).toMatchObject(group);
    expect(play(slice.playerRemoved(4), slice.groupResumed(other))).toMatchObject({ ownTasks });
    expect(gameWith('Mina').play(slice.groupResumed(group)).players).toMatchObject([
      { name: 'Mina' },
    ]);
  });

  describe('a turn', () => {
    test('is taken out of those that are left, which are not shuffled before, and is of a player', () => {
      const { store, play, turnOf } = friends();
      play(slice.turnsShuffled([2, 3, 1]), slice.turnsShuffled([1, 2, 3]));
      expect(turnOf(2)).toMatchObject({ turn: 2, turns: [3, 1] });
      expect(slice.selectPlayer(store.getState())?.name).toBe('Sunita');
    });

    test('is selected with its task and its player, whose name is told from others', () => {
      const { store, play, turnOf } = gameWith('Raju', 'raju');
      const selected = () =>
        [slice.selectOpenTask, slice.selectIsGroup, slice.selectPlayer, slice.selectTurnName].map(
          (select) => select(store.getState()),
        );
      expect(selected()).toEqual([null, true, undefined, '']);
      turnOf(2);
      const raju = expect.objectContaining({ id: 2, name: 'raju' });
      expect(selected()).toEqual([EASY_DARE, true, raju, 'raju 2']);
      play(slice.playerRemoved(1));
      expect(selected()).toEqual([EASY_DARE, false, raju, 'raju']);
    });

    test('counts for the group, and for the player', () => {
      const { turnOf } = friends();
      turnOf(2, slice.taskCompleted());
      turnOf(1, slice.taskCompleted());
      expect(turnOf(2, slice.taskCompleted())).toMatchObject({
        ...scored(3, 3),
        players: [scored(1, 1), scored(2, 2), scored(0, 0)],
      });
      expect(turnOf(2, slice.taskFailed())).toMatchObject({
        ...scored(3, 0),
        players: [scored(1, 1), scored(2, 0), scored(0, 0)],
      });
    });

    test('of nobody, as by a link of a friend, counts for the group alone', () => {
      const { play, turnOf } = friends();
      turnOf(2);
      expect(play(slice.challengeAccepted(EASY_DARE), slice.taskCompleted())).toMatchObject({
        ...{ turn: null, ...scored(1, 1) },
        players: [scored(0, 0), scored(0, 0), scored(0, 0)],
      });
      expect(turnOf(null, slice.taskFailed())).toMatchObject(scored(1, 0));
    });

    test('is over by a reset, which clears the scores of all, and keeps who plays and what they wrote', () => {
      const { game, play, turnOf } = friends();
      const { players } = play(addOwnTask('Dare', 'Hanso'), slice.turnsShuffled([2, 3, 1]));
      turnOf(2, slice.taskCompleted());
      const { ownTasks } = game();
      expect(play(slice.scoresReset())).toMatchObject({
        ...scored(0, 0),
        ...{ players, turns: [3, 1], turn: null, ownTasks },
      });
    });
  });

  describe('tasks of the group’s own', () => {
    const kyun = addOwnTask('Truth', 'Kyun?');
    const hanso = addOwnTask('Dare', 'Hanso');
    const easyFilled = slice.bagsFilled({ difficulty: 'easy', bags: { Truth: [0, 1], Dare: [2] } });
    const noBags = { easy: { Truth: [], Dare: [] } };

    test('come with words that are trimmed, not blank, and an id beyond those of the pools', () => {
      const { play } = gameWith();
      expect(play(addOwnTask('Truth', ' Kyun? '), addOwnTask('Dare', ' '), hanso).ownTasks).toEqual(
        [
          { id: 100, type: 'Truth', text: 'Kyun?' },
          { id: 101, type: 'Dare', text: 'Hanso' },
        ],
      );
    });

    test('are ten at most; an eleventh leaves the bags alone', () => {
      const { play } = gameWith();
      const { ownTasks, bags } = play(...Array(10).fill(hanso), easyFilled, hanso);
      expect(ownTasks).toHaveLength(10);
      expect(bags.easy.Truth).toEqual([0, 1]);
    });

    test('empty the bags when they come and go, so that they are mixed in from the next spin on', () => {
      const { play } = gameWith();
      const [both, one] = [[{ id: 100 }, { id: 101 }], [{ id: 100 }]];
      expect(play(kyun, easyFilled, hanso)).toMatchObject({ bags: noBags, ownTasks: both });
      expect(play(easyFilled, slice.ownTaskRemoved(101))).toMatchObject({
        bags: noBags,
        ownTasks: one,
      });
    });

    test('one that is open is closed when it is taken out; another one stays', () => {
      const { play, turnOf } = gameWith();
      play(kyun, kyun);
      turnOf(null, undefined, { ...EASY_DARE, type: 'Truth', index: 100 });
      expect(play(slice.ownTaskRemoved(101))).toMatchObject({ phase: 'counting', countdown: 30 });
      const closed = { phase: 'idle', currentType: null, countdown: 0 };
      expect(play(slice.ownTaskRemoved(100))).toMatchObject(closed);
    });

    test('one that was done may be taken out, and its words never become those of the next one', () => {
      const { play, turnOf } = gameWith();
      play(hanso);
      turnOf(null, slice.taskCompleted(), { ...EASY_DARE, index: 100 });
      expect(play(slice.ownTaskRemoved(100), kyun)).toMatchObject({
        ...{ phase: 'completed', lastTask: { index: 100 } },
        ownTasks: [{ id: 101, text: 'Kyun?' }],
      });
    });
  });
});

const raju = slice.playerAdded({ id: 1, name: 'Raju' });
const mina = slice.playerAdded({ id: 2, name: 'Mina' });
const friends = [...filled, raju, mina];
const turnOfRaju = [
  slice.spinStarted(),
  slice.turnsShuffled([1, 2]),
  (round: number) => slice.taskDealt({ round, task: TRUTH, player: 1 }),
];

test.each<[string, Step[], boolean]>([
  ['alone', [], false],
  ['with friends', [slice.companyChosen('friends')], true],
  ['with friends, after a turn alone', [...completedTurn, slice.companyChosen('friends')], true],
  [
    'with friends, below a task',
    [...completedTurn.slice(0, 2), slice.companyChosen('friends')],
    false,
  ],
  ['while the bottle spins for them', [...friends, slice.spinStarted()], false],
  ['in their first turn', [...friends, ...turnOfRaju], false],
  ['after their first turn', [...friends, ...turnOfRaju, slice.taskCompleted()], false],
  [
    'with friends again, who played before',
    [
      ...[...friends, ...turnOfRaju, slice.taskCompleted()],
      ...[slice.companyChosen('alone'), slice.companyChosen('friends')],
    ],
    true,
  ],
])('%s: whether friends come together is %2$j', (_when, steps, isGathering) => {
  expect(slice.selectIsGathering(stateAfter(...steps))).toBe(isGathering);
});

test('a task that is open when the visitor goes on alone is no turn of a friend', () => {
  const state = stateAfter(...friends, ...turnOfRaju, slice.companyChosen('alone'));
  expect(slice.selectTurnName(state)).toBe('');
  const [player] = reduce(state, slice.taskCompleted()).truthOrDare.players;
  expect(player).toMatchObject({ tasksCompleted: 0 });
});

const VALID = { difficulty: 'hard', tasksCompleted: 12, streak: 3, bestStreak: 7 };

test.each(fewNotCounts)('a count of %s becomes the least that fits the others', (_what, count) => {
  expect(slice.validate({ ...VALID, streak: count })).toEqual({ ...VALID, streak: 0 });
  expect(slice.validate({ ...VALID, bestStreak: count })).toEqual({
    ...VALID,
    bestStreak: VALID.streak,
  });
  const least = { ...VALID, tasksCompleted: VALID.bestStreak };
  expect(slice.validate({ ...VALID, tasksCompleted: count })).toEqual(least);
});

test('another difficulty becomes easy; the scores are unchanged', () => {
  for (const difficulty of [undefined, 2, 'Hard', ['hard']])
    expect(slice.validate({ ...VALID, difficulty })).toEqual({ ...VALID, difficulty: 'easy' });
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
    const validated = slice.validate({ ...VALID, streak, bestStreak, tasksCompleted });
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

testValidation(fixture, {
  valid: VALID,
  unknown: { phase: 'spinning', round: 9, countdown: 12, bags: { easy: { Truth: [], Dare: [3] } } },
  almostValid,
});
