import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const guessTheTeacher: Game = {
  key: 'guessTheTeacher',
  path: `${paths.games}/guess-the-teacher`,
  folder: 'guess-the-teacher',
  load: () => import(/* webpackChunkName: "guess-the-teacher" */ './GuessTheTeacher'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
};
