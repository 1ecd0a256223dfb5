import type { ReportOf } from '../../../../src/games/shared/report';
import type { gameFeature } from '../feature';
import { name } from './invitation';

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => now.round > before.round,
  rowOf: ({ best }) =>
    best > 0 ? { best: `${best} runs`, remark: 'Kitaab khuli toh sahi.' } : null,
};
