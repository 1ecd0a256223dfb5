import { Link } from 'react-router-dom';
import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { paths } from '../../paths';
import { useAppDispatch } from '../../state/hooks';
import { scoreResetAsked } from '../../state/uiSlice';
import { scoreCard } from './content';
import { NotSavedNotice } from './NotSavedNotice';
import styles from './ScoreCard.module.css';

/**
 * The id of the element that gets the focus when the dialog that confirms a reset is closed. This element is the reset
 * button, or the heading of the card if there is no reset button.
 */
export const SCORE_RETURN_ID = 'score-return';

type ScoreCardProps = {
  /** The name of the game's slice. */
  game: string;
  figures: readonly { label: string; value: number | string }[];
  /** The text that is shown if `figures` is empty. */
  none?: string;
};

/**
 * Shows the scores of a game. The reset button appears once a score is not 0. A press on the button makes the hub ask
 * for confirmation.
 */
export function ScoreCard({ game, figures, none }: ScoreCardProps) {
  const dispatch = useAppDispatch();
  const isEmpty = figures.every(({ value }) => value === 0);
  return (
    <Card heading={scoreCard.heading} headingId={isEmpty ? SCORE_RETURN_ID : undefined}>
      {figures.length > 0 ? <Figures figures={figures} /> : <p className={styles.none}>{none}</p>}
      <NotSavedNotice />
      <div className={styles.foot}>
        {!isEmpty && (
          <Button quiet id={SCORE_RETURN_ID} onClick={() => dispatch(scoreResetAsked(game))}>
            {scoreCard.reset}
          </Button>
        )}
        <Link to={paths.reportCard}>{scoreCard.all}</Link>
      </div>
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
