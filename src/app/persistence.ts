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
 * Persistence of scores; the only file that imports redux-persist. `persistReducer` is not used, because it writes
 * from inside the reducer: a visitor who skips an action in DevTools would overwrite a stored score. Instead, the
 * action `scoresTaken` brings stored scores into the state, and a listener writes changes: time travel in DevTools
 * runs reducers again, but no listener.
 */

const keyOf = ({ slice }: Feature) => `bbh_${slice.name}`;
const storageKeyOf = (feature: Feature) => KEY_PREFIX + keyOf(feature);

/** Returns the state that a visit starts from: the stored preferences, and the stored scores of these features. */
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

/** The stored scores of features, validated. Scores that are not there, or unreadable, are left out. */
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

/** Whether something is stored of a feature. */
export const isStored = (env: Env, feature: Feature): boolean =>
  env.localStorage.get(storageKeyOf(feature)) !== null;

/**
 * Writes the scores of a feature as they change, at once: nothing is pending when a tab is closed. `wasStored` says
 * whether something was stored when the scores were read.
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
      // The scores of this feature may be gone from storage when the event tells that those of another feature were
      // cleared. They are then reset in the state as well: scores that stay in the state would still earn a badge.
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
        // The visitor has cleared storage by the browser's own menu, which tells no page: the scores are reset and
        // not written again.
        isKnown = false;
        dispatch(clearedScores(feature));
        return;
      }
      failed = false;
      // A new `_persist` object forces a write: the writer skips fields that have not changed since its last write,
      // but another tab may have overwritten these fields since.
      writer.update({ ...select(getState()), _persist: { version, rehydrated: true } });
      const written = writer.flush();
      isKnown = isStored(env, feature);
      await written;
      if (failed && selectScoresKept(getState())) dispatch(scoresNotKept());
    },
  });
}

/**
 * Takes over scores and preferences that other tabs store, and dispatches `pageReturned` when this tab becomes
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
    // The key is null where everything was cleared.
    takeOver((storageKey) => key === null || storageKey === key);
  };
  const onLeave = () => {
    textsBefore = storedTexts();
  };
  // The return to a tab catches changes of storage that sent no event: changes while the page was frozen, and a
  // clearing by the browser's menu. A text that did not change is skipped, because it may be older than the scores of
  // this tab: if this tab could not store its scores, the old text would replace them.
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

/** Whether nothing is stored of a feature, in a storage that works. */
const isCleared = (env: Env, feature: Feature) =>
  env.localStorage.isReadable() && !isStored(env, feature);

/** Returns the event that gives a feature the scores of a newcomer, after its scores were cleared elsewhere. */
const clearedScores = ({ slice, persisted }: Feature) =>
  scoresTaken({
    from: 'tab',
    scores: persisted ? { [slice.name]: persisted.validate({}) } : {},
  });

/** Returns the selector of the part of a feature's state that is stored. */
const selectorOf = ({ slice, persisted }: Feature) => {
  const select = sliceSelector(slice);
  return (state: RootState): object => persisted?.select(select(state)) ?? {};
};

/**
 * The storage adapter for redux-persist. Scores of a newer release are neither read nor overwritten;
 * unreadable text is overwritten only after it has been quarantined.
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
 * Copies unreadable text to a second key, where it can be repaired by hand. The copy overwrites an older copy.
 * Returns whether the copy was stored.
 */
const quarantine = (env: Env, key: string) =>
  env.localStorage.set(quarantineKey(key), env.localStorage.get(key) ?? '');

/**
 * Deletes stored scores, readable or not, and their quarantined copy; called before a reset is written. Keeps scores
 * of a newer release.
 */
function forget(env: Env, key: string, version: number) {
  env.localStorage.remove(quarantineKey(key));
  if (!isNewer(env.localStorage.get(key), version)) env.localStorage.remove(key);
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

/** Whether what is stored of a feature was stored by a newer release. */
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
 * Whether two objects of scores are equal as JSON. The order of keys does not differ, as `select` and `validate` of a
 * feature use the same order.
 */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
