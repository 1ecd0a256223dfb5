// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { devTools } from '../../src/app/devTools';
import { connected } from '../support/devToolsExtension';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';

test('a store connects to DevTools under the name of the site, and hides cosmetic actions and those of the set-up', () => {
  makeStore({ env: scriptedEnv() });
  expect(connected.options).toMatchObject({ ...devTools, name: "Backbencher's Memories" });
  const isShown = (action: UnknownAction) => devTools.predicate?.({}, action);
  expect(isShown({ type: 'some/action', meta: { cosmetic: true } })).toBe(false);
  expect(isShown({ type: 'feedbackApi/config/middlewareRegistered' })).toBe(false);
  for (const meta of [undefined, { cause: 'y' }, { cosmetic: false }]) {
    expect(isShown({ type: 'some/action', meta })).toBe(true);
  }
});
