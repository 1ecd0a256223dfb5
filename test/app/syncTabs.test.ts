/** @jest-environment jsdom */
import fc from 'fast-check';
import { storedState } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import { syncTabs } from '../../src/app/syncTabs';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import * as quiz from '../../src/games/quiz/slice';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import * as tasks from '../../src/games/truth-or-dare/slice';
import {
  colorSchemeChosen,
  pageReturned,
  selectColorScheme,
  selectScoresKept,
  selectSoundOn,
  soundSwitched,
} from '../../src/layout/uiSlice';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';
import {
  GUESS_THE_TEACHER_KEY,
  QUIZ_KEY,
  ROCK_PAPER_SCISSORS_KEY,
  TRUTH_OR_DARE_KEY,
} from '../support/storedTexts';
import { completeTask, failTask, playRound, takeClass, takeQuiz } from '../support/turns';

const SCHEME = 'bbh_color_scheme';
const SOUND = 'bbh_sound';

/** Ends what each tab of a test listens to. */
const following: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** A tab of the site, as the browser entry opens it. */
async function aTab(env = scriptedEnv()) {
  const store = makeStore({ env, preloadedState: await storedState(env) });
  following.push(syncTabs(store, env));
  return { env, store, set: jest.spyOn(env.localStore, 'set') };
}

/** Two tabs of one browser: each with a world of its own, but for the storage. */
async function twoTabs() {
  const one = await aTab();
  const other = await aTab({ ...scriptedEnv(), localStore: one.env.localStore });
  return { one, other, entries: one.env.localStore.entries, set: other.set };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

/** The browser tells that another tab has stored something here. */
async function storageChanged(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await settled();
}

async function page(visibility: 'hidden' | 'visible') {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

/** The number of events that a store hears from now on. */
function eventsIn(store: AppStore) {
  const heard = jest.fn();
  store.subscribe(heard);
  return () => heard.mock.calls.length;
}

const wins = (store: AppStore) => hands.selectTally(store.getState()).playerWins;
const completed = (store: AppStore) => tasks.selectTasksCompleted(store.getState());

describe('two tabs', () => {
  test('do not answer each other: one score is one write, and one event in the other tab', async () => {
    const { one, other, set } = await twoTabs();
    completeTask(one.store);
    const [inOne, inOther] = [eventsIn(one.store), eventsIn(other.store)];
    await storageChanged(TRUTH_OR_DARE_KEY);
    await storageChanged(TRUTH_OR_DARE_KEY);
    expect(set).toHaveBeenCalledTimes(1);
    expect([inOne(), inOther()]).toEqual([0, 1]);
  });

  test('follow the game whose scores have changed, and no other', async () => {
    const { one, other } = await twoTabs();
    completeTask(one.store);
    playRound(one.store);
    await storageChanged(ROCK_PAPER_SCISSORS_KEY);
    expect(wins(other.store)).toBe(1);
    expect(completed(other.store)).toBe(0);
  });

  test('leave a round alone that is going on, and count it on top', async () => {
    const { one, other } = await twoTabs();
    other.store.dispatch(hands.roundStarted('rock'));
    playRound(one.store);
    await storageChanged(ROCK_PAPER_SCISSORS_KEY);
    expect(hands.selectIsShuffling(other.store.getState())).toBe(true);
    expect(hands.selectPlayerChoice(other.store.getState())).toBe('rock');

    other.store.dispatch(
      hands.roundSettled({ round: 1, computerChoice: 'scissors', timestamp: '9:05 am' }),
    );
    expect(wins(other.store)).toBe(2);
  });

  test('store a score that equals what they stored last: the other has been there since', async () => {
    const { one, other, entries } = await twoTabs();
    completeTask(one.store);
    await storageChanged(TRUTH_OR_DARE_KEY);
    other.store.dispatch(tasks.scoresReset());
    await storageChanged(TRUTH_OR_DARE_KEY);
    expect(completed(one.store)).toBe(0);

    completeTask(one.store);
    expect(JSON.parse(entries[TRUTH_OR_DARE_KEY] ?? '{}')).toMatchObject({
      tasksCompleted: '1',
      streak: '1',
    });
  });

  test('keep in step in one game while a newer release has stored the other', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TRUTH_OR_DARE_KEY] = '{"_persist":"{\\"version\\":2}"}';
    const one = await aTab(env);
    const other = await aTab({ ...scriptedEnv(), localStore: env.localStore });
    playRound(one.store);
    await storageChanged(ROCK_PAPER_SCISSORS_KEY);
    playRound(other.store);
    await storageChanged(ROCK_PAPER_SCISSORS_KEY);
    expect(wins(one.store)).toBe(2);
    expect(wins(other.store)).toBe(2);
  });
});

/** A tab in a window of its own, which hears only what it is told. */
async function tabApart(localStore = scriptedEnv().localStore) {
  const env = { ...scriptedEnv(), localStore };
  const store = makeStore({ env, preloadedState: await storedState(env) });
  const itself = new EventTarget();
  for (const shared of [window, document]) {
    jest
      .spyOn(shared, 'addEventListener')
      .mockImplementationOnce((...listener: Parameters<EventTarget['addEventListener']>) =>
        itself.addEventListener(...listener),
      );
  }
  following.push(syncTabs(store, env));
  const dispatched = jest.spyOn(store, 'dispatch');
  const show = (isInSight: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isInSight);
    itself.dispatchEvent(new Event('visibilitychange'));
    return settled();
  };
  const tell = (key: string) => {
    itself.dispatchEvent(new StorageEvent('storage', { key }));
    return settled();
  };
  return { store, localStore, dispatched, show, tell };
}

type TabApart = Awaited<ReturnType<typeof tabApart>>;

/** What is played in one go, and under which key it is stored. */
const plays: { key: string; play(store: AppStore): void }[] = [
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => playRound(store) },
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => playRound(store, 'rock', 'paper') },
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => playRound(store, 'rock', 'rock') },
  { key: TRUTH_OR_DARE_KEY, play: completeTask },
  { key: TRUTH_OR_DARE_KEY, play: failTask },
  { key: GUESS_THE_TEACHER_KEY, play: (store) => takeClass(store, 2) },
  { key: GUESS_THE_TEACHER_KEY, play: (store) => takeClass(store, 4, 1) },
  // Once in a tab, and so never forgotten here: what comes after would differ from tab to tab.
  { key: QUIZ_KEY, play: (store) => takeQuiz(store, 3) },
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => store.dispatch(hands.scoresReset()) },
  { key: TRUTH_OR_DARE_KEY, play: (store) => store.dispatch(tasks.scoresReset()) },
  { key: GUESS_THE_TEACHER_KEY, play: (store) => store.dispatch(teachers.scoresReset()) },
];

const keptIn = (store: AppStore) =>
  [tasks, hands, teachers, quiz].map(({ selectPersisted }) =>
    selectPersisted(store.getState() as never),
  );

describe('five tabs in turns', () => {
  const turn = fc.record({ tab: fc.nat(4), what: fc.constantFrom(...plays) });
  // Two of them are frozen by the browser while they are hidden: they hear of nothing.
  const isFrozen = (tab: number) => tab > 2;

  test('lose nothing, whoever plays next: each comes to what one tab would have counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 20 }), async (turns) => {
        const first = await tabApart();
        const tabs = [first];
        while (tabs.length < 5) tabs.push(await tabApart(first.localStore));
        const alone = await tabApart();
        let inSight = first;
        const goTo = async (tab: TabApart) => {
          if (tab === inSight) return;
          await inSight.show(false);
          await tab.show(true);
          inSight = tab;
        };
        for (const tab of tabs.slice(1)) await tab.show(false);

        for (const { tab, what } of turns) {
          await goTo(tabs[tab] as TabApart);
          what.play(inSight.store);
          what.play(alone.store);
          await settled();
          for (const [index, other] of tabs.entries()) {
            if (other !== inSight && !isFrozen(index)) await other.tell(what.key);
          }
          expect(keptIn(inSight.store)).toEqual(keptIn(alone.store));
        }
        for (const tab of tabs) {
          await goTo(tab);
          expect(keptIn(tab.store)).toEqual(keptIn(alone.store));
        }
        expect(first.localStore.entries).toEqual(alone.localStore.entries);
      }),
      { numRuns: 25 },
    );
  });
});

describe('two tabs at once', () => {
  const anyPlay = fc.constantFrom(...plays);

  test('end with the scores of the later one, and answer each other nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPlay,
        anyPlay,
        anyPlay,
        fc.boolean(),
        async (before, one, other, turned) => {
          const here = await tabApart();
          const there = await tabApart(here.localStore);
          before.play(here.store);
          await there.tell(before.key);

          // Both are over before either hears of the other.
          one.play(here.store);
          other.play(there.store);
          await settled();
          const set = jest.spyOn(here.localStore, 'set').mockClear();
          for (const { dispatched } of [here, there]) dispatched.mockClear();
          const news: [TabApart, string][] = [
            [here, other.key],
            [there, one.key],
          ];
          for (const [tab, key] of turned ? news.reverse() : news) await tab.tell(key);
          for (const [tab, key] of news) await tab.tell(key);
          await jest.advanceTimersByTimeAsync(60_000);

          const next = await tabApart(here.localStore);
          expect(keptIn(here.store)).toEqual(keptIn(next.store));
          expect(keptIn(there.store)).toEqual(keptIn(next.store));
          expect(set).not.toHaveBeenCalled();
          for (const { dispatched } of [here, there]) {
            expect(dispatched.mock.calls.length).toBeLessThanOrEqual(1);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('what another tab stores while this one opens', () => {
  test('cannot come between reading and following: stored scores are read within one task', async () => {
    const { env } = await aTab();
    let isRead = false;
    storedState(env).then(() => {
      isRead = true;
    });
    // No timer goes by here, and no event could come: these are the steps of one task.
    for (let steps = 0; steps < 100; steps += 1) await undefined;
    expect(isRead).toBe(true);
  });

  test('is taken over when this one hears of it, before its first event', async () => {
    const one = await tabApart();
    const env = { ...scriptedEnv(), localStore: one.localStore };
    const read = await storedState(env);
    playRound(one.store);
    const store = makeStore({ env, preloadedState: read });
    following.push(syncTabs(store, env));
    await storageChanged(ROCK_PAPER_SCISSORS_KEY);
    playRound(store);
    await one.tell(ROCK_PAPER_SCISSORS_KEY);
    expect([wins(store), wins(one.store)]).toEqual([2, 2]);
  });
});

describe('nothing is taken over', () => {
  test.each([
    ['of what another program stores', 'elsewhere'],
    ['of a part of a key', 'bbh_truthOrDare'],
    ['of scores that were set aside', `${TRUTH_OR_DARE_KEY}.unreadable`],
    ['where all storage was cleared', null],
  ])('%s', async (_what, key) => {
    const { env, store } = await aTab();
    completeTask(store);
    const get = jest.spyOn(env.localStore, 'get');
    const events = eventsIn(store);
    await storageChanged(key);
    expect(get).not.toHaveBeenCalled();
    expect(events()).toBe(0);
    expect(completed(store)).toBe(1);
  });

  test('where scores were removed: they last, and the next one stores them all', async () => {
    const { env, store } = await aTab();
    completeTask(store);
    delete env.localStore.entries[TRUTH_OR_DARE_KEY];
    await storageChanged(TRUTH_OR_DARE_KEY);
    expect(completed(store)).toBe(1);
    completeTask(store);
    const next = await aTab({ ...scriptedEnv(), localStore: env.localStore });
    expect(tasks.selectPersisted(next.store.getState())).toMatchObject({
      tasksCompleted: 2,
      streak: 2,
    });
  });

  test('where they cannot be read: those of this tab last, the text is set aside', async () => {
    const { env, store } = await aTab();
    completeTask(store);
    env.localStore.entries[TRUTH_OR_DARE_KEY] = '{"streak":';
    await storageChanged(TRUTH_OR_DARE_KEY);
    expect(completed(store)).toBe(1);
    expect(env.localStore.entries[`${TRUTH_OR_DARE_KEY}.unreadable`]).toBe('{"streak":');
  });

  test('where a newer release stored them', async () => {
    const { env, store } = await aTab();
    completeTask(store);
    env.localStore.entries[TRUTH_OR_DARE_KEY] =
      '{"tasksCompleted":"9","_persist":"{\\"version\\":2}"}';
    await storageChanged(TRUTH_OR_DARE_KEY);
    expect(completed(store)).toBe(1);
  });

  test('when a page whose own scores could not be stored comes back into sight', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { env, store, set } = await aTab();
    completeTask(store);
    set.mockReturnValue(false);
    completeTask(store);
    await settled();
    expect(selectScoresKept(store.getState())).toBe(false);

    await page('hidden');
    await page('visible');
    expect(completed(store)).toBe(2);
    expect(env.localStore.entries[TRUTH_OR_DARE_KEY]).toContain('"tasksCompleted":"1"');
  });

  test('that is unsound: a tampered score is followed as sound ones', async () => {
    const { env, store } = await aTab();
    completeTask(store);
    env.localStore.entries[TRUTH_OR_DARE_KEY] =
      '{"tasksCompleted":"-3","streak":"5","bestStreak":"\\"x\\""}';
    await storageChanged(TRUTH_OR_DARE_KEY);
    expect(tasks.selectPersisted(store.getState())).toEqual({
      difficulty: 'easy',
      tasksCompleted: 5,
      streak: 5,
      bestStreak: 5,
    });
  });
});

describe('the colour scheme', () => {
  test('that another tab chose is followed, and stays the stored one', async () => {
    const { one, other, entries } = await twoTabs();
    one.store.dispatch(colorSchemeChosen('dark'));
    await storageChanged(SCHEME);
    expect(selectColorScheme(other.store.getState())).toBe('dark');
    expect(entries).toEqual({ [SCHEME]: 'dark' });
  });

  test('that was chosen while this page was frozen is followed when it is back', async () => {
    const { env, store } = await aTab();
    await page('hidden');
    env.localStore.entries[SCHEME] = 'dark';
    await page('visible');
    expect(selectColorScheme(store.getState())).toBe('dark');
  });

  test('that is chosen already is no news', async () => {
    const { env, store } = await aTab();
    store.dispatch(colorSchemeChosen('dark'));
    const events = eventsIn(store);
    await storageChanged(SCHEME);
    expect(events()).toBe(0);
    expect(env.localStore.entries).toEqual({ [SCHEME]: 'dark' });
  });

  test.each([
    ['removed', undefined],
    ['none that we know', 'sepia'],
  ])('that is %s changes nothing', async (_what, scheme) => {
    const { env, store } = await aTab();
    store.dispatch(colorSchemeChosen('dark'));
    Object.assign(env.localStore.entries, { [SCHEME]: scheme });
    await storageChanged(SCHEME);
    expect(selectColorScheme(store.getState())).toBe('dark');
  });

  test('has nothing to do with scores', async () => {
    const { env, store } = await aTab();
    env.localStore.entries[SCHEME] = 'dark';
    await storageChanged(TRUTH_OR_DARE_KEY);
    expect(selectColorScheme(store.getState())).toBeNull();
  });
});

describe('sound', () => {
  test('that another tab switched on is followed, without a sound of its own', async () => {
    const { one, other } = await twoTabs();
    one.store.dispatch(soundSwitched(true));
    await storageChanged(SOUND);
    expect(selectSoundOn(other.store.getState())).toBe(true);
    expect(other.env.play).not.toHaveBeenCalled();
    one.store.dispatch(soundSwitched(false));
    await storageChanged(SOUND);
    expect(selectSoundOn(other.store.getState())).toBe(false);
  });

  test('that could not be stored is not lost by coming back', async () => {
    const { store, set } = await aTab();
    set.mockReturnValue(false);
    store.dispatch(soundSwitched(true));
    await page('hidden');
    await page('visible');
    expect(selectSoundOn(store.getState())).toBe(true);
  });
});

describe('a page that comes back into sight', () => {
  test('tells it, once', async () => {
    const { store } = await aTab();
    const handed: unknown[] = [];
    jest.spyOn(store, 'dispatch').mockImplementation((action) => handed.push(action) as never);
    await page('visible');
    expect(handed).toEqual([pageReturned()]);
  });

  test('takes over what was stored while it heard of nothing', async () => {
    const { one, other } = await twoTabs();
    await page('hidden');
    playRound(one.store);
    completeTask(one.store);
    takeClass(one.store, 4);
    takeQuiz(one.store, 4);
    await page('visible');
    expect(wins(other.store)).toBe(1);
    expect(completed(other.store)).toBe(1);
    expect(teachers.selectBestScore(other.store.getState())).toBe(40);
    expect(quiz.selectBestScore(other.store.getState())).toBe(4);
  });

  test('shows the right second of a countdown at once', async () => {
    const env = scriptedEnv([0.9, 0]);
    env.now.mockImplementation(() => Date.now());
    const { store } = await aTab(env);
    store.dispatch(tasks.spinStarted());
    await jest.advanceTimersByTimeAsync(2000);
    expect(tasks.selectCountdown(store.getState())).toBe(30);
    // Hidden, and not woken: the clock of the world goes on, timers do not.
    jest.setSystemTime(Date.now() + 12_500);
    await page('visible');
    expect(tasks.selectCountdown(store.getState())).toBe(18);
  });
});

test('who follows no longer hears of nothing', async () => {
  const { one, other } = await twoTabs();
  for (const stop of following.splice(0)) stop();
  playRound(one.store);
  await storageChanged(ROCK_PAPER_SCISSORS_KEY);
  await page('visible');
  expect(wins(other.store)).toBe(0);
});

test('a page that is hidden does nothing', async () => {
  const { one, other, set } = await twoTabs();
  playRound(one.store);
  set.mockClear();
  const events = eventsIn(other.store);
  await page('hidden');
  expect(events()).toBe(0);
  expect(wins(other.store)).toBe(0);
  expect(set).not.toHaveBeenCalled();
});
