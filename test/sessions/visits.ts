import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import type { Visit } from './player';

/** The recorded visits, by the name of their file: every play, and what is no game. */
export const visits: Record<string, Visit> = {
  ...plays,
  menus,
  feedback: {
    about: 'A message that is refused, mended, and delivered',
    path: '/feedback',
    async play({ type, press, answer }) {
      await type('Name', 'Jo');
      await type('Email', 'j@o.in');
      await type('Message', 'Hi');
      await press('Send');
      await answer({ success: false, message: 'Too short.' }, 400);
      await type('Message', '!');
      await press('Send');
      await answer({ success: true, message: 'Email sent successfully!' });
    },
  },
};
