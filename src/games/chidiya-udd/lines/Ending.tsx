import { useAppSelector } from '../../../state/hooks';
import { bandText } from '../../shared/bands';
import { inTurn } from '../../shared/inTurn';
import { labels } from '../content';
import type { Name } from '../names';
import { selectGame, selectScore, selectWinner } from '../selectors';
import { duelEndings, duelTie, endings, lines } from './content';

/** Under the result: what the last mistake was, and what is said of the game. */
export default function Ending() {
  const { mode, calls, isRecord } = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  const winner = useAppSelector(selectWinner);
  const latest = calls[calls.length - 1];
  const ofTwo = winner === null ? duelTie : inTurn(duelEndings, calls.length);
  return (
    <>
      {latest && <p>{lines[latest.name as Name]}</p>}
      <p>
        {isRecord && <strong>{labels.newBest} </strong>}
        {mode === 'duel' ? ofTwo : bandText(endings, score)}
      </p>
    </>
  );
}
