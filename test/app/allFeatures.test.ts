import type { UnknownAction } from '@reduxjs/toolkit';
import { addBadgesAndGames } from '../../src/app/allFeatures';
import { games } from '../../src/games';
import { calculate } from '../../src/games/love-calculator/effects';
import { firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import {
  computerHandShuffled,
  gameLeft,
  roundStarted,
} from '../../src/games/rock-paper-scissors/slice';
import { selectOffer } from '../../src/install/slice';
import { guidePath } from '../../src/paths';
import { guideOpened } from '../../src/report-card/slice';
import type { BadgesFeature, Subject } from '../../src/report-card/subjects';
import type { Feature } from '../../src/state/feature';
import { scoresTaken } from '../../src/state/scoresTaken';
import { sliceSelector } from '../../src/state/sliceSelector';
import type { AppStore } from '../../src/state/types';
import { pageOpened, soundSwitched } from '../../src/state/uiSlice';
import { fixturesWithScores } from '../games/fixtures';
import { playRound } from '../games/rock-paper-scissors/turns';
import { completeTask } from '../games/truth-or-dare/turns';
import { envWithPrompt } from '../install/fixture';
import { BADGES_KEY, badgesOf, goTo, startVisit, TODAY } from '../report-card/card';
import { device, scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';
import { asStored, stored, TRUTH_OR_DARE_KEY, validFields } from '../support/storedTexts';

afterEach(() => jest.restoreAllMocks());

test('before it is started nothing is counted, and then what was played earns its badges today', async () => {
  const env = scriptedEnv();
  const store = makeStore({ env });
  playRound(store);
  expect(store.getState()).not.toHaveProperty('badges');
  await addBadgesAndGames(store);
  expect(badgesOf(store)).toMatchObject({ earned: { 'first-win': TODAY }, plays: {}, days: 0 });
  expect(badgesOf(store).news).toEqual(['first-win']);

  const set = jest.spyOn(env.localStorage, 'set');
  completeTask(store);
  // What is played, and what is counted: each is written once.
  expect(set.mock.calls.map(([key]) => key).sort()).toEqual([BADGES_KEY, TRUTH_OR_DARE_KEY]);
});

test('badges are looked for only when something changes that may earn one', async () => {
  const { store } = await startVisit();
  const badges = store.features.get('badges')?.feature as BadgesFeature | undefined;
  const rowsMade = jest.spyOn(badges?.subjects[0] as Subject, 'rowOf');
  const rowsFor = (action: UnknownAction) => {
    rowsMade.mockClear();
    const before = store.getState();
    store.dispatch(action);
    expect(store.getState()).not.toBe(before);
    return rowsMade.mock.calls.length;
  };
  expect(rowsFor(roundStarted('rock'))).toBeGreaterThan(0);
  expect(rowsFor(computerHandShuffled({ round: 1, hand: 'paper' }))).toBe(0);
  expect(rowsFor(soundSwitched(true))).toBe(0);
  expect(rowsFor(guideOpened('pacheta'))).toBeGreaterThan(0);
  store.dispatch(gameLeft());
});

test('a turn of each game is counted once, with its day', async () => {
  const { store } = await startVisit();
  store.dispatch(firstNameTyped('Raju'));
  store.dispatch(secondNameTyped('Rani'));
  store.dispatch(calculate());
  for (const { scores } of fixturesWithScores) scores.score(store);
  const once = { count: 1, day: TODAY };
  expect(badgesOf(store)).toMatchObject({
    plays: Object.fromEntries(games.map(({ key }) => [key, once])),
    days: 1,
  });
});

test.each(
  fixturesWithScores.map(({ feature }): [string, Feature] => [feature.slice.name, feature]),
)(
  '%s takes over merged scores and stores them; neither that, nor a reset or other tab is counted',
  async (name, { persisted, slice }) => {
    const { store, env } = await startVisit();
    const before = store.getState();
    const scores = persisted?.validate(validFields) as object;
    store.dispatch(scoresTaken({ from: 'code', scores: { [name]: scores } }));
    const after = store.getState();
    expect(persisted?.select(sliceSelector(slice)(after))).toEqual(scores);
    expect(env.localStorage.entries[`persist:bbh_${name}`]).toBe(asStored(scores));
    // A merge that brings nothing of a game changes nothing of it.
    for (const { key } of games.filter((game) => game.key !== name)) {
      expect(after[key]).toBe(before[key]);
    }
    for (const action of [
      persisted?.reset?.(),
      scoresTaken({ from: 'tab', scores: { [name]: scores } }),
      scoresTaken({ from: 'tab', scores: { [name]: persisted?.validate({}) ?? {} } }),
    ]) {
      if (action) store.dispatch(action);
    }
    expect(badgesOf(store)).toMatchObject({ plays: {}, days: 0 });
  },
);

test('a guide is noted when its page is opened, also where the badges come after that', async () => {
  const env = scriptedEnv();
  const store = makeStore({ env });
  store.dispatch(pageOpened(guidePath('posham-pa')));
  await addBadgesAndGames(store);
  for (const path of [guidePath('pacheta'), '/how-to-play', guidePath('posham-pa')]) {
    store.dispatch(pageOpened(path));
  }
  expect(stored(env, BADGES_KEY).guides).toEqual(['posham-pa', 'pacheta']);
});

describe('what is stored', () => {
  const earlier = {
    earned: { wedding: 20_790, 'no-hint': 20_783 },
    plays: { quiz: { count: 3, day: 20_790 } },
    days: 4,
    guides: ['pacheta', 'chidiya-udd'],
  };

  test('is restored without a write; the next turn writes all but the news, with a version', async () => {
    const env = scriptedEnv();
    env.localStorage.entries[BADGES_KEY] = asStored(earlier);
    const set = jest.spyOn(env.localStorage, 'set');
    const { store } = await startVisit(env);
    // Version 1 did not keep the last game.
    expect(badgesOf(store)).toEqual({ ...earlier, lastGame: null, news: [] });
    expect(set).not.toHaveBeenCalled();
    playRound(store);
    expect(stored(env, BADGES_KEY)).toEqual({
      earned: { ...earlier.earned, 'first-win': TODAY },
      plays: { ...earlier.plays, rockPaperScissors: { count: 1, day: TODAY } },
      days: 5,
      guides: earlier.guides,
      lastGame: 'rockPaperScissors',
      _persist: { version: 2, rehydrated: true },
    });
  });
});

test('started twice it does nothing twice, and each store counts and writes for itself', async () => {
  const [one, other] = [await startVisit(), await startVisit()];
  const set = jest.spyOn(one.env.localStorage, 'set');
  const before = one.store.getState();
  await addBadgesAndGames(one.store);
  expect(one.store.getState()).toBe(before);
  completeTask(one.store);
  expect(badgesOf(one.store).plays).toEqual({ truthOrDare: { count: 1, day: TODAY } });
  expect(set.mock.calls.map(([key]) => key).sort()).toEqual([BADGES_KEY, TRUTH_OR_DARE_KEY]);
  expect(badgesOf(other.store).plays).toEqual({});
  expect(other.env.localStorage.entries).toEqual({});
});

async function play(store: AppStore, turn: (store: AppStore) => void = playRound) {
  turn(store);
  // Until listeners that wait for the device have run.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeEach(() => void jest.clearAllMocks());

describe('the browser is asked to keep the scores', () => {
  test('after the first game, once in a visit', async () => {
    const { store } = await startVisit();
    expect(device.scoresPersisted).not.toHaveBeenCalled();
    await play(store);
    await play(store, completeTask);
    expect(device.scoresPersisted).toHaveBeenCalledTimes(1);
    expect(device.persistScores).toHaveBeenCalledTimes(1);
  });

  test.each([
    ...(['promised', 'prompts', 'unsupported'] as const),
    new Error('Loading chunk device failed.'),
  ])('not where the answer is "%s"', async (answer) => {
    const { env, store } = await startVisit();
    if (answer instanceof Error) env.loadDevice.mockRejectedValueOnce(answer);
    else device.scoresPersisted.mockResolvedValueOnce(answer);
    await play(store);
    expect(env.loadDevice).toHaveBeenCalledTimes(1);
    expect(device.persistScores).not.toHaveBeenCalled();
  });
});

test.each([
  ['after the third game, on the second day', [0, 0, 1], true],
  ['also where the games before were in earlier visits', [0, 0, 5], true],
  ['also where the first was played by a clock years ahead', [900, 0, 1], true],
  ['not after many games on one day', [0, 0, 0, 0, 0, 0], false],
  ['not after two games on two days', [0, 1], false],
])('the home screen is offered %s', async (_when, days, isOffered) => {
  let { env } = envWithPrompt();
  let { store } = await startVisit(env);
  for (const [index, day] of days.entries()) {
    expect(selectOffer(store.getState())).toBeNull();
    if (day === 5) ({ env, store } = await startVisit(env));
    goTo(env, TODAY + day);
    await play(store, index === 1 ? completeTask : playRound);
  }
  expect(selectOffer(store.getState())).toBe(isOffered ? 'prompt' : null);
});
