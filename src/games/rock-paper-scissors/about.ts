import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Rock Paper Scissors ya Stone Paper',
  tagline: 'School mein bolte the Stone Paper Scissors, aur best of 21 tak khelte the.',
  description:
    'Computer se Stone Paper Scissors khelo aur streak banao. Last bench ke saare decision aise hi hote the.',
};
