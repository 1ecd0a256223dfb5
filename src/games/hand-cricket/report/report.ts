import { bandText } from '../../shared/bands';
import { daysIn } from '../../shared/indianDay';
import type { ReportOf } from '../../shared/report';
import { percentOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { remarks } from './content';
import { name } from './invitation';

export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) =>
    now.matches > before.matches ||
    Object.keys(now.overs).length > Object.keys(before.overs).length,
  rowOf({ matches, wins, streak, bestInnings }) {
    if (matches === 0) return null;
    const marks = percentOf(wins, matches) ?? 0;
    return {
      played: matches,
      best: bestInnings === 1 ? '1 run' : `${bestInnings} runs`,
      streak,
      marks,
      remark: bandText(remarks, marks),
    };
  },
  daysPresent: ({ overs }) => daysIn(overs),
};
