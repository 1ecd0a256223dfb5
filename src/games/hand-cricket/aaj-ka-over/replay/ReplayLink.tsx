import { Link } from 'react-router-dom';
import button from '../../../../kit/Button.module.css';
import { labels } from '../content';
import { useStanding } from '../useStanding';
import { hashOf } from './hash';

/** To the over that has just ended. */
export default function ReplayLink() {
  const { day, balls } = useStanding();
  return (
    day !== null && (
      <Link to={hashOf({ day, balls })} className={button.quiet}>
        {labels.replay}
      </Link>
    )
  );
}
