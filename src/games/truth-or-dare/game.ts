import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const truthOrDare: Game = {
  key: 'truthOrDare',
  path: `${paths.games}/truth-or-dare`,
  folder: 'truth-or-dare',
  load: () => import(/* webpackChunkName: "truth-or-dare" */ './TruthOrDare'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
};
