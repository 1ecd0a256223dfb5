import { storedState } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import { announcementDismissed, colorSchemeChosen, soundSwitched } from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

const atFirst = { colorScheme: null, soundOn: false, announcementDismissed: false };

/** What a visit starts with where storage has these words. */
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
])('%s: the word "%s" is understood', async (key, word, expected) => {
  expect(await preferencesAfter({ [key]: word })).toEqual({ ...atFirst, ...expected });
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

test.each(others)('any other word, like "%s", counts as none', async (word) => {
  const words = { bbh_color_scheme: word, bbh_sound: word, bbh_tools_alert_dismissed: word };
  expect(await preferencesAfter(words)).toEqual(atFirst);
});

test.each([
  [colorSchemeChosen('dark'), 'localStore', { bbh_color_scheme: 'dark' }],
  [soundSwitched(true), 'localStore', { bbh_sound: 'on' }],
  [announcementDismissed(), 'sessionStore', { bbh_tools_alert_dismissed: 'true' }],
] as const)('%j is stored, as it changes the state', (event, storage, stored) => {
  const env = scriptedEnv();
  const { dispatch } = makeStore({ env });
  const set = jest.spyOn(env[storage], 'set');
  dispatch(event);
  dispatch(event);
  expect(env[storage].entries).toEqual(stored);
  expect(set).toHaveBeenCalledTimes(1);
});
