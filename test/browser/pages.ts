import type { Page } from '@playwright/test';
import { expect } from './site';

export const SITE_NAME = "Backbencher's Memories";

/** The games by the names of their tiles. */
export const games: Record<string, string> = {
  '/school-games': 'Love Calculator',
  '/school-games/truth-or-dare': 'Truth or Dare',
  '/school-games/rockpaperscissors': 'Rock Paper Scissors',
  '/school-games/guess-the-teacher': 'Guess the Teacher',
  '/school-games/quizgame': 'Quiz Game',
};

export const guides: Record<string, string> = {
  '/how-to-play/chidiya-udd': 'Chidiya Udd',
  '/how-to-play/nani-ka-ghar': 'Nani Ka Ghar',
  '/how-to-play/akkad-bakkad': 'Akkad Bakkad',
  '/how-to-play/pacheta': 'Pacheta',
  '/how-to-play/aao-milo-shilo-shaalo': 'Aao Milo Shilo Shaalo',
  '/how-to-play/posham-pa': 'Posham Pa',
  '/how-to-play/january-february': 'January February',
};

/** Every route of the specification, and its page's name in the title. */
export const pages: Record<string, string> = {
  '/': 'Home',
  '/journey': 'Journey',
  ...games,
  '/how-to-play': 'How to Play',
  ...guides,
  '/contribute': 'Contribute',
  '/feedback': 'Feedback',
  '/about-us': 'About Us',
};

export const paths = Object.keys(pages);

/** The routes in groups, so that one test takes a few seconds. */
export const parts: Record<string, string[]> = {
  'the games': Object.keys(games),
  'the guides': Object.keys(guides),
  'the other pages': paths.filter((path) => !(path in games) && !(path in guides)),
};

export const titleOf = (path: string) => `${pages[path]} · ${SITE_NAME}`;

/** Expects URL and title of a page. */
export async function expectPage(page: Page, address: string, base = '') {
  await expect(page).toHaveURL(base + address);
  await expect(page).toHaveTitle(titleOf(address.replace(/#.*/, '')));
}
