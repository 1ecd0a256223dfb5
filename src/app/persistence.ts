import { shallowEqual } from 'react-redux';
import type { WebStorage } from 'redux-persist';
import { createPersistoid, getStoredState, KEY_PREFIX } from 'redux-persist';
import { isPreference, preferenceRestoreActions, syncPreferences } from '../layout/preferences';
import type { Env } from '../platform/env';
import type { Feature } from '../state/feature';
import { makeReducer } from '../state/reducer';
import type { Scores } from '../state/scoresTaken';
import { scoresTaken } from '../state/scoresTaken';
import { sliceSelector } from '../state/sliceSelector';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import { pageReturned, scoresNotKept, selectScoresKept } from '../state/uiSlice';

/*
 * The persistence of scores. Only this file imports redux-persist. `persistReducer` of redux-persist is not used,
 * because `persistReducer` writes from inside the reducer. Time travel in DevTools runs the reducer again, and would
 * then overwrite stored scores. Here the action `scoresTaken` brings stored scores into the state, and a listener
 * writes changes. Time travel runs no listener.
 */

const keyOf = ({ slice }: Feature) => `bbh_${slice.name}`;
const storageKeyOf = (feature: Feature) => KEY_PREFIX + keyOf(feature);

/** Returns the state at the start of a visit, with the stored preferences and the stored scores of `features`. */
export async function loadPreloadedState(
  env: Env,
  features: readonly Feature[] = [],
): Promise<RootState> {
  const reducer = makeReducer(features);
  const initial = reducer(undefined, { type: '@@loadPreloadedState' });
  const isKept =
    env.localStorage.isReadable() && !features.some((feature) => isOfNewerRelease(env, feature));
  return [
    scoresTaken({ from: 'storage', scores: await storedScores(env, features) }),
    ...preferenceRestoreActions(env, initial),
    ...(isKept ? [] : [scoresNotKept()]),
  ].reduce(reducer, initial);
}

/** Returns the stored scores of `features`, validated. Scores that are missing or unreadable are left out. */
export async function storedScores(env: Env, features: readonly Feature[]): Promise<Scores> {
  const read = async (feature: Feature): Promise<[string, object][]> => {
    const { slice, persisted } = feature;
    if (!persisted) return [];
    try {
      const storage = storageOf(env, persisted.version);
      const found = await getStoredState({ key: keyOf(feature), storage });
      return found ? [[slice.name, persisted.validate(found)]] : [];
    } catch {
      quarantine(env, storageKeyOf(feature));
      return [];
    }
  };
  return Object.fromEntries((await Promise.all(features.map(read))).flat());
}

/** Whether local storage has an entry for a feature. */
export const isStored = (env: Env, feature: Feature): boolean =>
  env.localStorage.get(storageKeyOf(feature)) !== null;

/**
 * Starts the listeners that write the scores of a feature. Each change is written at once, so no change is lost when a
 * tab is closed. `wasStored` says whether local storage had an entry for the feature when the scores were read.
 */
export function startWriting(
  startListening: AppStartListening,
  env: Env,
  feature: Feature,
  wasStored: boolean,
) {
  if (!feature.persisted) return;
  const { version, reset } = feature.persisted;
  const storageKey = storageKeyOf(feature);
  const select = selectorOf(feature);
  let failed = false;
  let isKnown = wasStored;
  const writer = createPersistoid({
    key: keyOf(feature),
    storage: storageOf(env, version),
    writeFailHandler: () => {
      failed = true;
    },
  });
  startListening({
    actionCreator: scoresTaken,
    effect: ({ payload }, { getState, dispatch }) => {
      const wasKnown = isKnown;
      isKnown = isStored(env, feature);
      if (!wasKnown || payload.from === 'code' || !isCleared(env, feature)) return;
      // The action may report that the stored scores of another feature were cleared. If the scores of this feature are
      // also gone from storage, they are reset in the state now: otherwise they could still earn a badge.
      const cleared = clearedScores(feature);
      if (!isSame(cleared.payload.scores[feature.slice.name] ?? {}, select(getState())))
        dispatch(cleared);
    },
  });
  startListening({
    predicate: (action, now, before) => {
      if (reset?.match(action)) return true;
      // Scores that come from storage or from another tab are stored already.
      if (scoresTaken.match(action) && action.payload.from !== 'code') return false;
      return !shallowEqual(select(now), select(before));
    },
    effect: async (action, { getState, dispatch }) => {
      if (reset?.match(action)) forget(env, storageKey, version);
      else if (isKnown && isCleared(env, feature)) {
        // The visitor has cleared storage in the browser's menu, and no page gets an event for that. So the scores are
        // reset in the state, and the old scores are not written again.
        isKnown = false;
        dispatch(clearedScores(feature));
        return;
      }
      failed = false;
      // A new `_persist` object forces a write. Otherwise the writer would skip scores that equal its own last write,
      // even if another tab has overwritten the stored scores since then.
      writer.update({ ...select(getState()), _persist: { version, rehydrated: true } });
      const written = writer.flush();
      isKnown = isStored(env, feature);
      await written;
      if (failed && selectScoresKept(getState())) dispatch(scoresNotKept());
    },
  });
}

/**
 * Takes over scores and preferences when another tab has stored them. Dispatches `pageReturned` when this tab becomes
 * visible again. Returns the clean-up function.
 */
export function syncTabs(store: AppStore): () => void {
  const { env, features } = store;
  const storedTexts = () =>
    new Map(
      Array.from(features.values(), ({ feature }) => {
        const key = storageKeyOf(feature);
        return [key, env.localStorage.get(key)];
      }),
    );
  let textsBefore = storedTexts();

  function takeOver(isChanged: (storageKey: string) => boolean) {
    for (const { feature } of features.values()) {
      if (isChanged(storageKeyOf(feature))) takeFromTab(store, feature);
    }
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (isPreference(key)) syncPreferences(store, env);
    // The key is null if another tab has cleared the whole storage.
    takeOver((storageKey) => key === null || storageKey === key);
  };
  const onLeave = () => {
    textsBefore = storedTexts();
  };
  // Storage may have changed without an event while the visitor was away: the page may have been frozen, or the visitor
  // may have cleared storage in the browser's menu. An unchanged text is skipped: if this tab could not store its newer
  // scores, the old text would replace the newer scores.
  const onReturn = () => {
    syncPreferences(store, env);
    const texts = storedTexts();
    takeOver((storageKey) => texts.get(storageKey) !== textsBefore.get(storageKey));
  };
  const onVisibility = () => {
    if (document.hidden) return onLeave();
    store.dispatch(pageReturned());
    return onReturn();
  };

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('blur', onLeave, { signal });
  window.addEventListener('focus', onReturn, { signal });
  return () => listening.abort();
}

async function takeFromTab({ env, dispatch, getState }: AppStore, feature: Feature) {
  const { payload } = clearedScores(feature);
  const scores = isCleared(env, feature) ? payload.scores : await storedScores(env, [feature]);
  const stored = scores[feature.slice.name];
  const own = selectorOf(feature)(getState());
  if (stored && !isSame(stored, own)) dispatch(scoresTaken({ from: 'tab', scores }));
}

/** Whether local storage is readable, but has no entry for a feature. */
const isCleared = (env: Env, feature: Feature) =>
  env.localStorage.isReadable() && !isStored(env, feature);

/** Returns the action that resets the scores of a feature in the state, after the stored scores were cleared. */
const clearedScores = ({ slice, persisted }: Feature) =>
  scoresTaken({
    from: 'tab',
    scores: persisted ? { [slice.name]: persisted.validate({}) } : {},
  });

/** Returns the selector for the stored part of a feature's state. */
const selectorOf = ({ slice, persisted }: Feature) => {
  const select = sliceSelector(slice);
  return (state: RootState): object => persisted?.select(select(state)) ?? {};
};

/**
 * Makes the storage adapter for redux-persist. Scores of a newer release of the site are neither read nor overwritten.
 * Unreadable text is overwritten only after a copy of the text was stored under another key.
 */
const storageOf = (env: Env, version: number): WebStorage => ({
  async getItem(key) {
    const text = env.localStorage.get(key);
    return isNewer(text, version) ? null : text;
  },
  async setItem(key, text) {
    const before = env.localStorage.get(key);
    const mayBeOverwritten =
      !isNewer(before, version) && (isParsable(before) || quarantine(env, key));
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
 * Copies unreadable text to a second key, to allow a repair of the text by hand. The copy overwrites an older copy.
 * Returns whether the copy was stored.
 */
const quarantine = (env: Env, key: string) =>
  env.localStorage.set(quarantineKey(key), env.localStorage.get(key) ?? '');

/**
 * Deletes the stored scores of a feature, and the copy of unreadable text. Scores of a newer release are kept. This
 * function is called when the visitor resets the scores, before the new scores are written.
 */
function forget(env: Env, key: string, version: number) {
  env.localStorage.remove(quarantineKey(key));
  if (!isNewer(env.localStorage.get(key), version)) env.localStorage.remove(key);
}

/** Whether a text is empty, or in the format of redux-persist: a JSON object in which every value is a JSON text. */
function isParsable(text: string | null): boolean {
  try {
    for (const field of Object.values<string>(JSON.parse(text || '{}'))) JSON.parse(field);
    return true;
  } catch {
    return false;
  }
}

/** Whether a newer release of the site has stored the scores of a feature. */
export const isOfNewerRelease = (env: Env, feature: Feature): boolean =>
  feature.persisted !== undefined &&
  isNewer(env.localStorage.get(storageKeyOf(feature)), feature.persisted.version);

function isNewer(text: string | null, version: number): boolean {
  try {
    const stored = JSON.parse(JSON.parse(text ?? '{}')._persist);
    return Number.isInteger(stored.version) && stored.version > version;
  } catch {
    return false;
  }
}

/**
 * Whether two objects of scores are equal as JSON. Equal scores have their keys in the same order, because `select` and
 * `validate` of a feature use the same order.
 */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
