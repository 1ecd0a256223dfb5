import { Link } from 'react-router-dom';
import button from '../../../kit/Button.module.css';
import { replay } from './content';

/**
 * Shows the link to the replay of the game that has just been played. Shows nothing if `hash` is null, because the game
 * then has no replay.
 */
export const ReplayLink = ({ hash }: { hash: string | null }) =>
  hash && (
    <Link to={hash} className={button.quiet}>
      {replay.region}
    </Link>
  );
