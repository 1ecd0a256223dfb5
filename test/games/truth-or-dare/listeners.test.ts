// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { POOL_INDEXES } from '../../../src/games/truth-or-dare/pageRules';
import type { Difficulty, TaskId } from '../../../src/games/truth-or-dare/rules';
import { DIFFICULTIES } from '../../../src/games/truth-or-dare/rules';
import {
  selectBags,
  selectOpenTask,
  selectPhase,
} from '../../../src/games/truth-or-dare/selectors';
import {
  bagsFilled,
  difficultyChosen,
  gameLeft,
  scoresReset,
  secondPassed,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import { pageReturned } from '../../../src/layout/uiSlice';
import type { AppStore } from '../../../src/state/types';
import { bagDraws, DARE, TRUTH } from '../../support/bagDraws';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { jumpClock, pass, recordedStore } from '../../support/recordedStore';
import { seededRandom } from '../../support/seededRandom';

// The timer itself is tested in ../shared/roundTimer.test.ts.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

/** The draws that fill the bags of a level, the bags, and their first tasks. */
const BAGS_DRAWS = bagDraws({ Truth: 2, Dare: 0 });
const BAGS = { Truth: [2, 1, 0, 3, 4], Dare: [0, 1, 2, 3, 4] };
const TRUTH_TASK: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE_TASK: TaskId = { difficulty: 'easy', type: 'Dare', index: 0 };

const spun = (at: number) => ({ at, action: spinStarted() });
const filled = (at: number, difficulty: Difficulty = 'easy') => ({
  at,
  action: bagsFilled({ difficulty, bags: BAGS }),
});
const dealt = (at: number, round: number, task: TaskId) => ({
  at,
  action: taskDealt({ round, task }),
});

/** The log of the countdown to 0, starting at that time. */
const seconds = (at: number, round: number, from: number) =>
  Array.from({ length: from + 1 }, (_, second) => ({
    at: at + second * 1000,
    action: secondPassed({ round, left: from - second }),
  }));

const drawLevel = (draw: number) => DIFFICULTIES[Math.floor(draw * 3)] as Difficulty;

const nameOf = ({ difficulty, type, index }: TaskId) => `${difficulty} ${type} ${index}`;

/** All tasks of a level, sorted. */
const namesOf = (difficulty: Difficulty) =>
  (['Dare', 'Truth'] as const).flatMap((type) =>
    POOL_INDEXES.map((index) => nameOf({ difficulty, type, index })),
  );

/** Completes a task of each of the levels; returns the tasks. */
async function spins(store: AppStore, levels: readonly Difficulty[]): Promise<TaskId[]> {
  const tasks: TaskId[] = [];
  for (const level of levels) {
    store.dispatch(difficultyChosen(level));
    store.dispatch(spinStarted());
    await pass(2000);
    tasks.push(selectOpenTask(store.getState()) as TaskId);
    store.dispatch(taskCompleted());
  }
  return tasks;
}

describe('the spin', () => {
  test.each([
    [TRUTH, TRUTH_TASK],
    [DARE, DARE_TASK],
  ])(
    'lasts two seconds, then fills the bags and draws the type: %d gives %j',
    async (draw, task) => {
      const { env, store, log } = recordedStore([...BAGS_DRAWS, draw]);
      store.dispatch(spinStarted());
      await pass(1999);
      expect(log()).toEqual([spun(0)]);
      expect(env.random).not.toHaveBeenCalled();
      await pass(1);
      expect(log()).toEqual([spun(0), filled(2000), dealt(2000, 1, task)]);
      expect(env.random).toHaveBeenCalledTimes(9);
    },
  );

  test('deals a task of the difficulty chosen when it ends', async () => {
    const { store, log } = recordedStore([...BAGS_DRAWS, TRUTH]);
    store.dispatch(difficultyChosen('medium'));
    store.dispatch(spinStarted());
    await pass(1999);
    store.dispatch(difficultyChosen('hard'));
    await pass(1);
    expect(log().slice(-2)).toEqual([
      filled(2000, 'hard'),
      dealt(2000, 1, { ...TRUTH_TASK, difficulty: 'hard' }),
    ]);
  });

  test('deals all ten tasks before it fills the bags again; the last one is not the next', async () => {
    // Truth and Dare in turn; the last dare is at the front of its new bag.
    const turns = Array.from({ length: 10 }, (_, spin) => (spin % 2 === 0 ? TRUTH : DARE));
    const { env, store, log } = recordedStore([
      ...bagDraws({ Truth: 2, Dare: 0 }),
      ...turns,
      ...bagDraws({ Truth: 3, Dare: 4 }),
      DARE,
    ]);
    const tasks = await spins(store, Array(11).fill('easy'));
    expect(tasks.map(nameOf)).toEqual([
      ...['easy Truth 2', 'easy Dare 0', 'easy Truth 1', 'easy Dare 1', 'easy Truth 0'],
      ...['easy Dare 2', 'easy Truth 3', 'easy Dare 3', 'easy Truth 4', 'easy Dare 4'],
      'easy Dare 1',
    ]);
    expect(env.random).toHaveBeenCalledTimes(27);
    const fillings = log().flatMap(({ action }) => (bagsFilled.match(action) ? [action] : []));
    expect(fillings.map(({ payload }) => payload.bags)).toEqual([
      { Truth: [2, 1, 0, 3, 4], Dare: [0, 1, 2, 3, 4] },
      { Truth: [3, 1, 2, 0, 4], Dare: [1, 2, 3, 0, 4] },
    ]);
  });

  test('deals the other type once a bag is empty', async () => {
    const { store } = recordedStore([...BAGS_DRAWS, ...Array(10).fill(TRUTH)]);
    const tasks = await spins(store, Array(10).fill('easy'));
    expect(tasks.map(({ type }) => type)).toEqual([
      ...Array(5).fill('Truth'),
      ...Array(5).fill('Dare'),
    ]);
  });

  test('over 300 spins, each ten of a level are all ten tasks of it, and none comes twice in a row', async () => {
    const { env, store } = recordedStore();
    env.random.mockImplementation(seededRandom(7));
    const random = seededRandom(8);
    const levels = Array.from({ length: 300 }, () => drawLevel(random()));
    const tasks = (await spins(store, levels)).map(nameOf);
    expect(tasks.filter((task, spin) => task === tasks[spin - 1])).toEqual([]);
    for (const level of DIFFICULTIES) {
      const ofLevel = tasks.filter((task) => task.startsWith(level));
      expect(ofLevel.length).toBeGreaterThan(70);
      for (let first = 0; first + 10 <= ofLevel.length; first += 10) {
        expect(ofLevel.slice(first, first + 10).sort()).toEqual(namesOf(level));
      }
    }
  });

  test.each([
    ['a reset', scoresReset()],
    ['leaving', gameLeft()],
  ])('goes on with the same bags after %s', async (_what, event) => {
    const { store } = recordedStore([...BAGS_DRAWS, TRUTH, DARE]);
    const [truth] = await spins(store, ['easy']);
    store.dispatch(event);
    const [dare] = await spins(store, ['easy']);
    expect([truth, dare]).toEqual([TRUTH_TASK, DARE_TASK]);
  });
});

describe('the countdown', () => {
  test.each([
    ['easy', 30],
    ['medium', 45],
    ['hard', 60],
  ] as const)('of %s dispatches each of its %i seconds, and stops', async (level, total) => {
    const { store, log } = recordedStore([...BAGS_DRAWS, TRUTH]);
    store.dispatch(difficultyChosen(level));
    store.dispatch(spinStarted());
    await pass(HOUR);
    expect(log().slice(2)).toEqual([
      filled(2000, level),
      dealt(2000, 1, { ...TRUTH_TASK, difficulty: level }),
      ...seconds(3000, 1, total - 1),
    ]);
    expect(selectPhase(store.getState())).toBe('timeUp');
  });

  test('is not affected by a change of the difficulty', async () => {
    const { store, log } = recordedStore([...BAGS_DRAWS, TRUTH]);
    store.dispatch(spinStarted());
    await pass(12_500);
    store.dispatch(difficultyChosen('hard'));
    await pass(HOUR);
    expect(log().slice(14)).toEqual(seconds(13_000, 1, 19));
  });

  test('shows the right second at once when the visitor returns to the page', async () => {
    const { store, log } = recordedStore([...BAGS_DRAWS, TRUTH]);
    store.dispatch(spinStarted());
    await pass(2500);
    jumpClock(12_200);
    store.dispatch(pageReturned());
    await pass(0);
    expect(log().slice(4)).toEqual(seconds(14_700, 1, 18).slice(0, 1));
  });
});

test.each([
  ['the spin', 1999, 'a reset', scoresReset()],
  ['the spin', 1999, 'leaving', gameLeft()],
  ['the countdown', 12_500, 'a reset', scoresReset()],
  ['the countdown', 12_500, 'leaving', gameLeft()],
  ['the countdown', 12_500, 'Completed', taskCompleted()],
  ['the countdown', 12_500, 'Failed', taskFailed()],
  ['the countdown', 12_500, 'a spin', null],
])('%s, ended after %i ms by %s, leaves the next turn its full time', async (...row) => {
  const [what, ms, , ending] = row;
  const isDealt = what === 'the countdown';
  const { store, log } = recordedStore([...BAGS_DRAWS, ...(isDealt ? [TRUTH] : []), DARE]);
  store.dispatch(spinStarted());
  await pass(ms);
  if (ending) store.dispatch(ending);
  const before = log().length;
  if (ending) await pass(HOUR);
  const at = ms + (ending ? HOUR : 0);
  store.dispatch(spinStarted());
  await pass(HOUR);
  expect(log().slice(before)).toEqual([
    spun(at),
    ...(isDealt ? [] : [filled(at + 2000)]),
    dealt(at + 2000, 2, DARE_TASK),
    ...seconds(at + 3000, 2, 29),
  ]);
});

test('a spin restored without its timer by a rollback gets one with the next press', async () => {
  const { store, log } = recordedStore([...BAGS_DRAWS, TRUTH, ...BAGS_DRAWS, DARE]);
  store.dispatch(spinStarted());
  await pass(1000);
  liftedStoreOf(store).dispatch(ActionCreators.commit());
  await pass(HOUR);
  liftedStoreOf(store).dispatch(ActionCreators.rollback());
  await pass(HOUR);
  const at = 1000 + 2 * HOUR;
  store.dispatch(spinStarted());
  await pass(2000);
  expect(log()).toEqual([spun(at), filled(at + 2000), dealt(at + 2000, 1, DARE_TASK)]);
});

test('while DevTools shows a state before the bags were filled, the task comes from new ones', async () => {
  const draws = [...BAGS_DRAWS, TRUTH, ...bagDraws({ Truth: 4, Dare: 1 }), DARE];
  const { store, log } = recordedStore(draws);
  await spins(store, ['easy']);
  store.dispatch(spinStarted());
  await pass(1000);
  liftedStoreOf(store).dispatch(ActionCreators.jumpToState(0));
  await pass(1000);
  const task = { ...DARE_TASK, index: 1 };
  expect(log().at(-1)).toEqual(dealt(4000, 2, task));

  liftedStoreOf(store).dispatch(ActionCreators.jumpToState(log().length));
  expect(selectOpenTask(store.getState())).toEqual(task);
  expect(selectBags(store.getState()).easy).toEqual({ Truth: [1, 0, 3, 4], Dare: [0, 2, 3, 4] });
});

test('where DevTools skips the filling of the bags, they are filled by the next spin', async () => {
  const { store, log } = recordedStore([...BAGS_DRAWS, TRUTH, ...BAGS_DRAWS, TRUTH]);
  await spins(store, ['easy']);
  const id = 1 + log().findIndex(({ action }) => bagsFilled.match(action));
  liftedStoreOf(store).dispatch(ActionCreators.toggleAction(id));
  // Truth 2 was dealt last, so it goes behind the others.
  expect(await spins(store, ['easy'])).toEqual([{ ...TRUTH_TASK, index: 1 }]);
  expect(selectBags(store.getState()).easy).toEqual({ Truth: [0, 3, 4, 2], Dare: BAGS.Dare });
});
