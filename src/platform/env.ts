import { afterPaint, painted } from './afterPaint';
import { prefersReducedMotion } from './media';
import { steadyClock } from './steadyClock';
import type { KeyValueStorage } from './storage';
import { keyValueStorage } from './storage';
import { within } from './within';

/**
 * The access to randomness, clock, storage, and functions of the browser. Other code uses `Env` instead of the browser
 * itself, because tests replace `Env`. Thunks and listeners get `Env` as their extra argument.
 */
export type Env = Releases & {
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** The milliseconds since 1970 by the device's clock. The clock may be wrong, so the value is used only for days. */
  now(): number;
  /** The milliseconds since the page was opened, by a clock that nobody can set. The value is used for short times. */
  elapsed(): number;
  /** The local time of day, like `10:42 am`. */
  timeOfDay(): string;
  /** The storage that is kept after the visit. */
  localStorage: KeyValueStorage;
  /** The storage that is kept until the tab is closed. */
  sessionStorage: KeyValueStorage;
  /** Scrolls to the top and reloads the page. */
  reload(): void;
  redirect(url: string): void;
  /** Opens the print dialog. Returns false if the browser probably has no print dialog. */
  print(): boolean;
  /** Plays a sound, `delayMs` milliseconds from now. Plays nothing in a hidden tab. */
  play(sound: Sound, delayMs?: number): void;
  /** Says a short text in an Indian voice, and ends an earlier text. Says nothing if the device has no Indian voice. */
  say(text: string, pitch?: number): void;
  /** Makes the device list its voices before the first `say`, because the list takes a moment. */
  listVoices(): void;
  /** Stops all sounds and all speech. */
  silence(): void;
  /** Resolves once everything that was rendered before the call is painted. In a hidden page, resolves after 0.5 s. */
  painted(): Promise<void>;
  /** Throws confetti over the page. Does nothing if the visitor's system is set to reduced motion. */
  throwConfetti(): void;
  /** Copies a text to the clipboard. Resolves to false if the copy failed or the clipboard did not answer in time. */
  copy(text: string): Promise<boolean>;
  /** Whether the page is open in the browser inside another app. Such a browser may fail to print, save or copy. */
  isInAppBrowser(): boolean;
  /** Loads the functions that share and save files. */
  loadSharing(): Promise<Sharing>;
  /** Loads the functions that deal with the home screen, and with the browser's promise to keep the storage. */
  loadDevice(): Promise<Device>;
  /** Returns the latest install prompt of the browser; undefined if the browser has offered none. */
  installPrompt(): InstallPrompt | undefined;
};

export type Sharing = Pick<typeof import('./sharing'), 'shareFile' | 'saveFile'>;

export type Device = Pick<
  typeof import('./device'),
  'scoresPersisted' | 'persistScores' | 'isStandalone' | 'isAppleTouch'
>;

/**
 * The functions for new releases of the site. They are an argument of `browserEnv`, because `platform/` must not import
 * `offline/`.
 */
export type Releases = {
  /**
   * Checks whether the host has a new release. If there is a new release, an action follows after the download has
   * succeeded or failed.
   */
  checkForRelease(): void;
  /** Reloads the page. If a new release is waiting, the reload switches to the new release. */
  takeRelease(): void;
};

export type Sound = 'bell' | 'chalk' | 'chirp' | 'stamp';

/**
 * A reaction to a change of the state: a sound after a delay in milliseconds, words in a voice of the device, or
 * confetti. The cue `voices` only makes the device list its voices before the first words.
 */
export type Cue =
  | { sound: Sound; delayMs?: number }
  | { words: string; pitch?: number }
  | 'voices'
  | 'confetti';

/**
 * The event by which Chromium says that the site can be installed. `prompt` of the event shows the browser's install
 * dialog. `prompt` works only once, and only at a press.
 */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

const sounds = () => import(/* webpackChunkName: "platform-later" */ './sounds');
const speech = () => import(/* webpackChunkName: "platform-later" */ './speech');
const confetti = () => import(/* webpackChunkName: "confetti" */ './confetti');

/** The time limit for a copy. In some web views the clipboard never answers. */
const COPY_MS = 2000;

/** Calls `use` with the loaded module. Ignores a failed download, because sounds and confetti are optional. */
function whenLoaded<Module>(loading: Promise<Module>, use: (module: Module) => void) {
  loading.then(use).catch(() => undefined);
}

/**
 * Returns the time of day in the visitor's time zone, in the Indian format. Example: `10:42 am`. `Intl` is not used,
 * because the first call of `Intl` blocks a slow phone for a tenth of a second.
 */
function timeOfDay(time: Date): string {
  const hours = time.getHours();
  const minutes = `${time.getMinutes()}`.padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * Whether the page is open in the browser inside another app of a phone. A browser inside another app can neither share
 * nor install a page. A phone's own browser can share a page, install a page, or both.
 */
const isInAppBrowser = () =>
  !('share' in navigator) &&
  !('onbeforeinstallprompt' in window) &&
  window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * Listens for install prompts. Returns a function that returns the latest install prompt. This code is not in a later
 * chunk, because the event may come before a later chunk is loaded.
 */
function catchInstallPrompt(): () => InstallPrompt | undefined {
  let caught: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    // The default is prevented: otherwise Chromium on Android would offer the installation as soon as a visit begins.
    event.preventDefault();
    caught = event as InstallPrompt;
  });
  return () => caught;
}

/** Makes the env of a real browser. Tests and the prerenderer use other envs. */
export const browserEnv = (releases: Releases): Env => ({
  ...releases,
  random: () => Math.random(),
  now: () => Date.now(),
  elapsed: steadyClock(),
  timeOfDay: () => timeOfDay(new Date()),
  localStorage: keyValueStorage(() => window.localStorage),
  sessionStorage: keyValueStorage(() => window.sessionStorage),
  reload: () => {
    // The page is scrolled to the top first: otherwise the browser would restore the old scroll position after the
    // reload, although the reloaded page may be shorter.
    window.scrollTo(0, 0);
    window.location.reload();
  },
  redirect: (url) => window.location.assign(url),
  print: () => {
    // Firefox on Android had no `window.print` until 2023. In the browser inside another app the function does nothing.
    window.print?.();
    return Boolean(window.print) && !isInAppBrowser();
  },
  play: (sound, delayMs = 0) => {
    const requestedAt = performance.now();
    if (document.hidden) return;
    afterPaint(() => whenLoaded(sounds(), ({ play }) => play(sound, delayMs, requestedAt)));
  },
  say: (text, pitch) => {
    const requestedAt = performance.now();
    if (!document.hidden) whenLoaded(speech(), ({ say }) => say(text, pitch, requestedAt));
  },
  // The module `speech` requests the voices when it is loaded, so no function is called here.
  listVoices: () => whenLoaded(speech(), () => undefined),
  silence: () => {
    whenLoaded(sounds(), ({ silence }) => silence());
    whenLoaded(speech(), ({ hush }) => hush());
  },
  painted,
  throwConfetti: () => {
    if (prefersReducedMotion()) return;
    afterPaint(() => whenLoaded(confetti(), ({ throwConfetti }) => throwConfetti()));
  },
  copy: async (text) => {
    try {
      const copied = navigator.clipboard.writeText(text).then(() => true);
      return await within(COPY_MS, copied, false);
    } catch {
      // The visitor has denied the permission, or the page has no https and so no clipboard.
      return false;
    }
  },
  isInAppBrowser,
  loadSharing: () => import(/* webpackChunkName: "share" */ './sharing'),
  loadDevice: () => import(/* webpackChunkName: "platform-later" */ './device'),
  installPrompt: catchInstallPrompt(),
});
