import { afterPaint, painted } from './afterPaint';
import { prefersReducedMotion } from './media';
import { steadyClock } from './steadyClock';
import type { KeyValueStorage } from './storage';
import { keyValueStorage } from './storage';
import { within } from './within';

/**
 * The only access to randomness, clock and storage, and to the browser's effects that tests
 * replace. It is injected as the extra argument of thunks and listeners.
 */
export type Env = Releases & {
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** Milliseconds since 1970 by the clock of the device. The clock may be wrong: it is only for periods of days. */
  now(): number;
  /** Milliseconds by a clock that cannot be set, for periods of seconds. */
  elapsed(): number;
  /** The local time of day, like `10:42 am`. */
  timeOfDay(): string;
  /** The storage that is kept from visit to visit. */
  localStorage: KeyValueStorage;
  /** The storage that is kept until the tab is closed. */
  sessionStorage: KeyValueStorage;
  /** Scrolls to the top and reloads the page. */
  reload(): void;
  redirect(url: string): void;
  /** Opens the print dialog; false where the browser has none, as far as is known. */
  print(): boolean;
  /** Plays a sound, `delayMs` milliseconds from now; never in a hidden tab. */
  play(sound: Sound, delayMs?: number): void;
  /** Says a short text in an Indian voice, and ends an earlier text. Says nothing if the device has no such voice. */
  say(text: string, pitch?: number): void;
  /** Makes the device list its voices before the first `say`, as listing takes a moment. */
  listVoices(): void;
  /** Stops all sounds and what is being said. */
  silence(): void;
  /** Resolves once what was rendered before the call is painted; in a hidden page, after a short time. */
  painted(): Promise<void>;
  /** Throws confetti over the page, unless the visitor asked for less motion. */
  throwConfetti(): void;
  /** Copies a text to the clipboard; resolves to whether it is known to have succeeded. */
  copy(text: string): Promise<boolean>;
  /** Whether this is the browser inside another app, which may be unable to print, to save files and to copy. */
  isInAppBrowser(): boolean;
  /** Sharing and saving of files; loaded only where there is something to share. */
  loadSharing(): Promise<Sharing>;
  /** Loads the functions about the storage and the home screen of the device, once something is worth keeping. */
  loadDevice(): Promise<Device>;
  /** The browser's own question whether to install the site; undefined where it has none. */
  installPrompt(): InstallPrompt | undefined;
};

export type Sharing = Pick<typeof import('./sharing'), 'shareFile' | 'saveFile'>;

export type Device = Pick<
  typeof import('./device'),
  'scoresPersisted' | 'persistScores' | 'isStandalone' | 'isAppleTouch'
>;

/** New releases of the site. Passed to `browserEnv`, as `platform/` must not import `offline/`. */
export type Releases = {
  /** Asks the host for a new release; the outcome is dispatched as an action. */
  checkForRelease(): void;
  /** Reloads the page, into the new release if one is waiting. */
  takeRelease(): void;
};

export type Sound = 'bell' | 'chalk' | 'chirp' | 'stamp';

/**
 * A reaction to a change of the state that the visitor hears or sees: a sound, after a delay in milliseconds; words,
 * in a voice of the device; `voices`, so that the device lists its voices before the first words; or confetti.
 */
export type Cue =
  | { sound: Sound; delayMs?: number }
  | { words: string; pitch?: number }
  | 'voices'
  | 'confetti';

/**
 * The event by which Chromium offers to install the site. A page keeps the event: at a press, and only once, `prompt`
 * shows the browser's own question.
 */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

const sounds = () => import(/* webpackChunkName: "platform-later" */ './sounds');
const speech = () => import(/* webpackChunkName: "platform-later" */ './speech');
const confetti = () => import(/* webpackChunkName: "confetti" */ './confetti');

/** The limit for the clipboard, which in some web views never answers. */
const COPY_MS = 2000;

/** Calls `use` with the loaded module. Ignores a failed download, as sounds and confetti are optional. */
function whenLoaded<Module>(loading: Promise<Module>, use: (module: Module) => void) {
  loading.then(use).catch(() => undefined);
}

/**
 * The time of day in the format of India and the visitor's time zone. `Intl` is not used, as its first call blocks a
 * slow phone for a tenth of a second. Example: `10:42 am`.
 */
function timeOfDay(time: Date): string {
  const hours = time.getHours();
  const minutes = `${time.getMinutes()}`.padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * Whether this is the browser inside another app of a phone, which may be unable to save files, to copy and to print.
 * The browser inside an app has neither sharing nor installing; a phone's own browser has at least one of the two.
 */
const isInAppBrowser = () =>
  !('share' in navigator) &&
  !('onbeforeinstallprompt' in window) &&
  window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * Listens for the install prompt, and returns a function that gives the latest prompt. Every page has this code, as
 * the event may come before any chunk that is loaded later.
 */
function catchInstallPrompt(): () => InstallPrompt | undefined {
  let caught: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    // Chromium on Android would otherwise offer the installation by itself, as soon as the visitor arrives.
    event.preventDefault();
    caught = event as InstallPrompt;
  });
  return () => caught;
}

/** The env of a real browser. */
export const browserEnv = (releases: Releases): Env => ({
  ...releases,
  random: () => Math.random(),
  now: () => Date.now(),
  elapsed: steadyClock(),
  timeOfDay: () => timeOfDay(new Date()),
  localStorage: keyValueStorage(() => window.localStorage),
  sessionStorage: keyValueStorage(() => window.sessionStorage),
  reload: () => {
    // The browser would restore the scroll position, though the reloaded page may be shorter.
    window.scrollTo(0, 0);
    window.location.reload();
  },
  redirect: (url) => window.location.assign(url),
  print: () => {
    // Firefox on Android had no print dialog until 2023. In the browser inside an app `print` does nothing.
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
  // The module asks for the voices as soon as it is loaded.
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
      // Permission denied, or a page without https, which has no clipboard.
      return false;
    }
  },
  isInAppBrowser,
  loadSharing: () => import(/* webpackChunkName: "share" */ './sharing'),
  loadDevice: () => import(/* webpackChunkName: "platform-later" */ './device'),
  installPrompt: catchInstallPrompt(),
});
