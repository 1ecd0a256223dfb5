import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Truth or Dare: bottle wala game',
  tagline: 'Ek ghoomti bottle, ek task, aur timer ki tik tik.',
  description:
    'Level chuno, bottle ghumao aur ghanti se pehle task poora karo. Last bench wala Truth or ' +
    'Dare: 30 tasks, sab apni seat par baithe baithe.',
};
