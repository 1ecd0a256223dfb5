import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { WebStorage } from 'redux-persist';
import { createPersistoid, getStoredState, KEY_PREFIX } from 'redux-persist';
import { games } from '../games';
import type { Game, Persistence, Resettable } from '../games/shared/game';
import { preferenceRestoreActions } from '../layout/preferences';
import { scoresNotKept, selectScoresKept } from '../layout/uiSlice';
import type { Env } from '../platform/env';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import { reducer } from './reducer';

/*
 * Persistence of scores; the only file that imports redux-persist. It uses `getStoredState` and
 * `createPersistoid`, but not `persistReducer`, which writes from inside the reducer: skipping an
 * action in DevTools would overwrite a score. Instead, the store is created from the stored state,
 * and a listener writes changes: time travel runs no listener.
 */

export const persistedSlices = games.flatMap(({ slice, persisted }: Game) =>
  persisted ? [persistedSlice(slice, persisted)] : [],
);

/** The state that a visit starts from: the initial one, with everything stored restored into it. */
export async function loadPreloadedState(env: Env): Promise<RootState> {
  const initial = reducer(undefined, { type: '@@loadPreloadedState' });
  const scores = await Promise.all(persistedSlices.map((slice) => slice.restoreActions(env)));
  const actions = [...scores.flat(), ...preferenceRestoreActions(env, initial)];
  if (!canKeepScores(env)) actions.push(scoresNotKept());
  return actions.reduce(reducer, initial);
}

const canKeepScores = (env: Env) =>
  env.localStorage.isReadable() && !persistedSlices.some((slice) => slice.isOfNewerRelease(env));

/** Scores are written as they change, at once: nothing is pending when a tab is closed. */
export function startPersistence(startListening: AppStartListening, env: Env) {
  for (const slice of persistedSlices) slice.startWriting(startListening, env);
}

// biome-ignore lint/suspicious/noExplicitAny: slices with different persisted types
type AnyPersistence = Persistence<any, any> & Partial<Resettable>;

/** One slice: read at the start, written as it changes, synchronised with other tabs. */
export function persistedSlice(slice: Slice, persistence: AnyPersistence) {
  const { version, validate, restored, reset } = persistence;
  const key = `bbh_${slice.name}`;
  const storageKey = KEY_PREFIX + key;
  const select = (state: RootState) => persistence.select(slice.selectSlice(state));

  /** The stored scores, validated; undefined if there are none, or they are unreadable. */
  async function read(env: Env): Promise<object | undefined> {
    try {
      const found = await getStoredState({ key, storage: storageOf(env, version) });
      return found && validate(found);
    } catch {
      quarantine(env, storageKey);
      return undefined;
    }
  }

  async function restoreActions(env: Env): Promise<UnknownAction[]> {
    const stored = await read(env);
    return stored ? [restored(stored)] : [];
  }

  async function syncFromStorage(store: AppStore, env: Env) {
    const stored = await read(env);
    if (stored && !isSame(stored, select(store.getState()))) store.dispatch(restored(stored));
  }

  function startWriting(startListening: AppStartListening, env: Env) {
    let failed = false;
    const writer = createPersistoid({
      key,
      storage: storageOf(env, version),
      writeFailHandler: () => {
        failed = true;
      },
    });
    startListening({
      predicate: (action, now, before) =>
        reset?.match(action) ||
        (!shallowEqual(select(now), select(before)) && !restored.match(action)),
      effect: async (action, { getState, dispatch }) => {
        if (reset?.match(action)) forget(env, storageKey, version);
        failed = false;
        // A new `_persist` object forces a write: the writer skips unchanged fields, but another tab
        // may have written since.
        writer.update({ ...select(getState()), _persist: { version, rehydrated: true } });
        await writer.flush();
        if (failed && selectScoresKept(getState())) dispatch(scoresNotKept());
      },
    });
  }

  return {
    storageKey,
    isOfNewerRelease: (env: Env) => isOfNewerRelease(env.localStorage.get(storageKey), version),
    restoreActions,
    syncFromStorage,
    startWriting,
  };
}

/**
 * The storage adapter for redux-persist. Scores of a newer release are neither read nor overwritten;
 * unreadable text is overwritten only after it has been quarantined.
 */
const storageOf = (env: Env, version: number): WebStorage => ({
  async getItem(key) {
    const text = env.localStorage.get(key);
    return isOfNewerRelease(text, version) ? null : text;
  },
  async setItem(key, text) {
    const before = env.localStorage.get(key);
    const mayBeOverwritten =
      !isOfNewerRelease(before, version) && (isParsable(before) || quarantine(env, key));
    if (!mayBeOverwritten || !env.localStorage.set(key, text)) {
      throw new Error(`The scores were not stored: ${key}`);
    }
  },
  async removeItem(key) {
    env.localStorage.remove(key);
  },
});

const quarantineKey = (key: string) => `${key}.unreadable`;

/**
 * Copies unreadable text to a second key, for repair by hand, over an older copy. Returns whether it
 * was stored.
 */
const quarantine = (env: Env, key: string) =>
  env.localStorage.set(quarantineKey(key), env.localStorage.get(key) ?? '');

/** Before a reset is written: also deletes unreadable text and its quarantined copy. */
function forget(env: Env, key: string, version: number) {
  env.localStorage.remove(quarantineKey(key));
  if (!isOfNewerRelease(env.localStorage.get(key), version)) env.localStorage.remove(key);
}

/** Whether a text is empty, or in the format of redux-persist: JSON whose fields are JSON texts. */
function isParsable(text: string | null): boolean {
  try {
    for (const field of Object.values<string>(JSON.parse(text || '{}'))) JSON.parse(field);
    return true;
  } catch {
    return false;
  }
}

function isOfNewerRelease(text: string | null, version: number): boolean {
  try {
    const stored = JSON.parse(JSON.parse(text ?? '{}')._persist);
    return Number.isInteger(stored.version) && stored.version > version;
  } catch {
    return false;
  }
}

/** Comparable as JSON: `select` and `validate` of a game have the same order of keys. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
