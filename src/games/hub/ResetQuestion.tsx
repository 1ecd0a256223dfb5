import { Button } from '../../kit/Button';
import { Dialog } from '../../kit/Dialog';
import type { Feature } from '../../state/feature';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { scoreResetAnswered, selectScoreResetAsked } from '../../state/uiSlice';
import { scoreCard } from '../shared/content';
import { SCORE_RETURN_ID } from '../shared/ScoreCard';

/** Shows a dialog in which the visitor confirms or cancels a reset of the scores of the open game. */
export function ResetQuestion({ feature: { slice, persisted } }: { feature: Feature }) {
  const dispatch = useAppDispatch();
  const asked = useAppSelector(selectScoreResetAsked);
  const reset = persisted?.reset;
  if (asked !== slice.name || !reset) return null;
  const cancel = () => {
    dispatch(scoreResetAnswered());
  };
  const clear = () => {
    dispatch(scoreResetAnswered());
    dispatch(reset());
  };
  return (
    <Dialog text={scoreCard.question} returnFocusTo={SCORE_RETURN_ID} onClose={cancel}>
      <Button quiet onClick={cancel}>
        {scoreCard.cancel}
      </Button>
      <Button onClick={clear}>{scoreCard.confirm}</Button>
    </Dialog>
  );
}
