import { settings } from '../settings';

/** The canonical URL of a page. */
export const canonicalUrl = (path: string) => settings.siteUrl + path.slice(1);

/** Lone surrogates, which are half of a character: `encodeURIComponent` throws for a text that contains one. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A text as the value of a query parameter. Example: `urlEncoded('a & b')` is `a%20%26%20b`. */
export const urlEncoded = (text: string) =>
  encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'));

/** The URL of the WhatsApp chat, prefilled with a message. */
export function whatsappLink(message: string): string {
  const { whatsapp } = settings.social;
  const separator = whatsapp.includes('?') ? '&' : '?';
  return `${whatsapp}${separator}text=${urlEncoded(message)}`;
}
