import { settings } from '../settings';
import { urlEncoded } from './urlEncoded';

/** The URL of the WhatsApp chat, prefilled with a message. */
export function whatsappLink(message: string): string {
  const { whatsapp } = settings.social;
  const separator = whatsapp.includes('?') ? '&' : '?';
  return `${whatsapp}${separator}text=${urlEncoded(message)}`;
}
