import { useAppDispatch, useAppSelector } from '../../app/hooks';
import spread from '../../kit/spread.module.css';
import { ScoreCard } from '../../site/ScoreCard';
import { AnswerSheet } from './AnswerSheet';
import { ui } from './content';
import { NameEntry } from './NameEntry';
import { QuestionSheet } from './QuestionSheet';
import { ReportCard } from './ReportCard';
import { percentOf, QUESTION_COUNT } from './rules';
import { scoresReset, selectBestScore, selectPhase } from './slice';

export default function Quiz() {
  const phase = useAppSelector(selectPhase);
  return (
    <div className={`${spread.spread} ${spread.firstAlone}`}>
      {phase === 'nameEntry' && <NameEntry />}
      {phase === 'question' && <QuestionSheet />}
      {phase === 'reportCard' && <ReportCard />}
      {phase === 'reportCard' && <AnswerSheet />}
      <Scores />
    </div>
  );
}

function Scores() {
  const dispatch = useAppDispatch();
  const best = useAppSelector(selectBestScore);
  const figures =
    best === null
      ? []
      : [
          { label: ui.bestScore, value: `${best} / ${QUESTION_COUNT}` },
          { label: ui.percentage, value: `${percentOf(best)}%` },
        ];
  return (
    <ScoreCard
      game="quiz"
      figures={figures}
      none={ui.noBest}
      onReset={() => dispatch(scoresReset())}
    />
  );
}
