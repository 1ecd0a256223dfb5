// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { throwOverBall } from '../../../src/games/hand-cricket/aaj-ka-over/thunks';
import { cricketPath, overPath } from '../../../src/games/hand-cricket/paths';
import { selectMatch } from '../../../src/games/hand-cricket/selectors';
import {
  ballSettled,
  ballThrown,
  dayCame,
  gameLeft,
  overBallThrown,
} from '../../../src/games/hand-cricket/slice';
import { throwBall } from '../../../src/games/hand-cricket/thunks';
import { pageOpened, pageReturned } from '../../../src/state/uiSlice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { jumpClock, pass, recordedStore } from '../../support/recordedStore';
import { startMatch } from './turns';

// The timer itself is tested in ../shared/roundTimer.test.ts.

const DAY = 20_782;
const MINUTE = 60_000;

/** A minute before midnight in India, at the end of that day. */
const EVENING = Date.UTC(2026, 10, 25, 18, 29);

beforeEach(() => void jest.useFakeTimers({ now: EVENING }));
afterEach(() => void jest.useRealTimers());

/** A store on the page of the over, in which a match has begun too, and its log from then on. */
function setUp(draws: readonly number[] = []) {
  const recorded = recordedStore(draws);
  const { store } = recorded;
  store.dispatch(pageOpened(overPath));
  store.dispatch(dayCame(DAY));
  startMatch(store);
  const before = recorded.log().length;
  const log = () => recorded.log().slice(before);
  return { ...recorded, log, game: () => selectMatch(store.getState()) };
}

/** A ball of each kind, its action, and one that is ignored while it is on. */
const kinds = [
  ['the match', throwBall(4), ballThrown([4, 1]), throwBall(6), ballThrown([6, 4])],
  ['the over', throwOverBall(3), overBallThrown([3, 4]), throwOverBall(5), overBallThrown([5, 4])],
] as const;

describe.each(kinds)('a ball of %s', (_game, press, thrown, secondPress, ignored) => {
  test('is on for exactly a second, whatever is pressed, and leaves no timer', async () => {
    const { store, log } = setUp([0.1, 0.5]);
    store.dispatch(press);
    await pass(999);
    store.dispatch(secondPress);
    const pressed = [
      { at: 0, action: thrown },
      { at: 999, action: ignored },
    ];
    expect(log()).toEqual(pressed);
    await pass(1);
    expect(log()).toEqual([...pressed, { at: 1000, action: ballSettled(1) }]);
    await pass(MINUTE / 2);
    expect(log()).toHaveLength(3);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('that a rollback has left without its timer gets one with the next press', async () => {
    const { store, game } = setUp([0.1, 0.5]);
    store.dispatch(press);
    await pass(500);
    liftedStoreOf(store).dispatch(ActionCreators.commit());
    await pass(5000);
    liftedStoreOf(store).dispatch(ActionCreators.rollback());
    await pass(5000);
    expect(game().thrown).toEqual(thrown.payload);
    store.dispatch(secondPress);
    await pass(1000);
    expect(game()).toMatchObject({ thrown: null, round: 1 });
  });
});

test('after leaving, the timer settles nothing, and the next ball has its full time', async () => {
  const { store, log } = setUp();
  store.dispatch(throwOverBall(3));
  await pass(950);
  store.dispatch(gameLeft());
  store.dispatch(ballThrown([2, 3]));
  await pass(MINUTE / 2);
  expect(log().slice(2)).toEqual([
    { at: 950, action: ballThrown([2, 3]) },
    { at: 1950, action: ballSettled(2) },
  ]);
});

test.each([
  [overPath, MINUTE, DAY + 1],
  [overPath, MINUTE - 1, DAY],
  [cricketPath, MINUTE, DAY],
])('the day is read when the page comes back: %s, after %i ms it is %i', async (path, ms, day) => {
  const { store, log, game } = setUp();
  store.dispatch(pageOpened(path));
  jumpClock(ms);
  store.dispatch(pageReturned());
  await pass(0);
  expect(game()).toMatchObject({ today: day, day });
  expect(log()).toHaveLength(day === DAY ? 2 : 3);
});
