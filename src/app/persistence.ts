import type { UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { WebStorage } from 'redux-persist';
import { createPersistoid, getStoredState, KEY_PREFIX } from 'redux-persist';
import { sanitise as sanitiseClass } from '../games/guess-the-teacher/kept';
import * as teachers from '../games/guess-the-teacher/slice';
import { sanitise as sanitiseQuiz } from '../games/quiz/kept';
import * as quiz from '../games/quiz/slice';
import { sanitise as sanitiseHands } from '../games/rock-paper-scissors/kept';
import * as hands from '../games/rock-paper-scissors/slice';
import { sanitise as sanitiseTasks } from '../games/truth-or-dare/kept';
import * as tasks from '../games/truth-or-dare/slice';
import { wasDismissed } from '../site/announcement/dismissal';
import { storedColorScheme } from '../site/colorScheme';
import { storedSound } from '../site/sound';
import {
  announcementDismissed,
  colorSchemeChosen,
  scoresNotKept,
  selectScoresKept,
  soundSwitched,
} from '../site/uiSlice';
import type { Env } from './env';
import { reducer } from './reducer';
import type { AppStore } from './store';
import type { AppStartListening, RootState } from './types';

/*
 * What outlives the visit, and the one file that knows redux-persist. Its reader and its writer are
 * used without its reducer: that one writes from inside a reducer, so that skipping an action in
 * DevTools would overwrite a score. Here the store starts from what is stored, and a listener
 * writes: travelling through time runs no listener.
 */

/** What each game keeps. */
export const parts = [
  keptPart({
    key: 'bbh_truthOrDare',
    select: tasks.selectKept,
    sanitise: sanitiseTasks,
    restored: tasks.scoresRestored,
    reset: tasks.scoresReset,
  }),
  keptPart({
    key: 'bbh_rockPaperScissors',
    select: hands.selectKept,
    sanitise: sanitiseHands,
    restored: hands.scoresRestored,
    reset: hands.scoresReset,
  }),
  keptPart({
    key: 'bbh_guessTheTeacher',
    select: teachers.selectKept,
    sanitise: sanitiseClass,
    restored: teachers.scoresRestored,
    reset: teachers.scoresReset,
  }),
  keptPart({
    key: 'bbh_quiz',
    select: quiz.selectKept,
    sanitise: sanitiseQuiz,
    restored: quiz.scoresRestored,
    reset: quiz.scoresReset,
  }),
];

/**
 * Raised when the shape of what is kept changes. `sanitise` finds the version of what it is given
 * in `_persist`, and goes on reading the older shapes.
 */
const VERSION = 1;

/** The state that a visit starts from: the first one, told of what is stored. */
export async function storedState(env: Env): Promise<RootState> {
  const restored = await Promise.all(parts.map((part) => part.restore(env)));
  const scheme = storedColorScheme(env);
  const events: UnknownAction[] = restored.flat();
  if (scheme) events.push(colorSchemeChosen(scheme));
  const sound = storedSound(env);
  if (sound !== null) events.push(soundSwitched(sound));
  if (wasDismissed(env)) events.push(announcementDismissed());
  if (!canKeepScores(env)) events.push(scoresNotKept());
  return events.reduce(reducer, reducer(undefined, { type: '@@storedState' }));
}

const canKeepScores = ({ localStore }: Env) =>
  localStore.isReadable() &&
  !parts.some(({ storageKey }) => isOfNewerRelease(localStore.get(storageKey)));

/** Scores are written as they change, at once: nothing is pending when a tab is closed. */
export function startPersistence(startListening: AppStartListening, env: Env) {
  for (const part of parts) part.startWriting(startListening, env);
}

type Matching = { match(action: UnknownAction): boolean };

type KeptPartOptions<Kept extends object> = {
  /** Where in the storage, after redux-persist's prefix. */
  key: string;
  select(state: RootState): Kept;
  /** Makes sound scores out of whatever was found. */
  sanitise(found: unknown): Kept;
  /** Takes over what is stored. */
  restored: Matching & ((kept: Kept) => UnknownAction);
  /** Forgets the scores. */
  reset: Matching;
};

/** What one slice keeps: read at the start, written as it changes, followed in other tabs. */
function keptPart<Kept extends object>(options: KeptPartOptions<Kept>) {
  const { key, select, sanitise, restored, reset } = options;
  const storageKey = KEY_PREFIX + key;

  /** The stored scores, made sound; undefined where there are none that can be read. */
  async function read(env: Env): Promise<Kept | undefined> {
    try {
      const found = await getStoredState({ key, storage: storageOf(env) });
      return found && sanitise(found);
    } catch {
      setAside(env, storageKey);
      return undefined;
    }
  }

  async function restore(env: Env): Promise<UnknownAction[]> {
    const kept = await read(env);
    return kept ? [restored(kept)] : [];
  }

  async function follow(store: AppStore, env: Env) {
    const kept = await read(env);
    if (kept && !isSame(kept, select(store.getState()))) store.dispatch(restored(kept));
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
        reset.match(action) ||
        (!shallowEqual(select(now), select(before)) && !restored.match(action)),
      effect: async (action, { getState, dispatch }) => {
        if (reset.match(action)) forget(env, storageKey);
        // With a new stamp each time: the writer skips what is as it wrote it last, though another
        // tab may have written since.
        writer.update({ ...select(getState()), _persist: { version: VERSION, rehydrated: true } });
        await writer.flush();
        if (failed && selectScoresKept(getState())) dispatch(scoresNotKept());
      },
    });
  }

  return { storageKey, restore, follow, startWriting };
}

/**
 * For redux-persist. Scores of a newer release are neither read nor overwritten; what cannot be read
 * is overwritten only when it is set aside.
 */
const storageOf = (env: Env): WebStorage => ({
  async getItem(key) {
    const text = env.localStore.get(key);
    return isOfNewerRelease(text) ? null : text;
  },
  async setItem(key, text) {
    const before = env.localStore.get(key);
    const mayBeOverwritten =
      !isOfNewerRelease(before) && (isReadable(before) || setAside(env, key));
    if (!mayBeOverwritten || !env.localStore.set(key, text)) {
      throw new Error(`The scores were not stored: ${key}`);
    }
  },
  async removeItem(key) {
    env.localStore.remove(key);
  },
});

const asideKey = (key: string) => `${key}.unreadable`;

/** Copies the text, for whoever can mend it, over an older one; true where the copy was stored. */
const setAside = ({ localStore }: Env, key: string) =>
  localStore.set(asideKey(key), localStore.get(key) ?? '');

/** Before zero is stored: what was unreadable is forgotten too. */
function forget({ localStore }: Env, key: string) {
  localStore.remove(asideKey(key));
  if (!isOfNewerRelease(localStore.get(key))) localStore.remove(key);
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

function isOfNewerRelease(text: string | null): boolean {
  try {
    const { version } = JSON.parse(JSON.parse(text ?? '{}')._persist);
    return Number.isInteger(version) && version > VERSION;
  } catch {
    return false;
  }
}

/** Both are made by the slice's game, which names the fields in one order. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
