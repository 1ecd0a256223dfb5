import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Hand Cricket: odd ki even?',
  tagline: 'Na bat, na ball, na ground. Do haath, aur "out hai, out!"',
  description:
    'Odd ki even se toss, 1 se 6 tak ungliyan, same number par out. School bus wala Hand ' +
    'Cricket computer se khelo, aur apna target dost ko bhejo.',
};
