import { prefersReducedMotion } from '../kit/browserState';
import { afterPress } from './afterPress';

/**
 * The only door to chance, clock and browser. It is injected as the extra argument of thunks and
 * listeners, so that a test or a replayed log decides what the world answers.
 */
export type Env = {
  /** A number from 0 up to, not including, 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /** The time of day as the visitor's clock shows it, like `10:42 am`. */
  timeOfDay(): string;
  /** Outlives the visit. */
  localStore: KeyValueStore;
  /** Ends with the tab. */
  sessionStore: KeyValueStore;
  /** Starts the page anew, at its top. */
  reload(): void;
  redirect(url: string): void;
  print(): void;
  /** Lets a sound of the school be heard, that many milliseconds later; never in a hidden tab. */
  play(sound: Sound, after?: number): void;
  /** Ends what is being heard. */
  silence(): void;
  /** Throws bits of paper over the page, unless the visitor asked for less motion. */
  throwConfetti(): void;
  /** Puts a text on the clipboard; says whether it is there. */
  copy(text: string): Promise<boolean>;
  /** Asks the host whether there is a new release; the store is told by `src/offline/client.ts`. */
  checkForRelease(): void;
  /** Opens the page anew, in the new release if one waits. */
  takeRelease(): void;
  /** Runs a task when the press of the moment has been answered by a frame; without one, at once. */
  afterPress(task: () => void): void;
};

export type Sound = 'bell' | 'chalk' | 'stamp';

/** A store that never throws: blocked storage reads as empty, and a failed write says `false`. */
export type KeyValueStore = {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** False where the visitor blocks it. A full one can be read. */
  isReadable(): boolean;
};

/**
 * Wraps a browser storage. `open` is called at each use, because merely touching
 * `window.localStorage` throws where a visitor blocks it.
 */
export function keyValueStore(open: () => Storage): KeyValueStore {
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Blocked: nothing of ours can be in it.
      }
    },
    isReadable() {
      try {
        open().getItem('');
        return true;
      } catch {
        return false;
      }
    },
  };
}

const sounds = () => import(/* webpackChunkName: "sounds" */ './sounds');
const offline = () => import(/* webpackChunkName: "offline" */ '../offline/client');
const confetti = () => import(/* webpackChunkName: "confetti" */ './confetti');

/** For what a game goes on without, should it not come. */
function whenLoaded<Module>(loading: Promise<Module>, use: (module: Module) => void) {
  loading.then(use).catch(() => undefined);
}

/**
 * As it is written in India, by the visitor's own clock. The browser's formatter knows every other
 * way, too, but its first use holds a slow phone up for a tenth of a second.
 */
function timeOfDay(time: Date): string {
  const hours = time.getHours();
  const minutes = `${time.getMinutes()}`.padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

export const browserEnv: Env = {
  random: () => Math.random(),
  now: () => Date.now(),
  timeOfDay: () => timeOfDay(new Date()),
  localStore: keyValueStore(() => window.localStorage),
  sessionStore: keyValueStore(() => window.sessionStorage),
  reload: () => {
    // The browser would return to where the visitor was, at the end of a page that is shorter now.
    window.scrollTo(0, 0);
    window.location.reload();
  },
  redirect: (url) => window.location.assign(url),
  print: () => window.print(),
  play: (sound, after = 0) => {
    const asked = performance.now();
    if (document.hidden) return;
    afterPress(() => whenLoaded(sounds(), ({ play }) => play(sound, after, asked)));
  },
  silence: () => whenLoaded(sounds(), ({ silence }) => silence()),
  throwConfetti: () => {
    if (prefersReducedMotion()) return;
    afterPress(() => whenLoaded(confetti(), ({ throwConfetti }) => throwConfetti()));
  },
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused, or an address without https, where there is no clipboard.
      return false;
    }
  },
  checkForRelease: () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    whenLoaded(serviceWorker.getRegistration(), (registration) => registration?.update());
  },
  takeRelease: () => {
    const reload = () => window.location.reload();
    offline().then(({ takeRelease }) => takeRelease(reload), reload);
  },
  afterPress,
};
