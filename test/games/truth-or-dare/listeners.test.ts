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

// How a timer starts, counts and ends is tested with it: ../shared/roundTimer.test.ts.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

/** The draws of a spin, type first, and the task that they give. */
const TRUTH_DRAWS = [0.1, 0.5];
const TRUTH: TaskId = { difficulty: 'easy', type: 'Truth', index: 2 };
const DARE_DRAWS = [0.9, 0.1];
const DARE: TaskId = { difficulty: 'easy', type: 'Dare', index: 0 };

const spun = (at: number) => ({ at, action: spinStarted() });
const dealt = (at: number, round: number, task: TaskId) => ({
  at,
  action: taskDealt({ round, task }),
});

/** The seconds from one to another, the first of them at this time. */
function seconds(at: number, round: number, from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, second) => ({
    at: at + second * 1000,
    action: secondPassed({ round, left: from - second }),
  }));
}

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

  test('deals a task of the level that is chosen when it ends', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(difficultyChosen('medium'));
    store.dispatch(spinStarted());
    await pass(1999);
    store.dispatch(difficultyChosen('hard'));
    await pass(1);
    expect(log().at(-1)).toEqual(dealt(2000, 1, { ...TRUTH, difficulty: 'hard' }));
  });

  test('never deals the task again that was dealt last', async () => {
    const { store } = recordedStore([...TRUTH_DRAWS, ...TRUTH_DRAWS]);
    for (const event of [spinStarted(), taskCompleted(), spinStarted()]) {
      store.dispatch(event);
      await pass(2000);
    }
    expect(selectOpenTask(store.getState())).toEqual({ ...TRUTH, index: 3 });
  });

  test('by spin, deals what the rules make of the same chance', async () => {
    const { env, store } = recordedStore();
    env.random.mockImplementation(seededRandom(7));
    const random = seededRandom(7);
    let last: TaskId | null = null;
    for (let spin = 0; spin < 60; spin++) {
      // Twice the same level, then the next: the last task is now in the pool, now not.
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
  ] as const)('of %s tells each of its %i seconds, and stops', async (level, all) => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(difficultyChosen(level));
    store.dispatch(spinStarted());
    await pass(HOUR);
    expect(log().slice(2)).toEqual([
      dealt(2000, 1, { ...TRUTH, difficulty: level }),
      ...seconds(3000, 1, all - 1, 0),
    ]);
    expect(selectPhase(store.getState())).toBe('timeUp');
  });

  test('does not care for a change of the difficulty', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    await pass(12_500);
    store.dispatch(difficultyChosen('hard'));
    await pass(HOUR);
    expect(log().slice(13)).toEqual(seconds(13_000, 1, 19, 0));
  });

  test('shows the right second as soon as the visitor is back', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    await pass(2500);
    jumpClock(12_200);
    store.dispatch(pageReturned());
    await pass(0);
    expect(log().slice(3)).toEqual(seconds(14_700, 1, 18, 18));
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
])('%s, at %i ms, ends with %s: the next turn has its whole time', async (...row) => {
  const [what, moment, , ending] = row;
  const { store, log } = recordedStore([
    ...(what === 'the spin' ? [] : TRUTH_DRAWS),
    ...DARE_DRAWS,
  ]);
  store.dispatch(spinStarted());
  await pass(moment);
  if (ending) store.dispatch(ending);
  const soFar = log().length;
  if (ending) await pass(HOUR);
  const at = moment + (ending ? HOUR : 0);
  store.dispatch(spinStarted());
  await pass(HOUR);
  const turn = [spun(at), dealt(at + 2000, 2, DARE), ...seconds(at + 3000, 2, 29, 0)];
  expect(log().slice(soFar)).toEqual(turn);
});

test('a spin that a rollback brings back without its timer gets one with the next press', async () => {
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
