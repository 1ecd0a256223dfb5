import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { focusAfter } from '../../kit/focusAfter';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import hidden from '../../kit/visuallyHidden.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { HANDOUT_TITLE_ID } from '../shared/handout/content';
import { KeyHint } from '../shared/KeyHint';
import { inTurn } from '../shared/lines';
import { labels, progress, QUESTION_ID, questionAsShown, questions } from './content';
import { Mark } from './Mark';
import styles from './QuestionSheet.module.css';
import type { Question } from './rules';
import { isRight, LETTERS, QUESTION_COUNT } from './rules';
import {
  nextQuestionOpened,
  optionPicked,
  quizFinished,
  selectIsLastQuestion,
  selectOptionOrders,
  selectQuestionIndex,
  selectSelectedOption,
} from './slice';

const PROGRESS_ID = 'quiz-progress';

const texts = questions.map(({ text }) => text);
/**
 * The options of all questions. The button of each letter reserves the space of the longest option, because every
 * option can be shown at every letter.
 */
const everyOption = questions.flatMap(({ options }) => options);
const verdicts = [...labels.rightVerdicts, ...labels.wrongVerdicts];
const remarks = questions.map(({ remark }) => remark);

/** One question with its options, the correction, and the button that opens the next question. */
export function QuestionSheet() {
  const index = useAppSelector(selectQuestionIndex);
  const question = questionAsShown(index, useAppSelector(selectOptionOrders));
  return (
    <Card taped>
      <div className={styles.sheet}>
        <p id={PROGRESS_ID} className={styles.progress} lang="en-IN">
          {progress(index + 1, QUESTION_COUNT)}
        </p>
        <h2
          id={QUESTION_ID}
          className={`${styles.question} ${space.space}`}
          tabIndex={-1}
          aria-describedby={PROGRESS_ID}
        >
          <ReserveSpace texts={texts} />
          <span>{question.text}</span>
        </h2>
        <Options question={question} questionIndex={index} />
        <KeyHint keys="A–D" />
        <Correction question={question} turn={index} />
        <NextButton />
      </div>
    </Card>
  );
}

type OptionsProps = { question: Question; questionIndex: number };

/** The four options. Only the first pick counts: the reducer of `optionPicked` ignores later picks. */
function Options({ question, questionIndex }: OptionsProps) {
  const dispatch = useAppDispatch();
  const picked = useAppSelector(selectSelectedOption);
  return (
    <fieldset className={styles.options} aria-label={labels.options}>
      {question.options.map((option, index) => {
        const mark = picked === null ? undefined : markOf(question, index, picked);
        const pick = { questionIndex, option: index, isRight: isRight(question, index) };
        return (
          <button
            key={option}
            type="button"
            className={styles.option}
            aria-keyshortcuts={LETTERS[index]}
            aria-pressed={index === picked}
            data-mark={mark}
            onClick={() => dispatch(optionPicked(pick))}
          >
            <span className={styles.letter}>{LETTERS[index]}</span>{' '}
            <span className={space.space}>
              <ReserveSpace texts={everyOption} />
              <span>{option}</span>
            </span>{' '}
            {(mark === 'right' || mark === 'wrong') && (
              <span className={styles.optionMark}>
                <Mark isRight={mark === 'right'}>{labels.marks[mark]}</Mark>
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Returns an option's mark after the pick: 'right' for the right answer, 'wrong' for a wrong pick, else 'other'. */
function markOf(question: Question, option: number, picked: number) {
  if (isRight(question, option)) return 'right';
  return option === picked ? 'wrong' : 'other';
}

/** Shows a prompt before the pick, and the verdict after the pick. Screen readers also read out the right answer. */
function Correction({ question, turn }: { question: Question; turn: number }) {
  const picked = useAppSelector(selectSelectedOption);
  const isAnswered = picked !== null;
  const isCorrect = isAnswered && isRight(question, picked);
  return (
    <div className={styles.correction}>
      <div className={space.space}>
        <div>
          <strong>
            <ReserveSpace texts={verdicts} />
          </strong>
          <ReserveSpace texts={remarks} />
        </div>
        <div role="status">
          {isAnswered && (
            <div data-right={isCorrect}>
              <strong>
                {inTurn(isCorrect ? labels.rightVerdicts : labels.wrongVerdicts, turn)}
              </strong>{' '}
              <span className={hidden.visuallyHidden}>
                {labels.rightAnswer}: {question.answer}.
              </span>{' '}
              {question.remark}
            </div>
          )}
        </div>
      </div>
      {!isAnswered && <p className={styles.pick}>{labels.pick}</p>}
    </div>
  );
}

/** The button that opens the next question or the report card. The button does nothing before an option is picked. */
function NextButton() {
  const dispatch = useAppDispatch();
  const isAnswered = useAppSelector(selectSelectedOption) !== null;
  const isLast = useAppSelector(selectIsLastQuestion);
  const goOn = () => {
    if (!isAnswered) return;
    if (isLast) focusAfter(() => dispatch(quizFinished()), HANDOUT_TITLE_ID);
    else focusAfter(() => dispatch(nextQuestionOpened()), QUESTION_ID);
  };
  return (
    <Button aria-disabled={!isAnswered} onClick={goOn}>
      {isLast ? labels.finish : labels.next}
    </Button>
  );
}
