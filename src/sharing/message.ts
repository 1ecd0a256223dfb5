import { urlEncoded } from '../layout/links';

/** Returns the whole message: the lines, and the address as the last line. */
export const messageText = (lines: readonly string[], address: string) =>
  [...lines, address].join('\n');

/** Returns the URL that opens WhatsApp with a message. The visitor then chooses the chat. */
export const whatsappUrl = (message: string) => `https://wa.me/?text=${urlEncoded(message)}`;

/** Returns an address without `https://` or `http://`. Example: `https://example.org` gives `example.org`. */
export const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

/**
 * The maximum number of characters of a name in a message. Longer names are shortened, because the length of a link to
 * WhatsApp is limited.
 */
const MOST_CHARACTERS = 200;

/** Matches a letter that is written from right to left, or an invisible mark that changes the writing direction. */
const OTHER_DIRECTION = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Returns a name for a message: trimmed, and shortened to 200 characters if the name is longer. A name with letters
 * that are written from right to left is put between two invisible Unicode marks. Without the marks, the name would
 * change the order of the words beside it.
 * Example: `nameInMessage(' Raju ')` is `Raju`.
 */
export function nameInMessage(name: string): string {
  const characters = Array.from(name.trim());
  const isLong = characters.length > MOST_CHARACTERS;
  const shown = isLong ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : name.trim();
  return OTHER_DIRECTION.test(shown) ? `\u2068${shown}\u2069` : shown;
}
