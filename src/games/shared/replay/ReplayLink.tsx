import { Link } from 'react-router-dom';
import button from '../../../kit/Button.module.css';
import { replay } from './content';

/** The link to the replay of what was just played; nothing where it cannot be watched. */
export const ReplayLink = ({ hash }: { hash: string | null }) =>
  hash && (
    <Link to={hash} className={button.quiet}>
      {replay.region}
    </Link>
  );
