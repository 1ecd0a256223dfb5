import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import { percentOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { POINTS } from '../rules';
import { remarks } from './content';
import { name } from './invitation';

export const report: ReportOf<typeof gameFeature> = {
  name,
  // The first tick begins a test; each further one is no other game.
  hasPlayed: (now, before) => now.ticked.length > 0 && before.ticked.length === 0,
  rowOf: ({ ticked }) =>
    ticked.length > 0
      ? {
          best: `${ticked.length} / ${POINTS.length}`,
          marks: percentOf(ticked.length, POINTS.length),
          remark: bandText(remarks, ticked.length),
        }
      : null,
};
