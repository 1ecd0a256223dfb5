import type { UnknownAction } from '@reduxjs/toolkit';
import type { Env } from '../platform/env';
import type { KeyValueStore } from '../platform/storage';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import {
  announcementDismissed,
  colorSchemeChosen,
  selectAnnouncementDismissed,
  selectColorScheme,
  selectSoundOn,
  soundSwitched,
} from './uiSlice';

/*
 * What a visitor chose for the whole site. Each is one plain word in the browser's storage, not a
 * slice of redux-persist: `bootstrap.js` reads two of them before the first paint.
 */

type Preference = {
  storage(env: Env): KeyValueStore;
  key: string;
  /** The word that is stored for a state. */
  select(state: RootState): string;
  /** The events that bring a stored word into the state; other words are ignored. */
  events: Readonly<Record<string, UnknownAction>>;
};

const local = ({ localStore }: Env) => localStore;
const session = ({ sessionStore }: Env) => sessionStore;

export const preferences: readonly Preference[] = [
  {
    storage: local,
    key: 'bbh_color_scheme', // Also in bootstrap.js.
    select: (state) => selectColorScheme(state) ?? 'system',
    events: { light: colorSchemeChosen('light'), dark: colorSchemeChosen('dark') },
  },
  {
    storage: local,
    key: 'bbh_sound',
    select: (state) => (selectSoundOn(state) ? 'on' : 'off'),
    events: { on: soundSwitched(true), off: soundSwitched(false) },
  },
  {
    storage: session,
    key: 'bbh_tools_alert_dismissed', // Also in bootstrap.js.
    select: (state) => String(selectAnnouncementDismissed(state)),
    events: { true: announcementDismissed() },
  },
];

/** The event that brings a stored word into the state; none where it would change nothing. */
function storedEvent({ storage, key, select, events }: Preference, env: Env, state: RootState) {
  const stored = storage(env).get(key);
  const event = stored !== null && Object.hasOwn(events, stored) ? events[stored] : undefined;
  return event && stored !== select(state) ? [event] : [];
}

/** The events that bring a new state up to what is stored. */
export const storedPreferences = (env: Env, state: RootState): UnknownAction[] =>
  preferences.flatMap((preference) => storedEvent(preference, env, state));

/** Takes over what other tabs have stored. */
export function syncPreferences({ dispatch, getState }: AppStore, env: Env) {
  for (const preference of preferences.filter(({ storage }) => storage === local)) {
    for (const event of storedEvent(preference, env, getState())) dispatch(event);
  }
}

export const isPreference = (storageKey: string | null) =>
  preferences.some(({ key }) => key === storageKey);

/** Stores each preference as it changes. */
export function startPreferences(startListening: AppStartListening) {
  for (const { storage, key, select } of preferences) {
    startListening({
      predicate: (_action, now, before) => select(now) !== select(before),
      effect: (_action, { getState, extra }) => {
        storage(extra).set(key, select(getState()));
      },
    });
  }
}
