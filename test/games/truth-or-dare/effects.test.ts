// The Redux DevTools extension is installed by this import, which must be the first one.
import '../../support/devToolsExtension';
import { isDeepStrictEqual } from 'node:util';
import { ActionCreators } from '@redux-devtools/instrument';
import { isAnyOf } from '@reduxjs/toolkit';
import { shuffled } from '../../../src/games/shared/shuffled';
import { addOwnTask, addPlayer } from '../../../src/games/truth-or-dare/effects';
import type { Difficulty, TaskId } from '../../../src/games/truth-or-dare/rules';
import { DIFFICULTIES } from '../../../src/games/truth-or-dare/rules';
import * as slice from '../../../src/games/truth-or-dare/slice';
import type { AppStore } from '../../../src/state/types';
import { mobileMenuToggled, pageReturned } from '../../../src/state/uiSlice';
import { bagDraws, DARE, TRUTH } from '../../support/bagDraws';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore, sleep } from '../../support/recordedStore';
import { seededRandom } from '../../support/seededRandom';
import { completeTask, failTask, spin } from './turns';

// The timer itself is tested in ../shared/roundTimer.test.ts, and in ../leaving.test.tsx that leaving stops it.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

/** The draws that fill the bags of a level, the bags, and their first tasks. */
const BAGS_DRAWS = bagDraws({ Truth: 2, Dare: 0 });
const BAGS = { Truth: [2, 1, 0, 3, 4], Dare: [0, 1, 2, 3, 4] };
const TRUTH_TASK: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };

/** Deals and completes a task of each of the levels; returns the tasks. */
async function spins(store: AppStore, levels: readonly Difficulty[]): Promise<TaskId[]> {
  const tasks: TaskId[] = [];
  for (const level of levels) {
    store.dispatch(slice.difficultyChosen(level));
    store.dispatch(slice.spinStarted());
    await pass(2000);
    tasks.push(slice.selectOpenTask(store.getState()) as TaskId);
    store.dispatch(slice.taskCompleted());
  }
  return tasks;
}

test('a spin lasts two seconds, then deals a task of the difficulty chosen by then, which has its full time, also behind a menu', async () => {
  const { env, store, log } = recordedStore([...BAGS_DRAWS, TRUTH]);
  store.dispatch(slice.spinStarted());
  await pass(1999);
  store.dispatch(slice.difficultyChosen('hard'));
  expect(env.random).not.toHaveBeenCalled();
  await pass(10_000);
  store.dispatch(slice.difficultyChosen('easy'));
  store.dispatch(mobileMenuToggled());
  await pass(3_600_000);
  const difficulty = 'hard';
  const isOther = isAnyOf(slice.difficultyChosen, mobileMenuToggled);
  expect(log().filter(({ action }) => !isOther(action))).toEqual([
    { at: 0, action: slice.spinStarted() },
    { at: 2000, action: slice.bagsFilled({ difficulty, bags: BAGS }) },
    { at: 2000, action: slice.taskDealt({ round: 1, task: { ...TRUTH_TASK, difficulty } }) },
    ...Array.from({ length: 60 }, (_, second) => ({
      at: 3000 + second * 1000,
      action: slice.secondPassed({ round: 1, left: 59 - second }),
    })),
  ]);
  expect(slice.selectPhase(store.getState())).toBe('timeUp');
});

test('each ten tasks of a level are all of it, and none comes twice in a row', async () => {
  const { env, store } = recordedStore();
  env.random.mockImplementation(seededRandom(7));
  const random = seededRandom(8);
  const levels = Array.from({ length: 300 }, () => shuffled(DIFFICULTIES, random)[0]);
  const tasks = await spins(store, levels as Difficulty[]);
  expect(tasks.filter((task, spin) => isDeepStrictEqual(task, tasks[spin - 1]))).toEqual([]);
  for (const level of DIFFICULTIES) {
    const ofLevel = tasks.filter(({ difficulty }) => difficulty === level);
    const names = ofLevel.map(({ type, index }) => `${type} ${index}`);
    expect(names.length).toBeGreaterThan(70);
    for (let first = 0; first + 10 <= names.length; first += 10) {
      expect(new Set(names.slice(first, first + 10)).size).toBe(10);
    }
  }
});

test('the countdown shows the right second at once when the visitor returns to the page', async () => {
  const { env, store, log } = recordedStore([...BAGS_DRAWS, TRUTH]);
  store.dispatch(slice.spinStarted());
  await pass(2500);
  sleep(env, 12_200);
  store.dispatch(pageReturned());
  await pass(0);
  const shown = { at: 14_700, action: slice.secondPassed({ round: 1, left: 18 }) };
  expect(log().slice(4)).toEqual([shown]);
});

test('while DevTools shows a state before the bags were filled, the task comes from new ones', async () => {
  const draws = [...BAGS_DRAWS, TRUTH, ...bagDraws({ Truth: 4, Dare: 1 }), DARE];
  const { store, log } = recordedStore(draws);
  await spins(store, ['easy']);
  store.dispatch(slice.spinStarted());
  await pass(1000);
  liftedStoreOf(store).dispatch(ActionCreators.jumpToState(0));
  await pass(1000);
  const task: TaskId = { difficulty: 'easy', type: 'Dare', index: 1 };
  expect(log().at(-1)).toEqual({ at: 4000, action: slice.taskDealt({ round: 2, task }) });
  liftedStoreOf(store).dispatch(ActionCreators.jumpToState(log().length));
  expect(slice.selectOpenTask(store.getState())).toEqual(task);
  expect(slice.selectBags(store.getState()).easy).toEqual({
    Truth: [1, 0, 3, 4],
    Dare: [0, 2, 3, 4],
  });
});

test('where DevTools skips the filling of the bags, they are filled by the next spin', async () => {
  const { store, log } = recordedStore([...BAGS_DRAWS, TRUTH, ...BAGS_DRAWS, TRUTH]);
  await spins(store, ['easy']);
  const id = 1 + log().findIndex(({ action }) => slice.bagsFilled.match(action));
  liftedStoreOf(store).dispatch(ActionCreators.toggleAction(id));
  // Truth 2 was dealt last, so it goes behind the others.
  expect(await spins(store, ['easy'])).toEqual([{ ...TRUTH_TASK, index: 1 }]);
  expect(slice.selectBags(store.getState()).easy).toEqual({ Truth: [0, 3, 4, 2], Dare: BAGS.Dare });
});

function friendsStore(names: readonly string[]) {
  const { store, env } = recordedStore();
  env.random.mockImplementation(seededRandom(7));
  for (const name of names) store.dispatch(addPlayer(name));
  const game = () => slice.selectGame(store.getState());
  /** Spins, and completes the task; returns the id of the player who got it. */
  const playTurn = async () => {
    store.dispatch(slice.spinStarted());
    await pass(2000);
    const { turn } = game();
    store.dispatch(slice.taskCompleted());
    return turn;
  };
  return { store, game, playTurn };
}

test.each([2, 3])(
  'of %i players each has one turn in every round, and none two in a row',
  async (count) => {
    const { playTurn } = friendsStore(['Raju', 'Sunita', 'Bittu'].slice(0, count));
    const turns: (number | null)[] = [];
    for (let turn = 0; turn < 12; turn += 1) turns.push(await playTurn());
    expect(turns.filter((turn, at) => turn === turns[at - 1])).toEqual([]);
    for (let round = 0; round < 12; round += count) {
      expect(new Set(turns.slice(round, round + count)).size).toBe(count);
    }
  },
);

test('who leaves while the bottle spins is not chosen, who comes is', async () => {
  const { store, game, playTurn } = friendsStore(['Raju', 'Sunita', 'Bittu']);
  await playTurn();
  const [next, other] = game().turns;
  store.dispatch(slice.spinStarted());
  await pass(1000);
  store.dispatch(slice.playerRemoved(next as number));
  store.dispatch(addPlayer('Meena'));
  await pass(1000);
  const meena = game().players.at(-1)?.id;
  expect(game()).toMatchObject({ turn: other, turns: [meena] });
});

test('own tasks come among the others, each once before any comes again', async () => {
  const { store, game, playTurn } = friendsStore([]);
  store.dispatch(addOwnTask('Truth', 'Kyun?'));
  store.dispatch(addOwnTask('Dare', 'Hanso'));
  const dealt = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    await playTurn();
    dealt.add(`${game().lastTask?.type} ${game().lastTask?.index}`);
  }
  expect(dealt.size).toBe(12);
  expect([...dealt]).toEqual(expect.arrayContaining(['Truth 100', 'Dare 101']));
});

const STAMP = 'stamp after 350 ms';

const letTimeRunOut: Play = ({ dispatch, getState }) => {
  const round = slice.selectRound(getState());
  dispatch(slice.secondPassed({ round, left: 10 }));
  dispatch(slice.secondPassed({ round, left: 0 }));
};

testCues([
  ['a spin', nothing, dispatching(slice.spinStarted()), []],
  ['a dealt task', nothing, spin, [STAMP]],
  ['the end of a countdown', spin, letTimeRunOut, ['bell']],
  ['the first completed task', spin, dispatching(slice.taskCompleted()), [STAMP, 'confetti']],
  [
    'a completed task below the best streak',
    inOrder(completeTask, failTask, spin),
    dispatching(slice.taskCompleted()),
    [STAMP],
  ],
  ['a failed task', spin, dispatching(slice.taskFailed()), [STAMP]],
]);
