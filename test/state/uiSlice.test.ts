import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../src/state/types';
import * as ui from '../../src/state/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';

/** Every selector of the slice, by what it selects: `openMenu` for `selectOpenMenu`. */
const selectors = Object.entries(ui).flatMap(([name, select]): [string, Selector][] => {
  const [, first = '', rest = ''] = /^select(.)(.*)$/.exec(name) ?? [];
  return first ? [[first.toLowerCase() + rest, select as Selector]] : [];
});
type Selector = (state: RootState) => unknown;

/** What each selector says. */
function seenAfter(...actions: UnknownAction[]): Record<string, unknown> {
  const store = makeStore({ env: scriptedEnv() });
  for (const action of actions) store.dispatch(action);
  const state = store.getState();
  return Object.fromEntries(selectors.map(([name, select]) => [name, select(state)]));
}

const initial: Record<string, unknown> = {
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

const games = ui.menuToggled('schoolGames');
const more = ui.menuToggled('more');
const mobile = ui.mobileMenuToggled();

const gamesOpen = { openMenu: 'schoolGames', anyMenuOpen: true } as const;
const moreOpen = { openMenu: 'more', anyMenuOpen: true } as const;
const mobileOpen = { mobileMenuOpen: true, anyMenuOpen: true };

test.each<[string, UnknownAction[], typeof initial]>([
  ['at first nothing is open, alerted, chosen or dismissed', [], {}],
  ['a dropdown opens', [games], gamesOpen],
  ['opening one closes the other', [games, more], moreOpen],
  ['the same one closes', [games, games], {}],
  ['the open one can be closed by itself', [games, ui.dropdownClosed()], {}],
  ['all menus close', [more, ui.menusClosed()], {}],
  ['the mobile menu opens', [mobile], mobileOpen],
  ['the mobile menu opens with its dropdowns closed', [games, mobile], mobileOpen],
  ['a dropdown opens in the mobile menu', [mobile, games], { ...mobileOpen, ...gamesOpen }],
  ['the mobile menu closes with its dropdown', [mobile, games, mobile], {}],
  ['it stays when only a dropdown closes', [mobile, games, ui.dropdownClosed()], mobileOpen],
  ['it closes with all menus', [mobile, games, ui.menusClosed()], {}],
  ['an alert is shown', [ui.alertShown('firstNameMissing')], { alert: 'firstNameMissing' }],
  [
    'an alert is replaced by the next',
    [ui.alertShown('firstNameMissing'), ui.alertShown('secondNameMissing')],
    { alert: 'secondNameMissing' },
  ],
  ['an alert closes', [ui.alertShown('firstNameMissing'), ui.alertClosed()], {}],
  [
    'a score reset is asked for one game',
    [ui.scoreResetAsked('truthOrDare'), ui.scoreResetAsked('quiz')],
    { scoreResetAsked: 'quiz' },
  ],
  ['a score reset is answered', [ui.scoreResetAsked('quiz'), ui.scoreResetAnswered()], {}],
  ['the visitor chooses the dark scheme', [ui.colorSchemeChosen('dark')], { colorScheme: 'dark' }],
  ['the announcement is dismissed', [ui.announcementDismissed()], { announcementDismissed: true }],
  ['scores cannot be persisted', [ui.scoresNotKept()], { scoresKept: false }],
  ['sound is switched on', [ui.soundSwitched(true)], { soundOn: true }],
  ['sound is switched off', [ui.soundSwitched(true), ui.soundSwitched(false)], {}],
  ['a release has arrived', [ui.releaseArrived()], { release: 'arrived' }],
  ['a release has failed', [ui.releaseFailed()], { release: 'failed' }],
  [
    'a failure does not undo an arrival',
    [ui.releaseArrived(), ui.releaseFailed()],
    { release: 'arrived' },
  ],
  [
    'a release arrives after a failure',
    [ui.releaseFailed(), ui.releaseArrived()],
    { release: 'arrived' },
  ],
  ['a release is put off', [ui.releaseArrived(), ui.releasePutOff()], {}],
  [
    'a page that opens closes dialogs, and neither menus nor notices, nor takes back a choice',
    [
      ...[
        ui.pageOpened('/contribute'),
        ui.alertShown('firstNameMissing'),
        ui.scoreResetAsked('quiz'),
      ],
      ...[mobile, games, ui.colorSchemeChosen('dark'), ui.scoresNotKept(), ui.releaseArrived()],
      ui.pageOpened('/journey'),
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
  expect(ui.pageReturned.type).toBe('ui/pageReturned');
  expect(seenAfter(ui.pageReturned())).toEqual(initial);
});
