/** @jest-environment ./test/support/jsdomEnvironment.ts */
import fc from 'fast-check';
import { loadPreloadedState } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import { syncTabs } from '../../src/app/syncTabs';
import * as backbencherTest from '../../src/games/backbencher-test/slice';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/slice';
import * as quiz from '../../src/games/quiz/slice';
import * as rockPaperScissorsSelectors from '../../src/games/rock-paper-scissors/selectors';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/slice';
import * as truthOrDareSelectors from '../../src/games/truth-or-dare/selectors';
import * as truthOrDare from '../../src/games/truth-or-dare/slice';
import {
  colorSchemeChosen,
  pageReturned,
  selectColorScheme,
  selectScoresKept,
  selectSoundOn,
  soundSwitched,
} from '../../src/layout/uiSlice';
import type { AppStore } from '../../src/state/types';
import { takeClass } from '../games/guess-the-teacher/turns';
import { takeQuiz } from '../games/quiz/turns';
import { playRound } from '../games/rock-paper-scissors/turns';
import { completeTask, failTask } from '../games/truth-or-dare/turns';
import '../support/gameEffects';
import { scriptedEnv } from '../support/scriptedEnv';
import {
  BACKBENCHER_TEST_KEY,
  GUESS_THE_TEACHER_KEY,
  QUIZ_KEY,
  ROCK_PAPER_SCISSORS_KEY,
  TRUTH_OR_DARE_KEY,
} from '../support/storedTexts';

const SCHEME_KEY = 'bbh_color_scheme';
const SOUND_KEY = 'bbh_sound';

/** Stop the synchronisation of each tab of a test. */
const stops: (() => void)[] = [];
const stopAll = () => {
  for (const stop of stops.splice(0)) stop();
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stopAll();
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** A tab of the site, opened as `index.tsx` does. */
async function openTab(localStorage = scriptedEnv().localStorage) {
  const env = { ...scriptedEnv(), localStorage };
  const store = makeStore({ env, preloadedState: await loadPreloadedState(env) });
  stops.push(syncTabs(store, env));
  return { env, store, set: jest.spyOn(localStorage, 'set') };
}

/** Two tabs with the same storage. */
async function openTwoTabs() {
  const one = await openTab();
  const other = await openTab(one.env.localStorage);
  return { one, other, entries: one.env.localStorage.entries, set: other.set };
}

async function openTabWithCompletedTask() {
  const tab = await openTab();
  completeTask(tab.store);
  return tab;
}

const flushPromises = () => jest.advanceTimersByTimeAsync(0);

/** Fires the event of a browser whose storage another tab has changed. */
async function fireStorageEvent(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await flushPromises();
}

async function setVisibility(visibility: 'hidden' | 'visible') {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await flushPromises();
}

/** Counts the actions of a store from now on. */
function actionCounter(store: AppStore) {
  const onChange = jest.fn();
  store.subscribe(onChange);
  return () => onChange.mock.calls.length;
}

const wins = (store: AppStore) =>
  rockPaperScissorsSelectors.selectTally(store.getState()).playerWins;
const completed = (store: AppStore) => truthOrDareSelectors.selectTasksCompleted(store.getState());

describe('two tabs', () => {
  test('do not answer each other: one score is one write, and one action in the other tab', async () => {
    const { one, other, set } = await openTwoTabs();
    completeTask(one.store);
    const [inOne, inOther] = [actionCounter(one.store), actionCounter(other.store)];
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    expect(set).toHaveBeenCalledTimes(1);
    expect([inOne(), inOther()]).toEqual([0, 1]);
  });

  test('synchronise only the game whose key has changed', async () => {
    const { one, other } = await openTwoTabs();
    completeTask(one.store);
    playRound(one.store);
    await fireStorageEvent(ROCK_PAPER_SCISSORS_KEY);
    expect(wins(other.store)).toBe(1);
    expect(completed(other.store)).toBe(0);
  });

  test('write a score equal to the one they wrote last, as the other has written since', async () => {
    const { one, other, entries } = await openTwoTabs();
    completeTask(one.store);
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    other.store.dispatch(truthOrDare.scoresReset());
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    expect(completed(one.store)).toBe(0);

    completeTask(one.store);
    expect(JSON.parse(entries[TRUTH_OR_DARE_KEY] ?? '{}')).toMatchObject({
      tasksCompleted: '1',
      streak: '1',
    });
  });

  test('synchronise one game while the scores of another are of a newer release', async () => {
    const { localStorage } = scriptedEnv();
    localStorage.entries[TRUTH_OR_DARE_KEY] = '{"_persist":"{\\"version\\":2}"}';
    const one = await openTab(localStorage);
    const other = await openTab(localStorage);
    playRound(one.store);
    await fireStorageEvent(ROCK_PAPER_SCISSORS_KEY);
    playRound(other.store);
    await fireStorageEvent(ROCK_PAPER_SCISSORS_KEY);
    expect(wins(one.store)).toBe(2);
    expect(wins(other.store)).toBe(2);
  });
});

/** A tab with event targets of its own: it gets only the events that the test fires in it. */
async function openIsolatedTab(localStorage = scriptedEnv().localStorage) {
  const env = { ...scriptedEnv(), localStorage };
  const store = makeStore({ env, preloadedState: await loadPreloadedState(env) });
  const target = new EventTarget();
  for (const shared of [window, document]) {
    jest
      .spyOn(shared, 'addEventListener')
      .mockImplementationOnce((...listener: Parameters<EventTarget['addEventListener']>) =>
        target.addEventListener(...listener),
      );
  }
  stops.push(syncTabs(store, env));
  const dispatched = jest.spyOn(store, 'dispatch');
  const setVisible = (isVisible: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
    target.dispatchEvent(new Event('visibilitychange'));
    return flushPromises();
  };
  const fireStorage = (key: string) => {
    target.dispatchEvent(new StorageEvent('storage', { key }));
    return flushPromises();
  };
  return { store, localStorage, dispatched, setVisible, fireStorage };
}

type IsolatedTab = Awaited<ReturnType<typeof openIsolatedTab>>;

/** Turns, and the keys under which their scores are stored. */
const plays: { key: string; play(store: AppStore): void }[] = [
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => playRound(store) },
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => playRound(store, 'rock', 'paper') },
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => playRound(store, 'rock', 'rock') },
  { key: TRUTH_OR_DARE_KEY, play: completeTask },
  { key: TRUTH_OR_DARE_KEY, play: failTask },
  { key: GUESS_THE_TEACHER_KEY, play: (store) => takeClass(store, 2) },
  { key: GUESS_THE_TEACHER_KEY, play: (store) => takeClass(store, 4, 1) },
  // Without a reset: a quiz can be taken once per tab, so the tabs would differ after it.
  { key: QUIZ_KEY, play: (store) => takeQuiz(store, 3) },
  {
    key: ROCK_PAPER_SCISSORS_KEY,
    play: (store) => store.dispatch(rockPaperScissors.scoresReset()),
  },
  { key: TRUTH_OR_DARE_KEY, play: (store) => store.dispatch(truthOrDare.scoresReset()) },
  { key: GUESS_THE_TEACHER_KEY, play: (store) => store.dispatch(guessTheTeacher.scoresReset()) },
  ...[
    backbencherTest.pointTicked('proxy'),
    backbencherTest.pointTicked('back-page'),
    backbencherTest.pointUnticked('proxy'),
    backbencherTest.ticksReset(),
  ].map((action) => ({
    key: BACKBENCHER_TEST_KEY,
    play: (store: AppStore) => void store.dispatch(action),
  })),
];

function scoresIn(store: AppStore) {
  const state = store.getState();
  return [
    truthOrDare.selectPersisted(state.truthOrDare),
    rockPaperScissors.selectPersisted(state.rockPaperScissors),
    guessTheTeacher.selectPersisted(state.guessTheTeacher),
    quiz.selectPersisted(state.quiz),
    backbencherTest.selectPersisted(state.backbencherTest),
  ];
}

test('five tabs used in turn lose no score: each has what a single tab would have', async () => {
  const turn = fc.record({ tab: fc.nat(4), what: fc.constantFrom(...plays) });
  // A browser freezes hidden tabs: these two get no storage events.
  const isFrozen = (tab: number) => tab > 2;

  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 20 }), async (turns) => {
      const first = await openIsolatedTab();
      const tabs = [first];
      while (tabs.length < 5) tabs.push(await openIsolatedTab(first.localStorage));
      const single = await openIsolatedTab();
      let visible = first;
      const switchTo = async (tab: IsolatedTab) => {
        if (tab === visible) return;
        await visible.setVisible(false);
        await tab.setVisible(true);
        visible = tab;
      };
      for (const tab of tabs.slice(1)) await tab.setVisible(false);

      for (const { tab, what } of turns) {
        await switchTo(tabs[tab] as IsolatedTab);
        what.play(visible.store);
        what.play(single.store);
        await flushPromises();
        for (const [index, other] of tabs.entries()) {
          if (other !== visible && !isFrozen(index)) await other.fireStorage(what.key);
        }
        expect(scoresIn(visible.store)).toEqual(scoresIn(single.store));
      }
      for (const tab of tabs) {
        await switchTo(tab);
        expect(scoresIn(tab.store)).toEqual(scoresIn(single.store));
      }
      expect(first.localStorage.entries).toEqual(single.localStorage.entries);
    }),
    { numRuns: 25 },
  );
});

test('after a race of two tabs both have the scores of the later write, without more writes', async () => {
  const anyPlay = fc.constantFrom(...plays);
  await fc.assert(
    fc.asyncProperty(
      anyPlay,
      anyPlay,
      anyPlay,
      fc.boolean(),
      async (before, one, other, isReversed) => {
        const here = await openIsolatedTab();
        const there = await openIsolatedTab(here.localStorage);
        before.play(here.store);
        await there.fireStorage(before.key);

        // Both turns end before either tab gets an event.
        one.play(here.store);
        other.play(there.store);
        await flushPromises();
        const set = jest.spyOn(here.localStorage, 'set').mockClear();
        for (const { dispatched } of [here, there]) dispatched.mockClear();
        const events: [IsolatedTab, string][] = [
          [here, other.key],
          [there, one.key],
        ];
        for (const [tab, key] of isReversed ? events.reverse() : events) await tab.fireStorage(key);
        for (const [tab, key] of events) await tab.fireStorage(key);
        await jest.advanceTimersByTimeAsync(60_000);

        const next = await openIsolatedTab(here.localStorage);
        expect(scoresIn(here.store)).toEqual(scoresIn(next.store));
        expect(scoresIn(there.store)).toEqual(scoresIn(next.store));
        expect(set).not.toHaveBeenCalled();
        for (const { dispatched } of [here, there]) {
          expect(dispatched.mock.calls.length).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: 30 },
  );
});

describe('what another tab stores while this one opens', () => {
  test('cannot come between reading and listening: stored scores are read within one task', async () => {
    const { env } = await openTab();
    let isRead = false;
    loadPreloadedState(env).then(() => {
      isRead = true;
    });
    // Only microtasks: no timer can run, and no event can be dispatched.
    for (let steps = 0; steps < 100; steps += 1) await undefined;
    expect(isRead).toBe(true);
  });

  test('is taken over by its storage event, before the first action of this tab', async () => {
    const one = await openIsolatedTab();
    const env = { ...scriptedEnv(), localStorage: one.localStorage };
    const preloadedState = await loadPreloadedState(env);
    playRound(one.store);
    const store = makeStore({ env, preloadedState });
    stops.push(syncTabs(store, env));
    await fireStorageEvent(ROCK_PAPER_SCISSORS_KEY);
    playRound(store);
    await one.fireStorage(ROCK_PAPER_SCISSORS_KEY);
    expect([wins(store), wins(one.store)]).toEqual([2, 2]);
  });
});

test.each([
  ['another program', 'elsewhere'],
  ['a part of a key', 'bbh_truthOrDare'],
  ['scores in quarantine', `${TRUTH_OR_DARE_KEY}.unreadable`],
  ['a storage that was cleared', null],
])('the storage event of %s is ignored', async (_what, key) => {
  const { env, store } = await openTabWithCompletedTask();
  const get = jest.spyOn(env.localStorage, 'get');
  const actions = actionCounter(store);
  await fireStorageEvent(key);
  expect(get).not.toHaveBeenCalled();
  expect(actions()).toBe(0);
  expect(completed(store)).toBe(1);
});

describe('a tab with scores', () => {
  test('keeps them if they are removed from storage, and its next score stores them all', async () => {
    const { env, store } = await openTabWithCompletedTask();
    delete env.localStorage.entries[TRUTH_OR_DARE_KEY];
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    expect(completed(store)).toBe(1);
    completeTask(store);
    const next = await openTab(env.localStorage);
    expect(truthOrDare.selectPersisted(next.store.getState().truthOrDare)).toMatchObject({
      tasksCompleted: 2,
      streak: 2,
    });
  });

  test('keeps them if the stored text becomes unreadable, and puts that in quarantine', async () => {
    const { env, store } = await openTabWithCompletedTask();
    env.localStorage.entries[TRUTH_OR_DARE_KEY] = '{"streak":';
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    expect(completed(store)).toBe(1);
    expect(env.localStorage.entries[`${TRUTH_OR_DARE_KEY}.unreadable`]).toBe('{"streak":');
  });

  test('keeps them if a newer release stores its own', async () => {
    const { env, store } = await openTabWithCompletedTask();
    env.localStorage.entries[TRUTH_OR_DARE_KEY] =
      '{"tasksCompleted":"9","_persist":"{\\"version\\":2}"}';
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    expect(completed(store)).toBe(1);
  });

  test('keeps them if they could not be stored, also when it becomes visible again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { env, store, set } = await openTabWithCompletedTask();
    set.mockReturnValue(false);
    completeTask(store);
    await flushPromises();
    expect(selectScoresKept(store.getState())).toBe(false);

    await setVisibility('hidden');
    await setVisibility('visible');
    expect(completed(store)).toBe(2);
    expect(env.localStorage.entries[TRUTH_OR_DARE_KEY]).toContain('"tasksCompleted":"1"');
  });

  test('validates scores that another tab has stored', async () => {
    const { env, store } = await openTabWithCompletedTask();
    env.localStorage.entries[TRUTH_OR_DARE_KEY] =
      '{"tasksCompleted":"-3","streak":"5","bestStreak":"\\"x\\""}';
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    expect(truthOrDare.selectPersisted(store.getState().truthOrDare)).toEqual({
      difficulty: 'easy',
      tasksCompleted: 5,
      streak: 5,
      bestStreak: 5,
    });
  });
});

describe('the colour scheme', () => {
  test('of another tab is taken over, and stays the stored one', async () => {
    const { one, other, entries } = await openTwoTabs();
    one.store.dispatch(colorSchemeChosen('dark'));
    await fireStorageEvent(SCHEME_KEY);
    expect(selectColorScheme(other.store.getState())).toBe('dark');
    expect(entries).toEqual({ [SCHEME_KEY]: 'dark' });
  });

  test('chosen while this tab was frozen is taken over when it is visible again', async () => {
    const { env, store } = await openTab();
    await setVisibility('hidden');
    env.localStorage.entries[SCHEME_KEY] = 'dark';
    await setVisibility('visible');
    expect(selectColorScheme(store.getState())).toBe('dark');
  });

  test('that this tab already has dispatches nothing', async () => {
    const { env, store } = await openTab();
    store.dispatch(colorSchemeChosen('dark'));
    const actions = actionCounter(store);
    await fireStorageEvent(SCHEME_KEY);
    expect(actions()).toBe(0);
    expect(env.localStorage.entries).toEqual({ [SCHEME_KEY]: 'dark' });
  });

  test.each([
    ['removed', undefined],
    ['an unknown word', 'sepia'],
  ])('that is %s changes nothing', async (_what, scheme) => {
    const { env, store } = await openTab();
    store.dispatch(colorSchemeChosen('dark'));
    Object.assign(env.localStorage.entries, { [SCHEME_KEY]: scheme });
    await fireStorageEvent(SCHEME_KEY);
    expect(selectColorScheme(store.getState())).toBe('dark');
  });

  test('is not read when scores have changed', async () => {
    const { env, store } = await openTab();
    env.localStorage.entries[SCHEME_KEY] = 'dark';
    await fireStorageEvent(TRUTH_OR_DARE_KEY);
    expect(selectColorScheme(store.getState())).toBeNull();
  });
});

describe('the sound setting', () => {
  test('of another tab is taken over, without playing a sound', async () => {
    const { one, other } = await openTwoTabs();
    for (const soundOn of [true, false]) {
      one.store.dispatch(soundSwitched(soundOn));
      await fireStorageEvent(SOUND_KEY);
      expect(selectSoundOn(other.store.getState())).toBe(soundOn);
    }
    expect(other.env.play).not.toHaveBeenCalled();
  });

  test('that could not be stored is kept when the tab is visible again', async () => {
    const { store, set } = await openTab();
    set.mockReturnValue(false);
    store.dispatch(soundSwitched(true));
    await setVisibility('hidden');
    await setVisibility('visible');
    expect(selectSoundOn(store.getState())).toBe(true);
  });
});

test('a tab dispatches nothing when it is hidden, and pageReturned once when it is visible', async () => {
  const { one, other, set } = await openTwoTabs();
  playRound(one.store);
  set.mockClear();
  const dispatched = jest.spyOn(other.store, 'dispatch');
  await setVisibility('hidden');
  expect(dispatched).not.toHaveBeenCalled();
  await setVisibility('visible');
  expect(dispatched.mock.calls).toEqual([[pageReturned()]]);
  expect(set).not.toHaveBeenCalled();
});

test('a tab whose synchronisation is stopped takes over nothing', async () => {
  const { one, other } = await openTwoTabs();
  stopAll();
  playRound(one.store);
  await fireStorageEvent(ROCK_PAPER_SCISSORS_KEY);
  await setVisibility('visible');
  expect(wins(other.store)).toBe(0);
});
