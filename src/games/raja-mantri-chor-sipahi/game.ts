import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const rajaMantriChorSipahi: Game = {
  key: 'rajaMantri',
  name: 'Raja Mantri Chor Sipahi',
  icon: 'crown',
  invitation: 'Chaar chit kaat kar rakhi hain. Teen dost tum le aao.',
  path: `${paths.games}/raja-mantri-chor-sipahi`,
  folder: 'raja-mantri-chor-sipahi',
  best: { of: ({ caught }) => caught, text: (best) => `${best} Chor pakde` },
  load: () => import(/* webpackChunkName: "raja-mantri-chor-sipahi" */ './RajaMantri'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
