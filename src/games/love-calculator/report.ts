import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { feature } from './effects';

/** The remarks on the report card, by number of calculations. The band with the highest number comes first. */
export const remarks: readonly Band[] = [
  {
    from: 20,
    text: 'Addition poori tarah pakki. Itni practice Maths ki copy mein kyun nahi dikhti?',
  },
  { from: 5, text: 'Ginti sudhar rahi hai. Naam kiske the, teacher ne jaan-boojhkar nahi padhe.' },
  {
    from: 0,
    text: 'Thoda hi hisaab kiya, par naam dhyaan se likhe. Dictation mein bhi aise likho.',
  },
];

/**
 * The report of the Love Calculator. The game stores no scores, so the only figure in the row is the count of plays,
 * which the report card itself keeps. The remark depends on this count.
 */
export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.result !== null && before.result === null,
  rowOf: (_scores, plays) =>
    plays > 0 ? { played: plays, remark: bandText(remarks, plays) } : null,
  figures: {
    key: 'l',
    showsPlays: true,
    list: [],
  },
  badges: {
    wedding: ({ flames }) => flames?.letter === 'M',
  },
};
