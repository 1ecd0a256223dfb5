import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest, percentOf } from '../shared/report';
import { feature } from './effects';
import { rajaMantriChorSipahi } from './game';

/** The remarks on the report card, by percentage of right guesses. The band with the highest percentage comes first. */
export const remarks: readonly Band[] = [
  { from: 75, text: 'Chehra padhna aata hai. Kaash question paper bhi itne dhyaan se padhte.' },
  { from: 50, text: 'Pakad theek hai. Ab staff room ki gayab chalk bhi dhoondh do.' },
  { from: 25, text: 'Shak achcha, pakad kachchi. Agli baar haath ka paseena dekhna.' },
  { from: 0, text: 'Chor wali chit har baar bachi, canteen ka udhaar tumhare naam.' },
];

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.phase === 'over' && before.phase !== 'over',
  rowOf({ games, roundsPlayed, caught }) {
    const marks = percentOf(caught, roundsPlayed);
    if (marks === undefined) return null;
    return {
      played: games,
      best: rajaMantriChorSipahi.best?.text(caught),
      marks,
      remark: bandText(remarks, marks),
    };
  },
  figures: {
    key: 'm',
    list: [
      { label: 'Khel', of: ({ games }) => games, merge: greatest },
      { label: 'Rounds', of: ({ roundsPlayed }) => roundsPlayed, merge: greatest },
      { label: 'Chor pakde', of: ({ caught }) => caught, merge: greatest },
    ],
    scoresOf: ([games, roundsPlayed, caught]) => ({ games, roundsPlayed, caught }),
  },
};
