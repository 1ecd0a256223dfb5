import { within } from './within';

/**
 * Whether the browser has promised to keep the storage of this site when the disk gets full:
 * - `promised`: the browser has promised to keep the storage.
 * - `askable`: the browser has not promised this yet. When a page asks, the browser decides without a prompt.
 * - `prompts`: the browser has not promised this yet. When a page asks, the browser shows the visitor a prompt.
 * - `unsupported`: the browser cannot promise to keep the storage, for example on a page without https.
 */
export type StoragePromise = 'promised' | 'askable' | 'prompts' | 'unsupported';

/** The time limit for the browser's answer. After the limit the result is `unsupported`. */
const ANSWER_MS = 2000;

/**
 * Whether the engine of the browser is Gecko, as in Firefox. No other engine shows a prompt. The user agent of other
 * engines contains `like Gecko`, without a version.
 */
const isGecko = () => /\bGecko\/\d/.test(navigator.userAgent);

export async function scoresPersisted(): Promise<StoragePromise> {
  try {
    const isPromised = await within(ANSWER_MS, navigator.storage.persisted(), 'late');
    if (isPromised === 'late') return 'unsupported';
    if (isPromised) return 'promised';
    return isGecko() ? 'prompts' : 'askable';
  } catch {
    // The browser is too old, the page has no https, or storage is blocked.
    return 'unsupported';
  }
}

/**
 * Asks the browser to keep the storage. Resolves to whether the browser has promised to keep the storage. There is no
 * time limit, because the browser may show a prompt, and the visitor may answer late.
 */
export async function persistScores(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/** Whether the page was opened by its icon on the home screen, in a window of its own. */
export const isStandalone = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // The property `standalone` is for iOS before 16.4.
  (navigator as { standalone?: boolean }).standalone === true;

/**
 * Whether the page is open on an iPhone or iPad, in a browser whose share button can add the page to the home screen.
 * The browser inside another app cannot add a page, and does not have `Safari` in its user agent. The user agent of an
 * iPad may contain `Macintosh`, but a Mac has no touch screen.
 */
export function isAppleTouch() {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /\bSafari\//.test(userAgent);
}
