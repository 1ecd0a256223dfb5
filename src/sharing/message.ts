import { urlEncoded } from '../layout/links';
import { settings } from '../settings';

/**
 * The address of a page in a message or on a picture. The hash, if there is one, is that of a challenge.
 * Example: `addressOf('/journey')` is `https://example.org/journey`.
 */
export const addressOf = (path: string, hash = '') =>
  settings.siteUrl.replace(/\/$/, '') + path + hash;

/** The whole message: its lines, and the address once, on the last line. */
export const messageText = (lines: readonly string[], address: string) =>
  [...lines, address].join('\n');

/** The URL by which the visitor sends a message to any chat. */
export const whatsappUrl = (message: string) => `https://wa.me/?text=${urlEncoded(message)}`;

/** As people write an address. Example: `example.org/journey`. */
export const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');
