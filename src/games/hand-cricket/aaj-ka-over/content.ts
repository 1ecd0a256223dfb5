import { inTurn } from '../../shared/inTurn';
import { runsText } from '../content';

/** How an over has gone: Out with the first ball, with less than 10, less than 20 or more runs; or not. */
export type OverBand = 'duck' | 'few' | 'some' | 'many' | 'survived';

/** Example: `bandOf({ runs: 11, isOut: true })` is `some`. */
export function bandOf({ runs, isOut }: { runs: number; isOut: boolean }): OverBand {
  if (!isOut) return 'survived';
  if (runs === 0) return 'duck';
  if (runs < 10) return 'few';
  return runs < 20 ? 'some' : 'many';
}

/** The line of an over's day; the first one, should a wrong clock be before the first over. */
export const ofDay = (lines: readonly string[], overNumber: number): string =>
  inTurn(lines, Math.max(0, overNumber));

export const labels = {
  throws: 'Your throw',
  runs: 'Runs',
  balls: 'Balls',
  register: 'Haazri register',
  replay: 'Match ka replay',
  /** Link to the game of any length. */
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
  /** The clock says a day before one that has been played. */
  clockBack: 'Phone ki date register se peeche hai. Date theek karo, over mil jaayega.',
};

/** What is said after the over; by the day, in turn. */
export const done: Record<OverBand, readonly string[]> = {
  duck: [
    'Pehli hi ball tedhi thi. Class group mein aur bhi W dikhenge.',
    'Over abhi shuru hi hua tha, yaar. Kal naya guard lena.',
    'Zero, par haazri lagi. School mein bhi toh yahi karte the.',
  ],
  few: [
    'Chhota over tha. Half-day bhi toh sabko pasand tha.',
    'Kam bane? Homework jaisa hai, kal phir milega.',
    'Thode run, poori mehnat. Sir ne nahi dekha, humne dekha.',
  ],
  some: [
    'Solid over! Group mein daalo, reply tez aayenge.',
    'Double digit! Antakshari mein pehla gaana tumhara.',
    'Mast over! Is baar board par naam run ke saath hai.',
  ],
  many: [
    'Itne run! Scoreboard wale ko stool laana pada.',
    '20 paar! PT sir ne tumhara roll number poochha hai.',
    'Kya over tha! Staff room tak awaaz gayi hai.',
  ],
  survived: [
    'Not out! Over khatam hua, tum nahi.',
    'Chhe numbers, ek bhi match nahi hua. Nakal ka case band.',
    'Poora over khel gaye! Bat frame karwa lo.',
  ],
};

/** Example: `doneLine({ runs: 0, isOut: true }, 1)` is a line for a duck. */
export const doneLine = (over: { runs: number; isOut: boolean }, overNumber: number): string =>
  ofDay(done[bandOf(over)], overNumber);

/** A month's page of the days that were played. */
export const register = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ] as readonly string[],
  /** From Sunday, as on the calendar in the kitchen. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
    (name) => ({ initial: name.charAt(0), name }),
  ) as readonly { initial: string; name: string }[],
  previousMonth: 'Pichhla mahina',
  nextMonth: 'Agla mahina',
  /** Of a day, for screen readers. */
  present: (runs: number) => `Present, ${runsText(runs)}`,
  missed: 'Chhutti',
  today: 'Aaj, abhi baaki',
  daysPlayed: 'Haazri',
  bestOver: 'Best over',
  average: 'Average',
  emptyMonth: 'Is month ka page kora hai. Pehli haazri aaj lagao.',
  emptyPastMonth: 'Is month register bhi chhutti par tha.',
  /** A day that was missed breaks nothing. */
  forgiving: 'Koi din chhoot gaya? Usko chhutti maana hai, remark nahi aayega.',
};

/** Example: `monthName(0, 2027)` is `January 2027`. */
export const monthName = (month: number, year: number): string =>
  `${register.months[month]} ${year}`;
