import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../kit/Button';
import { Stamp } from '../../kit/Stamp';
import wordStamp from '../../kit/wordStamp.module.css';
import { DocumentActions } from '../../site/document/DocumentActions';
import { SchoolDocument } from '../../site/document/SchoolDocument';
import { grades, questionAt, ui } from './content';
import { Mark } from './Mark';
import styles from './ReportCard.module.css';
import { gradeOf, QUESTION_COUNT } from './rules';
import { selectAnswers, selectName, selectPercent, selectScore } from './slice';
import { retryQuiz } from './thunks';

/** The report card, and what can be done with it. */
export function ReportCard() {
  const dispatch = useAppDispatch();
  const percent = useAppSelector(selectPercent);
  const grade = grades[gradeOf(percent)];
  return (
    <div>
      <SchoolDocument title={ui.reportCard} seal={<Stamp figure={`${percent}%`} word={ui.stamp} />}>
        <Student />
        <dl className={styles.remark} lang="en-IN">
          <dt>{ui.grade}</dt>
          <dd className={styles.grade}>
            <span className={wordStamp.stamp}>{grade.text}</span>
          </dd>
        </dl>
        <Marks />
        <dl className={styles.remark} lang="en-IN">
          <dt>{ui.remarks}</dt>
          <dd className={styles.comment}>
            {grade.comment.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </dd>
        </dl>
      </SchoolDocument>
      <p className={styles.line}>{grade.line}</p>
      <p className={styles.note}>{ui.retryNote}</p>
      <DocumentActions>
        <Button onClick={() => dispatch(retryQuiz())}>{ui.retry}</Button>
      </DocumentActions>
    </div>
  );
}

function Student() {
  const name = useAppSelector(selectName);
  return (
    <dl className={styles.student} lang="en-IN">
      <div className={styles.name}>
        <dt>{ui.student}</dt>
        <dd>
          <bdi>{name.trim()}</bdi>
        </dd>
      </div>
      <div>
        <dt>{ui.className}</dt>
        <dd>{ui.classLabel}</dd>
      </div>
      <div>
        <dt>{ui.year}</dt>
        <dd>{ui.yearLabel}</dd>
      </div>
    </dl>
  );
}

function Marks() {
  const answers = useAppSelector(selectAnswers);
  const score = useAppSelector(selectScore);
  const percent = useAppSelector(selectPercent);
  return (
    <table className={styles.marks} aria-label={ui.marksHeading} lang="en-IN">
      <thead>
        <tr>
          <th scope="col">{ui.subject}</th>
          <th scope="col">{ui.marksHeading}</th>
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
          <th scope="row">{ui.score}</th>
          <td>{`${score} / ${QUESTION_COUNT}`}</td>
        </tr>
        <tr>
          <th scope="row">{ui.percentage}</th>
          <td>{`${percent}%`}</td>
        </tr>
      </tfoot>
    </table>
  );
}
