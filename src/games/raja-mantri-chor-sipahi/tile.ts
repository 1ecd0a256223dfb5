import { crown } from '../../kit/icons/crown';
import type { Alerts } from '../../layout/AlertDialog';
import type { Tile } from '../shared/game';
import { nameFieldId } from './ids';

export const tile: Tile = {
  name: 'Raja Mantri Chor Sipahi',
  icon: crown,
};

/** The alert about the name of a player; each is about a field of its own. */
export const missingNameAlert = (player: number) => `chitWithoutName${player + 1}`;

export const alerts: Alerts = Object.fromEntries(
  [0, 1, 2, 3].map((player) => [
    missingNameAlert(player),
    {
      text: `Khiladi number ${player + 1} kahan hai? Chaar chit hain, toh naam bhi chaar chahiye.`,
      fieldId: nameFieldId(player),
    },
  ]),
);
