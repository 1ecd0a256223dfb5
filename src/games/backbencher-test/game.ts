import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const backbencherTest: Game = {
  key: 'backbencherTest',
  path: `${paths.games}/backbencher-test`,
  folder: 'backbencher-test',
  load: () => import(/* webpackChunkName: "backbencher-test" */ './BackbencherTest'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
};
