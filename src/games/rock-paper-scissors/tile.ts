import { scissors } from '../../kit/icons/scissors';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Rock Paper Scissors',
  title: 'Rock Paper Scissors ya Stone Paper',
  tagline: 'Khidki wali seat kiski? Haath dikhao, faisla lo.',
  description:
    'Patthar, kaagaz ya kainchi? Haath chuno, computer se takkar lo aur jeet ki streak banao. ' +
    'Last bench ka har faisla aaj bhi aise hi hota hai.',
  icon: scissors,
};
