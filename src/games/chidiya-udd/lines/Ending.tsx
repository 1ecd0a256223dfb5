import { useAppSelector } from '../../../state/hooks';
import { bandText } from '../../shared/bands';
import { inTurn } from '../../shared/inTurn';
import { labels } from '../content';
import type { Name } from '../names';
import { selectGame, selectScore } from '../selectors';
import { duelEndings, endings, lines } from './content';

/** Under the result: what the last mistake was, and what is said of the game. */
export default function Ending() {
  const { mode, calls, isRecord } = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  const latest = calls[calls.length - 1];
  return (
    <>
      {latest && <p>{lines[latest.name as Name]}</p>}
      <p>
        {isRecord && <strong>{labels.newBest} </strong>}
        {mode === 'duel' ? inTurn(duelEndings, calls.length) : bandText(endings, score)}
      </p>
    </>
  );
}
