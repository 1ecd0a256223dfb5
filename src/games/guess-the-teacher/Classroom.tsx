import { Button } from '../../kit/Button';
import { focusAfter } from '../../kit/focusAfter';
import { Icon } from '../../kit/Icon';
import { close, tick } from '../../kit/icons/controls';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { HANDOUT_TITLE_ID } from '../shared/handout/content';
import { KeyHint } from '../shared/KeyHint';
import { LazyPart } from '../shared/LazyPart';
import styles from './Classroom.module.css';
import { labels, ROUND_ID, roundText, scoreText, TEACHER_ID, teachers, verdict } from './content';
import { askForHint, callNextTeacher, guessTeacher } from './effects';
import type { TeacherType } from './rules';
import { POINTS, ROUND_COUNT, TEACHERS } from './rules';
import {
  classEnded,
  selectGuess,
  selectHint,
  selectIsChallenged,
  selectIsLastRound,
  selectIsRight,
  selectPhase,
  selectPoints,
  selectRound,
  selectScore,
  selectTeacherType,
} from './slice';
import { TeacherCard, useCard } from './TeacherCard';

const loadFriendScore = () =>
  import(/* webpackChunkName: "guess-the-teacher-later" */ './FriendScore');

/** Shows one round: the teacher card, the feedback, the five possible guesses, and a button for the next step. */
export function Classroom() {
  const round = useAppSelector(selectRound);
  const score = useAppSelector(selectScore);
  const isChallenged = useAppSelector(selectIsChallenged);
  return (
    <div className={styles.classroom}>
      <div className={styles.top}>
        {isChallenged && <LazyPart load={loadFriendScore} />}
        <div className={styles.standing} lang="en-IN">
          <p id={ROUND_ID}>{roundText(round, ROUND_COUNT)}</p>
          <p>{scoreText(score)}</p>
        </div>
      </div>
      <TeacherCard />
      <RoundFeedback />
      <div className={styles.answers}>
        <Guesses />
        <div className={styles.step}>
          <StepButton />
        </div>
      </div>
      <KeyHint keys="1–5" />
    </div>
  );
}

const all = Object.values(teachers);
const verdicts = all.flatMap(({ name }) => [verdict(true, name, POINTS), verdict(false, name, 0)]);
const lines = all.flatMap(({ cards }) => cards.flatMap(({ right, wrong }) => [right, wrong]));

/** Shows the prompt, the hint or the verdict. Screen readers announce the hint and the verdict from live regions. */
function RoundFeedback() {
  const phase = useAppSelector(selectPhase);
  const hint = useAppSelector(selectHint);
  const card = useCard();
  const isRight = useAppSelector(selectIsRight);
  const points = useAppSelector(selectPoints);
  const isGuessing = phase === 'guessing';
  return (
    <div className={styles.talk}>
      <div className={space.space}>
        <div>
          <strong>
            <ReserveSpace texts={verdicts} />
          </strong>
          <ReserveSpace texts={lines} />
        </div>
        <div role="status">
          {card && phase === 'guessed' && (
            <div data-right={isRight}>
              <strong>{verdict(isRight, card.name, points)}</strong>{' '}
              {isRight ? card.right : card.wrong}
            </div>
          )}
        </div>
      </div>
      <p aria-live="polite" className={styles.aside}>
        {card && isGuessing && hint !== null && (
          <span>
            <span className={styles.label}>{labels.hintLabel}</span> {card.hints[hint]}
          </span>
        )}
      </p>
      {isGuessing && hint === null && <p className={styles.aside}>{labels.pick}</p>}
    </div>
  );
}

/** Shows the five teachers to choose from. Only the first guess counts: the reducer ignores later guesses. */
function Guesses() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const teacher = useAppSelector(selectTeacherType);
  const guess = useAppSelector(selectGuess);
  const markOf = (type: TeacherType) => {
    if (phase !== 'guessed') return undefined;
    if (type === teacher) return 'right';
    return type === guess ? 'wrong' : 'other';
  };
  return (
    // The buttons are disabled in the phase `idle`, because no teacher is drawn yet. Otherwise a tap before hydration
    // would be replayed after hydration, and would count as a guess.
    <fieldset className={styles.guesses} aria-label={labels.guesses} disabled={phase === 'idle'}>
      {TEACHERS.map((type, index) => (
        <button
          key={type}
          type="button"
          className={styles.guess}
          aria-keyshortcuts={`${index + 1}`}
          lang="en-IN"
          aria-pressed={type === guess}
          data-mark={markOf(type)}
          onClick={() => dispatch(guessTeacher(type))}
        >
          {markOf(type) === 'right' && <Icon shape={tick} />}
          {markOf(type) === 'wrong' && <Icon shape={close} />}
          <span className={styles.key} aria-hidden="true">
            {index + 1}
          </span>
          <span>{teachers[type].name}</span>
        </button>
      ))}
    </fieldset>
  );
}

const steps = [`${labels.hint} ${labels.hintCost}`, labels.next, labels.end];

/**
 * Shows the button for the hint, and after the guess the button for the next round. The two buttons are one element, so
 * a focused button keeps the focus when the label changes.
 */
function StepButton() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const hint = useAppSelector(selectHint);
  const isLast = useAppSelector(selectIsLastRound);
  const isGuessed = phase === 'guessed';
  const goOn = () => {
    if (isLast) focusAfter(() => dispatch(classEnded()), HANDOUT_TITLE_ID);
    else focusAfter(() => dispatch(callNextTeacher()), TEACHER_ID);
  };
  return (
    <Button
      quiet={!isGuessed}
      lang="en-IN"
      disabled={phase === 'idle'}
      aria-disabled={!isGuessed && hint !== null}
      onClick={isGuessed ? goOn : () => dispatch(askForHint())}
    >
      <span className={space.space}>
        <ReserveSpace texts={steps} />
        {isGuessed ? (
          <span key="next">{isLast ? labels.end : labels.next}</span>
        ) : (
          <span key="hint">
            {labels.hint} <span className={styles.cost}>{labels.hintCost}</span>
          </span>
        )}
      </span>
    </Button>
  );
}
