import type { About } from '../../shared/game';
import { runsText } from '../content';

export const about: About = {
  title: 'Aaj ka Over: roz chhe ball',
  tagline: 'Roz chhe ball, sabke liye same. Aaj kitne run?',
  howTo: 'Aaj ki chhe ball: 1 se 6 dabao. Number hi run hai, same hua toh out.',
  rules: [
    'Roz ek over, aur us din computer ke number sabke liye same.',
    'Tumhara number computer se alag, toh utne run. Same, toh over wahin khatam.',
    'Roz ka over roz: aaj wala dobara nahi hota.',
  ],
  description:
    'Roz ek over: computer ke wahi chhe numbers poore India ko milte hain. Out hue, toh over ' +
    'khatam. Run banao, haazri lagao, group mein compare karo.',
};

export const labels = {
  register: 'Haazri register',
  /** The text of the link to the page of the match. */
  match: 'Hand Cricket',
  over: (overNumber: number) => `Over #${overNumber}`,
  intro:
    'Aaj ki chhe ball, poore India ke liye same numbers. Out aaya, wahin pack up. Din mein ek ' +
    'hi over, monitor ki sifarish bhi nahi chalegi.',
  comeback: 'Agla over raat 12 baje, India time. Jaagna compulsory nahi hai.',
  newDay: {
    text: 'Tum yahin the, aur date badal gayi. Naya over aa gaya hai.',
    button: 'Naya over',
  },
  /** The line for a clock that shows a day before a played day, or before the day of the first over. */
  clockBack: 'Phone ki date register se peeche hai. Date theek karo, over mil jaayega.',
};

/** The texts of the attendance register. The register has a page for each month. */
export const register = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ] as readonly string[],
  /** The days of the week. The first day is Sunday, as on a wall calendar in India. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
    (name) => ({ initial: name.charAt(0), name }),
  ) as readonly { initial: string; name: string }[],
  previousMonth: 'Pichhla mahina',
  nextMonth: 'Agla mahina',
  /** The text for screen readers for a day that was played. */
  present: (runs: number) => `Present, ${runsText(runs)}`,
  /** The text for screen readers for an earlier day that was not played. */
  missed: 'Chhutti',
  /** The text for screen readers for today, if the over of today was not played yet. */
  today: 'Aaj, abhi baaki',
  daysPlayed: 'Haazri',
  bestOver: 'Best over',
  average: 'Average',
  emptyMonth: 'Is month ka page kora hai. Pehli haazri aaj lagao.',
  emptyPastMonth: 'Is month register bhi chhutti par tha.',
  /** The note that missed days do not lower any figure. */
  forgiving: 'Koi din chhoot gaya? Usko chhutti maana hai, remark nahi aayega.',
};

/** Returns the name of a month, counted from 0, with the year. Example: `monthName(0, 2027)` is `January 2027`. */
export const monthName = (month: number, year: number): string =>
  `${register.months[month]} ${year}`;

/** The result of an over. Examples: `resultText(21, false)` is `21 not out`; `resultText(14, true)` is `14 par out`. */
export const resultText = (runs: number, isOut: boolean): string =>
  isOut ? `${runs} par out` : `${runs} not out`;
