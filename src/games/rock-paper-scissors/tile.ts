import { scissors } from '../../kit/icons/scissors';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Rock Paper Scissors',
  title: 'Rock Paper Scissors ya Stone Paper',
  tagline: 'School mein naam Stone Paper Scissors tha: best of three, phir best of eleven.',
  description:
    'Computer se Stone Paper Scissors khelo aur streak banao. Last bench ke saare decision aise hi hote the.',
  icon: scissors,
};
