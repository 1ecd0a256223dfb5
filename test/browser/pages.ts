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
  '/school-games/backbencher-test': 'Backbencher Test',
  '/school-games/hand-cricket': 'Hand Cricket',
  '/school-games/chidiya-udd': 'Chidiya Udd',
  '/school-games/raja-mantri-chor-sipahi': 'Raja Mantri Chor Sipahi',
};

/** Pages below a game, which have no tile, by the names of the links to them. */
export const belowGames: Record<string, string> = {
  '/school-games/hand-cricket/aaj-ka-over': 'Aaj ka Over',
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

/** Every route of the specification, and the title of its document. */
const titles: Record<string, string> = {
  '/': "Backbencher's Memories: school ke games, bachpan ki yaadein",
  '/journey': "Journey · Backbencher's Memories",
  '/school-games': "Love Calculator: percent aur FLAMES · Backbencher's Memories",
  '/school-games/truth-or-dare': "Truth or Dare: bottle wala game · Backbencher's Memories",
  '/school-games/rockpaperscissors': "Rock Paper Scissors ya Stone Paper · Backbencher's Memories",
  '/school-games/guess-the-teacher': "Guess the Teacher: kiski class hai? · Backbencher's Memories",
  '/school-games/quizgame': "Quiz Game: school ka surprise test · Backbencher's Memories",
  '/school-games/backbencher-test': "Backbencher Test: kitne asli ho? · Backbencher's Memories",
  '/school-games/hand-cricket': "Hand Cricket: odd ki even? · Backbencher's Memories",
  '/school-games/chidiya-udd': "Chidiya Udd game: bhains udd! · Backbencher's Memories",
  '/school-games/raja-mantri-chor-sipahi':
    "Raja Mantri Chor Sipahi: chaar chit · Backbencher's Memories",
  '/school-games/hand-cricket/aaj-ka-over': "Aaj ka Over: roz chhe ball · Backbencher's Memories",
  '/how-to-play': "How to Play: bachpan ke saat khel · Backbencher's Memories",
  '/how-to-play/chidiya-udd': "Chidiya Udd kaise khelein · Backbencher's Memories",
  '/how-to-play/nani-ka-ghar': "Nani Ka Ghar kaise khelein · Backbencher's Memories",
  '/how-to-play/akkad-bakkad': "Akkad Bakkad kaise khelein · Backbencher's Memories",
  '/how-to-play/pacheta': "Pacheta kaise khelein · Backbencher's Memories",
  '/how-to-play/aao-milo-shilo-shaalo':
    "Aao Milo Shilo Shaalo kaise khelein · Backbencher's Memories",
  '/how-to-play/posham-pa': "Posham Pa kaise khelein · Backbencher's Memories",
  '/how-to-play/january-february': "January February kaise khelein · Backbencher's Memories",
  '/report-card': "Mera Report Card: marks aur badges · Backbencher's Memories",
  '/contribute': "Contribute · Backbencher's Memories",
  '/feedback': "Feedback · Backbencher's Memories",
  '/about-us': "About Us · Backbencher's Memories",
};

/** The menus as visitors without scripts have them: one list of links. */
export const openMenu = [
  'Home',
  'Journey',
  'Play Now',
  'How to Play',
  'Report Card',
  'Contribute',
  'Feedback',
  'About Us',
];

export const paths = Object.keys(titles);

/** The routes in groups, so that one test takes a few seconds. */
export const parts: Record<string, string[]> = {
  'the games': [...Object.keys(games), ...Object.keys(belowGames)],
  'the guides': Object.keys(guides),
  'the other pages': paths.filter(
    (path) => !(path in games) && !(path in belowGames) && !(path in guides),
  ),
};

export const titleOf = (path: string) => titles[path] as string;

/** Expects URL and title of a page. */
export async function expectPage(page: Page, address: string, base = '') {
  await expect(page).toHaveURL(base + address);
  await expect(page).toHaveTitle(titleOf(address.replace(/#.*/, '')));
}
