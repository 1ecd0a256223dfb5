import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { percentOf } from '../shared/report';
import { feature } from './effects';
import { backbencherTest } from './game';
import { POINTS } from './rules';

/**
 * The remarks of the class teacher on the report card. Each remark is for `from` or more ticked points; the highest
 * `from` comes first.
 */
export const remarks: readonly Band[] = [
  { from: 20, text: 'Bees mein bees kabool kiye. Honesty ke full marks, baaki baat akele mein.' },
  { from: 14, text: 'Itna kuch hota raha aur hume khabar tak nahi. Remark nahi, salaam.' },
  { from: 7, text: 'Sharaarat na kam, na zyada. Balanced diet ka isse achcha example nahi mila.' },
  { from: 0, text: 'Conduct itna saaf ki thoda shak hota hai. Yaad aaye toh aur tick karna.' },
];

export const report: ReportOf<typeof feature> = {
  feature,
  // The first tick starts a test, and counts as one play. Further ticks belong to the same test.
  hasPlayed: (now, before) => now.ticked.length > 0 && before.ticked.length === 0,
  rowOf: ({ ticked }) =>
    ticked.length > 0
      ? {
          best: backbencherTest.best?.text(ticked.length),
          marks: percentOf(ticked.length, POINTS.length),
          remark: bandText(remarks, ticked.length),
        }
      : null,
  figures: {
    key: 'b',
    list: [
      {
        label: 'Ticks',
        of: ({ ticked }) => ticked.reduce((bits, id) => bits + bitOf(POINTS.indexOf(id)), 0),
        // Merges the ticks of two phones: the result has every point that is ticked on at least one of the two phones.
        merge: (here: number, coming: number) => here | coming,
        shown: (bits: number) => POINTS.filter((_, index) => isIn(bits, index)).length,
      },
    ],
    scoresOf: ([bits]) => ({ ticked: POINTS.filter((_, index) => isIn(Number(bits), index)) }),
  },
  badges: {
    'all-ticked': { of: POINTS.length, count: ({ ticked }) => ticked.length },
  },
};

/**
 * Returns the bit for a point. `index` is the place of the point in `POINTS`, from 0. New points may only be added at
 * the end of `POINTS`. Otherwise older transfer codes, which copy scores to another phone, would tick wrong points.
 */
const bitOf = (index: number) => 2 ** index;

const isIn = (bits: number, index: number) => Math.floor(bits / bitOf(index)) % 2 === 1;
