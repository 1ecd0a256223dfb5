import { crown } from '../../kit/icons/games';
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
  'Player 1 hi absent? Naam likho, bina attendance chit nahi milegi.',
  'Player 2 ki seat khaali hai. Naam likho, yahan proxy nahi chalti.',
  'Player 3 paani ki line mein hai kya? Naam likho, seat bachao.',
  'Chit chaar hain, naam teen. Player 4 bhi chahiye, corridor se kisi ko pakad laao.',
];

export const alerts: Alerts = Object.fromEntries(
  missingNames.map((text, player) => [
    missingNameAlert(player),
    { text, fieldId: nameFieldId(player) },
  ]),
);
