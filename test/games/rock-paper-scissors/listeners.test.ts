// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { devTools } from '../../../src/app/devTools';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  computerHandShuffled,
  gameLeft,
  roundSettled,
  roundStarted,
  scoresReset,
} from '../../../src/games/rock-paper-scissors/slice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore } from '../../support/recordedStore';

// The timer itself is tested in ../shared/roundTimer.test.ts.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

const started = (at: number, hand: Hand) => ({ at, action: roundStarted(hand) });
const settled = (at: number, round: number, computerChoice: Hand) => ({
  at,
  action: roundSettled({ round, computerChoice, timestamp: '10:42 am' }),
});

/** The log as DevTools shows it: without the shuffled hands. */
const visibleLog = ({ log, store }: ReturnType<typeof recordedStore>) =>
  log().filter(({ action }) => devTools.predicate?.(store.getState(), action));

test('a round lasts two seconds, then draws and looks at the clock once', async () => {
  const recorded = recordedStore([0.9]);
  const { env, store } = recorded;
  store.dispatch(roundStarted('rock'));
  await pass(1999);
  expect(visibleLog(recorded)).toEqual([started(0, 'rock')]);
  expect([env.random, env.timeOfDay].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await pass(HOUR);
  expect(visibleLog(recorded)).toEqual([started(0, 'rock'), settled(2000, 1, 'scissors')]);
  expect(env.random).toHaveBeenCalledTimes(1);
  expect(env.timeOfDay).toHaveBeenCalledTimes(1);
});

test('while shuffling, another hand is shown every 100 ms, outside the visible log', async () => {
  const { store, log } = recordedStore([0.5]);
  store.dispatch(roundStarted('rock'));
  await pass(HOUR);
  expect(log().slice(1, -1)).toEqual(
    Array.from({ length: 19 }, (_, index) => ({
      at: (index + 1) * 100,
      // Before the first, the page shows a fist, which is rock.
      action: computerHandShuffled({ round: 1, hand: HANDS[(index + 1) % 3] as Hand }),
    })),
  );
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('%s ends the round without a result; the next has its full time', async (_what, ending) => {
  const recorded = recordedStore([0.5]);
  const { env, store } = recorded;
  store.dispatch(roundStarted('rock'));
  await pass(1950);
  store.dispatch(ending);
  await pass(HOUR);
  expect(env.random).not.toHaveBeenCalled();
  store.dispatch(roundStarted('scissors'));
  await pass(HOUR);
  const at = 1950 + HOUR;
  expect(visibleLog(recorded).slice(2)).toEqual([
    started(at, 'scissors'),
    settled(at + 2000, 2, 'paper'),
  ]);
});

test('a round restored without its timer by a rollback gets one with the next press', async () => {
  const recorded = recordedStore([0.5, 0.9]);
  recorded.store.dispatch(roundStarted('rock'));
  await pass(1000);
  liftedStoreOf(recorded.store).dispatch(ActionCreators.commit());
  await pass(HOUR);
  liftedStoreOf(recorded.store).dispatch(ActionCreators.rollback());
  await pass(HOUR);
  const at = 1000 + 2 * HOUR;
  recorded.store.dispatch(roundStarted('rock'));
  await pass(2000);
  expect(visibleLog(recorded)).toEqual([started(at, 'rock'), settled(at + 2000, 1, 'scissors')]);
});
