import fc from 'fast-check';
import { announcementDismissed, colorSchemeChosen, soundSwitched } from '../../src/state/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';
import { loadPreloadedState, makeStore } from '../support/store';

const initial = { colorScheme: null, soundOn: false, announcementDismissed: false };

type Entries = Record<string, string>;

/** The preferences of a visit with these entries in local and session storage. */
async function preferencesWith(local: Entries, session: Entries) {
  const env = scriptedEnv();
  Object.assign(env.localStorage.entries, local);
  Object.assign(env.sessionStorage.entries, session);
  const { colorScheme, soundOn, announcementDismissed } = (await loadPreloadedState(env)).ui;
  return { colorScheme, soundOn, announcementDismissed };
}

test.each([
  ['local', 'bbh_color_scheme', 'light', { colorScheme: 'light' }],
  ['local', 'bbh_color_scheme', 'dark', { colorScheme: 'dark' }],
  ['local', 'bbh_sound', 'on', { soundOn: true }],
  ['local', 'bbh_sound', 'off', {}],
  ['session', 'bbh_tools_alert_dismissed', 'true', { announcementDismissed: true }],
])('from %s storage alone %s is restored: "%s"', async (storage, key, value, expected) => {
  const stored = { [key]: value };
  const [there, elsewhere] = storage === 'local' ? [stored, {}] : [{}, stored];
  expect(await preferencesWith(there, elsewhere)).toEqual({ ...initial, ...expected });
  expect(await preferencesWith(elsewhere, there)).toEqual(initial);
});

test('any other text is ignored', async () => {
  const valid = ['light', 'dark', 'on', 'true'];
  const near = [
    ...['', 'null', '1', 'toString', '{"scheme":"dark"}', 'Dark', 'dark ', 'On', 'on '],
    ...['TRUE', ' true', 'true\n', '"true"', 'false'],
  ];
  const texts = fc.oneof(fc.string(), fc.json()).filter((text) => !valid.includes(text));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const entries = { bbh_color_scheme: text, bbh_sound: text, bbh_tools_alert_dismissed: text };
      expect(await preferencesWith(entries, entries)).toEqual(initial);
    }),
    { examples: near.map((text) => [text]) },
  );
});

const changes = [
  [colorSchemeChosen('dark'), 'localStorage', { bbh_color_scheme: 'dark' }],
  [soundSwitched(true), 'localStorage', { bbh_sound: 'on' }],
  [announcementDismissed(), 'sessionStorage', { bbh_tools_alert_dismissed: 'true' }],
] as const;

test.each(changes)('%j is stored once, when it changes the state', (action, storage, stored) => {
  const env = scriptedEnv();
  const { dispatch } = makeStore({ env });
  const set = jest.spyOn(env[storage], 'set');
  dispatch(action);
  dispatch(action);
  expect(env[storage].entries).toEqual(stored);
  expect(set).toHaveBeenCalledTimes(1);
});

test('what is being played stops when the sound is switched off', () => {
  const env = scriptedEnv();
  const { dispatch } = makeStore({ env });
  dispatch(soundSwitched(true));
  expect(env.silence).not.toHaveBeenCalled();
  dispatch(soundSwitched(false));
  expect(env.silence).toHaveBeenCalledTimes(1);
});

test.each(changes)('%j lasts for the visit where storage is blocked', (action, storage) => {
  const env = scriptedEnv();
  Object.assign(env[storage], { get: () => null, set: () => false });
  const { dispatch, getState } = makeStore({ env });
  const before = getState().ui;
  dispatch(action);
  expect(getState().ui).not.toEqual(before);
});
