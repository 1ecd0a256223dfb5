import { settings } from '../settings';

/** Half of an emoji, which is no text: `encodeURIComponent` would throw. */
const HALVES = /\p{Surrogate}/gu;

/** The address of the chat, with a message already written in it. */
export function whatsappLink(message: string): string {
  const { whatsapp } = settings.social;
  const separator = whatsapp.includes('?') ? '&' : '?';
  return `${whatsapp}${separator}text=${encodeURIComponent(message.replace(HALVES, '\ufffd'))}`;
}
