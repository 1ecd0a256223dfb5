import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { WebStorage } from 'redux-persist';
import { createPersistoid, getStoredState, KEY_PREFIX } from 'redux-persist';
import { games } from '../games';
import type { Game, Persistence } from '../games/shared/game';
import { storedPreferences } from '../layout/preferences';
import { scoresNotKept, selectScoresKept } from '../layout/uiSlice';
import type { Env } from '../platform/env';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import { reducer } from './reducer';

/*
 * What outlives the visit, and the one file that knows redux-persist. Its reader and its writer are
 * used without its reducer: that one writes from inside a reducer, so that skipping an action in
 * DevTools would overwrite a score. Here the store starts from what is stored, and a listener
 * writes: time travel runs no listener.
 */

export const persistedSlices = games.flatMap(({ slice, persisted }: Game) =>
  persisted ? [persistedSlice(slice, persisted)] : [],
);

/** The state that a visit starts from: the initial one, and the events of what is stored. */
export async function storedState(env: Env): Promise<RootState> {
  const initial = reducer(undefined, { type: '@@storedState' });
  const restored = await Promise.all(persistedSlices.map((slice) => slice.restore(env)));
  const events = [...restored.flat(), ...storedPreferences(env, initial)];
  if (!canKeepScores(env)) events.push(scoresNotKept());
  return events.reduce(reducer, initial);
}

const canKeepScores = (env: Env) =>
  env.localStore.isReadable() && !persistedSlices.some((slice) => slice.isOfNewerRelease(env));

/** Scores are written as they change, at once: nothing is pending when a tab is closed. */
export function startPersistence(startListening: AppStartListening, env: Env) {
  for (const slice of persistedSlices) slice.startWriting(startListening, env);
}

/** One slice: read at the start, written as it changes, synchronised with other tabs. */
function persistedSlice(slice: Slice, persistence: Persistence<unknown, object>) {
  const { version, validate, restored, reset } = persistence;
  const key = `bbh_${slice.name}`;
  const storageKey = KEY_PREFIX + key;
  const select = (state: RootState) => persistence.select(slice.selectSlice(state));

  /** The stored scores, validated; undefined where there are none that can be read. */
  async function read(env: Env): Promise<object | undefined> {
    try {
      const found = await getStoredState({ key, storage: storageOf(env, version) });
      return found && validate(found);
    } catch {
      quarantine(env, storageKey);
      return undefined;
    }
  }

  async function restore(env: Env): Promise<UnknownAction[]> {
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
        reset.match(action) ||
        (!shallowEqual(select(now), select(before)) && !restored.match(action)),
      effect: async (action, { getState, dispatch }) => {
        if (reset.match(action)) forget(env, storageKey, version);
        failed = false;
        // With a new `_persist` object: the writer skips unchanged fields, though another tab may
        // have written since.
        writer.update({ ...select(getState()), _persist: { version, rehydrated: true } });
        await writer.flush();
        if (failed && selectScoresKept(getState())) dispatch(scoresNotKept());
      },
    });
  }

  return {
    storageKey,
    isOfNewerRelease: ({ localStore }: Env) =>
      isOfNewerRelease(localStore.get(storageKey), version),
    restore,
    syncFromStorage,
    startWriting,
  };
}

/**
 * For redux-persist. Scores of a newer release are neither read nor overwritten; what cannot be read
 * is overwritten only once it is in quarantine.
 */
const storageOf = (env: Env, version: number): WebStorage => ({
  async getItem(key) {
    const text = env.localStore.get(key);
    return isOfNewerRelease(text, version) ? null : text;
  },
  async setItem(key, text) {
    const before = env.localStore.get(key);
    const mayBeOverwritten =
      !isOfNewerRelease(before, version) && (isReadable(before) || quarantine(env, key));
    if (!mayBeOverwritten || !env.localStore.set(key, text)) {
      throw new Error(`The scores were not stored: ${key}`);
    }
  },
  async removeItem(key) {
    env.localStore.remove(key);
  },
});

const quarantineKey = (key: string) => `${key}.unreadable`;

/** Copies the text, to be repaired by hand, over an older copy; returns whether it was stored. */
const quarantine = ({ localStore }: Env, key: string) =>
  localStore.set(quarantineKey(key), localStore.get(key) ?? '');

/** Before a reset is stored: what was unreadable is forgotten too. */
function forget({ localStore }: Env, key: string, version: number) {
  localStore.remove(quarantineKey(key));
  if (!isOfNewerRelease(localStore.get(key), version)) localStore.remove(key);
}

/** JSON of an object of JSON texts, or nothing at all. */
function isReadable(text: string | null): boolean {
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

/** Both are made by the slice's game, which names the fields in one order. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
