import type { Band } from '../games/shared/lines';
import type { PageContent } from '../layout/Page';

export const content = {
  title: 'Mera Report Card: marks aur badges',
  heading: 'Mera Report Card',
  description:
    'Saare games ke best score, streak aur badges ek hi report card par, class teacher ke ' +
    'remark ke saath. Sab tumhare hi browser mein rehta hai.',
  lead: 'Har game ek subject hai yahan.',
} satisfies PageContent;

export const card = {
  /** The line above the report. */
  school: 'Progress report, session jaari hai',
  attendance: 'Attendance',
  present: (days: number) => `${days} din haazir`,
  thisMonth: (days: number, soFar: number) => `Is month: ${days} / ${soFar} din`,
  /** The message for a visitor who has not played any game yet. */
  empty: 'Aaj tumhara pehla din hai, seat koi bhi le lo. Remark ek game ke baad milega.',
  /** The message for a visitor who has only played games without marks. */
  noMarks: 'Haazri lag gayi. Grade ke liye koi marks wala game bhi khelo.',
  /** The line above the link to the games, and the link, for a visitor who has not played any game yet. */
  firstGame: 'Pehli haazri lagao:',
  chooseGame: 'Game chuno',
  remark: 'Remark',
  played: 'Played',
  best: 'Best',
  streak: 'Streak',
};

/** The heading and the introduction of the section that moves the scores to another phone. */
export const transfer = {
  heading: 'Naye phone par le jao',
  why:
    'Do saal mein phone badal jaata hai, aur Safari mein ek hafta site na kholo toh woh scores ' +
    'bhool sakta hai. Yeh code tumhara TC hai: scores aur din saath jaate hain, naam nahi, aur ' +
    'beech mein koi server nahi.',
};

export const gradeHeading = 'Grade';

/** The grades by the total percentage, from the highest band to the lowest. */
export const grades: readonly Band[] = [
  { from: 90, text: 'A+' },
  { from: 75, text: 'A' },
  { from: 60, text: 'B' },
  { from: 45, text: 'C' },
  { from: 30, text: 'D' },
  { from: 0, text: 'E' },
];

/** The class teacher's closing line for each grade. The bands must be the same as in `grades`. */
export const gradeLines: readonly Band[] = [
  { from: 90, text: 'Promoted! Bas school magazine ki photo mein seedhe khade hona.' },
  { from: 75, text: 'Shaandar! Lamination karwa lo, rishtedaar Diwali tak aate rahenge.' },
  { from: 60, text: 'Result achcha, baatein usse bhi achchi. Ek kam karo, dusra badhega.' },
  { from: 45, text: 'Dimaag tez hai, bas exam hall ka raasta bhool jaata hai.' },
  { from: 30, text: 'Intelligent ho, bas mehnat nahi karte. PTM mein bhi yahi bolenge.' },
  { from: 0, text: 'Session lamba hai, ghabrana mat. Is school mein fail karna mana hai.' },
];
