import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { remarks } from './content';
import { name } from './invitation';

/** The score that is full marks. */
const FULL = 40;

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => now.phase === 'over' && before.phase === 'calling',
  rowOf({ fast, calm }) {
    const best = Math.max(fast.best, calm.best);
    const played = fast.games + calm.games;
    if (played === 0 && best === 0) return null;
    return {
      played,
      best: `${best} sahi`,
      marks: Math.min(100, Math.round((100 * best) / FULL)),
      remark: bandText(remarks, best),
    };
  },
};
