import fc from 'fast-check';
import { loadPreloadedState } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import { announcementDismissed, colorSchemeChosen, soundSwitched } from '../../src/layout/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';

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
  ['bbh_color_scheme', 'light', { colorScheme: 'light' }],
  ['bbh_color_scheme', 'dark', { colorScheme: 'dark' }],
  ['bbh_sound', 'on', { soundOn: true }],
  ['bbh_sound', 'off', {}],
])('%s: "%s" is restored from local storage only', async (key, value, expected) => {
  const entries = { [key]: value };
  expect(await preferencesWith(entries, {})).toEqual({ ...initial, ...expected });
  expect(await preferencesWith({}, entries)).toEqual(initial);
});

test('bbh_tools_alert_dismissed: "true" is restored from session storage only', async () => {
  const entries = { bbh_tools_alert_dismissed: 'true' };
  expect(await preferencesWith({}, entries)).toEqual({ ...initial, announcementDismissed: true });
  expect(await preferencesWith(entries, {})).toEqual(initial);
});

const invalid = [
  ...['', 'null', 'undefined', '1', 'yes', 'toString', '{"announcementDismissed":true}'],
  ...['Dark', 'dark ', '{"scheme":"dark"}', 'On', 'on '],
  ...['True', 'TRUE', ' true', 'true\n', '"true"', 'false'],
];
const expectIgnored = async (value: string) => {
  const entries = { bbh_color_scheme: value, bbh_sound: value, bbh_tools_alert_dismissed: value };
  expect(await preferencesWith(entries, entries)).toEqual(initial);
};

test.each(invalid)('any other value, like %j, is ignored', expectIgnored);

test('any other text is ignored', async () => {
  const valid = ['light', 'dark', 'on', 'true'];
  const texts = fc.oneof(fc.string(), fc.json()).filter((text) => !valid.includes(text));
  await fc.assert(fc.asyncProperty(texts, expectIgnored));
});

test.each(['BBH_TOOLS_ALERT_DISMISSED', 'bbh_tools_alert_dismissed_v2', 'announcementDismissed'])(
  'the key %s is ignored',
  async (key) => {
    expect(await preferencesWith({}, { [key]: 'true' })).toEqual(initial);
  },
);

test.each([
  [colorSchemeChosen('dark'), 'localStorage', { bbh_color_scheme: 'dark' }],
  [soundSwitched(true), 'localStorage', { bbh_sound: 'on' }],
  [announcementDismissed(), 'sessionStorage', { bbh_tools_alert_dismissed: 'true' }],
] as const)('%j is stored once, when it changes the state', (action, storage, stored) => {
  const env = scriptedEnv();
  const { dispatch } = makeStore({ env });
  const set = jest.spyOn(env[storage], 'set');
  dispatch(action);
  dispatch(action);
  expect(env[storage].entries).toEqual(stored);
  expect(set).toHaveBeenCalledTimes(1);
});
