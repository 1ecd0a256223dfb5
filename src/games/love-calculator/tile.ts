import { heart } from '../../kit/icons/games';
import type { Alerts } from '../../layout/AlertDialog';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Love Calculator',
  icon: heart,
};

/** The specification's own words. */
export const alerts = {
  firstNameMissing: {
    text: 'Jaldi kya hai apna nam to dal lo pehle 😊',
    fieldId: 'love-first-name',
  },
  secondNameMissing: {
    text: 'Yaar dusre ka nam bhi dal do 😢',
    fieldId: 'love-second-name',
  },
} satisfies Alerts;
