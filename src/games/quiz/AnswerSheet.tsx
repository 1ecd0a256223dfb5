import { useAppSelector } from '../../app/hooks';
import { Card } from '../../kit/Card';
import styles from './AnswerSheet.module.css';
import { ui } from './content';
import { Mark } from './Mark';
import type { Question } from './rules';
import { LETTERS } from './rules';
import { corrected } from './selectors';
import { selectAnswers } from './slice';

/** Each question with the given and the right answer, as the copy comes back from correction. */
export function AnswerSheet() {
  const answers = useAppSelector(selectAnswers);
  return (
    <Card heading={ui.answerSheet}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list without bullets */}
      <ol role="list" aria-label={ui.answerSheet} className={styles.sheet}>
        {corrected(answers).map(({ question, option, isRight }) => (
          <li key={question.topic} className={styles.entry}>
            <p className={styles.question} lang="en-IN">
              {question.text}
            </p>
            <p>
              <Mark isRight={isRight}>
                <span>
                  {ui.yourAnswer}: <Answer question={question} option={option} />
                </span>
              </Mark>
            </p>
            <p className={styles.right}>
              {ui.rightAnswer}:{' '}
              <Answer question={question} option={question.options.indexOf(question.answer)} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Answer({ question, option }: { question: Question; option: number }) {
  return (
    <span lang="en-IN">
      {LETTERS[option]} {question.options[option]}
    </span>
  );
}
