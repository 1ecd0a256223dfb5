import { useAppSelector } from '../../../state/hooks';
import { inTurn } from '../../shared/inTurn';
import { isCaught } from '../rules';
import { selectGame } from '../slice';
import { caughtLines, missedLines } from './content';

/** What is said of the latest guess; another game begins with another line. */
export default function VerdictLine() {
  const { rounds, games } = useAppSelector(selectGame);
  const latest = rounds[rounds.length - 1];
  if (!latest) return null;
  const lines = isCaught(latest) ? caughtLines : missedLines;
  return <span>{inTurn(lines, rounds.length + games - 1)}</span>;
}
