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
  /** Puts a text on the clipboard; says whether it is there. */
  copy(text: string): Promise<boolean>;
};

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

export const browserEnv: Env = {
  random: () => Math.random(),
  now: () => Date.now(),
  timeOfDay: () => new Date().toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' }),
  localStore: keyValueStore(() => window.localStorage),
  sessionStore: keyValueStore(() => window.sessionStorage),
  reload: () => {
    // The browser would return to where the visitor was, at the end of a page that is shorter now.
    window.scrollTo(0, 0);
    window.location.reload();
  },
  redirect: (url) => window.location.assign(url),
  print: () => window.print(),
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused, or an address without https, where there is no clipboard.
      return false;
    }
  },
};
