import { heart } from '../../kit/icons/heart';
import type { Alerts } from '../../layout/AlertDialog';
import type { Tile } from '../shared/game';

export const tile: Tile = {
  name: 'Love Calculator',
  title: 'Love Calculator: percent aur FLAMES',
  tagline: 'Wahi purana formula, rough copy ke last page wala. FLAMES bhi.',
  description:
    'Do naam likho, Pyar ya Takrar chuno: percent wala formula aur FLAMES, dono school wale ' +
    'tareeke se. Har step saamne, aur sab mazaak hai.',
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
