import { board } from '../../kit/icons/board';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Guess the Teacher',
  title: 'Guess the Teacher: kiski class hai?',
  tagline: 'Aadatein saamne, naam gayab. Batao, kiski class hai?',
  description:
    'Paanch round, har round mein ek teacher: chaar aadatein aur ek khaas line. ' +
    'Pehchano, atko toh hint lo, aur staff room ka certificate paao.',
  icon: board,
};
