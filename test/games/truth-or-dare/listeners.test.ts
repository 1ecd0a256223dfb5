// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { TaskId } from '../../../src/games/truth-or-dare/rules';
import { DIFFICULTIES, drawTask, drawType } from '../../../src/games/truth-or-dare/rules';
import {
  difficultyChosen,
  gameLeft,
  scoresReset,
  secondPassed,
  selectOpenTask,
  selectPhase,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import { pageReturned } from '../../../src/layout/uiSlice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { jumpClock, pass, recordedStore } from '../../support/recordedStore';
import { seededRandom } from '../../support/seededRandom';

// The timer itself is tested in ../shared/roundTimer.test.ts.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

/** The two draws of a spin, and the task that they give. */
const TRUTH_DRAWS = [0.1, 0.5];
const TRUTH: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE_DRAWS = [0.9, 0.1];
const DARE: TaskId = { difficulty: 'easy', type: 'Dare', index: 0 };

const spun = (at: number) => ({ at, action: spinStarted() });
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

describe('the spin', () => {
  test.each([
    [TRUTH_DRAWS, TRUTH],
    [DARE_DRAWS, DARE],
  ])('lasts two seconds, then draws twice, the type first: %j gives %j', async (draws, task) => {
    const { env, store, log } = recordedStore(draws);
    store.dispatch(spinStarted());
    await pass(1999);
    expect(log()).toEqual([spun(0)]);
    expect(env.random).not.toHaveBeenCalled();
    await pass(1);
    expect(log()).toEqual([spun(0), dealt(2000, 1, task)]);
    expect(env.random).toHaveBeenCalledTimes(2);
  });

  test('deals a task of the difficulty chosen when it ends', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(difficultyChosen('medium'));
    store.dispatch(spinStarted());
    await pass(1999);
    store.dispatch(difficultyChosen('hard'));
    await pass(1);
    expect(log().at(-1)).toEqual(dealt(2000, 1, { ...TRUTH, difficulty: 'hard' }));
  });

  test('never deals the last task again', async () => {
    const { store } = recordedStore([...TRUTH_DRAWS, ...TRUTH_DRAWS]);
    for (const event of [spinStarted(), taskCompleted(), spinStarted()]) {
      store.dispatch(event);
      await pass(2000);
    }
    expect(selectOpenTask(store.getState())).toEqual({ ...TRUTH, index: 3 });
  });

  test('in each of 60 spins deals the task drawn by the rules', async () => {
    const { env, store } = recordedStore();
    env.random.mockImplementation(seededRandom(7));
    const random = seededRandom(7);
    let last: TaskId | null = null;
    for (let spin = 0; spin < 60; spin++) {
      // Two spins per difficulty: the last task is sometimes in the pool.
      const level = DIFFICULTIES[Math.floor(spin / 2) % 3] ?? 'easy';
      store.dispatch(difficultyChosen(level));
      store.dispatch(spinStarted());
      await pass(2000);
      last = drawTask(level, drawType(random()), random(), last);
      expect(selectOpenTask(store.getState())).toEqual(last);
    }
  });
});

describe('the countdown', () => {
  test.each([
    ['easy', 30],
    ['medium', 45],
    ['hard', 60],
  ] as const)('of %s dispatches each of its %i seconds, and stops', async (level, total) => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(difficultyChosen(level));
    store.dispatch(spinStarted());
    await pass(HOUR);
    expect(log().slice(2)).toEqual([
      dealt(2000, 1, { ...TRUTH, difficulty: level }),
      ...seconds(3000, 1, total - 1),
    ]);
    expect(selectPhase(store.getState())).toBe('timeUp');
  });

  test('is not affected by a change of the difficulty', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    await pass(12_500);
    store.dispatch(difficultyChosen('hard'));
    await pass(HOUR);
    expect(log().slice(13)).toEqual(seconds(13_000, 1, 19));
  });

  test('shows the right second at once when the visitor returns to the page', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    await pass(2500);
    jumpClock(12_200);
    store.dispatch(pageReturned());
    await pass(0);
    expect(log().slice(3)).toEqual(seconds(14_700, 1, 18).slice(0, 1));
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
  const { store, log } = recordedStore([
    ...(what === 'the spin' ? [] : TRUTH_DRAWS),
    ...DARE_DRAWS,
  ]);
  store.dispatch(spinStarted());
  await pass(ms);
  if (ending) store.dispatch(ending);
  const before = log().length;
  if (ending) await pass(HOUR);
  const at = ms + (ending ? HOUR : 0);
  store.dispatch(spinStarted());
  await pass(HOUR);
  const turn = [spun(at), dealt(at + 2000, 2, DARE), ...seconds(at + 3000, 2, 29)];
  expect(log().slice(before)).toEqual(turn);
});

test('a spin restored without its timer by a rollback gets one with the next press', async () => {
  const { store, log } = recordedStore([...TRUTH_DRAWS, ...DARE_DRAWS]);
  store.dispatch(spinStarted());
  await pass(1000);
  liftedStoreOf(store).dispatch(ActionCreators.commit());
  await pass(HOUR);
  liftedStoreOf(store).dispatch(ActionCreators.rollback());
  await pass(HOUR);
  const at = 1000 + 2 * HOUR;
  store.dispatch(spinStarted());
  await pass(2000);
  expect(log()).toEqual([spun(at), dealt(at + 2000, 1, DARE)]);
});
