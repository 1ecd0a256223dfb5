import { useAppSelector } from '../../../state/hooks';
import { bandText } from '../../shared/bands';
import { inTurn } from '../../shared/inTurn';
import { labels } from '../content';
import { selectGame, selectScore, selectWinner } from '../slice';
import { duelEndings, duelTie, endings } from './content';

/** What is said of a game that is over. */
export default function Ending() {
  const { mode, calls, isRecord } = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  const winner = useAppSelector(selectWinner);
  const ofTwo = winner === null ? duelTie : inTurn(duelEndings, calls.length);
  return (
    <p>
      {isRecord && <strong>{labels.newBest} </strong>}
      <span>{mode === 'duel' ? ofTwo : bandText(endings, score)}</span>
    </p>
  );
}
