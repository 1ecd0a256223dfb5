import { Link } from 'react-router-dom';
import button from '../../../kit/Button.module.css';
import { replay } from './content';

/** The link to the replay of the game that has just been played; nothing if the game cannot be watched again. */
export const ReplayLink = ({ hash }: { hash: string | null }) =>
  hash && (
    <Link to={hash} className={button.quiet}>
      {replay.region}
    </Link>
  );
