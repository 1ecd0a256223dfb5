import { Card } from '../../kit/Card';
import { List } from '../../kit/List';
import { useAppSelector } from '../../state/hooks';
import styles from './AnswerSheet.module.css';
import { labels, questionAt } from './content';
import { Mark } from './Mark';
import type { Question } from './rules';
import { LETTERS } from './rules';
import { selectAnswers } from './slice';

/** The corrected answer sheet: each question with the given and the right answer. */
export function AnswerSheet() {
  const answers = useAppSelector(selectAnswers);
  return (
    <Card heading={labels.answerSheet}>
      <List ordered aria-label={labels.answerSheet} className={styles.sheet}>
        {answers.map(({ option, isRight }, index) => (
          <Entry
            key={questionAt(index).topic}
            question={questionAt(index)}
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
      <p className={styles.question} lang="en-IN">
        {question.text}
      </p>
      <p>
        <Mark isRight={isRight}>
          <span>
            {labels.yourAnswer[isRight ? 'right' : 'wrong']}:{' '}
            <Answer question={question} option={option} />
          </span>
        </Mark>
      </p>
      {!isRight && (
        <p className={styles.right}>
          {labels.rightAnswer}:{' '}
          <Answer question={question} option={question.options.indexOf(question.answer)} />
        </p>
      )}
    </li>
  );
}

function Answer({ question, option }: { question: Question; option: number }) {
  return <span lang="en-IN">{`${LETTERS[option]}. ${question.options[option]}`}</span>;
}
