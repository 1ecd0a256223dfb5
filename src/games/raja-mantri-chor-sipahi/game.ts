import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const rajaMantriChorSipahi: Game = {
  key: 'rajaMantri',
  path: `${paths.games}/raja-mantri-chor-sipahi`,
  folder: 'raja-mantri-chor-sipahi',
  load: () => import(/* webpackChunkName: "raja-mantri-chor-sipahi" */ './RajaMantri'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
};
