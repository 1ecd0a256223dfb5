import { addFeatures } from '../../src/app/addFeatures';
import { makeStore } from '../../src/app/store';
import { pointTicked } from '../../src/games/backbencher-test/slice';
import { feature as rockPaperScissors } from '../../src/games/rock-paper-scissors/effects';
import { gameLeft, roundStarted, selectTally } from '../../src/games/rock-paper-scissors/slice';
import type { Feature } from '../../src/state/feature';
import { scoresTaken } from '../../src/state/scoresTaken';
import { pageReturned, soundSwitched } from '../../src/state/uiSlice';
import { fixturesWithScores } from '../games/fixtures';
import { fixture } from '../games/rock-paper-scissors/fixture';
import { scriptedEnv } from '../support/scriptedEnv';
import { features } from '../support/store';
import { asStored, ROCK_PAPER_SCISSORS_KEY, stored } from '../support/storedTexts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const earlier = fixture.scores?.earlier as object;

/** A store, the actions dispatched to it, and what is written to storage. */
function newStore() {
  const env = scriptedEnv([0.9, 0.9]);
  const store = makeStore({ env });
  const dispatch = jest.spyOn(store, 'dispatch');
  const set = jest.spyOn(env.localStorage, 'set');
  return { env, store, dispatch, set };
}

test('a feature comes with its stored scores as one event, which writes nothing, and plays from then on', async () => {
  const { env, store, dispatch, set } = newStore();
  env.localStorage.entries[ROCK_PAPER_SCISSORS_KEY] = asStored(earlier);
  expect(store.getState()).not.toHaveProperty('rockPaperScissors');
  await addFeatures(store, [rockPaperScissors]);
  expect(dispatch.mock.calls).toEqual([
    [scoresTaken({ from: 'storage', scores: { rockPaperScissors: earlier } })],
  ]);
  expect(store.getState().rockPaperScissors).toMatchObject({ ...earlier, phase: 'idle' });
  expect(set).not.toHaveBeenCalled();

  store.dispatch(roundStarted('rock'));
  await pass(2000);
  expect(stored(env, ROCK_PAPER_SCISSORS_KEY)).toMatchObject({ tally: { playerWins: 4 } });
});

test('a feature that is added twice, also while it is being added, is there once', async () => {
  const { env, store, dispatch, set } = newStore();
  await Promise.all([1, 2].map(() => addFeatures(store, [rockPaperScissors])));
  expect(dispatch).toHaveBeenCalledTimes(1);
  store.dispatch(roundStarted('rock'));
  // The round goes on.
  await addFeatures(store, [rockPaperScissors]);
  await pass(2000);
  expect(env.timeOfDay).toHaveBeenCalledTimes(1);
  expect(set).toHaveBeenCalledTimes(1);
});

test('two stores share nothing: neither slices, nor timers, nor what is written', async () => {
  const [one, other, without] = [newStore(), newStore(), newStore()];
  for (const { store } of [one, other]) await addFeatures(store, [rockPaperScissors]);
  for (const { store } of [one, other, without]) store.dispatch(roundStarted('rock'));
  other.store.dispatch(gameLeft());
  await pass(2000);
  const wins = [one, other].map(({ store }) => selectTally(store.getState()).playerWins);
  expect(wins).toEqual([1, 0]);
  expect(without.store.getState()).not.toHaveProperty('rockPaperScissors');
  const written = [one, other, without].map(({ set }) => set.mock.calls.length);
  expect(written).toEqual([1, 0, 0]);
});

test('after a hot reload the newer feature replaces the one before, and the state stays', async () => {
  const { env, store, dispatch } = newStore();
  const runs: string[] = [];
  const edition = (name: string): Feature => ({
    ...rockPaperScissors,
    startListeners: (startListening) => {
      startListening({ actionCreator: pageReturned, effect: () => void runs.push(name) });
    },
  });
  // The second one comes while the first is being added.
  await Promise.all([addFeatures(store, [edition('1')]), addFeatures(store, [edition('2')])]);
  store.dispatch(pageReturned());
  store.dispatch(scoresTaken({ from: 'tab', scores: { rockPaperScissors: earlier } }));
  dispatch.mockClear();
  await addFeatures(store, [edition('3')]);
  expect(dispatch).not.toHaveBeenCalled();
  store.dispatch(pageReturned());
  expect(runs).toEqual(['2', '3']);
  expect(store.getState().rockPaperScissors).toMatchObject(earlier);
  expect(env.localStorage.entries).toEqual({});
});

test.each(['storage', 'tab', 'code'] as const)(
  'scores taken over from %s are not played: no sound, no confetti; only those of a code are written',
  async (from) => {
    const { env, store } = newStore();
    await addFeatures(store, features);
    store.dispatch(soundSwitched(true));
    const scores = fixturesWithScores.map(({ game, scores }) => [game.key, scores.earlier]);
    store.dispatch(scoresTaken({ from, scores: Object.fromEntries(scores) }));
    for (const call of [env.play, env.say, env.throwConfetti]) expect(call).not.toHaveBeenCalled();
    const written = Object.keys(env.localStorage.entries).filter((key) => key.includes('persist:'));
    expect(written).toHaveLength(from === 'code' ? fixturesWithScores.length : 0);
    // What is played is heard.
    store.dispatch(pointTicked('proxy'));
    expect(env.play).toHaveBeenCalled();
  },
);
