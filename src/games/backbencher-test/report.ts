import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { percentOf } from '../shared/report';
import { feature } from './effects';
import { POINTS } from './rules';

/** The remarks of the class teacher, by how many of the 20 points are ticked; highest band first. */
export const remarks: readonly Band[] = [
  { from: 20, text: 'Bees mein bees kabool kiye. Honesty ke full marks, baaki baat akele mein.' },
  { from: 14, text: 'Itna kuch hota raha aur hume khabar tak nahi. Remark nahi, salaam.' },
  { from: 7, text: 'Sharaarat na kam, na zyada. Balanced diet ka isse achcha example nahi mila.' },
  { from: 0, text: 'Conduct itna saaf ki thoda shak hota hai. Yaad aaye toh aur tick karna.' },
];

export const report: ReportOf<typeof feature> = {
  feature,
  // The first tick begins a test; further ticks belong to the same test.
  hasPlayed: (now, before) => now.ticked.length > 0 && before.ticked.length === 0,
  rowOf: ({ ticked }) =>
    ticked.length > 0
      ? {
          best: `${ticked.length} / ${POINTS.length}`,
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
        // Merges the ticks of two phones: a point is ticked if it was ticked on this phone or on the other phone.
        merge: (here: number, coming: number) => here | coming,
        shown: (bits: number) => POINTS.filter((_, index) => isIn(bits, index)).length,
      },
    ],
    scoresOf: ([bits]) => ({ ticked: POINTS.filter((_, index) => isIn(Number(bits), index)) }),
  },
  badges: {
    'all-ticked': (_state, row) => row?.marks === 100,
  },
};

/**
 * Returns the bit of a point, by the place of the point in the list. New points are only added at the end of the
 * list, so that the numbers in older transfer codes stay valid.
 */
const bitOf = (index: number) => 2 ** index;

const isIn = (bits: number, index: number) => Math.floor(bits / bitOf(index)) % 2 === 1;
