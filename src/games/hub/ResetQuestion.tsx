import { Button } from '../../kit/Button';
import { Dialog } from '../../kit/Dialog';
import { ignoreDoubleClick } from '../../kit/ignoreDoubleClick';
import { scoreResetAnswered, selectScoreResetAsked } from '../../layout/uiSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { games } from '..';
import { scoreCard } from '../shared/content';
import type { Game } from '../shared/game';
import { SCORE_RETURN_ID } from '../shared/ids';

/** Asks before the scores of a game are cleared; open for at most one game at a time. */
export function ResetQuestion() {
  const dispatch = useAppDispatch();
  const asked = useAppSelector(selectScoreResetAsked);
  const game: Game | undefined = games.find(({ slice }) => slice.name === asked);
  if (!game?.persisted) return null;
  const { reset } = game.persisted;
  const cancel = () => {
    dispatch(scoreResetAnswered());
  };
  const clear = () => {
    dispatch(scoreResetAnswered());
    dispatch(reset());
  };
  return (
    <Dialog text={scoreCard.question} returnFocusTo={SCORE_RETURN_ID} onClose={cancel}>
      <Button quiet onClick={ignoreDoubleClick(cancel)}>
        {scoreCard.cancel}
      </Button>
      <Button onClick={ignoreDoubleClick(clear)}>{scoreCard.confirm}</Button>
    </Dialog>
  );
}
