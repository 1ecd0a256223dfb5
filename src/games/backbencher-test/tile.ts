import { checklist } from '../../kit/icons/checklist';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Backbencher Test',
  title: 'Backbencher Test: kitne asli ho?',
  tagline: '20 kaarnaame, 5 titles. Jo kiya hai, bas tick karo.',
  description:
    'Proxy lagayi? Tiffin recess tak bacha hi nahi? 20 kaarnaame tick karo aur dekho: First ' +
    'Bench Ka Sitara ho ya Last Bench Legend. Score save rehta hai.',
  icon: checklist,
};
