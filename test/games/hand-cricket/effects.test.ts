// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import {
  openOver,
  readDay,
  throwBall,
  throwOverBall,
  throwToss,
} from '../../../src/games/hand-cricket/effects';
import { cricketPath, overPath } from '../../../src/games/hand-cricket/game';
import type { Throw } from '../../../src/games/hand-cricket/rules';
import { ballsOf, THROWS } from '../../../src/games/hand-cricket/rules';
import * as slice from '../../../src/games/hand-cricket/slice';
import { pageOpened, pageReturned } from '../../../src/state/uiSlice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { countsOf, evenDraws } from '../../support/evenDraws';
import { jumpClock, pass, recordedStore } from '../../support/recordedStore';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore, slices } from '../../support/store';
import { taken } from '../../support/taken';
import { gameOf, playBalls, playOver, startMatch } from './turns';

/** A store without timers, and the state of the game. */
function setUp(draws: number[]) {
  const env = scriptedEnv(draws);
  const store = makeStore({ env, features: slices });
  const state = () => gameOf(store);
  /** Plays a ball to its end; returns what the computer showed. */
  const play = (mine: Throw) => {
    store.dispatch(throwBall(mine));
    expect(state().thrown?.[0]).toBe(mine);
    const shown = state().thrown?.[1];
    store.dispatch(slice.ballSettled(slice.selectRound(store.getState())));
    return shown ?? 0;
  };
  return { env, store, state, play };
}

test.each(THROWS)('against %i the computer shows each number as often, by one draw', (mine) => {
  const shown = evenDraws(60).map((draw) => {
    const { env, store, play } = setUp([draw]);
    startMatch(store);
    const number = play(mine);
    expect(env.random).toHaveBeenCalledTimes(1);
    return number;
  });
  expect(countsOf(shown)).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 });
});

test('so it does in the toss, and if it wins it, it bats as often as it bowls', () => {
  const tossOf = (draws: number[]) => {
    const { store, state } = setUp(draws);
    store.dispatch(throwToss(1));
    return state();
  };
  const shown = evenDraws(60).map((draw) => tossOf([draw, 0]).toss?.join());
  const ten = THROWS.map((theirs) => [`1,${theirs}`, 10]);
  expect(countsOf(shown.map(String))).toEqual(Object.fromEntries(ten));
  const batting = evenDraws(60).map((draw) => tossOf([0, draw]).batting ?? '');
  expect(countsOf(batting)).toEqual({ you: 30, computer: 30 });
});

test('in a challenge a ball that was left comes again, and the next match is drawn', () => {
  const { env, store, play } = setUp([0.1]);
  // The computer showed the friend 4, 1 and 6.
  store.dispatch(slice.challengeAccepted(ballsOf('421365')));
  play(6);
  store.dispatch(throwBall(2));
  store.dispatch(slice.gameLeft());
  expect([play(5), env.random.mock.calls]).toEqual([1, []]);
  startMatch(store);
  expect([play(2), env.random.mock.calls.length]).toEqual([1, 1]);
});

const DAY = 20_782;
const MIDNIGHT = Date.UTC(2026, 10, 24, 18, 30);
const HOUR = 3_600_000;

/** A store without timers, at a time; `play` is a ball of the over. */
function setUpAt(time: number) {
  const { env, store, state } = setUp([]);
  const setClock = (now: number) => void env.now.mockReturnValue(now);
  setClock(time);
  const play = (mine: Throw) => {
    store.dispatch(throwOverBall(mine));
    store.dispatch(slice.ballSettled(slice.selectRound(store.getState())));
  };
  return { store, setClock, state, play, status: () => slice.selectOverStatus(store.getState()) };
}

test('the day is read once: an event comes only when it has turned', () => {
  const { store, state, setClock } = setUpAt(MIDNIGHT + 24 * HOUR - 1);
  const dispatched = jest.fn();
  store.subscribe(dispatched);
  store.dispatch(readDay());
  store.dispatch(readDay());
  expect(state()).toMatchObject({ today: DAY, day: DAY });
  expect(dispatched).toHaveBeenCalledTimes(1);
  setClock(MIDNIGHT + 24 * HOUR);
  store.dispatch(readDay());
  expect(state()).toMatchObject({ today: DAY + 1, day: DAY + 1 });
  expect(dispatched).toHaveBeenCalledTimes(2);
});

test.each([MIDNIGHT - 1, 0])('a clock before the first day begins no over: %i', (time) => {
  const { store, state, setClock, play, status } = setUpAt(time);
  store.dispatch(openOver());
  play(3);
  expect(state()).toMatchObject({ today: DAY - 1, day: DAY - 1, thrown: null, overs: {} });
  expect(status()).toBe('clockBack');
  setClock(MIDNIGHT);
  play(3);
  expect(state().overs).toEqual({ [DAY]: '34' });
});

test('an over that was begun a year ahead is played to its end; then today comes when it is asked for', () => {
  const { store, state, setClock, play, status } = setUpAt(MIDNIGHT + 400 * 24 * HOUR);
  play(1);
  setClock(MIDNIGHT + 24 * HOUR);
  for (const mine of [1, 2, 3, 4, 5, 6] as const) for (let n = 0; n < 6; n += 1) play(mine);
  expect([status(), slice.selectIsOfOtherDay(store.getState())]).toEqual(['ended', true]);
  store.dispatch(openOver());
  expect(state()).toMatchObject({ day: DAY + 1, today: DAY + 1 });
});

test('the day of an over under way is that on which it began', () => {
  const { store, state, setClock, play } = setUpAt(MIDNIGHT + 24 * HOUR - 1);
  play(3);
  setClock(MIDNIGHT + 24 * HOUR);
  play(4);
  expect(state()).toMatchObject({ day: DAY, today: DAY + 1, overs: { [DAY]: '3444' } });

  // The over has ended. The over of today comes by the button, not by a stray press.
  store.dispatch(throwOverBall(1));
  store.dispatch(readDay());
  expect(state()).toMatchObject({ day: DAY, thrown: null });
  store.dispatch(openOver());
  expect(state()).toMatchObject({ day: DAY + 1, today: DAY + 1 });
});

test('a first ball that was on when the day turned, and was left, says nothing of the next', () => {
  const { store, state, setClock, play } = setUpAt(MIDNIGHT + 24 * HOUR - 1);
  store.dispatch(throwOverBall(3));
  setClock(MIDNIGHT + 24 * HOUR);
  store.dispatch(readDay());
  store.dispatch(slice.gameLeft());
  play(3);
  expect(state().overs).toEqual({ [DAY + 1]: '32' });
});

test('a day is played once, however the clock is set', () => {
  const { store, state, setClock, play } = setUpAt(MIDNIGHT);
  const playAt = (time: number, mine: Throw) => {
    setClock(time);
    store.dispatch(readDay());
    play(mine);
    return state().overs;
  };
  const today = { [DAY]: '44' };
  expect(playAt(MIDNIGHT, 4)).toEqual(today);
  // The clock is set back by a day, then forward, then back again.
  expect(playAt(MIDNIGHT - 1, 3)).toEqual(today);
  const both = { ...today, [DAY + 1]: '22' };
  expect(playAt(MIDNIGHT + 24 * HOUR, 2)).toEqual(both);
  expect(playAt(MIDNIGHT, 3)).toEqual(both);
});

// The timer itself is tested in ../shared/roundTimer.test.ts.

const MINUTE = 60_000;

/** A minute before midnight in India, at the end of that day. */
const EVENING = Date.UTC(2026, 10, 25, 18, 29);

beforeEach(() => void jest.useFakeTimers({ now: EVENING }));
afterEach(() => void jest.useRealTimers());

/** A store on the page of the over, in which a match has begun too, and its log from then on. */
function setUpOver(draws: readonly number[] = []) {
  const recorded = recordedStore(draws);
  const { store } = recorded;
  store.dispatch(pageOpened(overPath));
  store.dispatch(slice.dayCame(DAY));
  startMatch(store);
  const before = recorded.log().length;
  const log = () => recorded.log().slice(before);
  return { ...recorded, log, game: () => gameOf(store) };
}

/** A press for a ball of each kind, its action, and a second press, whose action is ignored while the ball is on. */
const kinds = [
  ['the match', throwBall(4), slice.ballThrown([4, 1]), throwBall(6), slice.ballThrown([6, 4])],
  [
    'the over',
    throwOverBall(3),
    slice.overBallThrown([3, 4]),
    throwOverBall(5),
    slice.overBallThrown([5, 4]),
  ],
] as const;

test.each(kinds)(
  'a ball of %s is on for exactly a second, whatever is pressed, and leaves no timer',
  async (_game, press, thrown, secondPress, ignored) => {
    const { store, log } = setUpOver([0.1, 0.5]);
    store.dispatch(press);
    await pass(999);
    store.dispatch(secondPress);
    const pressed = [
      { at: 0, action: thrown },
      { at: 999, action: ignored },
    ];
    expect(log()).toEqual(pressed);
    await pass(1);
    expect(log()).toEqual([...pressed, { at: 1000, action: slice.ballSettled(1) }]);
    await pass(MINUTE / 2);
    expect(log()).toHaveLength(3);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('after leaving, the timer settles nothing, and the next ball has its full time', async () => {
  const { store, log } = setUpOver();
  store.dispatch(throwOverBall(3));
  await pass(950);
  store.dispatch(slice.gameLeft());
  store.dispatch(slice.ballThrown([2, 3]));
  await pass(MINUTE / 2);
  expect(log().slice(2)).toEqual([
    { at: 950, action: slice.ballThrown([2, 3]) },
    { at: 1950, action: slice.ballSettled(2) },
  ]);
});

test.each([
  [overPath, MINUTE, DAY + 1],
  [overPath, MINUTE - 1, DAY],
  [cricketPath, MINUTE, DAY],
])('the day is read when the page comes back: %s, after %i ms it is %i', async (path, ms, day) => {
  const { store, log, game } = setUpOver();
  store.dispatch(pageOpened(path));
  jumpClock(ms);
  store.dispatch(pageReturned());
  await pass(0);
  expect(game()).toMatchObject({ today: day, day });
  expect(log()).toHaveLength(day === DAY ? 2 : 3);
});

const balls =
  (digits: string): Play =>
  (store) =>
    playBalls(store, digits);
const batting = (side: 'you' | 'computer', digits: string): Play =>
  inOrder((store) => startMatch(store, side), balls(digits));
/** A ball is on that would be Out. */
const outIsOn = inOrder(batting('you', '41'), dispatching(slice.ballThrown([2, 2])));
/** Scores of another tab that beat all of this one. */
const better = taken('handCricket')({
  ...{ matches: 9, wins: 9, streak: 0, bestStreak: 9, bestInnings: 90 },
  recent: [],
  overs: { [DAY]: '44' },
});
const BELL = 'bell after 400 ms';

testCues([
  ['a ball that is thrown', batting('you', ''), dispatching(slice.ballThrown([4, 1])), ['chalk']],
  ['a second press during a ball', outIsOn, dispatching(slice.ballThrown([4, 1])), []],
  ['a ball with runs', batting('you', ''), balls('41'), ['chalk']],
  ['Out for nothing', batting('you', ''), balls('22'), ['chalk', 'stamp']],
  ['Out after the first runs', batting('you', '41'), balls('22'), ['chalk', 'stamp']],
  ['the first win', batting('computer', '1322'), balls('41'), ['chalk', BELL, 'confetti']],
  ['the first win, with Out', batting('you', '4122'), balls('33'), ['chalk', 'stamp', BELL]],
  [
    'a win that is no new best',
    inOrder(dispatching(better), batting('computer', '1322')),
    balls('41'),
    ['chalk', BELL],
  ],
  [
    'the same against a friend',
    dispatching(better, slice.challengeAccepted(ballsOf('1322'))),
    balls('41'),
    ['chalk', BELL, 'confetti'],
  ],
  ['a match that is lost', batting('you', '11'), balls('14'), ['chalk', BELL]],
  ['leaving during a ball', outIsOn, dispatching(slice.gameLeft()), []],
  ['a challenge during a ball', outIsOn, dispatching(slice.challengeAccepted(ballsOf('4122'))), []],
  ['Out in the over', nothing, (store) => playOver(store, DAY, [4]), ['chalk', 'stamp', BELL]],
  [
    'six balls of the over',
    nothing,
    (store) => playOver(store, DAY, [3, 3, 3, 3, 1, 3]),
    [...Array(6).fill('chalk'), BELL],
  ],
  [
    'leaving during a ball of the over that would be Out',
    dispatching(slice.dayCame(DAY), slice.overBallThrown([4, 4])),
    dispatching(slice.gameLeft()),
    [],
  ],
]);
