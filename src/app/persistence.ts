import type { UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { WebStorage } from 'redux-persist';
import { createPersistoid, getStoredState, KEY_PREFIX } from 'redux-persist';
import { sanitise as sanitiseHands } from '../games/rock-paper-scissors/kept';
import * as hands from '../games/rock-paper-scissors/slice';
import { sanitise as sanitiseTasks } from '../games/truth-or-dare/kept';
import * as tasks from '../games/truth-or-dare/slice';
import { COLOR_SCHEME_KEY, storedColorScheme } from '../site/colorScheme';
import {
  colorSchemeChosen,
  pageReturned,
  scoresNotKept,
  selectColorScheme,
  selectScoresKept,
  uiSlice,
} from '../site/uiSlice';
import type { Env } from './env';
import type { AppStore } from './store';
import type { AppStartListening, RootState } from './types';

/*
 * What outlives the visit, and the one file that knows redux-persist. Its reader and its writer are
 * used without its reducer: that one writes from inside a reducer, so that skipping an action in
 * DevTools would overwrite a score. Here the store starts from what is stored, and a listener
 * writes: travelling through time runs no listener.
 */

/** Raised when the shape of what is kept changes; `sanitise` goes on reading the older shapes. */
const VERSION = 1;

type KeptPart<Kept extends object> = {
  /** Where in the storage, after redux-persist's prefix. */
  key: string;
  select(state: RootState): Kept;
  /** Makes sound scores out of whatever was found. */
  sanitise(found: unknown): Kept;
  /** Takes over what another tab has stored. */
  restored: { (kept: Kept): UnknownAction; match(action: UnknownAction): boolean };
};

const truthOrDare = keptPart({
  key: 'bbh_truthOrDare',
  select: tasks.selectKept,
  sanitise: sanitiseTasks,
  restored: tasks.scoresRestored,
});

const rockPaperScissors = keptPart({
  key: 'bbh_rockPaperScissors',
  select: hands.selectKept,
  sanitise: sanitiseHands,
  restored: hands.scoresRestored,
});

const parts = [truthOrDare, rockPaperScissors];

/** The state that a visit starts from: what is stored, and how it is at first for the rest. */
export async function storedState(env: Env) {
  const newer = parts.some(({ storageKey }) => isNewer(env.localStore.get(storageKey)));
  return {
    ui: {
      ...uiSlice.getInitialState(),
      colorScheme: storedColorScheme(env),
      scoresKept: env.localStore.works() && !newer,
    },
    truthOrDare: {
      ...tasks.truthOrDareSlice.getInitialState(),
      ...(await truthOrDare.read(env)),
    },
    rockPaperScissors: {
      ...hands.rockPaperScissorsSlice.getInitialState(),
      ...(await rockPaperScissors.read(env)),
    },
  };
}

/** Scores are written as they change, at once: nothing is pending when a tab is closed. */
export function startPersistence(startListening: AppStartListening, env: Env) {
  for (const part of parts) part.startWriting(startListening, env);
}

/** Takes over what other tabs store, and tells the clocks when this tab is back in sight. */
export function followBrowser(store: AppStore, env: Env) {
  window.addEventListener('storage', ({ key }) => {
    if (key === COLOR_SCHEME_KEY) followColorScheme(store, env);
    for (const part of parts) if (part.storageKey === key) part.follow(store, env);
  });
  const storedTexts = () => parts.map(({ storageKey }) => env.localStore.get(storageKey));
  let whenHidden = storedTexts();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      whenHidden = storedTexts();
      return;
    }
    store.dispatch(pageReturned());
    // A page that comes out of the back/forward cache has heard of nothing meanwhile.
    const texts = storedTexts();
    for (const [index, part] of parts.entries()) {
      if (texts[index] !== whenHidden[index]) part.follow(store, env);
    }
  });
}

function followColorScheme(store: AppStore, env: Env) {
  const scheme = storedColorScheme(env);
  if (scheme === null || scheme === selectColorScheme(store.getState())) return;
  store.dispatch(colorSchemeChosen(scheme));
}

function keptPart<Kept extends object>({ key, select, sanitise, restored }: KeptPart<Kept>) {
  const storageKey = KEY_PREFIX + key;

  /** The stored scores, made sound; undefined where there are none that can be read. */
  async function read(env: Env): Promise<Kept | undefined> {
    try {
      const found = await getStoredState({ key, storage: storageOf(env) });
      return found && sanitise(found);
    } catch {
      setAside(storageKey, env);
      return undefined;
    }
  }

  function startWriting(startListening: AppStartListening, env: Env) {
    let failed = false;
    const writer = createPersistoid({
      key,
      storage: storageOf(env),
      writeFailHandler: () => {
        failed = true;
      },
    });
    startListening({
      predicate: (action, now, before) =>
        !shallowEqual(select(now), select(before)) && !restored.match(action),
      effect: async (_action, { getState, dispatch }) => {
        // With a new stamp each time: the writer skips what is as it wrote it last, though another
        // tab may have written since.
        writer.update({ ...select(getState()), _persist: { version: VERSION, rehydrated: true } });
        await writer.flush();
        if (failed && selectScoresKept(getState())) dispatch(scoresNotKept());
      },
    });
  }

  async function follow(store: AppStore, env: Env) {
    const kept = await read(env);
    if (kept && !isSame(kept, select(store.getState()))) store.dispatch(restored(kept));
  }

  return { storageKey, read, startWriting, follow };
}

/** For redux-persist. Scores of a newer release are neither read nor overwritten. */
const storageOf = ({ localStore }: Env): WebStorage => ({
  async getItem(key) {
    const text = localStore.get(key);
    return isNewer(text) ? null : text;
  },
  async setItem(key, text) {
    const stored = !isNewer(localStore.get(key)) && localStore.set(key, text);
    if (!stored) throw new Error(`The scores were not stored: ${key}`);
  },
  // Asked for by the type; nothing is ever removed.
  async removeItem() {},
});

function isNewer(text: string | null): boolean {
  try {
    return JSON.parse(JSON.parse(text ?? '{}')._persist).version > VERSION;
  } catch {
    return false;
  }
}

/** What cannot be read stays at hand, for whoever can mend it, when the next score is written. */
function setAside(storageKey: string, { localStore }: Env) {
  const text = localStore.get(storageKey);
  if (text !== null) localStore.set(`${storageKey}.unreadable`, text);
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
