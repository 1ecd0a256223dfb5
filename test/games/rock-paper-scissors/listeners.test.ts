// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  computerHandShuffled,
  gameLeft,
  roundSettled,
  roundStarted,
} from '../../../src/games/rock-paper-scissors/slice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore } from '../../support/recordedStore';

// The timer itself is tested in ../shared/roundTimer.test.ts.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

const started = (at: number) => ({ at, action: roundStarted('rock') });
/** The hands that are shown; before the first, the page shows a fist, which is rock. */
const shuffled = (from: number, round: number) =>
  Array.from({ length: 19 }, (_, index) => ({
    at: from + (index + 1) * 100,
    action: computerHandShuffled({ round, hand: HANDS[(index + 1) % 3] as Hand }),
  }));
const settled = (at: number, round: number, computerChoice: Hand) => ({
  at,
  action: roundSettled({ round, computerChoice, timestamp: '10:42 am' }),
});

test('a round shows another hand every 100 ms for two seconds, then draws and looks at the clock once', async () => {
  const { env, store, log } = recordedStore([0.9]);
  store.dispatch(roundStarted('rock'));
  await pass(1999);
  expect([env.random, env.timeOfDay].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await pass(HOUR);
  expect(log()).toEqual([started(0), ...shuffled(0, 1), settled(2000, 1, 'scissors')]);
  expect([env.random, env.timeOfDay].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('leaving stops the timer of the round', async () => {
  const { store, log } = recordedStore([0.5]);
  store.dispatch(roundStarted('rock'));
  await pass(1950);
  store.dispatch(gameLeft());
  const before = log();
  await pass(HOUR);
  expect(log()).toEqual(before);
});

test('a round restored without its timer by a rollback gets one with the next press', async () => {
  const { store, log } = recordedStore([0.5, 0.9]);
  store.dispatch(roundStarted('rock'));
  await pass(1000);
  liftedStoreOf(store).dispatch(ActionCreators.commit());
  await pass(HOUR);
  liftedStoreOf(store).dispatch(ActionCreators.rollback());
  await pass(HOUR);
  const at = 1000 + 2 * HOUR;
  store.dispatch(roundStarted('rock'));
  await pass(2000);
  expect(log()).toEqual([started(at), ...shuffled(at, 1), settled(at + 2000, 1, 'scissors')]);
});
