import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Raja Mantri Chor Sipahi: chaar chit',
  tagline: 'Chaar chit, chaar dost, ek phone. Aur chehre par zero expression.',
  description:
    'Phone ghumao, apni chit chupke se dekho, phir Chor pakdo. Chaar dost, ek hi phone, paanch round, ' +
    'aur jeetne wale ke sar kaagaz ka taaj.',
};
