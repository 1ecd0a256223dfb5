import { within } from './within';

/**
 * The answer of the browser to the question whether it keeps the storage of this site when the disk gets full:
 * - `promised`: the browser has promised to keep the storage.
 * - `askable`: the browser has not promised to keep the storage yet. If asked, the browser decides by itself.
 * - `prompts`: if asked, the browser shows the visitor a prompt, so it is asked only at a press.
 * - `unsupported`: the browser cannot promise to keep the storage, for example on a page without https.
 */
export type StoragePromise = 'promised' | 'askable' | 'prompts' | 'unsupported';

/** The limit for an answer: a browser that answers later counts as a browser that cannot keep the storage. */
const ANSWER_MS = 2000;

/**
 * Whether the engine is Gecko, the only engine that shows a prompt. Other engines write `like Gecko`, without a
 * version.
 */
const isGecko = () => /\bGecko\/\d/.test(navigator.userAgent);

export async function scoresPersisted(): Promise<StoragePromise> {
  try {
    const isPromised = await within(ANSWER_MS, navigator.storage.persisted(), 'late');
    if (isPromised === 'late') return 'unsupported';
    if (isPromised) return 'promised';
    return isGecko() ? 'prompts' : 'askable';
  } catch {
    // An older browser, an insecure page, or blocked storage.
    return 'unsupported';
  }
}

/**
 * Asks the browser to keep the storage; resolves to whether the browser has promised that. There is no limit, as a
 * prompt waits for the visitor.
 */
export async function persistScores(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/** Whether the page was opened from the home screen, in a window of its own. */
export const isStandalone = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // iOS before 16.4 knows only this property.
  (navigator as { standalone?: boolean }).standalone === true;

/**
 * Whether this is a browser of an iPhone or iPad in which the share button adds a page to the home screen. A browser
 * inside another app cannot add a page, and does not call itself Safari. An iPad calls itself a Mac, but no Mac has a
 * touch screen.
 */
export function isAppleTouch() {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple =
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
    (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /\bSafari\//.test(userAgent);
}
