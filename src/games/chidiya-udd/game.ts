import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const chidiyaUdd: Game = {
  key: 'chidiyaUdd',
  path: `${paths.games}/chidiya-udd`,
  folder: 'chidiya-udd',
  load: () => import(/* webpackChunkName: "chidiya-udd" */ './ChidiyaUdd'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
  guide: 'chidiya-udd',
};
