import type { ReactNode } from 'react';
import { Button } from '../../kit/Button';
import { Stamp } from '../../kit/Stamp';
import { UserText } from '../../kit/text';
import { nameAsShown } from '../../kit/visibleText';
import wordStamp from '../../kit/wordStamp.module.css';
import { useAppSelector, useEnv } from '../../state/hooks';
import { Handout, HandoutActions } from '../shared/handout/Handout';
import { ShareSlot } from '../shared/ShareSlot';
import { grades, labels, questionAt } from './content';
import { Mark } from './Mark';
import styles from './ReportCard.deferred.module.css';
import { gradeOf, QUESTION_COUNT } from './rules';
import { selectAnswers, selectIsRecord, selectName, selectPercent, selectScore } from './slice';

const loadShare = () => import(/* webpackChunkName: "quiz-later" */ './share');

/** The report card that ends the quiz. The children show the friend's score if the visitor was challenged. */
export function ReportCard({ children }: { children: ReactNode }) {
  const env = useEnv();
  const percent = useAppSelector(selectPercent);
  const score = useAppSelector(selectScore);
  const isRecord = useAppSelector(selectIsRecord);
  const grade = grades[gradeOf(percent)];
  return (
    <div>
      <Handout
        title={labels.reportCard}
        seal={<Stamp figure={`${percent}%`} word={labels.stamp} />}
      >
        <Student />
        <dl className={styles.remark} lang="en-IN">
          <dt>{labels.grade}</dt>
          <dd className={styles.grade}>
            <span className={wordStamp.stamp}>{grade.text}</span>{' '}
            <span className={styles.total}>{`${score} / ${QUESTION_COUNT}`}</span>
          </dd>
          <dt>{labels.remarks}</dt>
          <dd className={styles.comment}>
            {grade.comment.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </dd>
        </dl>
        <ShareSlot load={loadShare} isNewBest={isRecord} />
        <Marks />
      </Handout>
      {children}
      <HandoutActions>
        <Button onClick={() => env.reload()}>{labels.retry}</Button>
      </HandoutActions>
      <p className={styles.line}>{grade.line}</p>
      <p className={styles.note}>{labels.retryNote}</p>
    </div>
  );
}

function Student() {
  const name = useAppSelector(selectName);
  return (
    <dl className={styles.student} lang="en-IN">
      <div className={styles.name}>
        <dt>{labels.student}</dt>
        <dd>
          <UserText>{nameAsShown(name)}</UserText>
        </dd>
      </div>
      <div>
        <dt>{labels.className}</dt>
        <dd>{labels.classLabel}</dd>
      </div>
      <div>
        <dt>{labels.year}</dt>
        <dd>{labels.yearLabel}</dd>
      </div>
    </dl>
  );
}

function Marks() {
  const answers = useAppSelector(selectAnswers);
  const score = useAppSelector(selectScore);
  const percent = useAppSelector(selectPercent);
  return (
    <table className={styles.marks} aria-label={labels.marksHeading} lang="en-IN">
      <thead>
        <tr>
          <th scope="col">{labels.subject}</th>
          <th scope="col">{labels.marksHeading}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ isRight }, index) => (
          <tr key={questionAt(index).topic}>
            <th scope="row" lang="hi-Latn">
              {questionAt(index).topic}
            </th>
            <td>
              <Mark isRight={isRight}>{isRight ? '1 / 1' : '0 / 1'}</Mark>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.score}</th>
          <td>{`${score} / ${QUESTION_COUNT}`}</td>
        </tr>
        <tr>
          <th scope="row">{labels.percentage}</th>
          <td>{`${percent}%`}</td>
        </tr>
      </tfoot>
    </table>
  );
}
