import { inTurn } from '../../../shared/inTurn';
import { commentary } from '../../commentary/content';
import { overNumber } from '../rules';
import { useStanding } from '../useStanding';
import { doneLine } from './content';

/** What is said of the latest ball of the over, and of the whole over after its end. */
export default function OverLine() {
  const { day, balls, runs, isOut, status } = useStanding();
  const latest = balls[balls.length - 1];
  const line =
    status === 'ended'
      ? doneLine({ runs, isOut }, overNumber(day ?? 0))
      : latest && inTurn(commentary.runs.you[latest[0]], balls.length);
  return <span>{line}</span>;
}
