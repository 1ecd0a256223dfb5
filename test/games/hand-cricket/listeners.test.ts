// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { throwOverBall } from '../../../src/games/hand-cricket/aaj-ka-over/thunks';
import { cricketPath, overPath } from '../../../src/games/hand-cricket/paths';
import { selectMatch } from '../../../src/games/hand-cricket/selectors';
import {
  ballSettled,
  ballThrown,
  challengeAccepted,
  dayCame,
  gameLeft,
  overBallThrown,
  scoresReset,
} from '../../../src/games/hand-cricket/slice';
import { throwBall } from '../../../src/games/hand-cricket/thunks';
import { pageOpened, pageReturned } from '../../../src/layout/uiSlice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { jumpClock, pass, recordedStore } from '../../support/recordedStore';
import { startMatch } from './turns';

// The timer itself is tested in ../shared/roundTimer.test.ts.

/** Shortly before midnight in India, at the end of day 20 782. */
const EVENING = Date.UTC(2026, 10, 25, 18, 29, 0);
const DAY = 20_782;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void jest.useFakeTimers({ now: EVENING }));
afterEach(() => void jest.useRealTimers());

/** A store in which a match has begun, and its log from then on. */
function inMatch(draws: readonly number[] = []) {
  const { env, store, log } = recordedStore(draws);
  startMatch(store);
  const before = log().length;
  return { env, store, log: () => log().slice(before) };
}

const thrown = (at: number, ball: [4, 1] | [2, 3]) => ({ at, action: ballThrown(ball) });
const settled = (at: number, round: number) => ({ at, action: ballSettled(round) });

describe('a ball of the match', () => {
  test('is on for exactly a second, and leaves no timer', async () => {
    const { store, log } = inMatch();
    store.dispatch(ballThrown([4, 1]));
    await pass(999);
    expect(log()).toEqual([thrown(0, [4, 1])]);
    await pass(1);
    expect(log()).toEqual([thrown(0, [4, 1]), settled(1000, 1)]);
    await pass(HOUR);
    expect(log()).toHaveLength(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is neither restarted nor prolonged by presses', async () => {
    const { store, log } = inMatch([0.5, 0.5]);
    store.dispatch(ballThrown([4, 1]));
    await pass(1);
    store.dispatch(throwBall(2));
    await pass(998);
    store.dispatch(throwBall(6));
    await pass(1);
    expect(log().at(-1)).toEqual(settled(1000, 1));
    expect(selectMatch(store.getState()).balls).toEqual([[[4, 1]], []]);
    await pass(HOUR);
    expect(log()).toHaveLength(4);
  });

  test('is followed by one that has its full time', async () => {
    const { store, log } = inMatch();
    store.dispatch(ballThrown([4, 1]));
    await pass(1500);
    store.dispatch(ballThrown([2, 3]));
    await pass(HOUR);
    expect(log().slice(2)).toEqual([thrown(1500, [2, 3]), settled(2500, 2)]);
  });

  test('is drawn with the press, and once: nothing is drawn when it is settled', async () => {
    const { env, store, log } = inMatch([0.1]);
    store.dispatch(throwBall(4));
    expect(log()).toEqual([thrown(0, [4, 1])]);
    await pass(HOUR);
    expect(env.random).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['leaving', gameLeft()],
    ['a reset', scoresReset()],
    ['a challenge', challengeAccepted([[1, 2]])],
  ])('is ended by %s, and the next one has its full time', async (_what, ending) => {
    const { store, log } = inMatch();
    store.dispatch(ballThrown([4, 1]));
    await pass(950);
    store.dispatch(ending);
    await pass(HOUR);
    expect(log()).toHaveLength(2);
    if (selectMatch(store.getState()).phase === 'toss') startMatch(store);
    const before = log().length;
    store.dispatch(ballThrown([2, 3]));
    await pass(HOUR);
    const at = 950 + HOUR;
    expect(log().slice(before)).toEqual([thrown(at, [2, 3]), settled(at + 1000, 2)]);
  });

  test('is settled late in a tab that was hidden, and once', async () => {
    const { store, log } = inMatch();
    store.dispatch(ballThrown([4, 1]));
    await pass(300);
    jumpClock(10 * MINUTE);
    store.dispatch(pageReturned());
    await pass(700);
    expect(log().slice(2)).toEqual([settled(1000 + 10 * MINUTE, 1)]);
    await pass(HOUR);
    expect(log()).toHaveLength(3);
  });

  test('that a rollback has left without its timer gets one with the next press', async () => {
    const { store } = inMatch([0.5]);
    const { log } = { log: () => liftedStoreOf(store).getState().stagedActionIds.length - 1 };
    store.dispatch(ballThrown([4, 1]));
    await pass(500);
    liftedStoreOf(store).dispatch(ActionCreators.commit());
    await pass(HOUR);
    liftedStoreOf(store).dispatch(ActionCreators.rollback());
    await pass(HOUR);
    expect(log()).toBe(0);
    store.dispatch(throwBall(6));
    await pass(999);
    expect(log()).toBe(1);
    await pass(1);
    expect(log()).toBe(2);
    expect(selectMatch(store.getState())).toMatchObject({ balls: [[[4, 1]], []], round: 1 });
  });
});

describe('a ball of Aaj ka Over', () => {
  const overThrown = (at: number, ball: [3, 4] | [5, 4]) => ({ at, action: overBallThrown(ball) });

  function onPage() {
    const recorded = recordedStore();
    recorded.store.dispatch(pageOpened(overPath));
    recorded.store.dispatch(dayCame(DAY));
    return { ...recorded, log: () => recorded.log().slice(2) };
  }

  test('is on for exactly a second; a second press does not restart it', async () => {
    const { store, log } = onPage();
    store.dispatch(throwOverBall(3));
    await pass(999);
    store.dispatch(throwOverBall(5));
    expect(log()).toEqual([overThrown(0, [3, 4]), overThrown(999, [5, 4])]);
    await pass(1);
    expect(log().slice(2)).toEqual([settled(1000, 1)]);
    expect(selectMatch(store.getState()).overs).toEqual({ [DAY]: '34' });
    await pass(MINUTE / 2);
    expect(log()).toHaveLength(3);
  });

  test('is ended by leaving, without having been played', async () => {
    const { store, log } = onPage();
    store.dispatch(throwOverBall(3));
    await pass(999);
    store.dispatch(gameLeft());
    await pass(HOUR);
    expect(log()).toHaveLength(2);
    expect(selectMatch(store.getState()).overs).toEqual({});
  });

  test('that a rollback has left without its timer gets one with the next press', async () => {
    const { store } = onPage();
    store.dispatch(throwOverBall(3));
    await pass(500);
    liftedStoreOf(store).dispatch(ActionCreators.commit());
    await pass(5000);
    liftedStoreOf(store).dispatch(ActionCreators.rollback());
    await pass(5000);
    expect(selectMatch(store.getState())).toMatchObject({ thrown: [3, 4], overs: {} });
    store.dispatch(throwOverBall(6));
    await pass(1000);
    expect(selectMatch(store.getState())).toMatchObject({ thrown: null, overs: { [DAY]: '34' } });
  });

  test('that is on at midnight is one of the day that was', async () => {
    const { store } = onPage();
    await pass(MINUTE - 500);
    store.dispatch(throwOverBall(3));
    await pass(600);
    store.dispatch(pageReturned());
    await pass(0);
    expect(selectMatch(store.getState())).toMatchObject({ day: DAY, today: DAY + 1 });
    await pass(400);
    expect(selectMatch(store.getState())).toMatchObject({ day: DAY, overs: { [DAY]: '34' } });
  });
});

describe('when the page comes back into sight after midnight, the day is read', () => {
  test('on the page of the over', async () => {
    const { store, log } = recordedStore();
    store.dispatch(pageOpened(overPath));
    store.dispatch(dayCame(DAY));
    jumpClock(MINUTE);
    store.dispatch(pageReturned());
    await pass(0);
    expect(log().slice(3)).toEqual([{ at: MINUTE, action: dayCame(DAY + 1) }]);
  });

  test('and not before it', async () => {
    const { store, log } = recordedStore();
    store.dispatch(pageOpened(overPath));
    store.dispatch(dayCame(DAY));
    jumpClock(MINUTE - 1);
    store.dispatch(pageReturned());
    await pass(0);
    expect(log()).toHaveLength(3);
  });

  test.each([cricketPath, '/', '/school-games/quizgame'])('and not on %s', async (path) => {
    const { store, log } = recordedStore();
    store.dispatch(pageOpened(path));
    store.dispatch(pageReturned());
    await pass(0);
    expect(log()).toHaveLength(2);
    expect(selectMatch(store.getState()).today).toBeNull();
  });
});
