import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import { percentOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { remarks } from './content';
import { name } from './invitation';

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => now.phase === 'over' && before.phase !== 'over',
  rowOf({ games, roundsPlayed, caught }) {
    const marks = percentOf(caught, roundsPlayed);
    if (marks === undefined) return null;
    return { played: games, best: `${caught} Chor pakde`, marks, remark: bandText(remarks, marks) };
  },
};
