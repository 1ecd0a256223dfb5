import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest, longest } from '../shared/report';
import { feature } from './effects';
import { truthOrDare } from './game';

/** The class teacher's remarks on the number of completed tasks, highest band first. */
export const remarks: readonly Band[] = [
  { from: 100, text: 'Sau task poore. Debate team mein naam likh diya hai, ab mana mat karna.' },
  { from: 50, text: 'Pachaas task ho gaye. Stage fear ab tumhe nahi, dekhne walon ko hai.' },
  { from: 10, text: 'Himmat badh rahi hai. Kal staff room se globe laane tum akele jaoge.' },
  { from: 0, text: 'Abhi jhijhak hai, jaise naye section ka pehla din. Do din mein khul jaoge.' },
];

/** The full marks. Each completed task gives one mark, up to this number. */
const FULL_MARKS = 100;

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.tasksCompleted > before.tasksCompleted,
  rowOf: ({ tasksCompleted, streak, bestStreak }) =>
    tasksCompleted > 0
      ? {
          played: tasksCompleted,
          best: truthOrDare.best?.text(bestStreak),
          streak,
          marks: Math.min(FULL_MARKS, tasksCompleted),
          remark: bandText(remarks, tasksCompleted),
        }
      : null,
  figures: {
    key: 't',
    list: [
      { label: 'Tasks', of: ({ tasksCompleted }) => tasksCompleted, merge: greatest },
      { label: 'Streak', of: ({ streak }) => streak, merge: longest },
      { label: 'Best streak', of: ({ bestStreak }) => bestStreak, merge: greatest },
    ],
    scoresOf: ([tasksCompleted, streak, bestStreak]) => ({ tasksCompleted, streak, bestStreak }),
  },
  badges: {
    'streak-10': { of: 10, count: ({ bestStreak }) => bestStreak },
    'hundred-tasks': { of: 100, count: ({ tasksCompleted }) => tasksCompleted },
  },
};
