import { nameAsShown } from '../../kit/visibleText';
import { nameInMessage } from '../../sharing/message';
import type { PictureContent } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import { handoutFoot, handoutHead } from '../shared/handout/picture';
import { grades, labels, questionAt } from './content';
import { quiz } from './game';
import { challengeHashOf } from './links';
import type { Grade } from './rules';
import { gradeOf, QUESTION_COUNT, scoreInPercent } from './rules';
import type { QuizState } from './slice';
import { selectAnswers, selectName, selectOptionOrders, selectScore } from './slice';

type Result = Pick<QuizState, 'name' | 'score'> & {
  answers: readonly { isRight: boolean }[];
};

/** Lets the visitor share the report card. The link challenges a friend to a quiz with the same orders of options. */
export default function ShareResult() {
  const name = useAppSelector(selectName);
  const answers = useAppSelector(selectAnswers);
  const score = useAppSelector(selectScore);
  const optionOrders = useAppSelector(selectOptionOrders);
  const result = { name, answers, score };
  return (
    <Share
      lines={messageOf(result)}
      hash={challengeHashOf({ optionOrders, score })}
      picture={() => pictureOf(result)}
      fileName={`report-card-${scoreInPercent(score)}`}
    />
  );
}

/** The last lines of the message for each grade: the sender's joke about the grade, and a question to the friend. */
export const lines: Record<Grade, { joke: string; question: string }> = {
  principal: {
    joke: 'Pehla report card jis par papa ka sign papa hi karenge.',
    question: 'Tumhara roll number mere baad tha. Marks bhi mere baad aayenge?',
  },
  clown: {
    joke: 'Baaki sawaal ghanti kha gayi, warna distinction pakki thi.',
    question: 'Neat notes toh tumhare the. Bina unke kitne laaoge?',
  },
  pride: {
    joke: 'Aage baithkar zyada aate, par wahan peeche wali hawa nahi aati.',
    question: '33 par sab pass the. Tum grace marks se aaoge ya shaan se?',
  },
  recess: {
    joke: 'Ghar par bola hai ki copy abhi check ho rahi hai.',
    question: 'Mujhe PTM mein akele mat bhejo. Tum bhi thode kam laaoge na?',
  },
};

/** Returns the lines of the message about a report card. */
export function messageOf({ name, answers, score }: Result): string[] {
  const percent = scoreInPercent(score);
  const { joke, question } = lines[gradeOf(percent)];
  const marks = answers.map(({ isRight }) => (isRight ? '✓' : '✗')).join(' ');
  return [`${nameInMessage(name)} ka report card: ${marks} ${percent}%`, joke, question];
}

/** Returns the picture of the report card, with the same contents as the report card on the screen. */
export function pictureOf({ name, answers, score }: Result): PictureContent {
  const percent = `${scoreInPercent(score)}%`;
  const grade = grades[gradeOf(scoreInPercent(score))];
  return {
    heading: quiz.name,
    framed: true,
    blocks: [
      ...handoutHead({ isLow: true }),
      { kind: 'text', size: 'title', text: labels.reportCard },
      {
        kind: 'fields',
        rows: [
          [{ label: labels.student, value: nameAsShown(name) }],
          [
            { label: labels.className, value: labels.classLabel },
            { label: labels.year, value: labels.yearLabel },
          ],
        ],
      },
      {
        kind: 'columns',
        together: true,
        columns: [
          [{ kind: 'text', size: 'small', text: labels.grade, color: 'pencil' }],
          [{ kind: 'stamp', text: grade.text, color: 'violet' }],
        ],
      },
      {
        kind: 'table',
        rows: [
          { label: labels.subject, value: labels.marksHeading },
          ...answers.map(({ isRight }, index) => ({
            label: questionAt(index).topic,
            value: isRight ? '1 / 1' : '0 / 1',
            isRight,
          })),
          { label: labels.score, value: `${score} / ${QUESTION_COUNT}` },
          { label: labels.percentage, value: percent },
        ],
      },
      { kind: 'text', size: 'small', text: labels.remarks, color: 'pencil' },
      { kind: 'text', hand: true, size: 'large', text: grade.comment.join(' '), color: 'red' },
      handoutFoot({ text: percent, word: labels.stamp }),
    ],
  };
}
