import { settings } from '../settings';

/** Returns the canonical URL of a page. `path` is a path of the site that begins with `/`. */
export const canonicalUrl = (path: string) => settings.siteUrl + path.slice(1);

/**
 * Matches lone surrogates, which are halves of a character. `encodeURIComponent` throws for a text with a lone
 * surrogate.
 */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Returns a text that is encoded as the value of a query parameter. Example: `urlEncoded('a & b')` is `a%20%26%20b`.
 */
export const urlEncoded = (text: string) =>
  encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'));

/** Returns the URL that opens the WhatsApp chat with a message filled in. */
export function whatsappLink(message: string): string {
  const { whatsapp } = settings.social;
  const separator = whatsapp.includes('?') ? '&' : '?';
  return `${whatsapp}${separator}text=${urlEncoded(message)}`;
}
