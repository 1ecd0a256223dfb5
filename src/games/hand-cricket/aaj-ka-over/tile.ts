import { bat } from '../../../kit/icons/bat';
import type { Tile } from '../../shared/game';

export const tile: Tile = {
  name: 'Aaj ka Over',
  title: 'Aaj ka Over: roz chhe ball',
  tagline: 'Roz chhe ball, sabke liye same. Aaj kitne run?',
  description:
    'Roz ek over: computer ke wahi chhe numbers poore India ko milte hain. Out hue, toh over ' +
    'khatam. Run banao, haazri lagao, group mein compare karo.',
  icon: bat,
};
