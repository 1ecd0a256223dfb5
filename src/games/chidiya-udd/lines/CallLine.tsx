import { useAppSelector } from '../../../state/hooks';
import { inTurn } from '../../shared/inTurn';
import type { Name } from '../names';
import { hasMistake } from '../rules';
import { selectGame } from '../slice';
import { lines, praise } from './content';

/** What is said of the latest call: its own line where somebody was wrong. */
export default function CallLine() {
  const { calls } = useAppSelector(selectGame);
  const latest = calls[calls.length - 1];
  if (!latest) return null;
  return <p>{hasMistake(latest) ? lines[latest.name as Name] : inTurn(praise, calls.length)}</p>;
}
