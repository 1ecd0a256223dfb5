import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const loveCalculator: Game = {
  key: 'loveCalculator',
  name: 'Love Calculator',
  icon: 'heart',
  invitation: 'Ek naam tumhara, ek jo tum jaano. Aao, dono ka hisaab lagao.',
  // The hub is the page with all games. It opens with this game, so the game has the path of the hub.
  path: paths.games,
  folder: 'love-calculator',
  load: () => import(/* webpackChunkName: "love-calculator" */ './LoveCalculator'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
