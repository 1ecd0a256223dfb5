import { settings } from '../settings';

/** `encodeURIComponent` throws for a lone surrogate. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** The URL of the WhatsApp chat, prefilled with a message. */
export function whatsappLink(message: string): string {
  const { whatsapp } = settings.social;
  const separator = whatsapp.includes('?') ? '&' : '?';
  return `${whatsapp}${separator}text=${encodeURIComponent(message.replace(LONE_SURROGATES, '\ufffd'))}`;
}
