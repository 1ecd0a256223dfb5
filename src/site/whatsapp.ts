import { settings } from '../settings';

/** The address of the chat, with a message already written in it. */
export function whatsappLink(message: string): string {
  const { whatsapp } = settings.social;
  const separator = whatsapp.includes('?') ? '&' : '?';
  return `${whatsapp}${separator}text=${encodeURIComponent(message)}`;
}
