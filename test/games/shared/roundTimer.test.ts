// First of all: the stores below are made in a browser that has Redux DevTools.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { countDown, startRoundTimer, stepsLeft } from '../../../src/games/shared/roundTimer';
import { pageReturned } from '../../../src/layout/uiSlice';
import type { Env } from '../../../src/platform/env';
import type { AppDispatch, AppStore, RootState } from '../../../src/state/types';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { jumpClock, pass } from '../../support/recordedStore';
import { scriptedEnv } from '../../support/scriptedEnv';

/*
 * The timer alone, in the smallest game that has all it knows: a round waits two seconds, counts five
 * seconds down, and is over. What the games make of it is in their own tests of the listeners.
 */

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;
const WAIT = 2000;

type Game = { phase: 'idle' | 'waiting' | 'counting' | 'over'; round: number; left: number };
type OfRound = PayloadAction<{ round: number; left?: number }>;

const game = createSlice({
  name: 'game',
  initialState: { phase: 'idle', round: 0, left: 0 } as Game,
  reducers: {
    pressed(state) {
      if (state.phase === 'waiting') return;
      state.phase = 'waiting';
      state.round += 1;
    },
    begun(state, { payload }: OfRound) {
      if (state.phase === 'waiting' && payload.round === state.round) state.phase = 'counting';
    },
    counted(state, { payload: { round, left = 0 } }: OfRound) {
      if (state.phase !== 'counting' || round !== state.round) return;
      state.left = left;
      if (left === 0) state.phase = 'over';
    },
    stopped(state) {
      state.phase = 'idle';
    },
  },
});
const { pressed, begun, counted, stopped } = game.actions;

const gameIn = (state: unknown) => (state as { game: Game }).game;
const isWaiting = (state: unknown) => gameIn(state).phase === 'waiting';

/** What is in the log: when, what, in which round, and what is left. */
type Told = [at: number, what: string, round?: number, left?: number];

/** A game in DevTools, in a world whose time is that of the timers. */
function aGame(options: { recountsOnReturn?: boolean } = {}) {
  const env = scriptedEnv();
  env.now.mockImplementation(() => Date.now());
  const { middleware, startListening } = createListenerMiddleware({ extra: env });
  startRoundTimer(startListening.withTypes<RootState, AppDispatch, Env>(), {
    selectRound: (state) => gameIn(state).round,
    isStarting: isWaiting,
    isRunning: (state) => isWaiting(state) || gameIn(state).phase === 'counting',
    started: pressed,
    run: async (api, round) => {
      await api.delay(WAIT);
      api.dispatch(begun({ round }));
      await countDown(api, {
        steps: 5,
        stepMs: 1000,
        ...options,
        onStep: (left) => api.dispatch(counted({ round, left })),
      });
    },
  });
  const store = configureStore({
    reducer: { game: game.reducer },
    middleware: (getDefault) => getDefault().prepend(middleware),
  });
  const lifted = liftedStoreOf(store as unknown as AppStore);
  const atFirst = Date.now();
  const told = () => {
    const { actionsById, stagedActionIds } = lifted.getState();
    return stagedActionIds.slice(1).map((id) => {
      const { action, timestamp } = actionsById[id] as { action: UnknownAction; timestamp: number };
      const what = String(action.type).split('/')[1];
      return [timestamp - atFirst, what, ...Object.values(action.payload ?? {})] as Told;
    });
  };
  /** Events happen, and milliseconds pass. */
  const play = async (...steps: (UnknownAction | number)[]) => {
    for (const step of steps) {
      if (typeof step === 'number') await pass(step);
      else store.dispatch(step);
    }
  };
  const sees = () => gameIn(store.getState());
  const jump = (index: number) => lifted.dispatch(ActionCreators.jumpToState(index));
  const toPresent = () => jump(told().length);
  return { store, lifted, told, play, sees, jump, toPresent };
}

/** A whole round that was pressed at that time. */
const wholeRound = (at: number, round: number): Told[] => [
  [at, 'pressed'],
  [at + WAIT, 'begun', round],
  ...seconds(at + 3000, round, 4),
];

/** The seconds from one down to 0, the first of them at that time. */
const seconds = (at: number, round: number, from: number) =>
  Array.from({ length: from + 1 }, (_, i): Told => [at + i * 1000, 'counted', round, from - i]);

const kinds = [
  { kind: 'that counts anew on a return', recountsOnReturn: true },
  { kind: 'of short steps', recountsOnReturn: false },
];

describe.each(kinds)('a timer $kind', (options) => {
  test('runs a round to its end, to the millisecond; nothing follows', async () => {
    const { told, play, sees } = aGame(options);
    await play(1000, pressed(), WAIT - 1);
    expect(told()).toEqual([[1000, 'pressed']]);
    await play(1, 4999);
    expect(sees()).toEqual({ phase: 'counting', round: 1, left: 1 });
    await play(1, HOUR);
    expect(sees()).toEqual({ phase: 'over', round: 1, left: 0 });
    expect(told()).toEqual(wholeRound(1000, 1));
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['2 s ahead', { jump: 2000, thenAt: 6000, left: 1, rest: seconds(7000, 1, 0) }],
    ['a part of a second ahead', { jump: 1300, thenAt: 5300, left: 2, rest: seconds(6000, 1, 1) }],
    ['to the deadline', { jump: 3500, thenAt: 7500, left: 0, rest: [] }],
    ['beyond the deadline', { jump: HOUR, thenAt: 4000 + HOUR, left: 0, rest: [] }],
  ])('shows the right second at the next one after a jump %s', async (_where, expected) => {
    const { told, play } = aGame(options);
    await play(pressed(), 3500);
    jumpClock(expected.jump);
    await play(HOUR);
    const next: Told = [expected.thenAt, 'counted', 1, expected.left];
    expect(told().slice(3)).toEqual([next, ...expected.rest]);
  });

  test('tells each second, and ends within them, after a jump back', async () => {
    const { told, play } = aGame(options);
    await play(pressed(), 3500);
    jumpClock(-HOUR);
    await play(5000);
    const lefts = [4, 3, 2, 1, 0];
    expect(told().flatMap(([, what, , left]) => (what === 'counted' ? [left] : []))).toEqual(lefts);
    await play(2 * HOUR);
    expect(told()).toHaveLength(2 + 5);
  });
});

describe('a press', () => {
  test('that the reducer ignores neither starts anew nor prolongs', async () => {
    const { told, play } = aGame();
    await play(pressed(), 1, pressed(), 999, pressed(), 999, pressed(), HOUR);
    const [first, ...rest] = wholeRound(0, 1);
    const ignored = [1, 1000, 1999].map((at): Told => [at, 'pressed']);
    expect(told()).toEqual([first, ...ignored, ...rest]);
  });

  test('in the midst of a round starts the next: the one before is heard of no more', async () => {
    const { told, play } = aGame();
    // The last of these is ignored: the round has its timer.
    await play(pressed(), 3500, pressed(), 1000, pressed(), HOUR);
    const [first, ...rest] = wholeRound(3500, 2);
    const before = wholeRound(0, 1).slice(0, 3);
    expect(told()).toEqual([...before, first, [4500, 'pressed'], ...rest]);
  });

  test('after a round starts the next, at once and later', async () => {
    const { told, play } = aGame();
    await play(pressed(), 7000, pressed(), 30_000, pressed(), HOUR);
    const [one, two, three] = [wholeRound(0, 1), wholeRound(7000, 2), wholeRound(37_000, 3)];
    expect(told()).toEqual([...one, ...two, ...three]);
  });
});

test.each([500, 1999, 2000, 4500, 6999])(
  'a round that is stopped after %i ms tells nothing more, and the next has its whole time',
  async (moment) => {
    const { told, play } = aGame({ recountsOnReturn: true });
    await play(pressed(), moment, stopped());
    const soFar = told();
    await play(pressed(), HOUR, stopped(), pageReturned(), HOUR);
    const after: Told[] = [
      [moment + HOUR, 'stopped'],
      [moment + HOUR, 'pageReturned'],
    ];
    expect(told()).toEqual([...soFar, ...wholeRound(moment, 2), ...after]);
    expect(jest.getTimerCount()).toBe(0);
  },
);

describe('coming back to the page', () => {
  const counting = { recountsOnReturn: true };

  test('shows the right second at once, and goes on in step', async () => {
    const { told, play } = aGame(counting);
    await play(pressed(), 2500);
    jumpClock(2200);
    await play(pageReturned(), HOUR);
    expect(told().slice(3)).toEqual([[4700, 'counted', 1, 3], ...seconds(5000, 1, 2)]);
  });

  test('beyond the deadline shows 0 at once, and stops', async () => {
    const { told, play } = aGame(counting);
    await play(pressed(), 2500);
    jumpClock(4500);
    await play(pageReturned(), HOUR);
    expect(told().slice(3)).toEqual(seconds(7000, 1, 0));
  });

  test('within a second, or in the wait, adds nothing and shifts nothing', async () => {
    const { told, play } = aGame(counting);
    await play(pressed(), 1000, pageReturned(), 1000, pageReturned(), 300, pageReturned(), 699);
    await play(pageReturned(), HOUR);
    expect(told().filter(([, what]) => what !== 'pageReturned')).toEqual(wholeRound(0, 1));
  });

  test('to a clock that was set back adds nothing, and the round ends', async () => {
    const { told, play, sees } = aGame(counting);
    await play(pressed(), 2500);
    jumpClock(-HOUR);
    await play(pageReturned(), 0);
    expect(told()).toHaveLength(3);
    await play(5000);
    expect(sees().phase).toBe('over');
    expect(told()).toHaveLength(3 + 5);
  });

  test('is not waited for where steps are short', async () => {
    const { told, play } = aGame();
    await play(pressed(), 2500);
    jumpClock(2200);
    await play(pageReturned(), HOUR);
    expect(told().slice(3)).toEqual([[5200, 'counted', 1, 2], ...seconds(6000, 1, 1)]);
  });
});

describe('while DevTools shows the past', () => {
  test.each([0, 1000, 2000, 4500])('from %i ms on, the round runs to its end', async (moment) => {
    const { told, play, sees, jump, toPresent } = aGame();
    await play(pressed(), moment);
    jump(0);
    await play(HOUR);
    expect(sees()).toEqual({ phase: 'idle', round: 0, left: 0 });
    expect(told()).toEqual(wholeRound(0, 1));
    toPresent();
    expect(sees()).toEqual({ phase: 'over', round: 1, left: 0 });

    // Nothing is stuck.
    await play(pressed(), HOUR);
    expect(sees()).toEqual({ phase: 'over', round: 2, left: 0 });
  });

  test('for a moment, the round goes on as if nothing had been', async () => {
    const { told, play, sees, jump, toPresent } = aGame();
    await play(pressed(), 2500);
    jump(0);
    await play(10);
    toPresent();
    expect(sees().phase).toBe('counting');
    await play(HOUR);
    expect(told()).toEqual(wholeRound(0, 1));
  });

  test('a press on an earlier round leaves the timer of the present alone', async () => {
    const { told, play, sees, jump, toPresent } = aGame();
    await play(pressed(), HOUR, pressed(), 500);
    jump(1);
    expect(sees()).toMatchObject({ phase: 'waiting', round: 1 });
    await play(pressed(), HOUR);
    expect(told().slice(8)).toEqual([[HOUR + 500, 'pressed'], ...wholeRound(HOUR, 2).slice(1)]);
    toPresent();
    expect(sees()).toMatchObject({ phase: 'over', round: 2 });
  });

  test('a round that is begun waits in the present for a press, which gives it a timer', async () => {
    const { play, sees, jump, toPresent } = aGame();
    await play(pressed(), 500);
    jump(0);
    // The timer of the first round ends meanwhile, in the present.
    await play(HOUR, pressed(), HOUR);
    toPresent();
    expect(sees()).toMatchObject({ phase: 'waiting', round: 2 });
    await play(pressed(), HOUR);
    expect(sees()).toMatchObject({ phase: 'over', round: 2 });
  });
});

describe.each([
  ['reset', () => ActionCreators.reset()],
  ['rollback', () => ActionCreators.rollback()],
])('a %s of DevTools in the midst of a round', (_what, interruption) => {
  async function interrupted() {
    const scene = aGame();
    await scene.play(pressed(), 1500);
    scene.lifted.dispatch(interruption());
    return scene;
  }

  test('is not troubled by what the timer of the forgotten round still tells', async () => {
    const { play, sees } = await interrupted();
    await play(HOUR);
    expect(sees()).toEqual({ phase: 'idle', round: 0, left: 0 });
  });

  test('leaves a new round its whole time, though it bears the number of the old', async () => {
    const { told, play } = await interrupted();
    await play(pressed(), 1000, pressed(), HOUR);
    const [first, ...rest] = wholeRound(1500, 1);
    expect(told()).toEqual([first, [2500, 'pressed'], ...rest]);
  });
});

test('a commit of DevTools in the midst of a round leaves it running to its end', async () => {
  const { lifted, told, play } = aGame();
  await play(pressed(), 1500);
  lifted.dispatch(ActionCreators.commit());
  await play(HOUR);
  expect(told()).toEqual(wholeRound(0, 1).slice(1));
});

describe('a round that DevTools brings back without its timer', () => {
  /** Rolled back into its wait: it had come to its end, was stopped, or left for the next. */
  async function rolledBack(...since: (UnknownAction | number)[]) {
    const scene = aGame();
    await scene.play(pressed(), 1500);
    scene.lifted.dispatch(ActionCreators.commit());
    await scene.play(...since);
    scene.lifted.dispatch(ActionCreators.rollback());
    expect(scene.sees()).toMatchObject({ phase: 'waiting', round: 1 });
    return { ...scene, since: Date.now() };
  }

  test.each([
    ['came to its end', [HOUR]],
    ['was stopped', [stopped(), HOUR]],
  ])('where it %s waits for a press, which gives it one timer', async (_what, since) => {
    const { told, play, sees } = await rolledBack(...since);
    await play(HOUR);
    expect(told()).toEqual([]);
    await play(pressed(), 1000, pressed(), HOUR);
    const at = 1500 + 2 * HOUR;
    const [first, ...rest] = wholeRound(at, 1);
    expect(told()).toEqual([first, [at + 1000, 'pressed'], ...rest]);
    expect(sees()).toMatchObject({ phase: 'over', round: 1 });
  });

  test('is not started by anything but a press', async () => {
    const { told, play } = await rolledBack(HOUR);
    await play(pageReturned(), HOUR);
    expect(told()).toHaveLength(1);
  });

  test('is ended by leaving, and the next one has its whole time', async () => {
    const { told, play } = await rolledBack(HOUR);
    await play(stopped(), pressed(), HOUR);
    expect(told().slice(1)).toEqual(wholeRound(1500 + HOUR, 2));
  });
});

describe('an imported log', () => {
  const importInto = ({ lifted }: ReturnType<typeof aGame>, ...log: UnknownAction[]) =>
    lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(log as Action<string>[]));

  test('that ends in the midst of a round starts nothing; a press does', async () => {
    const scene = aGame();
    importInto(scene, pressed());
    await scene.play(HOUR);
    expect(scene.told()).toHaveLength(1);
    await scene.play(pressed(), HOUR);
    expect(scene.told().slice(1)).toEqual(wholeRound(HOUR, 1));
  });

  test('is not troubled by the timer of an earlier round, which tells its own number', async () => {
    const scene = aGame();
    await scene.play(pressed(), 500);
    importInto(scene, pressed(), stopped(), pressed());
    const shown = scene.sees();
    expect(shown).toMatchObject({ phase: 'waiting', round: 2 });
    await scene.play(HOUR);
    expect(scene.told().slice(3)).toEqual(wholeRound(0, 1).slice(1));
    expect(scene.sees()).toEqual(shown);
  });
});

test('where DevTools is locked, a press starts nothing, as it was not accepted', async () => {
  const { lifted, told, play } = aGame();
  lifted.dispatch(ActionCreators.lockChanges(true));
  await play(pressed(), HOUR);
  expect(told()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('two stores have a timer each, and do not stop each other', async () => {
  const [one, other, third] = [aGame(), aGame(), aGame()];
  await one.play(pressed(), 700);
  await other.play(pressed(), 700);
  await third.play(pressed(), 100, stopped(), HOUR);
  expect(one.told()).toEqual(wholeRound(0, 1));
  expect(other.told()).toEqual(wholeRound(700, 1));
  expect(third.told()).toHaveLength(2);
});

test.each([
  [30_000, 0, 30],
  [30_000, 999, 30],
  [30_000, 1000, 29],
  [30_000, 29_001, 1],
  [30_000, 30_000, 0],
  [30_000, 30_001, 0],
])('a second that has begun counts: until %i from %i there are %i', (deadline, now, left) => {
  expect(stepsLeft(deadline, now, 1000)).toBe(left);
});
