import { bandText } from '../../shared/bands';
import type { ReportOf } from '../../shared/report';
import type { gameFeature } from '../feature';
import { remarks } from './content';
import { name } from './invitation';

/** Nothing of it is stored by the game itself: the card counts how often it was played. */
export const report: ReportOf<typeof gameFeature> = {
  name,
  hasPlayed: (now, before) => now.result !== null && before.result === null,
  rowOf: (_scores, plays) =>
    plays > 0 ? { played: plays, remark: bandText(remarks, plays) } : null,
};
