import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Chidiya Udd game: bhains udd!',
  tagline: 'Udta hai toh ungli utha do. Caller par trust mat karna, woh cheater hai.',
  description:
    'Naam suno, ek second mein decide karo: udta hai ya nahi? Tez ya Aaram se khelo, ya ek hi ' +
    'phone par do khiladi. Teen mistakes, aur out!',
};
