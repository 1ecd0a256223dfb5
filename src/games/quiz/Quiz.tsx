import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { Field } from '../../kit/Field';
import { focusAfter } from '../../kit/focusAfter';
import { Picture } from '../../kit/Picture';
import spread from '../../kit/spread.module.css';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { LazyPart } from '../shared/LazyPart';
import { ScoreCard } from '../shared/ScoreCard';
import { AnswerSheet } from './AnswerSheet';
import { about, alerts, labels, NAME_ID, QUESTION_ID } from './content';
import { feature, startQuiz } from './effects';
import preview from './preview.svg';
import { QuestionSheet } from './QuestionSheet';
import styles from './Quiz.module.css';
import { ReportCard } from './ReportCard';
import { QUESTION_COUNT, scoreInPercent } from './rules';
import {
  nameTyped,
  quizSlice,
  selectBestScore,
  selectIsChallenged,
  selectName,
  selectPhase,
} from './slice';

const loadFriendScore = () => import(/* webpackChunkName: "quiz-later" */ './FriendScore');

export const page: PageParts = {
  about,
  alerts,
  feature,
  selectHasBegun: (state) => selectPhase(state) !== 'nameEntry' || selectBestScore(state) !== null,
  loadChallenge: () => import(/* webpackChunkName: "quiz-later" */ './links'),
};

export default function Quiz() {
  const phase = useAppSelector(selectPhase);
  const isChallenged = useAppSelector(selectIsChallenged);
  const friendScore = isChallenged && <LazyPart load={loadFriendScore} />;
  return (
    <div className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      {phase === 'nameEntry' && <NameEntry>{friendScore}</NameEntry>}
      {phase === 'nameEntry' && (
        <div className={styles.picture}>
          <Picture src={preview} alt="" wide />
        </div>
      )}
      {phase === 'question' && <QuestionSheet />}
      {phase === 'reportCard' && <ReportCard>{friendScore}</ReportCard>}
      {phase === 'reportCard' && <AnswerSheet />}
      <Scores />
    </div>
  );
}

function NameEntry({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const name = useAppSelector(selectName);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    focusAfter(() => dispatch(startQuiz()), QUESTION_ID);
  };
  return (
    <Card taped>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <p className={styles.intro}>{labels.intro}</p>
        {children}
        <Field
          id={NAME_ID}
          label={labels.name}
          placeholder={labels.placeholder}
          enterKeyHint="go"
          value={name}
          onType={(typed) => dispatch(nameTyped(typed))}
        />
        <Button type="submit">{labels.start}</Button>
      </form>
    </Card>
  );
}

function Scores() {
  const best = useAppSelector(selectBestScore);
  const figures =
    best === null
      ? []
      : [
          { label: labels.bestScore, value: `${best} / ${QUESTION_COUNT}` },
          { label: labels.percentage, value: `${scoreInPercent(best)}%` },
        ];
  return <ScoreCard game={quizSlice.name} figures={figures} none={labels.noBest} />;
}
