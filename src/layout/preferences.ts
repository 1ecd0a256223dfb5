import type { UnknownAction } from '@reduxjs/toolkit';
import type { Env } from '../platform/env';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import {
  announcementDismissed,
  colorSchemeChosen,
  selectAnnouncementDismissed,
  selectColorScheme,
  selectSoundOn,
  soundSwitched,
} from '../state/uiSlice';

/*
 * Site-wide preferences of the visitor. Each preference is stored as one plain word and not with redux-persist, because
 * `bootstrap.js` reads two preferences before the first paint.
 */

type Preference = {
  storage: 'localStorage' | 'sessionStorage';
  key: string;
  /** Returns the word to store. */
  select(state: RootState): string;
  /** The actions that restore the preference, by stored word. Other words are ignored. */
  actions: Readonly<Record<string, UnknownAction>>;
};

export const preferences: readonly Preference[] = [
  {
    storage: 'localStorage',
    key: 'bbh_color_scheme', // The key is also in bootstrap.js.
    select: (state) => selectColorScheme(state) ?? 'system',
    actions: { light: colorSchemeChosen('light'), dark: colorSchemeChosen('dark') },
  },
  {
    storage: 'localStorage',
    key: 'bbh_sound',
    select: (state) => (selectSoundOn(state) ? 'on' : 'off'),
    actions: { on: soundSwitched(true), off: soundSwitched(false) },
  },
  {
    storage: 'sessionStorage',
    key: 'bbh_tools_alert_dismissed', // The key is also in bootstrap.js.
    select: (state) => String(selectAnnouncementDismissed(state)),
    actions: { true: announcementDismissed() },
  },
];

/**
 * Returns the action that restores the stored word, in a list. The list is empty if the word is unknown, or if the
 * state already has the preference.
 */
function restoreActions({ storage, key, select, actions }: Preference, env: Env, state: RootState) {
  const stored = env[storage].get(key);
  const action = Object.entries(actions).find(([word]) => word === stored)?.[1];
  return action && stored !== select(state) ? [action] : [];
}

/** Returns the actions that restore all stored preferences. */
export const preferenceRestoreActions = (env: Env, state: RootState): UnknownAction[] =>
  preferences.flatMap((preference) => restoreActions(preference, env, state));

/** Restores preferences that another tab has stored. */
export function syncPreferences({ dispatch, getState }: AppStore, env: Env) {
  for (const preference of preferences.filter(({ storage }) => storage === 'localStorage')) {
    for (const action of restoreActions(preference, env, getState())) dispatch(action);
  }
}

export const isPreference = (storageKey: string | null) =>
  preferences.some(({ key }) => key === storageKey);

/** Stores each preference when it changes. */
export function startPreferences(startListening: AppStartListening) {
  for (const { storage, key, select } of preferences) {
    startListening({
      predicate: (_action, now, before) => select(now) !== select(before),
      effect: (_action, { getState, extra }) => {
        extra[storage].set(key, select(getState()));
      },
    });
  }
}
