import { urlEncoded } from '../layout/links';
import { settings } from '../settings';

/**
 * The address of a page in a message or on a picture, with the hash of a challenge if there is one.
 * Example: `addressOf('/journey')` is `https://example.org/journey`.
 */
export const addressOf = (path: string, hash = '') =>
  settings.siteUrl.replace(/\/$/, '') + path + hash;

/** The whole message: its lines, and the address as the last line. */
export const messageText = (lines: readonly string[], address: string) =>
  [...lines, address].join('\n');

/** The URL by which the visitor sends a message to any chat. */
export const whatsappUrl = (message: string) => `https://wa.me/?text=${urlEncoded(message)}`;

/** An address as people write it. Example: `example.org/journey`. */
export const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

/**
 * The largest number of characters of a name in a message. Longer names are cut off, as the length of a link to
 * WhatsApp is limited.
 */
const MOST_CHARACTERS = 200;

/** Matches letters written from right to left, and marks that change the direction. */
const OTHER_DIRECTION = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name for a message: trimmed, and at most 200 characters long. A name that contains letters written from right to
 * left is put between isolating marks: without the marks it would change the order of the words beside it.
 * Example: `nameInMessage(' Raju ')` is `Raju`.
 */
export function nameInMessage(name: string): string {
  const characters = Array.from(name.trim());
  const isLong = characters.length > MOST_CHARACTERS;
  const shown = isLong ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : name.trim();
  return OTHER_DIRECTION.test(shown) ? `\u2068${shown}\u2069` : shown;
}
