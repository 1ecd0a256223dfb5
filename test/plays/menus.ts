import type { Play } from './visitor';
import { heading } from './visitor';

/** What is around the games, and the way from page to page. */
export const menus: Pick<Play, 'about' | 'path' | 'play'> = {
  about: 'The menus, the announcement, the night and the sound, on a walk from page to page',
  path: '/',
  async play({ press, follow, pass, expectFocused }) {
    await press('Close announcement');
    await press('Menu');
    await press('School Games');
    await press('More');
    await press('More');
    await press('School Games');
    await follow('How to Play', 'Main');
    await follow('Pacheta', 'Khel');
    await press('Dark mode');
    await press('Sound');
    await press('Menu');
    await follow('Home', 'Main');
    await follow('Backbenchers wali game');
    await follow('Truth or Dare', 'Games');
    await press('Spin');
    await follow('Guess the Teacher', 'Games');
    // The bottle stops once the page is left.
    await expectFocused(heading('Guess the Teacher'));
    // Home has read what is stored by now.
    await pass(3000);
  },
};
