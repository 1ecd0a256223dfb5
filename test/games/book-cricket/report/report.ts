import type { ReportOf } from '../../../../src/games/shared/report';
import type { bookCricket } from '../game';
import { tile } from '../tile';

export const report: ReportOf<typeof bookCricket> = {
  name: tile.name,
  invitation: 'Kitaab kholo.',
  hasPlayed: (now, before) => now.round > before.round,
  rowOf: ({ best }) =>
    best > 0 ? { best: `${best} runs`, remark: 'Kitaab khuli toh sahi.' } : null,
};
