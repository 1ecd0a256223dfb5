// First of all: the stores below are made in a browser that has Redux DevTools.
import '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { devTools } from '../../../src/app/devTools';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import { drawHand, HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  computerHandShuffled,
  gameLeft,
  roundSettled,
  roundStarted,
  scoresReset,
} from '../../../src/games/rock-paper-scissors/slice';
import { liftedStoreOf } from '../../support/devToolsExtension';
import { pass, recordedStore } from '../../support/recordedStore';
import { seededRandom } from '../../support/seededRandom';

// How a timer starts, counts and ends is tested with it: ../shared/roundTimer.test.ts.

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => void jest.useRealTimers());

const HOUR = 3_600_000;

type Scene = ReturnType<typeof recordedStore>;

const started = (at: number, hand: Hand) => ({ at, action: roundStarted(hand) });
const settled = (at: number, round: number, computerChoice: Hand, timestamp = '10:42 am') => ({
  at,
  action: roundSettled({ round, computerChoice, timestamp }),
});

/** What DevTools shows of the log, and what it leaves out: what only moves the computer's hand. */
const told = ({ log, store }: Scene) =>
  log().filter(({ action }) => devTools.predicate?.(store.getState(), action));
const shown = ({ log }: Scene) =>
  log().flatMap(({ at, action }) => (computerHandShuffled.match(action) ? [{ at, action }] : []));

test.each([
  [0.1, 'rock'],
  [0.5, 'paper'],
  [0.9, 'scissors'],
] as const)('a round lasts two seconds, then draws once: %d is %s', async (draw, hand) => {
  const scene = recordedStore([draw]);
  const { env, store } = scene;
  env.timeOfDay.mockImplementation(() => new Date().toISOString().slice(11, 19));
  store.dispatch(roundStarted('rock'));
  await pass(1999);
  expect(told(scene)).toEqual([started(0, 'rock')]);
  expect(env.random).not.toHaveBeenCalled();
  await pass(HOUR);
  expect(told(scene)).toEqual([started(0, 'rock'), settled(2000, 1, hand, '12:00:02')]);
  expect(env.random).toHaveBeenCalledTimes(1);
  expect(env.timeOfDay).toHaveBeenCalledTimes(1);
});

test('meanwhile another hand is shown every 100 ms, none of which the log tells', async () => {
  const scene = recordedStore([0.5]);
  scene.store.dispatch(roundStarted('rock'));
  await pass(HOUR);
  expect(shown(scene)).toEqual(
    Array.from({ length: 19 }, (_, index) => ({
      at: (index + 1) * 100,
      // Until the first of them, a fist is on the screen.
      action: computerHandShuffled({ round: 1, hand: HANDS[(index + 1) % 3] as Hand }),
    })),
  );
  expect(scene.log()).toHaveLength(told(scene).length + 19);
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('%s ends the round without a result; the next has its whole time', async (_what, ending) => {
  const scene = recordedStore([0.5]);
  scene.store.dispatch(roundStarted('rock'));
  await pass(1950);
  scene.store.dispatch(ending);
  await pass(HOUR);
  expect(scene.env.random).not.toHaveBeenCalled();
  const hands = shown(scene).length;
  const at = 1950 + HOUR;
  scene.store.dispatch(roundStarted('scissors'));
  await pass(HOUR);
  expect(told(scene).slice(2)).toEqual([started(at, 'scissors'), settled(at + 2000, 2, 'paper')]);
  expect(shown(scene)[hands]).toMatchObject({ at: at + 100, action: { payload: { round: 2 } } });
});

test('a round that a rollback brings back without its timer gets one with the next press', async () => {
  const scene = recordedStore([0.5, 0.9]);
  scene.store.dispatch(roundStarted('rock'));
  await pass(1000);
  liftedStoreOf(scene.store).dispatch(ActionCreators.commit());
  await pass(HOUR);
  liftedStoreOf(scene.store).dispatch(ActionCreators.rollback());
  await pass(HOUR);
  const at = 1000 + 2 * HOUR;
  scene.store.dispatch(roundStarted('rock'));
  await pass(2000);
  expect(told(scene)).toEqual([started(at, 'rock'), settled(at + 2000, 1, 'scissors')]);
});

test('round by round, the computer has the hand that the rules make of the same chance', async () => {
  const scene = recordedStore();
  scene.env.random.mockImplementation(seededRandom(7));
  const random = seededRandom(7);
  for (let round = 1; round <= 60; round++) {
    scene.store.dispatch(roundStarted('rock'));
    await pass(2000);
    expect(told(scene).at(-1)).toEqual(settled(round * 2000, round, drawHand(random())));
  }
});
