import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const guessTheTeacher: Game = {
  key: 'guessTheTeacher',
  name: 'Guess the Teacher',
  icon: 'board',
  invitation: 'Paanch teacher tumhara naam jaante hain. Ab tum unki line pehchano.',
  path: `${paths.games}/guess-the-teacher`,
  folder: 'guess-the-teacher',
  best: { of: ({ bestScore }) => bestScore, max: 50, text: (best) => `${best} / 50` },
  load: () => import(/* webpackChunkName: "guess-the-teacher" */ './GuessTheTeacher'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
