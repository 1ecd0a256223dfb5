import { daysIn } from '../shared/indianDay';
import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest, longest, percentOf } from '../shared/report';
import {
  lengthenOvers,
  mergeOvers,
  packOvers,
  shortenOvers,
  unpackOvers,
} from './aaj-ka-over/packedOvers';
import { feature } from './effects';
import { handCricket } from './game';
import { ballsOf, isOut, OVER_LENGTH } from './rules';

/**
 * The remarks of the class teacher. `from` is the lowest percentage of matches won for a remark. The remark with the
 * highest `from` comes first.
 */
export const remarks: readonly Band[] = [
  { from: 67, text: 'Inter-school team mein selection pakka. Kit bag halka rahega, bas do haath.' },
  {
    from: 50,
    text: 'Har do mein se ek match toh tumhara. Computer medical certificate le aaya hai.',
  },
  { from: 34, text: 'Game mein koi kami nahi, bas luck ko extra class chahiye. Hum le lenge.' },
  { from: 0, text: 'Trophy abhi dukaan par hai. Tum practice karo, hum rate pata karte hain.' },
];

/** Returns whether the sixth ball of an over was played and was not Out. */
function isNotOut(over: string) {
  const sixth = ballsOf(over)[OVER_LENGTH - 1];
  return sixth !== undefined && !isOut(sixth);
}

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) =>
    now.matches > before.matches ||
    Object.keys(now.overs).length > Object.keys(before.overs).length,
  rowOf({ matches, wins, streak, bestInnings }) {
    if (matches === 0) return null;
    const marks = percentOf(wins, matches) ?? 0;
    return {
      played: matches,
      best: handCricket.best?.text(bestInnings),
      streak,
      marks,
      remark: bandText(remarks, marks),
    };
  },
  daysPresent: ({ overs }) => daysIn(overs),
  figures: {
    key: 'h',
    list: [
      { label: 'Matches', of: ({ matches }) => matches, merge: greatest },
      { label: 'Won', of: ({ wins }) => wins, merge: greatest },
      { label: 'Streak', of: ({ streak }) => streak, merge: longest },
      { label: 'Best streak', of: ({ bestStreak }) => bestStreak, merge: greatest },
      { label: 'Best innings', of: ({ bestInnings }) => bestInnings, merge: greatest },
      {
        label: 'Days of Aaj ka Over',
        of: ({ overs }) => packOvers(overs),
        short: shortenOvers,
        merge: mergeOvers,
        shown: (packed: string) => daysIn(unpackOvers(packed)).length,
      },
    ],
    scoresOf: ([matches, wins, streak, bestStreak, bestInnings, packed]) => ({
      matches,
      wins,
      streak,
      bestStreak,
      bestInnings,
      overs: unpackOvers(lengthenOvers(packed)),
    }),
  },
  badges: {
    'first-win': ({ wins }) => wins > 0,
    'streak-10': { of: 10, count: ({ bestStreak }) => bestStreak },
    // The first innings may be the best one. The badge comes at the end of the match, with the result.
    'half-century': {
      of: 50,
      count: ({ bestInnings, innings, phase }) =>
        innings === 2 && phase !== 'over' ? Math.min(bestInnings, 49) : bestInnings,
    },
    'not-out': ({ overs }) => Object.values(overs).some(isNotOut),
  },
};
