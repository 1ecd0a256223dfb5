import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const truthOrDare: Game = {
  key: 'truthOrDare',
  name: 'Truth or Dare',
  icon: 'bottle',
  invitation: 'Sach bolo ya kuch kar dikhao. Negative marking dono mein nahi hai.',
  path: `${paths.games}/truth-or-dare`,
  folder: 'truth-or-dare',
  best: { of: ({ bestStreak }) => bestStreak, text: (best) => `${best} lagataar` },
  load: () => import(/* webpackChunkName: "truth-or-dare" */ './TruthOrDare'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
