import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Backbencher Test: kitne asli ho?',
  tagline: '20 kaarnaame, 5 titles. Jo kiya hai, bas tick karo.',
  description:
    'Proxy lagayi? Tiffin recess tak bacha hi nahi? 20 kaarnaame tick karo aur dekho: First ' +
    'Bench Ka Sitara ho ya Last Bench Legend. Score save rehta hai.',
};
