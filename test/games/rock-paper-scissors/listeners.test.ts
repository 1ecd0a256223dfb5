// Must be the first import: it installs the Redux DevTools extension.
import '../../support/devToolsExtension';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  computerHandShuffled,
  roundSettled,
  roundStarted,
} from '../../../src/games/rock-paper-scissors/slice';
import { pass, recordedStore } from '../../support/recordedStore';

// The timer itself is tested in ../shared/roundTimer.test.ts, that leaving stops it in screen.test.tsx.

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
