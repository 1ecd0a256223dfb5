// First of all: the stores below are made in a browser that has Redux DevTools.
import '../../support/devToolsDoor';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../../../src/app/store';
import type { TaskId } from '../../../src/games/truth-or-dare/rules';
import { DIFFICULTIES, drawTask, drawType } from '../../../src/games/truth-or-dare/rules';
import {
  difficultyChosen,
  gameLeft,
  scoresReset,
  secondPassed,
  selectBestStreak,
  selectCountdown,
  selectOpenTask,
  selectPhase,
  selectStreak,
  selectTasksCompleted,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
} from '../../../src/games/truth-or-dare/slice';
import { pageReturned } from '../../../src/layout/uiSlice';
import { liftedStoreOf } from '../../support/devToolsDoor';
import { jumpClock, pass, recordedStore } from '../../support/recordedStore';
import { scriptedEnv } from '../../support/scriptedEnv';
import { seededRandom } from '../../support/seededRandom';

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

/** A store in which the bottle was spun, and this long ago it came to rest at an easy Truth. */
async function storeWithTask({ since = 0, draws = [] as number[] } = {}) {
  const scene = recordedStore([...TRUTH_DRAWS, ...draws]);
  scene.store.dispatch(spinStarted());
  await pass(2000 + since);
  return scene;
}

describe('the spin', () => {
  test('lasts two seconds, and not a millisecond less', async () => {
    const { env, store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    await pass(1999);
    expect(log()).toEqual([spun(0)]);
    expect(env.random).not.toHaveBeenCalled();

    await pass(1);
    expect(log()).toEqual([spun(0), dealt(2000, 1, TRUTH)]);
    expect(selectOpenTask(store.getState())).toEqual(TRUTH);
  });

  test('draws twice, first the type, then the task', async () => {
    const { env, store } = recordedStore(DARE_DRAWS);
    store.dispatch(spinStarted());
    await pass(2000);
    expect(selectOpenTask(store.getState())).toEqual(DARE);
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
    expect(selectCountdown(store.getState())).toBe(60);
  });

  test('never deals the task again that was dealt last', async () => {
    const { store } = await storeWithTask({ draws: TRUTH_DRAWS });
    store.dispatch(taskCompleted());
    store.dispatch(spinStarted());
    await pass(2000);
    expect(selectOpenTask(store.getState())).toEqual({ ...TRUTH, index: 3 });
  });

  test('is neither started anew nor prolonged by further clicks', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    for (const wait of [1, 999, 500, 499]) {
      await pass(wait);
      store.dispatch(spinStarted());
    }
    await pass(1);
    expect(log()).toEqual([...[0, 1, 1000, 1500, 1999].map(spun), dealt(2000, 1, TRUTH)]);
    await pass(5000);
    expect(log().slice(6)).toEqual(seconds(3000, 1, 29, 25));
  });
});

describe('the countdown', () => {
  test.each([
    ['easy', 30],
    ['medium', 45],
    ['hard', 60],
  ] as const)(
    'of %s tells each of its %i seconds, to the millisecond, and stops',
    async (level, all) => {
      const { store, log } = recordedStore(TRUTH_DRAWS);
      store.dispatch(difficultyChosen(level));
      store.dispatch(spinStarted());
      await pass(2000 + all * 1000 - 1);
      expect(selectPhase(store.getState())).toBe('counting');
      expect(selectCountdown(store.getState())).toBe(1);

      await pass(1);
      expect(selectPhase(store.getState())).toBe('timeUp');
      await pass(HOUR);
      expect(log().slice(2)).toEqual([
        dealt(2000, 1, { ...TRUTH, difficulty: level }),
        ...seconds(3000, 1, all - 1, 0),
      ]);
    },
  );

  test('does not care for a change of the difficulty', async () => {
    const { store, log } = await storeWithTask({ since: 10_500 });
    for (const level of ['hard', 'medium'] as const) store.dispatch(difficultyChosen(level));
    expect(selectCountdown(store.getState())).toBe(20);
    expect(selectOpenTask(store.getState())).toEqual(TRUTH);
    await pass(HOUR);
    expect(log().slice(14)).toEqual(seconds(13_000, 1, 19, 0));
  });

  test('starts anew with a spin in its midst: new task, one clock, nothing counted', async () => {
    const { store, log } = await storeWithTask({ since: 10_500, draws: DARE_DRAWS });
    store.dispatch(spinStarted());
    expect(selectOpenTask(store.getState())).toBeNull();
    expect(selectCountdown(store.getState())).toBe(0);

    await pass(HOUR);
    expect(log().slice(12)).toEqual([
      spun(12_500),
      dealt(14_500, 2, DARE),
      ...seconds(15_500, 2, 29, 0),
    ]);
    const state = store.getState();
    expect(selectOpenTask(state)).toEqual(DARE);
    expect([selectTasksCompleted(state), selectStreak(state), selectBestStreak(state)]).toEqual([
      0, 0, 0,
    ]);
  });

  test.each([
    ['Completed', taskCompleted()],
    ['Failed', taskFailed()],
    ['a reset', scoresReset()],
    ['leaving', gameLeft()],
  ])('ends with %s: not another second', async (_what, ending) => {
    const { store, log } = await storeWithTask({ since: 10_500 });
    store.dispatch(ending);
    const soFar = log();
    const state = store.getState();
    await pass(HOUR);
    store.dispatch(pageReturned());
    await pass(HOUR);
    expect(
      log()
        .slice(soFar.length)
        .map(({ action }) => action),
    ).toEqual([pageReturned()]);
    expect(store.getState()).toEqual(state);
  });

  test.each([
    ['Completed', taskCompleted(), 'completed'],
    ['Failed', taskFailed(), 'failed'],
  ])('that is over leaves the task open, for %s to answer', async (_what, answer, phase) => {
    const { store, log } = await storeWithTask({ since: 40_000 });
    expect(selectPhase(store.getState())).toBe('timeUp');
    store.dispatch(answer);
    await pass(HOUR);
    expect(selectPhase(store.getState())).toBe(phase);
    expect(log().at(-1)).toEqual({ at: 42_000, action: answer });
  });

  test('that is over is followed by a whole one after the next spin', async () => {
    const { store, log } = await storeWithTask({ since: 40_000, draws: DARE_DRAWS });
    store.dispatch(spinStarted());
    await pass(HOUR);
    expect(log().slice(32)).toEqual([
      spun(42_000),
      dealt(44_000, 2, DARE),
      ...seconds(45_000, 2, 29, 0),
    ]);
  });
});

describe('a spin that is cut short', () => {
  const endings: [string, UnknownAction][] = [
    ['a reset', scoresReset()],
    ['leaving', gameLeft()],
  ];

  test.each(endings)('by %s deals nothing', async (_what, ending) => {
    const { env, store, log } = recordedStore();
    store.dispatch(spinStarted());
    await pass(1999);
    store.dispatch(ending);
    await pass(HOUR);
    expect(log()).toEqual([spun(0), { at: 1999, action: ending }]);
    expect(selectPhase(store.getState())).toBe('idle');
    expect(env.random).not.toHaveBeenCalled();
  });

  test.each(endings)('by %s does not shorten the next one', async (_what, ending) => {
    const { store, log } = recordedStore(DARE_DRAWS);
    store.dispatch(spinStarted());
    await pass(1500);
    for (const event of [ending, spinStarted()]) store.dispatch(event);
    await pass(4000);
    expect(log().slice(3)).toEqual([dealt(3500, 2, DARE), ...seconds(4500, 2, 29, 28)]);
  });

  test.each([
    ['Completed', taskCompleted()],
    ['Failed', taskFailed()],
  ])('is not what %s does: it goes on', async (_what, answer) => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    await pass(1000);
    store.dispatch(answer);
    await pass(1000);
    expect(log().slice(2)).toEqual([dealt(2000, 1, TRUTH)]);
  });
});

describe('a clock that jumps during the countdown', () => {
  test('20 s ahead shows the right second at the next one, and each one after it', async () => {
    const { store, log } = await storeWithTask({ since: 3500 });
    jumpClock(20_000);
    await pass(500);
    expect(selectCountdown(store.getState())).toBe(6);
    await pass(HOUR);
    expect(log().slice(5)).toEqual(seconds(26_000, 1, 6, 0));
  });

  test('20.3 s ahead shows the right second at the next one, and is in step again', async () => {
    const { log } = await storeWithTask({ since: 3500 });
    jumpClock(20_300);
    await pass(500);
    await pass(HOUR);
    const [first, ...others] = seconds(26_000, 1, 6, 0);
    expect(log().slice(5)).toEqual([{ ...first, at: 26_300 }, ...others]);
  });

  test.each([
    ['to the deadline', 26_500],
    ['beyond the deadline', 30_000],
    ['by an hour', HOUR],
  ])('ahead %s shows 0 once, and stops', async (_where, jump) => {
    const { store, log } = await storeWithTask({ since: 3500 });
    jumpClock(jump);
    await pass(HOUR);
    expect(log().slice(5)).toEqual(seconds(6000 + jump, 1, 0, 0));
    expect(selectPhase(store.getState())).toBe('timeUp');
  });

  test.each([
    ['an hour', HOUR],
    ['a minute', 60_000],
  ])('back by %s still tells each second, and ends within them', async (_much, jump) => {
    const { store, log } = await storeWithTask({ since: 3500 });
    jumpClock(-jump);
    await pass(30_000);
    const lefts = log().flatMap(({ action }) =>
      secondPassed.match(action) ? action.payload.left : [],
    );
    expect(lefts).toEqual(seconds(0, 1, 29, 0).map(({ action }) => action.payload.left));
    expect(selectPhase(store.getState())).toBe('timeUp');
    const soFar = log();
    await pass(2 * HOUR);
    expect(log()).toEqual(soFar);
  });
});

describe('coming back to the page', () => {
  test('shows the right second at once, and goes on in step', async () => {
    const { store, log } = await storeWithTask({ since: 500 });
    jumpClock(12_200);
    store.dispatch(pageReturned());
    await pass(0);
    expect(selectCountdown(store.getState())).toBe(18);

    await pass(HOUR);
    expect(log().slice(2)).toEqual([
      { at: 14_700, action: pageReturned() },
      ...seconds(14_700, 1, 18, 18),
      ...seconds(15_000, 1, 17, 0),
    ]);
  });

  test('beyond the deadline shows 0 at once, and stops', async () => {
    const { store, log } = await storeWithTask({ since: 500 });
    jumpClock(29_500);
    store.dispatch(pageReturned());
    await pass(0);
    expect(selectPhase(store.getState())).toBe('timeUp');
    await pass(HOUR);
    expect(log().slice(3)).toEqual(seconds(32_000, 1, 0, 0));
  });

  test('within the same second, however often, adds nothing and shifts nothing', async () => {
    const { store, log } = await storeWithTask({ since: 100 });
    for (const wait of [0, 300, 300, 299]) {
      await pass(wait);
      store.dispatch(pageReturned());
    }
    await pass(HOUR);
    const returned = [2100, 2400, 2700, 2999].map((at) => ({ at, action: pageReturned() }));
    expect(log().slice(2)).toEqual([...returned, ...seconds(3000, 1, 29, 0)]);
  });

  test('to a clock that was set back by an hour adds nothing, and the countdown ends', async () => {
    const { store, log } = await storeWithTask({ since: 500 });
    jumpClock(-HOUR);
    store.dispatch(pageReturned());
    await pass(0);
    expect(selectCountdown(store.getState())).toBe(30);
    await pass(30_000);
    expect(selectPhase(store.getState())).toBe('timeUp');
    expect(log().filter(({ action }) => secondPassed.match(action))).toHaveLength(30);
  });

  test('during the spin, or with no task, adds nothing', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(pageReturned());
    store.dispatch(spinStarted());
    await pass(1000);
    store.dispatch(pageReturned());
    await pass(1000);
    store.dispatch(taskCompleted());
    store.dispatch(pageReturned());
    await pass(HOUR);
    expect(log()).toEqual([
      { at: 0, action: pageReturned() },
      spun(0),
      { at: 1000, action: pageReturned() },
      dealt(2000, 1, TRUTH),
      { at: 2000, action: taskCompleted() },
      { at: 2000, action: pageReturned() },
    ]);
  });
});

describe('while DevTools shows the past', () => {
  test('the turn runs to its end in its own round, and stops', async () => {
    const { store, log } = recordedStore(TRUTH_DRAWS);
    store.dispatch(spinStarted());
    await pass(1000);
    const lifted = liftedStoreOf(store);
    lifted.dispatch(ActionCreators.jumpToState(0));
    await pass(HOUR);
    expect(selectPhase(store.getState())).toBe('idle');
    expect(log()).toEqual([spun(0), dealt(2000, 1, TRUTH), ...seconds(3000, 1, 29, 0)]);

    lifted.dispatch(ActionCreators.jumpToState(log().length));
    expect(selectPhase(store.getState())).toBe('timeUp');
    expect(selectOpenTask(store.getState())).toEqual(TRUTH);
  });
});

describe('two stores', () => {
  test('each have a clock of their own', async () => {
    const one = recordedStore(TRUTH_DRAWS);
    const other = recordedStore(DARE_DRAWS);
    one.store.dispatch(spinStarted());
    await pass(700);
    other.store.dispatch(spinStarted());
    await pass(HOUR);
    expect(one.log().slice(1)).toEqual([dealt(2000, 1, TRUTH), ...seconds(3000, 1, 29, 0)]);
    expect(other.log().slice(1)).toEqual([dealt(2700, 1, DARE), ...seconds(3700, 1, 29, 0)]);
  });

  test('do not stop each other', async () => {
    const one = await storeWithTask({ since: 500 });
    const other = await storeWithTask();
    for (const event of [pageReturned(), spinStarted(), gameLeft()]) other.store.dispatch(event);
    await pass(HOUR);
    expect(one.log().slice(2)).toEqual(seconds(3000, 1, 29, 0));
    expect(selectPhase(other.store.getState())).toBe('idle');
  });
});

test('300 spins deal, one by one, what the rules make of the same chance', async () => {
  const env = scriptedEnv();
  env.random.mockImplementation(seededRandom(7));
  const store = makeStore({ env });
  const random = seededRandom(7);
  let last: TaskId | null = null;
  for (let spin = 0; spin < 300; spin++) {
    // Twice the same level, then the next: the last task is now in the pool, now not.
    const level = DIFFICULTIES[Math.floor(spin / 2) % 3] ?? 'easy';
    store.dispatch(difficultyChosen(level));
    store.dispatch(spinStarted());
    await pass(2000);
    last = drawTask(level, drawType(random()), random(), last);
    expect(selectOpenTask(store.getState())).toEqual(last);
  }
});
