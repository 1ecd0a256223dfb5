import type { Game } from '../shared/game';
import { cricketPath, overPath } from './paths';

export const handCricket: Game = {
  key: 'handCricket',
  path: cricketPath,
  folder: 'hand-cricket',
  load: () => import(/* webpackChunkName: "hand-cricket" */ './HandCricket'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
  pages: [
    {
      path: overPath,
      folder: 'hand-cricket/aaj-ka-over',
      load: () => import(/* webpackChunkName: "aaj-ka-over" */ './aaj-ka-over/AajKaOver'),
      loadTile: () => import(/* webpackChunkName: "hub" */ './aaj-ka-over/tile'),
    },
  ],
};
