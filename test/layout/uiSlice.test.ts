import type { UnknownAction } from '@reduxjs/toolkit';
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

/** All that the selectors say. */
function seenAfter(...actions: UnknownAction[]) {
  const state = stateAfter(...actions);
  return {
    openMenu: selectOpenMenu(state),
    mobileMenuOpen: selectMobileMenuOpen(state),
    anyMenuOpen: selectAnyMenuOpen(state),
    alert: selectAlert(state),
    colorScheme: selectColorScheme(state),
    announcementDismissed: selectAnnouncementDismissed(state),
    scoresKept: selectScoresKept(state),
    scoreResetAsked: selectScoreResetAsked(state),
    soundOn: selectSoundOn(state),
    release: selectRelease(state),
    path: selectPath(state),
  };
}

const initial: ReturnType<typeof seenAfter> = {
  openMenu: null,
  mobileMenuOpen: false,
  anyMenuOpen: false,
  alert: null,
  colorScheme: null,
  announcementDismissed: false,
  scoresKept: true,
  scoreResetAsked: null,
  soundOn: false,
  release: null,
  path: null,
};

const games = menuToggled('schoolGames');
const more = menuToggled('more');
const mobile = mobileMenuToggled();

const gamesOpen = { openMenu: 'schoolGames', anyMenuOpen: true } as const;
const moreOpen = { openMenu: 'more', anyMenuOpen: true } as const;
const mobileOpen = { mobileMenuOpen: true, anyMenuOpen: true };

test.each<[string, UnknownAction[], Partial<typeof initial>]>([
  ['at first nothing is open, alerted, chosen or dismissed', [], {}],
  ['a dropdown opens', [games], gamesOpen],
  ['opening one closes the other', [games, more], moreOpen],
  ['and vice versa', [more, games], gamesOpen],
  ['the same one closes', [games, games], {}],
  ['the open one can be closed by itself', [games, dropdownClosed()], {}],
  ['all menus close', [more, menusClosed()], {}],
  ['the mobile menu opens', [mobile], mobileOpen],
  ['the mobile menu opens with its dropdowns closed', [games, mobile], mobileOpen],
  ['a dropdown opens in the mobile menu', [mobile, games], { ...mobileOpen, ...gamesOpen }],
  ['the mobile menu closes with its dropdown', [mobile, games, mobile], {}],
  ['it stays when only a dropdown closes', [mobile, games, dropdownClosed()], mobileOpen],
  ['it closes with all menus', [mobile, games, menusClosed()], {}],
  ['an alert is shown', [alertShown('firstNameMissing')], { alert: 'firstNameMissing' }],
  [
    'an alert is replaced by the next',
    [alertShown('firstNameMissing'), alertShown('secondNameMissing')],
    { alert: 'secondNameMissing' },
  ],
  ['an alert closes', [alertShown('firstNameMissing'), alertClosed()], {}],
  [
    'a score reset is asked for one game',
    [scoreResetAsked('truthOrDare'), scoreResetAsked('quiz')],
    { scoreResetAsked: 'quiz' },
  ],
  ['a score reset is answered', [scoreResetAsked('quiz'), scoreResetAnswered()], {}],
  ['the visitor chooses the light scheme', [colorSchemeChosen('light')], { colorScheme: 'light' }],
  ['the visitor chooses the dark scheme', [colorSchemeChosen('dark')], { colorScheme: 'dark' }],
  ['the announcement is dismissed', [announcementDismissed()], { announcementDismissed: true }],
  ['scores cannot be persisted', [scoresNotKept()], { scoresKept: false }],
  ['sound is switched on', [soundSwitched(true)], { soundOn: true }],
  ['sound is switched off', [soundSwitched(true), soundSwitched(false)], {}],
  ['a release has arrived', [releaseArrived()], { release: 'arrived' }],
  ['a release has failed', [releaseFailed()], { release: 'failed' }],
  [
    'a failure does not undo an arrival',
    [releaseArrived(), releaseFailed()],
    { release: 'arrived' },
  ],
  [
    'a release arrives after a failure',
    [releaseFailed(), releaseArrived()],
    { release: 'arrived' },
  ],
  ['a release is put off', [releaseArrived(), releasePutOff()], {}],
  [
    'a page that opens closes dialogs, and neither menus nor notices, nor takes back a choice',
    [
      ...[pageOpened('/contribute'), alertShown('firstNameMissing'), scoreResetAsked('quiz')],
      ...[mobile, games, colorSchemeChosen('dark'), scoresNotKept(), releaseArrived()],
      pageOpened('/journey'),
    ],
    {
      ...{ ...mobileOpen, ...gamesOpen, path: '/journey' },
      ...{ colorScheme: 'dark', scoresKept: false, release: 'arrived' },
    },
  ],
])('%s', (_what, actions, expected) => {
  expect(seenAfter(...actions)).toEqual({ ...initial, ...expected });
});

test('coming back to the page is logged as an event of ui, and changes nothing', () => {
  expect(pageReturned.type).toBe('ui/pageReturned');
  expect(stateAfter(pageReturned())).toEqual(stateAfter());
});
