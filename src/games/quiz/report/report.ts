import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import { percentOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { QUESTION_COUNT } from '../rules';
import { remarks } from './content';
import { name } from './invitation';

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => now.phase === 'reportCard' && before.phase !== 'reportCard',
  rowOf: ({ bestScore }, plays) =>
    bestScore === null
      ? null
      : {
          played: plays || undefined,
          best: `${bestScore} / ${QUESTION_COUNT}`,
          marks: percentOf(bestScore, QUESTION_COUNT),
          remark: bandText(remarks, bestScore),
        },
};
