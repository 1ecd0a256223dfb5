import { useAppSelector } from '../app/hooks';
import { Button } from '../kit/Button';
import { Card } from '../kit/Card';
import { Dialog } from '../kit/Dialog';
import { scoreCard } from './content';
import styles from './ScoreCard.module.css';
import { selectScoresKept } from './uiSlice';

const RESET_ID = 'reset-score';

type ScoreCardProps = {
  figures: readonly { label: string; value: number }[];
  resetAsked: boolean;
  onAskReset(): void;
  onCancelReset(): void;
  onReset(): void;
};

/** A game's scores. They are forgotten when asked for twice. */
export function ScoreCard(props: ScoreCardProps) {
  const { figures, resetAsked, onAskReset, onCancelReset, onReset } = props;
  const kept = useAppSelector(selectScoresKept);
  return (
    <Card heading={scoreCard.heading}>
      <dl className={styles.figures} aria-label={scoreCard.heading}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.notice} aria-live="polite">
        {!kept && scoreCard.notKept}
      </p>
      <Button quiet id={RESET_ID} onClick={onAskReset}>
        {scoreCard.reset}
      </Button>
      {resetAsked && (
        <Dialog text={scoreCard.question} returnFocusTo={RESET_ID} onClose={onCancelReset}>
          <Button quiet onClick={onCancelReset}>
            {scoreCard.cancel}
          </Button>
          <Button onClick={onReset}>{scoreCard.confirm}</Button>
        </Dialog>
      )}
    </Card>
  );
}
