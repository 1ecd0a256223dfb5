// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action, PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { countDown, startRoundTimer, stepsLeft } from '../../../src/games/shared/roundTimer';
import type { Env } from '../../../src/platform/env';
import type { AppDispatch, AppStore, RootState } from '../../../src/state/types';
import { pageReturned } from '../../../src/state/uiSlice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { jumpClock, pass, sleep } from '../../support/recordedStore';
import { scriptedEnv } from '../../support/scriptedEnv';

/*
 * The timer in a minimal game: a round waits two seconds, then counts down five. How the games of the site use the timer
 * is tested in their effects.test.ts.
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

/** An action in the log of DevTools: its time in ms, its type and its payload. */
type Entry = [at: number, type: string, round?: number, left?: number];

/** A store with the game, DevTools, and an env that uses Jest's fake time. */
function setUp(options: { recountsOnReturn?: boolean } = {}) {
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
  const start = Date.now();
  const log = () => {
    const { actionsById, stagedActionIds } = lifted.getState();
    return stagedActionIds.slice(1).map((id) => {
      const { action, timestamp } = actionsById[id] as { action: UnknownAction; timestamp: number };
      const type = String(action.type).split('/')[1];
      return [timestamp - start, type, ...Object.values(action.payload ?? {})] as Entry;
    });
  };
  /** Dispatches the actions and passes the milliseconds, in order. */
  const play = async (...steps: (UnknownAction | number)[]) => {
    for (const step of steps) {
      if (typeof step === 'number') await pass(step);
      else store.dispatch(step);
    }
  };
  const state = () => gameIn(store.getState());
  const jumpTo = (index: number) => lifted.dispatch(ActionCreators.jumpToState(index));
  const jumpToPresent = () => jumpTo(log().length);
  return { env, lifted, log, play, state, jumpTo, jumpToPresent };
}

/** The log of a whole round started at that time. */
const wholeRound = (at: number, round: number): Entry[] => [
  [at, 'pressed'],
  [at + WAIT, 'begun', round],
  ...seconds(at + 3000, round, 4),
];

/** The log of the countdown to 0, starting at that time. */
const seconds = (at: number, round: number, from: number) =>
  Array.from({ length: from + 1 }, (_, i): Entry => [at + i * 1000, 'counted', round, from - i]);

describe.each([true, false])('with recountsOnReturn: %s', (recountsOnReturn) => {
  const options = { recountsOnReturn };

  test('a round runs to its end, exact to the millisecond, and leaves no timer', async () => {
    const { log, play, state } = setUp(options);
    await play(1000, pressed(), WAIT - 1);
    expect(log()).toEqual([[1000, 'pressed']]);
    await play(1, 4999);
    expect(state()).toEqual({ phase: 'counting', round: 1, left: 1 });
    await play(1, HOUR);
    expect(state()).toEqual({ phase: 'over', round: 1, left: 0 });
    expect(log()).toEqual(wholeRound(1000, 1));
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['2 s ahead', { jump: 2000, thenAt: 6000, left: 1, rest: seconds(7000, 1, 0) }],
    ['1.3 s ahead', { jump: 1300, thenAt: 5300, left: 2, rest: seconds(6000, 1, 1) }],
    ['past the deadline', { jump: HOUR, thenAt: 4000 + HOUR, left: 0, rest: [] }],
  ])('the first step after a sleep %s shows the right second', async (_where, expected) => {
    const { env, log, play } = setUp(options);
    await play(pressed(), 3500);
    sleep(env, expected.jump);
    await play(HOUR);
    const next: Entry = [expected.thenAt, 'counted', 1, expected.left];
    expect(log().slice(3)).toEqual([next, ...expected.rest]);
  });

  test.each([300_000, -HOUR])('a clock set by %i ms takes no second and adds none', async (ms) => {
    const { log, play, state } = setUp(options);
    await play(pressed(), 3500);
    jumpClock(ms);
    await play(pageReturned(), 3499);
    expect(state()).toMatchObject({ phase: 'counting', left: 1 });
    await play(1, 2 * HOUR);
    const counts = log().filter(([, type]) => type === 'counted');
    expect(counts.map(([, , , left]) => left)).toEqual([4, 3, 2, 1, 0]);
  });

  test('a clock that stands still ends no round later than its timers', async () => {
    const { env, log, play } = setUp(options);
    env.elapsed.mockReturnValue(0);
    await play(pressed(), HOUR);
    expect(log()).toEqual(wholeRound(0, 1));
  });
});

test('a press that the reducer ignores neither restarts nor prolongs the timer', async () => {
  const { log, play } = setUp();
  await play(pressed(), 1, pressed(), 1998, pressed(), HOUR);
  const [first, ...rest] = wholeRound(0, 1);
  expect(log()).toEqual([first, [1, 'pressed'], [1999, 'pressed'], ...rest]);
});

test('a press during the countdown starts the next round, and the old timer stops', async () => {
  const { log, play } = setUp();
  // The last press is ignored: the new round is waiting, and has its timer.
  await play(pressed(), 3500, pressed(), 1000, pressed(), HOUR);
  const [first, ...rest] = wholeRound(3500, 2);
  expect(log()).toEqual([...wholeRound(0, 1).slice(0, 3), first, [4500, 'pressed'], ...rest]);
});

test.each([500, 2000, 4500])('a round stopped after %i ms leaves no timer', async (ms) => {
  const { log, play } = setUp({ recountsOnReturn: true });
  await play(pressed(), ms, stopped(), 0);
  expect(jest.getTimerCount()).toBe(0);
  const before = log();
  await play(HOUR, pageReturned(), HOUR, pressed(), HOUR);
  const returned: Entry = [ms + HOUR, 'pageReturned'];
  expect(log()).toEqual([...before, returned, ...wholeRound(ms + 2 * HOUR, 2)]);
});

test('a press right after a stop has its full time', async () => {
  const { log, play } = setUp();
  await play(pressed(), 500, stopped(), pressed(), HOUR);
  expect(log()).toEqual([[0, 'pressed'], [500, 'stopped'], ...wholeRound(500, 2)]);
});

describe('a return to the page', () => {
  const recounting = { recountsOnReturn: true };

  test.each([
    ['before the deadline', 2200, [[4700, 'counted', 1, 3], ...seconds(5000, 1, 2)]],
    ['after the deadline', 4500, seconds(7000, 1, 0)],
  ])('%s shows the right second at once', async (_when, jump, expected) => {
    const { env, log, play } = setUp(recounting);
    await play(pressed(), 2500);
    sleep(env, jump);
    await play(pageReturned(), HOUR);
    expect(log().slice(3)).toEqual(expected);
  });

  test('during the wait or within a second neither dispatches nor delays anything', async () => {
    const { log, play } = setUp(recounting);
    await play(pressed(), 1000, pageReturned(), 1000, pageReturned(), 300, pageReturned(), 699);
    await play(pageReturned(), HOUR);
    expect(log().filter(([, type]) => type !== 'pageReturned')).toEqual(wholeRound(0, 1));
  });

  test('has no effect without recountsOnReturn', async () => {
    const { env, log, play } = setUp();
    await play(pressed(), 2500);
    sleep(env, 2200);
    await play(pageReturned(), HOUR);
    expect(log().slice(3)).toEqual([[5200, 'counted', 1, 2], ...seconds(6000, 1, 1)]);
  });
});

describe('while DevTools shows a past state', () => {
  test.each([0, 2000, 4500])('from %i ms on, a round runs to its end', async (ms) => {
    const { log, play, state, jumpTo, jumpToPresent } = setUp();
    await play(pressed(), ms);
    jumpTo(0);
    await play(HOUR);
    expect(state()).toEqual({ phase: 'idle', round: 0, left: 0 });
    expect(log()).toEqual(wholeRound(0, 1));
    jumpToPresent();
    expect(state()).toEqual({ phase: 'over', round: 1, left: 0 });

    // The next round can start.
    await play(pressed(), HOUR);
    expect(state()).toEqual({ phase: 'over', round: 2, left: 0 });
  });

  test('a press in an earlier round does not affect the timer of the present one', async () => {
    const { log, play, state, jumpTo, jumpToPresent } = setUp();
    await play(pressed(), HOUR, pressed(), 500);
    jumpTo(1);
    expect(state()).toMatchObject({ phase: 'waiting', round: 1 });
    await play(pressed(), HOUR);
    expect(log().slice(8)).toEqual([[HOUR + 500, 'pressed'], ...wholeRound(HOUR, 2).slice(1)]);
    jumpToPresent();
    expect(state()).toMatchObject({ phase: 'over', round: 2 });
  });

  test('a round that is started has no timer in the present until the next press', async () => {
    const { play, state, jumpTo, jumpToPresent } = setUp();
    await play(pressed(), 500);
    jumpTo(0);
    // The timer of the first round ends meanwhile, in the present.
    await play(HOUR, pressed(), HOUR);
    jumpToPresent();
    expect(state()).toMatchObject({ phase: 'waiting', round: 2 });
    await play(pressed(), HOUR);
    expect(state()).toMatchObject({ phase: 'over', round: 2 });
  });
});

test.each([
  ['reset', ActionCreators.reset()],
  ['rollback', ActionCreators.rollback()],
])(
  'after a %s in DevTools the timer of the round before does nothing, and a new one has its full time',
  async (...row) => {
    const [, interruption] = row;
    const { lifted, log, play, state } = setUp();
    await play(pressed(), 1500);
    lifted.dispatch(interruption);
    await play(600);
    expect(state()).toEqual({ phase: 'idle', round: 0, left: 0 });
    const before = log();
    await play(pressed(), 1000, pressed(), HOUR);
    const [first, ...rest] = wholeRound(2100, 1);
    expect(log()).toEqual([...before, first, [3100, 'pressed'], ...rest]);
  },
);

describe('a round without its timer', () => {
  type Scene = ReturnType<typeof setUp>;

  /** Commits during the wait of round 1, continues with `steps`, and rolls back to the commit. */
  const rolledBack =
    (...steps: (UnknownAction | number)[]) =>
    async ({ lifted, play }: Scene) => {
      await play(pressed(), 1500);
      lifted.dispatch(ActionCreators.commit());
      await play(...steps);
      lifted.dispatch(ActionCreators.rollback());
    };
  const imported = ({ lifted }: Scene) => {
    const log = [pressed()] as Action<string>[];
    lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(log));
  };

  test.each([
    ['a rollback from its end', rolledBack(HOUR)],
    ['a rollback from an early end', rolledBack(stopped(), HOUR)],
    ['an imported log', imported],
  ])(
    'as %s leaves it, gets one with the next press, and with nothing else',
    async (_what, leave) => {
      const scene = setUp();
      await leave(scene);
      const before = scene.log();
      await scene.play(HOUR, pageReturned(), HOUR);
      expect(scene.state()).toMatchObject({ phase: 'waiting', round: 1 });
      await scene.play(pressed(), 1000, pressed(), HOUR);
      expect(scene.state()).toMatchObject({ phase: 'over', round: 1 });
      const later = scene.log().slice(before.length + 1);
      const [at = 0] = later[0] ?? [];
      const [first, ...rest] = wholeRound(at, 1);
      expect(later).toEqual([first, [at + 1000, 'pressed'], ...rest]);
    },
  );
});

test('with DevTools locked a press starts no timer, as the action is not accepted', async () => {
  const { lifted, log, play } = setUp();
  lifted.dispatch(ActionCreators.lockChanges(true));
  await play(pressed(), HOUR);
  expect(log()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [30_000, 0, 30],
  [30_000, 999, 30],
  [30_000, 1000, 29],
  [30_000, 29_001, 1],
  [30_000, 30_000, 0],
  [30_000, 30_001, 0],
])('a second that has begun counts: until %i, from %i, %i are left', (deadline, now, left) => {
  expect(stepsLeft(deadline, now, 1000)).toBe(left);
});
