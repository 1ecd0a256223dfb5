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

type Recorded = ReturnType<typeof recordedStore>;

const started = (at: number, hand: Hand) => ({ at, action: roundStarted(hand) });
const settled = (at: number, round: number, computerChoice: Hand, timestamp = '10:42 am') => ({
  at,
  action: roundSettled({ round, computerChoice, timestamp }),
});

/** The log as DevTools shows it: without the shuffled hands. */
const visibleLog = ({ log, store }: Recorded) =>
  log().filter(({ action }) => devTools.predicate?.(store.getState(), action));
const shuffledHands = ({ log }: Recorded) =>
  log().filter(({ action }) => computerHandShuffled.match(action));

test.each([
  [0.1, 'rock'],
  [0.5, 'paper'],
  [0.9, 'scissors'],
] as const)('a round lasts two seconds, then draws once: %d is %s', async (draw, hand) => {
  const recorded = recordedStore([draw]);
  const { env, store } = recorded;
  env.timeOfDay.mockImplementation(() => new Date().toISOString().slice(11, 19));
  store.dispatch(roundStarted('rock'));
  await pass(1999);
  expect(visibleLog(recorded)).toEqual([started(0, 'rock')]);
  expect(env.random).not.toHaveBeenCalled();
  await pass(HOUR);
  expect(visibleLog(recorded)).toEqual([started(0, 'rock'), settled(2000, 1, hand, '12:00:02')]);
  expect(env.random).toHaveBeenCalledTimes(1);
  expect(env.timeOfDay).toHaveBeenCalledTimes(1);
});

test('while shuffling, another hand is shown every 100 ms, outside the visible log', async () => {
  const recorded = recordedStore([0.5]);
  recorded.store.dispatch(roundStarted('rock'));
  await pass(HOUR);
  expect(shuffledHands(recorded)).toEqual(
    Array.from({ length: 19 }, (_, index) => ({
      at: (index + 1) * 100,
      // Before the first, the page shows a fist, which is rock.
      action: computerHandShuffled({ round: 1, hand: HANDS[(index + 1) % 3] as Hand }),
    })),
  );
  expect(recorded.log()).toHaveLength(visibleLog(recorded).length + 19);
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('%s ends the round without a result; the next has its full time', async (_what, ending) => {
  const recorded = recordedStore([0.5]);
  recorded.store.dispatch(roundStarted('rock'));
  await pass(1950);
  recorded.store.dispatch(ending);
  await pass(HOUR);
  expect(recorded.env.random).not.toHaveBeenCalled();
  const before = shuffledHands(recorded).length;
  const at = 1950 + HOUR;
  recorded.store.dispatch(roundStarted('scissors'));
  await pass(HOUR);
  expect(visibleLog(recorded).slice(2)).toEqual([
    started(at, 'scissors'),
    settled(at + 2000, 2, 'paper'),
  ]);
  expect(shuffledHands(recorded)[before]).toMatchObject({
    at: at + 100,
    action: { payload: { round: 2 } },
  });
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
