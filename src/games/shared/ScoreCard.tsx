import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { Dialog } from '../../kit/Dialog';
import { ignoreDoubleClick } from '../../kit/ignoreDoubleClick';
import { scoreResetAnswered, scoreResetAsked, selectScoreResetAsked } from '../../layout/uiSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { scoreCard } from './content';
import { NotSavedNotice } from './NotSavedNotice';
import styles from './ScoreCard.module.css';

/** Gets the focus after the dialog: the reset button, or the heading where that button is gone. */
const RETURN_ID = 'score-return';

type ScoreCardProps = {
  /** The name of the game's slice. */
  game: string;
  figures: readonly { label: string; value: number | string }[];
  /** Shown when there are no figures yet. */
  none?: string;
  onReset(): void;
};

/** A game's scores. From the first score on, with a reset button that asks for confirmation. */
export function ScoreCard({ game, figures, none, onReset }: ScoreCardProps) {
  const dispatch = useAppDispatch();
  const isEmpty = figures.every(({ value }) => value === 0);
  return (
    <Card heading={scoreCard.heading} headingId={isEmpty ? RETURN_ID : undefined}>
      {figures.length > 0 ? <Figures figures={figures} /> : <p className={styles.none}>{none}</p>}
      <NotSavedNotice />
      <div className={styles.reset}>
        {!isEmpty && (
          <Button quiet id={RETURN_ID} onClick={() => dispatch(scoreResetAsked(game))}>
            {scoreCard.reset}
          </Button>
        )}
      </div>
      <ResetQuestion game={game} onReset={onReset} />
    </Card>
  );
}

function Figures({ figures }: Pick<ScoreCardProps, 'figures'>) {
  return (
    <dl className={styles.figures} aria-label={scoreCard.heading}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The confirmation dialog; open for at most one game at a time. */
function ResetQuestion({ game, onReset }: Pick<ScoreCardProps, 'game' | 'onReset'>) {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(selectScoreResetAsked) === game;
  if (!isAsked) return null;
  const cancel = () => {
    dispatch(scoreResetAnswered());
  };
  const reset = () => {
    dispatch(scoreResetAnswered());
    onReset();
  };
  return (
    <Dialog text={scoreCard.question} returnFocusTo={RETURN_ID} onClose={cancel}>
      <Button quiet onClick={ignoreDoubleClick(cancel)}>
        {scoreCard.cancel}
      </Button>
      <Button onClick={ignoreDoubleClick(reset)}>{scoreCard.confirm}</Button>
    </Dialog>
  );
}
