import type { ReportOf } from '../../../src/games/shared/report';
import { greatest } from '../../../src/games/shared/report';
import { feature } from './effects';

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.round > before.round,
  rowOf: ({ best }) =>
    best > 0 ? { best: `${best} runs`, remark: 'Kitaab khuli toh sahi.' } : null,
  figures: {
    key: 'book',
    list: [{ label: 'Best', of: ({ best }) => best, merge: greatest }],
    scoresOf: ([best]) => ({ best }),
  },
};
