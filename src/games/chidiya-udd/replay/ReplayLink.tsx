import { Link } from 'react-router-dom';
import button from '../../../kit/Button.module.css';
import { useAppSelector } from '../../../state/hooks';
import { replay } from '../../shared/replay/content';
import { selectGame } from '../selectors';
import { hashOf } from './hash';

/** To the game that has just ended. */
export default function ReplayLink() {
  const hash = hashOf(useAppSelector(selectGame));
  return (
    hash && (
      <Link to={hash} className={button.quiet}>
        {replay.region}
      </Link>
    )
  );
}
