import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { rockPaperScissorsSlice, scoresReset, scoresRestored, selectPersisted } from './slice';

export const rockPaperScissors: Game<typeof rockPaperScissorsSlice, Persisted> = {
  slice: rockPaperScissorsSlice,
  path: `${paths.games}/rockpaperscissors`,
  folder: 'rock-paper-scissors',
  load: () => import(/* webpackChunkName: "rock-paper-scissors" */ './RockPaperScissors'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: scoresRestored,
    reset: scoresReset,
  },
};
