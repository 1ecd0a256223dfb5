import { settings } from '../settings';

/** `encodeURIComponent` throws for a lone surrogate. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

const encoded = (message: string) => encodeURIComponent(message.replace(LONE_SURROGATES, '\ufffd'));

/** The URL of the WhatsApp chat, prefilled with a message. */
export function whatsappLink(message: string): string {
  const { whatsapp } = settings.social;
  const separator = whatsapp.includes('?') ? '&' : '?';
  return `${whatsapp}${separator}text=${encoded(message)}`;
}

/** The URL that lets the visitor send a message to any chat. */
export const whatsappShareLink = (message: string) => `https://wa.me/?text=${encoded(message)}`;
