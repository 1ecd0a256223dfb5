import { storedState } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import { announcementDismissed, colorSchemeChosen, soundSwitched } from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

const initial = { colorScheme: null, soundOn: false, announcementDismissed: false };

/** The preferences at the start of a visit with these words in storage. */
async function preferencesAfter(words: Record<string, string>) {
  const env = scriptedEnv();
  Object.assign(env.localStore.entries, words);
  Object.assign(env.sessionStore.entries, words);
  const { colorScheme, soundOn, announcementDismissed } = (await storedState(env)).ui;
  return { colorScheme, soundOn, announcementDismissed };
}

test.each([
  ['bbh_color_scheme', 'light', { colorScheme: 'light' }],
  ['bbh_color_scheme', 'dark', { colorScheme: 'dark' }],
  ['bbh_sound', 'on', { soundOn: true }],
  ['bbh_sound', 'off', {}],
  ['bbh_tools_alert_dismissed', 'true', { announcementDismissed: true }],
])('%s: the word "%s" is restored', async (key, word, expected) => {
  expect(await preferencesAfter({ [key]: word })).toEqual({ ...initial, ...expected });
});

const others = [
  '',
  'null',
  'Dark',
  'dark ',
  '{"scheme":"dark"}',
  'On',
  'on ',
  'True',
  '1',
  'toString',
];

test.each(others)('any other word, like "%s", is ignored', async (word) => {
  const words = { bbh_color_scheme: word, bbh_sound: word, bbh_tools_alert_dismissed: word };
  expect(await preferencesAfter(words)).toEqual(initial);
});

test.each([
  [colorSchemeChosen('dark'), 'localStore', { bbh_color_scheme: 'dark' }],
  [soundSwitched(true), 'localStore', { bbh_sound: 'on' }],
  [announcementDismissed(), 'sessionStore', { bbh_tools_alert_dismissed: 'true' }],
] as const)('%j is stored once, when it changes the state', (action, storage, stored) => {
  const env = scriptedEnv();
  const { dispatch } = makeStore({ env });
  const set = jest.spyOn(env[storage], 'set');
  dispatch(action);
  dispatch(action);
  expect(env[storage].entries).toEqual(stored);
  expect(set).toHaveBeenCalledTimes(1);
});
