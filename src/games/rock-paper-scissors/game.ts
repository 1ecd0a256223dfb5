import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const rockPaperScissors: Game = {
  key: 'rockPaperScissors',
  name: 'Rock Paper Scissors',
  icon: 'scissors',
  invitation: 'Bag khaali ho toh bhi aa jao. Is subject mein sirf ek haath lagta hai.',
  path: `${paths.games}/rockpaperscissors`,
  folder: 'rock-paper-scissors',
  best: { of: ({ bestStreak }) => bestStreak, text: (best) => `${best} lagataar` },
  load: () => import(/* webpackChunkName: "rock-paper-scissors" */ './RockPaperScissors'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
