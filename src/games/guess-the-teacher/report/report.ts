import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import { percentOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { MAX_SCORE } from '../rules';
import { remarks } from './content';
import { name } from './invitation';

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => now.phase === 'ended' && before.phase !== 'ended',
  rowOf: ({ bestScore }, plays) =>
    bestScore > 0 || plays > 0
      ? {
          played: plays || undefined,
          best: `${bestScore} / ${MAX_SCORE}`,
          marks: percentOf(bestScore, MAX_SCORE),
          remark: bandText(remarks, bestScore),
        }
      : null,
};
