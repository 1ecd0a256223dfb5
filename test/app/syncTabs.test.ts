/** @jest-environment ./test/support/jsdomEnvironment.ts */

import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { addFeatures } from '../../src/app/addFeatures';
import { addBadgesAndGames } from '../../src/app/allFeatures';
import { loadPreloadedState, syncTabs } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import { scoresReset } from '../../src/games/truth-or-dare/slice';
import { sliceSelector } from '../../src/state/sliceSelector';
import {
  colorSchemeChosen,
  pageReturned,
  selectColorScheme,
  selectScoresKept,
  selectSoundOn,
  soundSwitched,
} from '../../src/state/uiSlice';
import { fixturesWithScores } from '../games/fixtures';
import { playRound } from '../games/rock-paper-scissors/turns';
import { completeTask, failTask } from '../games/truth-or-dare/turns';
import { BADGES_KEY, badgesOf } from '../report-card/card';
import { scriptedEnv } from '../support/scriptedEnv';
import type { FullStore } from '../support/store';
import { features } from '../support/store';
import { QUIZ_KEY, ROCK_PAPER_SCISSORS_KEY, TRUTH_OR_DARE_KEY } from '../support/storedTexts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
});

const flushPromises = () => jest.advanceTimersByTimeAsync(0);

/**
 * A tab of the site, opened as `index.tsx` does, with event targets of its own: it gets only the events
 * that the test fires in it. Tabs with the same storage are tabs of one browser.
 */
async function openTab(localStorage = scriptedEnv().localStorage) {
  const env = { ...scriptedEnv(), localStorage };
  const store = makeStore({ env, preloadedState: await loadPreloadedState(env) }) as FullStore;
  await addFeatures(store, features);
  const target = new EventTarget();
  const spies = [window, document].map((shared) =>
    jest
      .spyOn(shared, 'addEventListener')
      .mockImplementation((...listener: Parameters<EventTarget['addEventListener']>) =>
        target.addEventListener(...listener),
      ),
  );
  syncTabs(store);
  for (const spy of spies) spy.mockRestore();
  const dispatched = jest.spyOn(store, 'dispatch');
  const setVisible = (isVisible: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
    target.dispatchEvent(new Event('visibilitychange'));
    return flushPromises();
  };
  /** The event of a browser whose storage another tab has changed. */
  const fireStorage = (key: string | null) => {
    target.dispatchEvent(new StorageEvent('storage', { key }));
    return flushPromises();
  };
  const fire = (type: string) => () => {
    target.dispatchEvent(new Event(type));
    return flushPromises();
  };
  return {
    env,
    store,
    localStorage,
    dispatched,
    setVisible,
    fireStorage,
    blur: fire('blur'),
    focus: fire('focus'),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

async function openTabWithCompletedTask() {
  const tab = await openTab();
  completeTask(tab.store);
  tab.dispatched.mockClear();
  return tab;
}

const completed = ({ store }: Tab) => store.getState().truthOrDare.tasksCompleted;

type Play = { key: string; play(store: FullStore): void };

/** A score and a reset of each game, and the keys under which they are stored; and turns that are lost. */
const plays: Play[] = [
  { key: ROCK_PAPER_SCISSORS_KEY, play: (store) => playRound(store, 'rock', 'paper') },
  { key: TRUTH_OR_DARE_KEY, play: failTask },
  ...fixturesWithScores.flatMap(({ feature: { slice, persisted }, scores: { score } }): Play[] => {
    const key = `persist:bbh_${slice.name}`;
    const reset = (store: FullStore) => void store.dispatch(persisted?.reset?.() as UnknownAction);
    // A quiz can be taken once per tab: after its reset the tabs would differ.
    return [{ key, play: score }, ...(key === QUIZ_KEY ? [] : [{ key, play: reset }])];
  }),
];

const scoresIn = ({ store }: Tab) =>
  fixturesWithScores.map(({ feature: { slice, persisted } }) =>
    persisted?.select(sliceSelector(slice)(store.getState())),
  );

test('five tabs used in turn lose no score: each has what a single tab would have', async () => {
  const turn = fc.record({ tab: fc.nat(4), what: fc.constantFrom(...plays) });
  // A browser freezes hidden tabs: these two get no storage events.
  const isFrozen = (tab: number) => tab > 2;

  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 20 }), async (turns) => {
      const first = await openTab();
      const tabs = [first];
      while (tabs.length < 5) tabs.push(await openTab(first.localStorage));
      const single = await openTab();
      let visible = first;
      const switchTo = async (tab: Tab) => {
        if (tab === visible) return;
        await visible.setVisible(false);
        await tab.setVisible(true);
        visible = tab;
      };
      for (const tab of tabs.slice(1)) await tab.setVisible(false);

      for (const { tab, what } of turns) {
        await switchTo(tabs[tab] as Tab);
        what.play(visible.store);
        what.play(single.store);
        await flushPromises();
        for (const [index, other] of tabs.entries()) {
          if (other !== visible && !isFrozen(index)) await other.fireStorage(what.key);
        }
        expect(scoresIn(visible)).toEqual(scoresIn(single));
      }
      for (const tab of tabs) {
        await switchTo(tab);
        expect(scoresIn(tab)).toEqual(scoresIn(single));
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
        const here = await openTab();
        const there = await openTab(here.localStorage);
        before.play(here.store);
        await there.fireStorage(before.key);

        // Both turns end before either tab gets an event.
        one.play(here.store);
        other.play(there.store);
        await flushPromises();
        const set = jest.spyOn(here.localStorage, 'set').mockClear();
        for (const { dispatched } of [here, there]) dispatched.mockClear();
        const events: [Tab, string][] = [
          [here, other.key],
          [there, one.key],
        ];
        for (const [tab, key] of isReversed ? events.reverse() : events) await tab.fireStorage(key);
        for (const [tab, key] of events) await tab.fireStorage(key);
        await jest.advanceTimersByTimeAsync(60_000);

        const next = await openTab(here.localStorage);
        expect(scoresIn(here)).toEqual(scoresIn(next));
        expect(scoresIn(there)).toEqual(scoresIn(next));
        expect(set).not.toHaveBeenCalled();
        for (const { dispatched } of [here, there]) {
          expect(dispatched.mock.calls.length).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('a score equal to the one written last is written, as another tab has written since', async () => {
  const one = await openTab();
  const other = await openTab(one.localStorage);
  completeTask(one.store);
  await other.fireStorage(TRUTH_OR_DARE_KEY);
  other.store.dispatch(scoresReset());
  await one.fireStorage(TRUTH_OR_DARE_KEY);
  expect(completed(one)).toBe(0);
  completeTask(one.store);
  expect(completed(await openTab(one.localStorage))).toBe(1);
});

test('nothing can be stored between reading and listening: all is read within one task', async () => {
  const { env } = await openTab();
  const store = makeStore({ env, preloadedState: await loadPreloadedState(env) });
  let isRead = false;
  addFeatures(store, features).then(() => {
    isRead = true;
  });
  // Only microtasks: no timer can run, and no event can be dispatched.
  for (let steps = 0; steps < 100; steps += 1) await undefined;
  expect(isRead).toBe(true);
});

describe('a tab with scores', () => {
  test.each([
    ['become unreadable', '{"streak":'],
    ['are those of a newer release', '{"tasksCompleted":"9","_persist":"{\\"version\\":2}"}'],
  ])('keeps them if those stored %s', async (_what, text) => {
    const tab = await openTabWithCompletedTask();
    Object.assign(tab.localStorage.entries, { [TRUTH_OR_DARE_KEY]: text });
    await tab.fireStorage(TRUTH_OR_DARE_KEY);
    expect(completed(tab)).toBe(1);
  });

  test.each<[string, (tab: Tab) => unknown]>([
    ['by another tab', ({ fireStorage }) => fireStorage(TRUTH_OR_DARE_KEY)],
    ['with all others by another tab', ({ fireStorage }) => fireStorage(null)],
    ['by the menu of the browser', ({ focus }) => focus()],
    // The turn that finds it out is lost, too.
    ['silently', ({ store }) => completeTask(store)],
  ])('has none once they are cleared %s, and does not write them back', async (_how, notice) => {
    const tab = await openTabWithCompletedTask();
    await tab.blur();
    for (const key of Object.keys(tab.localStorage.entries)) tab.localStorage.remove(key);
    await notice(tab);
    await flushPromises();
    expect(completed(tab)).toBe(0);
    expect(tab.localStorage.entries).toEqual({});
    completeTask(tab.store);
    await flushPromises();
    expect(completed(tab)).toBe(1);
    expect(tab.localStorage.entries[TRUTH_OR_DARE_KEY]).toContain('"tasksCompleted":"1"');
  });

  test.each<[string, (tab: Tab) => unknown]>([
    ['one by one, the badges first', ({ fireStorage }) => fireStorage(BADGES_KEY)],
    ['silently', ({ store }) => completeTask(store)],
  ])('once they are cleared %s, earns no badge by them', async (_how, notice) => {
    const tab = await openTab();
    await addBadgesAndGames(tab.store);
    playRound(tab.store);
    expect(tab.localStorage.entries[BADGES_KEY]).toContain('first-win');
    for (const key of Object.keys(tab.localStorage.entries)) tab.localStorage.remove(key);
    await notice(tab);
    tab.store.dispatch(pageReturned());
    await flushPromises();
    expect(badgesOf(tab.store).earned).toEqual({});
    expect(tab.store.getState().rockPaperScissors.tally.playerWins).toBe(0);
    for (const key of [BADGES_KEY, ROCK_PAPER_SCISSORS_KEY])
      expect(tab.localStorage.entries).not.toHaveProperty([key]);
  });

  test('that stay earn badges again that alone are cleared', async () => {
    const tab = await openTab();
    await addBadgesAndGames(tab.store);
    playRound(tab.store);
    tab.localStorage.remove(BADGES_KEY);
    await tab.fireStorage(BADGES_KEY);
    expect(badgesOf(tab.store).earned).toHaveProperty('first-win');
    expect(tab.localStorage.entries[BADGES_KEY]).toContain('first-win');
  });

  test('keeps them if they could not be stored, also when it becomes visible again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = await openTabWithCompletedTask();
    jest.spyOn(tab.localStorage, 'set').mockReturnValue(false);
    completeTask(tab.store);
    await flushPromises();
    expect(selectScoresKept(tab.store.getState())).toBe(false);
    await tab.setVisible(false);
    await tab.setVisible(true);
    expect(completed(tab)).toBe(2);
  });
});

test.each([
  ['by the event of another tab', (tab: Tab, key: string) => tab.fireStorage(key)],
  ['when a frozen tab is visible again', (tab: Tab) => tab.setVisible(true)],
])('colour scheme and sound are taken over %s, once, without a sound', async (_how, notify) => {
  const one = await openTab();
  const other = await openTab(one.localStorage);
  await other.setVisible(false);
  one.store.dispatch(colorSchemeChosen('dark'));
  await notify(other, 'bbh_color_scheme');
  one.store.dispatch(soundSwitched(true));
  for (let time = 0; time < 2; time += 1) await notify(other, 'bbh_sound');
  expect(selectColorScheme(other.store.getState())).toBe('dark');
  expect(selectSoundOn(other.store.getState())).toBe(true);
  const changes = other.dispatched.mock.calls.filter(([action]) => !pageReturned.match(action));
  expect(changes).toHaveLength(2);
  expect(other.env.play).not.toHaveBeenCalled();
});

test('a tab dispatches nothing when it is hidden, and pageReturned once when it is visible', async () => {
  const tab = await openTabWithCompletedTask();
  const set = jest.spyOn(tab.localStorage, 'set');
  await tab.setVisible(false);
  expect(tab.dispatched).not.toHaveBeenCalled();
  await tab.setVisible(true);
  expect(tab.dispatched.mock.calls).toEqual([[pageReturned()]]);
  expect(set).not.toHaveBeenCalled();
});
