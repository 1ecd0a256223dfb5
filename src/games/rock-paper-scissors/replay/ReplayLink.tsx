import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../state/hooks';
import { replay } from '../../shared/replay/content';
import { selectHistory } from '../slice';
import { hashOf } from './hash';

/** To the rounds of the history. */
export default function ReplayLink() {
  const rounds = useAppSelector(selectHistory)
    .map(({ playerChoice, computerChoice }) => ({ player: playerChoice, computer: computerChoice }))
    .reverse();
  return (
    <p>
      <Link to={hashOf(rounds)}>{replay.region}</Link>
    </p>
  );
}
