import type { Tile } from '../../../src/games/shared/game';
import { paper } from '../../../src/kit/icons/paper';

export const tile: Tile = {
  name: 'Book Cricket',
  title: 'Book Cricket: kitaab se run',
  tagline: 'Kitaab kholo, run banao.',
  description: 'Kitaab ka panna kholo, aakhri ank tumhare run: bina bat, bina ball, bina maidan.',
  icon: paper,
};
