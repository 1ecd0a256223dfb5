// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { devTools } from '../../src/app/devTools';
import { makeStore } from '../../src/app/store';
import { firstNameTyped } from '../../src/games/love-calculator/slice';
import { menusClosed } from '../../src/layout/uiSlice';
import { connected } from '../support/devToolsExtension';
import { scriptedEnv } from '../support/scriptedEnv';

test('a store connects to DevTools with these options, under the name of the site', () => {
  makeStore({ env: scriptedEnv() });
  expect(connected.options).toMatchObject({ ...devTools, name: "Backbencher's Memories" });
});

const cosmetic = (cosmetic: boolean): UnknownAction => ({
  type: 'rockPaperScissors/computerHandShuffled',
  meta: { cosmetic },
});

test.each<[string, UnknownAction, boolean]>([
  ['shows an action with a payload', firstNameTyped('Raju'), true],
  ['shows an action without a payload', menusClosed(), true],
  ['shows an action with other meta data', { type: 'x', meta: { cause: 'y' } }, true],
  ['shows an action marked as not cosmetic', cosmetic(false), true],
  ['hides a cosmetic action', cosmetic(true), false],
])('the log %s', (_what, action, shown) => {
  expect(devTools.predicate?.({}, action)).toBe(shown);
});
