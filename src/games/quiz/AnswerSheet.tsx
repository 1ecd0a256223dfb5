import { Card } from '../../kit/Card';
import { List } from '../../kit/text';
import { useAppSelector } from '../../state/hooks';
import styles from './AnswerSheet.module.css';
import { labels, questionAsShown, questionAt } from './content';
import { Mark } from './Mark';
import type { Question } from './rules';
import { LETTERS } from './rules';
import { selectAnswers, selectOptionOrders } from './slice';

/** The corrected answer sheet: each question with the picked option and, after a wrong pick, the right answer. */
export function AnswerSheet() {
  const answers = useAppSelector(selectAnswers);
  const orders = useAppSelector(selectOptionOrders);
  return (
    <Card heading={labels.answerSheet}>
      <List ordered aria-label={labels.answerSheet} className={styles.sheet}>
        {answers.map(({ option, isRight }, index) => (
          <Entry
            key={questionAt(index).topic}
            question={questionAsShown(index, orders)}
            option={option}
            isRight={isRight}
          />
        ))}
      </List>
    </Card>
  );
}

type EntryProps = { question: Question; option: number; isRight: boolean };

function Entry({ question, option, isRight }: EntryProps) {
  return (
    <li className={styles.entry}>
      <p className={styles.question}>{question.text}</p>
      <p>
        <Mark isRight={isRight}>
          <span>
            {labels.yourAnswer[isRight ? 'right' : 'wrong']}: {lettered(question, option)}
          </span>
        </Mark>
      </p>
      {!isRight && (
        <p className={styles.right}>
          {labels.rightAnswer}: {lettered(question, question.options.indexOf(question.answer))}
        </p>
      )}
    </li>
  );
}

const lettered = ({ options }: Question, option: number) =>
  `${LETTERS[option]}. ${options[option]}`;
