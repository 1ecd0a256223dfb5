import { bottle } from '../../kit/icons/bottle';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Truth or Dare',
  title: 'Truth or Dare: bottle wala game',
  tagline: 'Ek ghoomti bottle, ek task, aur ghadi ki tik tik.',
  description:
    'Level chuno, bottle ghumao, ghanti se pehle task poora karo. Last bench ka Truth or Dare: ' +
    'seat se uthe bina, kisi saamaan ke bina.',
  icon: bottle,
};
