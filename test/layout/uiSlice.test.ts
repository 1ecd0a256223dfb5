import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { makeStore } from '../../src/app/store';
import {
  alertClosed,
  alertShown,
  announcementDismissed,
  colorSchemeChosen,
  dropdownClosed,
  menusClosed,
  menuToggled,
  mobileMenuToggled,
  pageOpened,
  scoreResetAnswered,
  scoreResetAsked,
  scoresNotKept,
  selectAlert,
  selectAnnouncementDismissed,
  selectAnyMenuOpen,
  selectColorScheme,
  selectMobileMenuOpen,
  selectOpenMenu,
  selectScoreResetAsked,
  selectScoresKept,
} from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

type Event = ReturnType<
  | typeof menuToggled
  | typeof mobileMenuToggled
  | typeof dropdownClosed
  | typeof menusClosed
  | typeof alertShown
  | typeof scoreResetAsked
  | typeof scoresNotKept
  | typeof announcementDismissed
>;

/** The state of a store in which this has happened. */
function stateAfter(...events: Event[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const event of events) store.dispatch(event);
  return store.getState();
}

const games = menuToggled('schoolGames');
const more = menuToggled('more');
const mobile = mobileMenuToggled();

test('at first nothing is open, alerted, chosen or dismissed, and scores are kept', () => {
  const state = stateAfter();
  expect(selectOpenMenu(state)).toBeNull();
  expect(selectMobileMenuOpen(state)).toBe(false);
  expect(selectAnyMenuOpen(state)).toBe(false);
  expect(selectAlert(state)).toBeNull();
  expect(selectColorScheme(state)).toBeNull();
  expect(selectAnnouncementDismissed(state)).toBe(false);
  expect(selectScoresKept(state)).toBe(true);
});

describe('the dropdowns', () => {
  const cases: [string, Event[], 'schoolGames' | 'more' | null][] = [
    ['one opens', [games], 'schoolGames'],
    ['the other opens', [more], 'more'],
    ['opening one closes the other', [games, more], 'more'],
    ['and the other way round', [more, games], 'schoolGames'],
    ['the same one closes', [games, games], null],
    ['it opens again', [games, games, games], 'schoolGames'],
    ['the open one can be closed by itself', [games, dropdownClosed()], null],
    ['all menus close', [more, menusClosed()], null],
    ['the mobile menu opens with its dropdowns closed', [games, mobile], null],
    ['a dropdown opens in the mobile menu', [mobile, games], 'schoolGames'],
    ['the mobile menu takes its dropdown along', [mobile, games, mobile], null],
  ];

  test.each(cases)('%s', (_what, events, open) => {
    expect(selectOpenMenu(stateAfter(...events))).toBe(open);
  });
});

describe('the mobile menu', () => {
  const cases: [string, Event[], boolean][] = [
    ['opens', [mobile], true],
    ['closes', [mobile, mobile], false],
    ['stays open under its dropdowns', [mobile, games, more], true],
    ['stays open when only a dropdown closes', [mobile, games, dropdownClosed()], true],
    ['closes with all menus', [mobile, games, menusClosed()], false],
  ];

  test.each(cases)('%s', (_what, events, open) => {
    expect(selectMobileMenuOpen(stateAfter(...events))).toBe(open);
  });
});

test('something is open exactly when a dropdown or the mobile menu is', () => {
  const event = fc.constantFrom<Event>(games, more, mobile, dropdownClosed(), menusClosed());
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = stateAfter(...events);
      expect(selectAnyMenuOpen(state)).toBe(
        selectMobileMenuOpen(state) || selectOpenMenu(state) !== null,
      );
      expect(selectAnyMenuOpen(stateAfter(...events, menusClosed()))).toBe(false);
    }),
  );
});

describe('opening a page', () => {
  const open: [string, Event][] = [
    ['an alert', alertShown('studentNameMissing')],
    ['the question whether to forget a score', scoreResetAsked('quiz')],
  ];

  /** In which this has happened, on a page. */
  function storeOn(path: string, ...events: UnknownAction[]) {
    const store = makeStore({ env: scriptedEnv() });
    for (const event of [pageOpened(path), ...events]) store.dispatch(event);
    return store;
  }

  test.each(open)('closes %s', (_what, event) => {
    const store = storeOn('/contribute', event);
    store.dispatch(pageOpened('/journey'));
    expect(store.getState()).toEqual(storeOn('/journey').getState());
  });

  test('says which one it is, and changes nothing that was chosen or told, nor the menus', () => {
    const events = [mobile, games, colorSchemeChosen('dark'), scoresNotKept()];
    const store = storeOn('/contribute', ...events);
    expect(store.getState().ui.path).toBe('/contribute');
    store.dispatch(pageOpened('/journey'));
    expect(store.getState().ui.path).toBe('/journey');
    expect(store.getState()).toEqual(storeOn('/journey', ...events).getState());
  });
});

describe('an alert', () => {
  test.each(['firstNameMissing', 'secondNameMissing'] as const)('shows %s', (alert) => {
    expect(selectAlert(stateAfter(alertShown(alert)))).toBe(alert);
  });

  test('gives way to the next', () => {
    const state = stateAfter(alertShown('firstNameMissing'), alertShown('secondNameMissing'));
    expect(selectAlert(state)).toBe('secondNameMissing');
  });

  test('closes', () => {
    const store = makeStore({ env: scriptedEnv() });
    store.dispatch(alertShown('firstNameMissing'));
    store.dispatch(alertClosed());
    expect(selectAlert(store.getState())).toBeNull();
  });
});

test('the question whether to forget a score is asked for one game, and answered', () => {
  const store = makeStore({ env: scriptedEnv() });
  const asked = () => selectScoreResetAsked(store.getState());
  expect(asked()).toBeNull();
  store.dispatch(scoreResetAsked('truthOrDare'));
  expect(asked()).toBe('truthOrDare');
  store.dispatch(scoreResetAsked('quiz'));
  expect(asked()).toBe('quiz');
  store.dispatch(scoreResetAnswered());
  expect(asked()).toBeNull();
});

test.each(['light', 'dark'] as const)('the visitor chooses the %s scheme', (scheme) => {
  const store = makeStore({ env: scriptedEnv() });
  store.dispatch(colorSchemeChosen(scheme));
  expect(selectColorScheme(store.getState())).toBe(scheme);
});

test('an announcement that was dismissed stays away, and nothing else does', () => {
  const state = stateAfter(announcementDismissed());
  expect(selectAnnouncementDismissed(state)).toBe(true);
  expect(state.ui).toEqual({ ...stateAfter().ui, announcementDismissed: true });
});

test('that the browser does not keep the scores is remembered, and changes nothing else', () => {
  const state = stateAfter(scoresNotKept());
  expect(selectScoresKept(state)).toBe(false);
  expect(state.ui).toEqual({ ...stateAfter().ui, scoresKept: false });
});
