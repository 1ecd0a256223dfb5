import { COLOR_SCHEME_KEY, storedColorScheme } from '../site/colorScheme';
import { SOUND_KEY, storedSound } from '../site/sound';
import {
  colorSchemeChosen,
  pageReturned,
  selectColorScheme,
  selectSoundOn,
  soundSwitched,
} from '../site/uiSlice';
import type { Env } from './env';
import { parts } from './persistence';
import type { AppStore } from './store';

/**
 * Takes over what other tabs store, and tells the clocks when this tab is back in sight. Returns
 * what ends it.
 */
export function followBrowser(store: AppStore, env: Env): () => void {
  const storedTexts = () => parts.map(({ storageKey }) => env.localStore.get(storageKey));
  let whenHidden = storedTexts();

  const onStorage = ({ key }: StorageEvent) => {
    if (key === COLOR_SCHEME_KEY || key === SOUND_KEY) followChoices(store, env);
    for (const part of parts) if (part.storageKey === key) part.follow(store, env);
  };
  const onVisibility = () => {
    if (document.hidden) {
      whenHidden = storedTexts();
      return;
    }
    store.dispatch(pageReturned());
    followChoices(store, env);
    // A frozen page may not have been told. What has not changed is not read: scores that could
    // not be stored are in this tab alone.
    const texts = storedTexts();
    for (const [index, part] of parts.entries()) {
      if (texts[index] !== whenHidden[index]) part.follow(store, env);
    }
  };

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
}

/** What is chosen for the whole site. */
function followChoices({ dispatch, getState }: AppStore, env: Env) {
  const scheme = storedColorScheme(env);
  const sound = storedSound(env);
  if (scheme !== null && scheme !== selectColorScheme(getState())) {
    dispatch(colorSchemeChosen(scheme));
  }
  if (sound !== null && sound !== selectSoundOn(getState())) dispatch(soundSwitched(sound));
}
