import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const cricketPath = `${paths.games}/hand-cricket`;
export const overPath = `${cricketPath}/aaj-ka-over`;

export const handCricket: Game = {
  key: 'handCricket',
  name: 'Hand Cricket',
  icon: 'bat',
  invitation: 'Ground khaali hai, dono haath bhi. Toss ke liye aa jao.',
  path: cricketPath,
  folder: 'hand-cricket',
  load: () => import(/* webpackChunkName: "hand-cricket" */ './HandCricket'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
  pages: [
    {
      name: 'Aaj ka Over',
      icon: 'bat',
      path: overPath,
      folder: 'hand-cricket/aaj-ka-over',
      load: () => import(/* webpackChunkName: "aaj-ka-over" */ './aaj-ka-over/AajKaOver'),
    },
  ],
};
