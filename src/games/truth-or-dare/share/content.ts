import type { Band } from '../../shared/bands';
import { bandText } from '../../shared/bands';
import { labels } from '../content';
import type { Difficulty, TaskId, TaskType } from '../rules';
import { isOwn } from '../rules';

/** By the streak of completed tasks, longest first. */
export const jokes: readonly Band[] = [
  { from: 10, text: 'Bottle retire ho gayi. Uske farewell mein sabse zyada wahi royi.' },
  { from: 5, text: 'Bottle ne leave application likh di. Reason: overtime.' },
  { from: 3, text: 'Bottle ab mujhe dekhte hi seedhi ho jaati hai, jaise PT sir aa gaye hon.' },
  {
    from: 2,
    text: 'Do lagataar! Ghar par poochha ja raha hai: itni himmat PTM wale din kahan thi?',
  },
  { from: 0, text: 'Bagal ke kamre se awaaz aayi: tabiyat theek hai na?' },
];

/** The same task goes to the friend. */
export const questions: Record<TaskType, Record<Difficulty, string>> = {
  Truth: {
    easy: 'Yeh Truth tumhe pass. Usi bench par hum bhi the, toh jhooth chalega kya?',
    medium: 'Wahi sawaal ab tumse. Mera answer tab, jab tumhara aaye. Deal?',
    hard: 'Yeh Truth tumhe pass. Viva samjho, bas examiner purana dost hai. Ready?',
  },
  Dare: {
    easy: 'Yeh Dare tumhe pass. Itne kam time mein bahana bhi nahi banta. Karoge?',
    medium: 'Relay ka baton ab tumhare haath: wahi Dare, wahi time. Bhaagoge ya giraoge?',
    hard: 'Yeh Dare tumhe pass. Karoge, ya phir se sick room ka raasta?',
  },
};

/** A task of the group's own stays with the group. */
export const ownQuestion = 'Sawaal hamari gang ka apna tha. Tumhari gang kya poochhti?';

/** The message after a completed task. */
export function messageOf({ task, streak }: { task: TaskId; streak: number }): string[] {
  const { difficulty, type } = task;
  return [
    `Truth or Dare: ${labels.levels[difficulty]} ${type} ✓ Streak ${streak}`,
    bandText(jokes, streak),
    isOwn(task) ? ownQuestion : questions[type][difficulty],
  ];
}
