import type { PictureColor, PictureContent } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import type { Band } from '../shared/lines';
import { bandText, inTurn } from '../shared/lines';
import { Bottle } from './Bottle';
import { labels, taskText } from './content';
import { truthOrDare } from './game';
import { challengeHashOf } from './links';
import type { Difficulty, TaskId, TaskType } from './rules';
import { isOwn, SECONDS } from './rules';
import { selectLastTask, selectOwnTasks, selectRound, selectStreak } from './slice';

/** The jokes about the streak of completed tasks, longest streak first. */
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

/** The question to the friend. The link of the message gives the friend the same task. */
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

/**
 * The question to the friend after a task that the group wrote itself. The question does not challenge the friend,
 * because no link can contain such a task.
 */
export const ownQuestion = 'Sawaal hamari gang ka apna tha. Tumhari gang kya poochhti?';

/** Returns the lines of the message after a completed task. */
export function messageOf({ task, streak }: { task: TaskId; streak: number }): string[] {
  const { difficulty, type } = task;
  return [
    `Truth or Dare: ${labels.levels[difficulty]} ${type} ✓ Streak ${streak}`,
    bandText(jokes, streak),
    isOwn(task) ? ownQuestion : questions[type][difficulty],
  ];
}

/**
 * Lets the visitor share the task that was completed last. The link challenges a friend with the same task. After a
 * task that the group wrote itself, the link is no challenge.
 */
export default function ShareResult() {
  const task = useAppSelector(selectLastTask);
  const streak = useAppSelector(selectStreak);
  const praise = inTurn(labels.praise, useAppSelector(selectRound));
  const ownTasks = useAppSelector(selectOwnTasks);
  const text = task && taskText(task, ownTasks);
  if (!task || !text) return null;
  const { type, difficulty, index } = task;
  return (
    <Share
      key={`${difficulty} ${type} ${index} ${streak}`}
      lines={messageOf({ task, streak })}
      // A link contains only numbers, so it cannot contain the text of a task that the group wrote itself.
      hash={isOwn(task) ? undefined : challengeHashOf(task)}
      picture={() => pictureOf({ task, text, streak, praise })}
      fileName={`truth-or-dare-streak-${streak}`}
    />
  );
}

/** The colours of the types, the same as in `TruthOrDare.module.css`. */
const typeColors: Record<TaskType, PictureColor> = { Truth: 'violet', Dare: 'red' };

type Result = { task: TaskId; text: string; streak: number; praise: string };

/** Returns the picture of a completed task: the task, the streak, and the praise. */
function pictureOf({ task: { type, difficulty }, text, streak, praise }: Result): PictureContent {
  return {
    heading: truthOrDare.name,
    ragged: true,
    blocks: [
      {
        kind: 'columns',
        together: true,
        columns: [
          [{ kind: 'drawings', drawings: [{ element: <Bottle />, height: 5, turn: 62 }] }],
          [
            { kind: 'stamp', text: type, color: typeColors[type] },
            {
              kind: 'text',
              hand: true,
              text: [
                { text: labels.levels[difficulty] },
                { text: `${SECONDS[difficulty]} ${labels.seconds}`, color: 'pencil' },
              ],
            },
          ],
        ],
      },
      { kind: 'text', hand: true, size: 'large', text, color: 'ink' },
      { kind: 'stamp', text: `${labels.streak}: ${streak}`, color: 'green' },
      { kind: 'text', hand: true, strong: true, size: 'large', text: praise, color: 'green' },
    ],
  };
}
