import { isPreference, syncPreferences } from '../layout/preferences';
import { pageReturned } from '../layout/uiSlice';
import type { Env } from '../platform/env';
import type { AppStore } from '../state/types';
import { persistedSlices } from './persistence';

/**
 * Syncs scores and preferences from other tabs, and dispatches `pageReturned` when this tab becomes
 * visible again. Returns the clean-up function.
 */
export function syncTabs(store: AppStore, env: Env): () => void {
  const storedTexts = () =>
    persistedSlices.map(({ storageKey }) => env.localStorage.get(storageKey));
  let textsWhenHidden = storedTexts();

  const onStorage = ({ key }: StorageEvent) => {
    if (isPreference(key)) syncPreferences(store, env);
    for (const slice of persistedSlices) {
      if (slice.storageKey === key) slice.syncFromStorage(store, env);
    }
  };
  const onVisibility = () => {
    if (document.hidden) {
      textsWhenHidden = storedTexts();
      return;
    }
    store.dispatch(pageReturned());
    syncPreferences(store, env);
    // A frozen page gets no storage events. Unchanged texts are skipped: if this tab could not store
    // its scores, the stored ones are older.
    const texts = storedTexts();
    for (const [index, slice] of persistedSlices.entries()) {
      if (texts[index] !== textsWhenHidden[index]) slice.syncFromStorage(store, env);
    }
  };

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
}
