import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest, percentOf } from '../shared/report';
import { feature } from './effects';
import { quiz } from './game';
import { QUESTION_COUNT } from './rules';

/** The remarks on the best score, which is 0 to 5. The band of the highest scores comes first. */
export const remarks: readonly Band[] = [
  { from: 5, text: 'Paanch mein paanch. Copy do baar check ki, galti phir bhi nahi mili.' },
  { from: 4, text: 'Bas ek number kata. Usko badhwane ke liye mummy ko school mat laana.' },
  { from: 2, text: 'Concept clear hai, answers abhi soch rahe hain. Revision se maan jaayenge.' },
  { from: 0, text: 'Ek bhi question chhoda nahi, yeh achchi aadat hai. Ab answer bhi dekhenge.' },
];

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.phase === 'reportCard' && before.phase !== 'reportCard',
  rowOf: ({ bestScore }, plays) =>
    bestScore === null
      ? null
      : {
          played: plays || undefined,
          best: quiz.best?.text(bestScore),
          marks: percentOf(bestScore, QUESTION_COUNT),
          remark: bandText(remarks, bestScore),
        },
  figures: {
    key: 'q',
    showsPlays: true,
    // A transfer code moves scores to another phone. The code holds the best score plus 1, because 0 means that there
    // is no best score.
    list: [
      {
        label: 'Best score',
        of: ({ bestScore }) => (bestScore === null ? 0 : bestScore + 1),
        merge: greatest,
        shown: (value: number) => Math.max(0, value - 1),
      },
    ],
    scoresOf: ([value]) => ({ bestScore: Number(value) - 1 }),
  },
  badges: {
    'full-marks': { of: QUESTION_COUNT, count: ({ bestScore }) => bestScore ?? 0 },
    'friend-beaten': ({ phase, score, challenge }) =>
      phase === 'reportCard' && challenge !== null && score > challenge.score,
  },
};
