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
  pageReturned,
  releaseArrived,
  releaseFailed,
  releasePutOff,
  scoreResetAnswered,
  scoreResetAsked,
  scoresNotKept,
  selectAlert,
  selectAnnouncementDismissed,
  selectAnyMenuOpen,
  selectColorScheme,
  selectMobileMenuOpen,
  selectOpenMenu,
  selectPath,
  selectRelease,
  selectScoreResetAsked,
  selectScoresKept,
  selectSoundOn,
  soundSwitched,
} from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

function stateAfter(...actions: UnknownAction[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const action of actions) store.dispatch(action);
  return store.getState();
}

const games = menuToggled('schoolGames');
const more = menuToggled('more');
const mobile = mobileMenuToggled();

test('initially nothing is open, alerted, chosen or dismissed, and scores can be persisted', () => {
  const state = stateAfter();
  expect(selectOpenMenu(state)).toBeNull();
  expect(selectMobileMenuOpen(state)).toBe(false);
  expect(selectAnyMenuOpen(state)).toBe(false);
  expect(selectAlert(state)).toBeNull();
  expect(selectColorScheme(state)).toBeNull();
  expect(selectAnnouncementDismissed(state)).toBe(false);
  expect(selectScoresKept(state)).toBe(true);
  expect(selectSoundOn(state)).toBe(false);
  expect(selectRelease(state)).toBeNull();
  expect(selectPath(state)).toBeNull();
});

describe('the dropdowns', () => {
  const cases: [string, UnknownAction[], 'schoolGames' | 'more' | null][] = [
    ['one opens', [games], 'schoolGames'],
    ['the other opens', [more], 'more'],
    ['opening one closes the other', [games, more], 'more'],
    ['and vice versa', [more, games], 'schoolGames'],
    ['the same one closes', [games, games], null],
    ['it opens again', [games, games, games], 'schoolGames'],
    ['the open one can be closed by itself', [games, dropdownClosed()], null],
    ['all menus close', [more, menusClosed()], null],
    ['the mobile menu opens with its dropdowns closed', [games, mobile], null],
    ['a dropdown opens in the mobile menu', [mobile, games], 'schoolGames'],
    ['the mobile menu closes with its dropdown', [mobile, games, mobile], null],
  ];

  test.each(cases)('%s', (_what, actions, open) => {
    expect(selectOpenMenu(stateAfter(...actions))).toBe(open);
  });
});

describe('the mobile menu', () => {
  const cases: [string, UnknownAction[], boolean][] = [
    ['opens', [mobile], true],
    ['closes', [mobile, mobile], false],
    ['stays open under its dropdowns', [mobile, games, more], true],
    ['stays open when only a dropdown closes', [mobile, games, dropdownClosed()], true],
    ['closes with all menus', [mobile, games, menusClosed()], false],
  ];

  test.each(cases)('%s', (_what, actions, open) => {
    expect(selectMobileMenuOpen(stateAfter(...actions))).toBe(open);
  });
});

test('any menu is open if and only if a dropdown or the mobile menu is', () => {
  const anyAction = fc.constantFrom<UnknownAction>(
    games,
    more,
    mobile,
    dropdownClosed(),
    menusClosed(),
  );
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const state = stateAfter(...actions);
      expect(selectAnyMenuOpen(state)).toBe(
        selectMobileMenuOpen(state) || selectOpenMenu(state) !== null,
      );
      expect(selectAnyMenuOpen(stateAfter(...actions, menusClosed()))).toBe(false);
    }),
  );
});

describe('opening a page', () => {
  const dialogs: [string, UnknownAction][] = [
    ['an alert', alertShown('studentNameMissing')],
    ['the confirmation of a score reset', scoreResetAsked('quiz')],
  ];

  /** A store after these actions on a page. */
  function storeOn(path: string, ...actions: UnknownAction[]) {
    const store = makeStore({ env: scriptedEnv() });
    for (const action of [pageOpened(path), ...actions]) store.dispatch(action);
    return store;
  }

  test.each(dialogs)('closes %s', (_what, action) => {
    const store = storeOn('/contribute', action);
    store.dispatch(pageOpened('/journey'));
    expect(store.getState()).toEqual(storeOn('/journey').getState());
  });

  test('stores its path, and does not change preferences, notices or menus', () => {
    const actions = [mobile, games, colorSchemeChosen('dark'), scoresNotKept()];
    const store = storeOn('/contribute', ...actions);
    expect(selectPath(store.getState())).toBe('/contribute');
    store.dispatch(pageOpened('/journey'));
    expect(selectPath(store.getState())).toBe('/journey');
    expect(store.getState()).toEqual(storeOn('/journey', ...actions).getState());
  });
});

describe('an alert', () => {
  test.each(['firstNameMissing', 'secondNameMissing'] as const)('shows %s', (alert) => {
    expect(selectAlert(stateAfter(alertShown(alert)))).toBe(alert);
  });

  test('is replaced by the next', () => {
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

test('the confirmation of a score reset is open for one game, until it is answered', () => {
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

test('dismissing the announcement changes nothing else', () => {
  const state = stateAfter(announcementDismissed());
  expect(selectAnnouncementDismissed(state)).toBe(true);
  expect(state.ui).toEqual({ ...stateAfter().ui, announcementDismissed: true });
});

test('scores that cannot be persisted set a flag, and change nothing else', () => {
  const state = stateAfter(scoresNotKept());
  expect(selectScoresKept(state)).toBe(false);
  expect(state.ui).toEqual({ ...stateAfter().ui, scoresKept: false });
});

test('sound is switched on and off', () => {
  expect(selectSoundOn(stateAfter(soundSwitched(true)))).toBe(true);
  expect(selectSoundOn(stateAfter(soundSwitched(true), soundSwitched(false)))).toBe(false);
});

describe('a new release', () => {
  test.each([
    ['has arrived', [releaseArrived()], 'arrived'],
    ['has failed', [releaseFailed()], 'failed'],
    [
      'has arrived: a later failure does not undo that',
      [releaseArrived(), releaseFailed()],
      'arrived',
    ],
    ['has arrived after a failure', [releaseFailed(), releaseArrived()], 'arrived'],
    ['is put off', [releaseArrived(), releasePutOff()], null],
    ['arrives again', [releaseArrived(), releasePutOff(), releaseArrived()], 'arrived'],
  ])('%s', (_what, actions, expected) => {
    expect(selectRelease(stateAfter(...actions))).toBe(expected);
  });
});

test('coming back to the page is logged as an event of ui, and changes nothing', () => {
  expect(pageReturned.type).toBe('ui/pageReturned');
  const store = makeStore({ env: scriptedEnv() });
  const before = store.getState();
  store.dispatch(pageReturned());
  expect(store.getState()).toBe(before);
});
