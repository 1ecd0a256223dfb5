import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const chidiyaUdd: Game = {
  key: 'chidiyaUdd',
  name: 'Chidiya Udd',
  icon: 'bird',
  invitation: 'Caller gala saaf kar chuka hai. Tum bas ek ungli ready rakho.',
  path: `${paths.games}/chidiya-udd`,
  folder: 'chidiya-udd',
  best: {
    of: ({ fast, calm }) => Math.max(fast.best, calm.best),
    text: (best) => `${best} sahi`,
  },
  load: () => import(/* webpackChunkName: "chidiya-udd" */ './ChidiyaUdd'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
  guide: 'chidiya-udd',
};
