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

/** By player. */
const missingNames = [
  'Player 1 hi absent? Naam likho, warna Raja ke bina darbaar shuru nahi hoga.',
  'Player 2 ki seat khaali hai. Naam bolo, yahan proxy nahi chalti.',
  'Player 3 abhi canteen mein hai kya? Bula lo, do log mein Chor dhoondhna boring hai.',
  'Chit chaar hain, naam teen. Player 4 bhi chahiye, corridor se kisi ko pakad laao.',
];

export const alerts: Alerts = Object.fromEntries(
  missingNames.map((text, player) => [
    missingNameAlert(player),
    { text, fieldId: nameFieldId(player) },
  ]),
);
