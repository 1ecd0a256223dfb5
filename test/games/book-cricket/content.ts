import type { About } from '../../../src/games/shared/game';

export const about: About = {
  title: 'Book Cricket: kitaab se run',
  tagline: 'Kitaab kholo, run banao.',
  howTo: 'Kitaab kholo: page ka aakhri number run hai.',
  description: 'Kitaab ka panna kholo, aakhri ank tumhare run: bina bat, bina ball, bina maidan.',
};
