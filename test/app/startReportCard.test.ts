/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { loadPreloadedState } from '../../src/app/persistence';
import { startReportCard } from '../../src/app/startReportCard';
import { makeStore } from '../../src/app/store';
import { syncTabs } from '../../src/app/syncTabs';
import { games } from '../../src/games';
import { pointTicked, ticksReset } from '../../src/games/backbencher-test/slice';
import { calculated, firstNameTyped } from '../../src/games/love-calculator/slice';
import type { Game } from '../../src/games/shared/game';
import { scoresMerged } from '../../src/games/shared/scoresMerged';
import { pageOpened, selectScoresKept } from '../../src/layout/uiSlice';
import { guidePath, guideSlugs } from '../../src/paths';
import { badgesEarned, badgesRestored, gamePlayed, guideOpened } from '../../src/report-card/slice';
import type { AppStore } from '../../src/state/types';
import { playGame } from '../games/chidiya-udd/turns';
import { fixturesWithScores } from '../games/fixtures';
import { takeClass } from '../games/guess-the-teacher/turns';
import { playMatch, playOver } from '../games/hand-cricket/turns';
import { takeQuiz } from '../games/quiz/turns';
import { playGame as playRajaGame } from '../games/raja-mantri-chor-sipahi/turns';
import { playRound } from '../games/rock-paper-scissors/turns';
import { completeTask } from '../games/truth-or-dare/turns';
import { BADGES_KEY, badgesOf, goTo, startVisit, storedBadges, TODAY } from '../report-card/card';
import { scriptedEnv } from '../support/scriptedEnv';
import {
  asStored,
  hostileTexts,
  newerTexts,
  TRUTH_OR_DARE_KEY,
  validFields,
} from '../support/storedTexts';

const flames = { letter: 'F', rounds: [], left: [] } as unknown as Parameters<
  typeof calculated
>[0]['flames'];

/** A turn of each game that counts as one. */
const turns: Record<string, (store: AppStore) => void> = {
  loveCalculator: ({ dispatch }) => {
    dispatch(firstNameTyped('Raju'));
    dispatch(calculated({ result: 80, steps: [[8, 0]], flames }));
  },
  truthOrDare: completeTask,
  rockPaperScissors: (store) => playRound(store),
  guessTheTeacher: (store) => takeClass(store, 2, 1),
  quiz: (store) => takeQuiz(store, 2),
  backbencherTest: ({ dispatch }) => {
    dispatch(pointTicked('proxy'));
  },
  handCricket: (store) => playMatch(store),
  chidiyaUdd: (store) => playGame(store),
  rajaMantri: (store) => playRajaGame(store),
};

/** Listeners that are asynchronous have run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const namesOf = (store: AppStore) => Object.keys(badgesOf(store).earned);

afterEach(() => jest.restoreAllMocks());

// Must be the first: the slice stays in the reducer, which all stores share.
test('before it is started nothing is counted, and then what was played earns its badges today', async () => {
  const env = scriptedEnv();
  const store = makeStore({ env });
  playRound(store);
  expect(store.getState()).not.toHaveProperty('badges');
  await startReportCard(store);
  expect(badgesOf(store)).toMatchObject({ earned: { 'first-win': TODAY }, plays: {}, days: 0 });
  expect(badgesOf(store).news).toEqual(['first-win']);

  const set = jest.spyOn(env.localStorage, 'set');
  completeTask(store);
  // What is played, and what is counted: each is written once.
  expect(set.mock.calls.map(([key]) => key).sort()).toEqual([BADGES_KEY, TRUTH_OR_DARE_KEY]);
});

describe.each(games.map((game): [string, Game] => [game.slice.name, game]))('%s', (name, game) => {
  const turn = turns[name] as (store: AppStore) => void;

  test('is counted with its day, once for a turn', async () => {
    const { store, env } = await startVisit();
    turn(store);
    expect(badgesOf(store)).toMatchObject({
      plays: { [name]: { count: 1, day: TODAY } },
      days: 1,
    });
    expect(storedBadges(env)).toMatchObject({ plays: { [name]: { count: 1, day: TODAY } } });
  });

  test('is not counted when scores are restored, merged or reset', async () => {
    const { store } = await startVisit();
    const { persisted } = game;
    if (!persisted) return;
    const scores = persisted.validate(validFields);
    store.dispatch(scoresMerged({ [name]: scores }));
    expect(persisted.select(store.getState()[name as 'quiz'] as never)).toEqual(scores);
    store.dispatch(persisted.reset());
    store.dispatch(persisted.restored(scores));
    store.dispatch(persisted.restored(persisted.validate({})));
    expect(badgesOf(store)).toMatchObject({ plays: {}, days: 0 });
  });
});

test('a ball of Aaj ka Over counts once a day', async () => {
  const { store } = await startVisit();
  playOver(store, TODAY, [1, 2, 3]);
  playOver(store, TODAY + 1, [1]);
  expect(badgesOf(store).plays.handCricket?.count).toBe(2);
});

describe('days', () => {
  test('are counted once each, whatever is played', async () => {
    const { store, env } = await startVisit();
    const days = [];
    for (const day of [TODAY, TODAY, TODAY + 1, TODAY + 9, TODAY + 9]) {
      goTo(env, day);
      playRound(store);
      completeTask(store);
      days.push(badgesOf(store).days);
    }
    expect(days).toEqual([1, 1, 2, 3, 3]);
  });

  test('are not counted again after the clock was set back', async () => {
    const { store, env } = await startVisit();
    for (const day of [TODAY, TODAY - 5, TODAY - 4, TODAY]) {
      goTo(env, day);
      playRound(store);
    }
    expect(badgesOf(store)).toMatchObject({
      days: 1,
      plays: { rockPaperScissors: { count: 4, day: TODAY } },
    });
  });

  test('are those of India, which begin at half past six in the evening of Greenwich', async () => {
    const { store, env } = await startVisit();
    for (const time of ['2031-06-15T18:29:59Z', '2031-06-15T18:30:00Z']) {
      env.now.mockReturnValue(Date.parse(time));
      playRound(store);
    }
    expect(badgesOf(store)).toMatchObject({
      days: 2,
      plays: { rockPaperScissors: { day: TODAY + 1 } },
    });
  });

  test.each([
    ['the clock of a phone without a battery', 0],
    ['a time before 1970', Date.UTC(1969, 0, 1)],
    ['a year that no code has', Date.UTC(9999, 0, 1)],
  ])('with %s are days that can be stored', async (_what, now) => {
    const { store, env } = await startVisit();
    env.now.mockReturnValue(now);
    playRound(store);
    expect(badgesOf(store).plays.rockPaperScissors?.count).toBe(1);
    const next = await startVisit(env);
    const { news: _news, ...kept } = badgesOf(store);
    expect(badgesOf(next.store)).toMatchObject(kept);
  });
});

test('a reset of a game clears its count, and neither days nor badges', async () => {
  const { store, env } = await startVisit();
  store.dispatch(pointTicked('proxy'));
  playRound(store);
  store.dispatch(ticksReset());
  expect(badgesOf(store)).toMatchObject({
    plays: { backbencherTest: { count: 0, day: TODAY }, rockPaperScissors: { count: 1 } },
    days: 1,
    earned: { 'first-win': TODAY },
  });
  for (const { persisted } of games as readonly Game[]) {
    if (persisted) store.dispatch(persisted.reset());
  }
  expect(badgesOf(store).earned).toEqual({ 'first-win': TODAY });
  expect(storedBadges(env).earned).toEqual({ 'first-win': TODAY });
});

describe('a guide', () => {
  test('is noted when its page is opened', async () => {
    const { store, env } = await startVisit();
    store.dispatch(pageOpened(guidePath('pacheta')));
    store.dispatch(pageOpened('/how-to-play'));
    store.dispatch(pageOpened('/how-to-play/kabaddi'));
    store.dispatch(pageOpened(guidePath('pacheta')));
    expect(badgesOf(store).guides).toEqual(['pacheta']);
    expect(storedBadges(env).guides).toEqual(['pacheta']);
  });

  test('is noted where the visit began, though the badges came later', async () => {
    const store = makeStore({ env: scriptedEnv() });
    store.dispatch(pageOpened(guidePath('posham-pa')));
    await startReportCard(store);
    expect(badgesOf(store).guides).toEqual(['posham-pa']);
  });

  test('makes, with all the others, a badge', async () => {
    const { store } = await startVisit();
    for (const slug of guideSlugs) store.dispatch(pageOpened(guidePath(slug)));
    expect(badgesOf(store)).toMatchObject({
      earned: { 'all-guides': TODAY },
      news: ['all-guides'],
    });
  });
});

describe('a badge', () => {
  test('is told once: the next page has forgotten it, and it stays earned', async () => {
    const { store } = await startVisit();
    playRound(store);
    expect(badgesOf(store).news).toEqual(['first-win']);
    store.dispatch(pageOpened('/'));
    playRound(store);
    expect(badgesOf(store)).toMatchObject({ news: [], earned: { 'first-win': TODAY } });
  });

  test('keeps its first day, also in the next visit', async () => {
    const { store, env } = await startVisit();
    playRound(store);
    goTo(env, TODAY + 3);
    playRound(store);
    const next = await startVisit(env);
    playRound(next.store);
    expect(badgesOf(next.store)).toMatchObject({ earned: { 'first-win': TODAY }, news: [] });
  });

  test('for every game comes with the last of them', async () => {
    const { store } = await startVisit();
    const names = Object.keys(turns);
    for (const name of names.slice(1)) turns[name]?.(store);
    expect(namesOf(store)).not.toContain('every-game');
    turns[names[0] as string]?.(store);
    expect(namesOf(store)).toContain('every-game');
  });

  test('for seven days comes on the seventh', async () => {
    const { store, env } = await startVisit();
    for (let day = 0; day < 6; day += 1) {
      goTo(env, TODAY + 2 * day);
      playRound(store);
    }
    expect(namesOf(store)).not.toContain('seven-days');
    goTo(env, TODAY + 20);
    playRound(store);
    expect(badgesOf(store).earned).toMatchObject({ 'seven-days': TODAY + 20 });
  });

  test('that another phone earned is no news here; one that the merge earns is', async () => {
    const { store } = await startVisit();
    const badges = { earned: { wedding: 20_790 }, plays: {}, days: 7, guides: [] };
    store.dispatch(scoresMerged({ badges }));
    expect(badgesOf(store)).toMatchObject({
      earned: { wedding: 20_790, 'seven-days': TODAY },
      news: ['seven-days'],
    });
  });
});

describe('what is stored', () => {
  const stored = {
    earned: { wedding: 20_790, 'no-hint': 20_783 },
    plays: { quiz: { count: 3, day: 20_790 } },
    days: 4,
    guides: ['pacheta', 'chidiya-udd'],
  };

  /** An env with this text of the badges. */
  function envWith(text: string) {
    const env = scriptedEnv();
    env.localStorage.entries[BADGES_KEY] = text;
    return env;
  }

  test('is restored, and nothing is written', async () => {
    const env = envWith(asStored(stored));
    const set = jest.spyOn(env.localStorage, 'set');
    const { store } = await startVisit(env);
    expect(badgesOf(store)).toEqual({ ...stored, news: [] });
    expect(set).not.toHaveBeenCalled();
  });

  test('is all but the news, with a version', async () => {
    const { store, env } = await startVisit(envWith(asStored(stored)));
    playRound(store);
    expect(storedBadges(env)).toEqual({
      earned: { ...stored.earned, 'first-win': TODAY },
      plays: { ...stored.plays, rockPaperScissors: { count: 1, day: TODAY } },
      days: 5,
      guides: stored.guides,
      _persist: { version: 1, rehydrated: true },
    });
  });

  test.each(hostileTexts)(
    'may be %s: then there are no badges, and the games go on',
    async (...[, text]) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { store } = await startVisit(envWith(text));
      expect(badgesOf(store)).toEqual({ earned: {}, plays: {}, days: 0, guides: [], news: [] });
      playRound(store);
      expect(badgesOf(store)).toMatchObject({ days: 1, earned: { 'first-win': TODAY } });
    },
  );

  test('may be broken: it is put in quarantine', async () => {
    const env = envWith('{"earned":');
    const { store } = await startVisit(env);
    playRound(store);
    expect(env.localStorage.entries[`${BADGES_KEY}.unreadable`]).toBe('{"earned":');
    expect(storedBadges(env).earned).toEqual({ 'first-win': TODAY });
  });

  test.each(newerTexts)(
    'by a newer release, %s, is neither read nor overwritten',
    async (...[, text]) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const env = envWith(text);
      const { store } = await startVisit(env);
      expect(badgesOf(store).earned).toEqual({});
      expect(selectScoresKept(store.getState())).toBe(false);
      playRound(store);
      await settle();
      expect(env.localStorage.entries[BADGES_KEY]).toBe(text);
    },
  );

  test('cannot be where storage is full', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, env } = await startVisit();
    jest.spyOn(env.localStorage, 'set').mockReturnValue(false);
    store.dispatch(pageOpened(guidePath('pacheta')));
    await settle();
    expect(selectScoresKept(store.getState())).toBe(false);
    expect(badgesOf(store).guides).toEqual(['pacheta']);
  });
});

describe('after the release before, which had no report card,', () => {
  const texts = Object.fromEntries(
    fixturesWithScores.map(({ game, scores }) => [
      `persist:bbh_${game.slice.name}`,
      asStored(scores.earlier),
    ]),
  );

  test('scores are read as before, and what they earn is stamped with today', async () => {
    const env = scriptedEnv();
    Object.assign(env.localStorage.entries, texts);
    const before = makeStore({ env, preloadedState: await loadPreloadedState(env) }).getState();
    const { store } = await startVisit(env);
    for (const { game } of fixturesWithScores) {
      const { name } = game.slice;
      expect(store.getState()[name as 'quiz']).toEqual(before[name as 'quiz']);
    }
    expect(namesOf(store).length).toBeGreaterThan(0);
    expect(new Set(Object.values(badgesOf(store).earned))).toEqual(new Set([TODAY]));
    expect(badgesOf(store)).toMatchObject({ plays: {}, days: 0 });
    expect(env.localStorage.entries).toEqual({ ...texts, [BADGES_KEY]: expect.any(String) });
  });
});

describe('merged scores', () => {
  const earlier = Object.fromEntries(
    fixturesWithScores.map(({ game, scores }) => [game.slice.name, scores.earlier]),
  );

  test('are taken over by each game, and stored under its key', async () => {
    const { store, env } = await startVisit();
    store.dispatch(scoresMerged(earlier));
    for (const { game, scores } of fixturesWithScores) {
      const { slice, persisted } = game as Game;
      expect(persisted?.select(slice.selectSlice(store.getState()))).toEqual(scores.earlier);
      expect(env.localStorage.entries[`persist:bbh_${slice.name}`]).toBe(asStored(scores.earlier));
    }
  });

  test('that bring nothing of a game change nothing of it', async () => {
    const { store } = await startVisit();
    const { quiz, handCricket } = store.getState();
    store.dispatch(scoresMerged({ truthOrDare: earlier.truthOrDare as object }));
    expect(store.getState().quiz).toBe(quiz);
    expect(store.getState().handCricket).toBe(handCricket);
  });

  test('leave a game that is going on as it is', async () => {
    const { store } = await startVisit();
    playOver(store, TODAY, [1]);
    const { today, day, over, phase } = store.getState().handCricket;
    store.dispatch(scoresMerged({ handCricket: earlier.handCricket as object }));
    expect(store.getState().handCricket).toMatchObject({ today, day, over, phase });
  });
});

describe('started', () => {
  test('twice it does nothing twice', async () => {
    const { store } = await startVisit();
    const dispatch = jest.spyOn(store, 'dispatch');
    expect(startReportCard(store)).toBe(startReportCard(store));
    await startReportCard(store);
    expect(dispatch).not.toHaveBeenCalled();
    completeTask(store);
    expect(badgesOf(store).plays.truthOrDare?.count).toBe(1);
  });

  test('in two stores, each counts for itself', async () => {
    const one = await startVisit();
    const other = await startVisit();
    completeTask(one.store);
    expect(badgesOf(one.store).plays).toEqual({ truthOrDare: { count: 1, day: TODAY } });
    expect(badgesOf(other.store).plays).toEqual({});
  });
});

describe('two tabs', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  async function openTab(localStorage = scriptedEnv().localStorage) {
    const tab = await startVisit({ ...scriptedEnv(), localStorage });
    stops.push(syncTabs(tab.store, tab.env));
    return tab;
  }

  async function fireStorageEvent() {
    window.dispatchEvent(new StorageEvent('storage', { key: BADGES_KEY }));
    await settle();
  }

  test('take over the badges of each other, as one event, which is no news', async () => {
    const one = await openTab();
    const other = await openTab(one.env.localStorage);
    playRound(one.store);
    const set = jest.spyOn(one.env.localStorage, 'set');
    const dispatch = jest.spyOn(other.store, 'dispatch');
    await fireStorageEvent();
    await fireStorageEvent();
    expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual([badgesRestored.type]);
    const { news, ...kept } = badgesOf(other.store);
    expect(badgesOf(one.store)).toMatchObject(kept);
    expect(kept).toMatchObject({ earned: { 'first-win': TODAY }, days: 1 });
    expect(news).toEqual([]);
    expect(set).not.toHaveBeenCalled();
  });

  test('dispatch nothing where they have the same, in whatever order it came', async () => {
    const one = await openTab();
    for (const id of ['wedding', 'first-win'] as const) {
      one.store.dispatch(badgesEarned({ ids: [id], day: TODAY }));
    }
    for (const slug of ['pacheta', 'chidiya-udd'] as const) one.store.dispatch(guideOpened(slug));
    one.store.dispatch(gamePlayed({ game: 'quiz', day: TODAY }));
    one.store.dispatch(gamePlayed({ game: 'loveCalculator', day: TODAY }));
    const dispatch = jest.spyOn(one.store, 'dispatch');
    await fireStorageEvent();
    expect(dispatch).not.toHaveBeenCalled();
  });
});
