import { nameAsShown } from '../../../kit/visibleText';
import type { PictureContent } from '../../../sharing/picture';
import { handoutFoot, handoutHead } from '../../shared/handout/picture';
import { grades, labels, questionAt } from '../content';
import { quiz } from '../game';
import { gradeOf, QUESTION_COUNT } from '../rules';

/** The report card as it is on the screen. */
export function pictureOf({
  name,
  answers,
  score,
  percent,
}: {
  name: string;
  answers: readonly { isRight: boolean }[];
  score: number;
  percent: number;
}): PictureContent {
  const grade = grades[gradeOf(percent)];
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
          { label: labels.percentage, value: `${percent}%` },
        ],
      },
      { kind: 'text', size: 'small', text: labels.remarks, color: 'pencil' },
      { kind: 'text', hand: true, size: 'large', text: grade.comment.join(' '), color: 'red' },
      handoutFoot({ text: `${percent}%`, word: labels.stamp }),
    ],
  };
}
