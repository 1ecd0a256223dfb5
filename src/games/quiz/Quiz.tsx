import { Picture } from '../../kit/Picture';
import spread from '../../kit/spread.module.css';
import { useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { ScoreCard } from '../shared/ScoreCard';
import { AnswerSheet } from './AnswerSheet';
import { about, alerts, labels } from './content';
import { feature } from './effects';
import { NameEntry } from './NameEntry';
import preview from './preview.svg';
import { QuestionSheet } from './QuestionSheet';
import styles from './Quiz.module.css';
import { ReportCard } from './ReportCard';
import { percentOf, QUESTION_COUNT } from './rules';
import { quizSlice, selectBestScore, selectPhase } from './slice';

export const page: PageParts = {
  about,
  alerts,
  feature,
  loadChallenge: () => import(/* webpackChunkName: "quiz-challenge" */ './challenge/link'),
};

export default function Quiz() {
  const phase = useAppSelector(selectPhase);
  return (
    <div className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      {phase === 'nameEntry' && <NameEntry />}
      {phase === 'nameEntry' && (
        <div className={styles.picture}>
          <Picture src={preview} alt="" wide />
        </div>
      )}
      {phase === 'question' && <QuestionSheet />}
      {phase === 'reportCard' && <ReportCard />}
      {phase === 'reportCard' && <AnswerSheet />}
      <Scores />
    </div>
  );
}

function Scores() {
  const best = useAppSelector(selectBestScore);
  const figures =
    best === null
      ? []
      : [
          { label: labels.bestScore, value: `${best} / ${QUESTION_COUNT}` },
          { label: labels.percentage, value: `${percentOf(best)}%` },
        ];
  return <ScoreCard game={quizSlice.name} figures={figures} none={labels.noBest} />;
}
