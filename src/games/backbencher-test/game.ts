import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const backbencherTest: Game = {
  key: 'backbencherTest',
  name: 'Backbencher Test',
  icon: 'checklist',
  invitation: 'Yeh form parents ke bina bharna hai. Sharaarat likho, sazaa nahi hogi.',
  path: `${paths.games}/backbencher-test`,
  folder: 'backbencher-test',
  best: {
    of: ({ ticked }) => Array.isArray(ticked) && ticked.length,
    max: 20,
    text: (best) => `${best} / 20`,
  },
  load: () => import(/* webpackChunkName: "backbencher-test" */ './BackbencherTest'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
