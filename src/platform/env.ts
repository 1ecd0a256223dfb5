import { afterPaint } from './afterPaint';
import { prefersReducedMotion } from './reducedMotion';
import type { KeyValueStore } from './storage';
import { keyValueStore } from './storage';

/**
 * The only door to chance, clock and browser. It is injected as the extra argument of thunks and
 * listeners, so that a test or a replayed log decides what the outside world answers.
 */
export type Env = Releases & {
  /** A number from 0 up to, not including, 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /** The time of day as the visitor's clock shows it, like `10:42 am`. */
  timeOfDay(): string;
  /** Kept from visit to visit. */
  localStore: KeyValueStore;
  /** Kept until the tab is closed. */
  sessionStore: KeyValueStore;
  /** Reloads the page, and scrolls to its top. */
  reload(): void;
  redirect(url: string): void;
  print(): void;
  /** Plays a sound, `after` milliseconds from now; never in a hidden tab. */
  play(sound: Sound, after?: number): void;
  /** Stops all sounds. */
  silence(): void;
  /** Throws confetti over the page, unless the visitor asked for less motion. */
  throwConfetti(): void;
  /** Copies a text to the clipboard; resolves to whether it is there. */
  copy(text: string): Promise<boolean>;
};

/** New releases of the site: handed to the env, as this folder knows nothing of `offline/`. */
export type Releases = {
  /** Asks the host whether there is a new release; the store hears of it by an event. */
  checkForRelease(): void;
  /** Reloads the page, in the new release if one waits. */
  takeRelease(): void;
};

export type Sound = 'bell' | 'chalk' | 'stamp';

const sounds = () => import(/* webpackChunkName: "sounds" */ './sounds');
const confetti = () => import(/* webpackChunkName: "confetti" */ './confetti');

/** For decoration: a chunk that does not come is not missed. */
function whenLoaded<Module>(loading: Promise<Module>, use: (module: Module) => void) {
  loading.then(use).catch(() => undefined);
}

/**
 * As it is written in India, by the visitor's own clock. `Intl` would know every other way too, but
 * its first use blocks a slow phone for a tenth of a second.
 */
function timeOfDay(time: Date): string {
  const hours = time.getHours();
  const minutes = `${time.getMinutes()}`.padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The env of a real browser. */
export const browserEnv = (releases: Releases): Env => ({
  ...releases,
  random: () => Math.random(),
  now: () => Date.now(),
  timeOfDay: () => timeOfDay(new Date()),
  localStore: keyValueStore(() => window.localStorage),
  sessionStore: keyValueStore(() => window.sessionStorage),
  reload: () => {
    // Browsers restore the scroll position: at the end of a page that is shorter now.
    window.scrollTo(0, 0);
    window.location.reload();
  },
  redirect: (url) => window.location.assign(url),
  print: () => window.print(),
  play: (sound, after = 0) => {
    const asked = performance.now();
    if (document.hidden) return;
    afterPaint(() => whenLoaded(sounds(), ({ play }) => play(sound, after, asked)));
  },
  silence: () => whenLoaded(sounds(), ({ silence }) => silence()),
  throwConfetti: () => {
    if (prefersReducedMotion()) return;
    afterPaint(() => whenLoaded(confetti(), ({ throwConfetti }) => throwConfetti()));
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
});
