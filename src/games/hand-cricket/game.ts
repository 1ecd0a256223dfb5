import { paths } from '../../paths';
import type { Game, GamePage } from '../shared/game';

export const cricketPath = `${paths.games}/hand-cricket`;
export const overPath = `${cricketPath}/aaj-ka-over`;

/** The page of Aaj ka Over, an over a day. */
export const aajKaOver: GamePage = {
  name: 'Aaj ka Over',
  icon: 'bat',
  path: overPath,
  folder: 'hand-cricket/aaj-ka-over',
  load: () => import(/* webpackChunkName: "aaj-ka-over" */ './aaj-ka-over/AajKaOver'),
};

export const handCricket: Game = {
  key: 'handCricket',
  name: 'Hand Cricket',
  icon: 'bat',
  invitation: 'Ground khaali hai, dono haath bhi. Toss ke liye aa jao.',
  path: cricketPath,
  folder: 'hand-cricket',
  best: {
    of: ({ bestInnings }) => bestInnings,
    text: (best) => (best === 1 ? '1 run' : `${best} runs`),
  },
  load: () => import(/* webpackChunkName: "hand-cricket" */ './HandCricket'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
  pages: [aajKaOver],
};
