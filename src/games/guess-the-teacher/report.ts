import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest, percentOf } from '../shared/report';
import { feature } from './effects';
import { guessTheTeacher } from './game';
import { MAX_SCORE, TEACHERS } from './rules';

/** The remarks on the report card, by best score from 0 to 50. The band with the highest score comes first. */
export const remarks: readonly Band[] = [
  { from: 50, text: 'Poore 50! Staff meeting mein bitha dein, toh kisi ko farq pata na chale.' },
  { from: 35, text: 'Class mein sunte the, score se pata chala. Hum toh samjhe the so rahe ho.' },
  { from: 20, text: "Pehchan theek hai. Bas good morning bolte time ma'am ko sir mat bolna." },
  { from: 0, text: 'New admission jaisa score. Do class aur lo, chaal se bhi pehchan loge.' },
];

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.phase === 'ended' && before.phase !== 'ended',
  isPlaying: ({ phase }) => phase === 'guessing' || phase === 'guessed',
  rowOf: ({ bestScore }, plays) =>
    bestScore > 0 || plays > 0
      ? {
          played: plays || undefined,
          best: guessTheTeacher.best?.text(bestScore),
          marks: percentOf(bestScore, MAX_SCORE),
          remark: bandText(remarks, bestScore),
        }
      : null,
  figures: {
    key: 'g',
    showsPlays: true,
    list: [{ label: 'Best score', of: ({ bestScore }) => bestScore, merge: greatest }],
    scoresOf: ([bestScore]) => ({ bestScore }),
  },
  badges: {
    'no-hint': ({ phase, hintsUsed }) => phase === 'ended' && hintsUsed === 0,
    'all-teachers': {
      of: TEACHERS.length,
      count: ({ seenCards }) => Object.values(seenCards).filter(({ length }) => length > 0).length,
    },
    'friend-beaten': ({ phase, score, challenge }) =>
      phase === 'ended' && challenge !== null && score > challenge.score,
  },
};
