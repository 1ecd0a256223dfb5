// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { devTools } from '../../src/app/devTools';
import { makeStore } from '../../src/app/store';
import { connected } from '../support/devToolsExtension';
import { scriptedEnv } from '../support/scriptedEnv';

test('a store connects to DevTools under the name of the site, and hides cosmetic actions alone', () => {
  makeStore({ env: scriptedEnv() });
  expect(connected.options).toMatchObject({ ...devTools, name: "Backbencher's Memories" });
  const isShown = (meta?: object) => devTools.predicate?.({}, { type: 'some/action', meta });
  expect(isShown({ cosmetic: true })).toBe(false);
  for (const meta of [undefined, { cause: 'y' }, { cosmetic: false }]) {
    expect(isShown(meta)).toBe(true);
  }
});
