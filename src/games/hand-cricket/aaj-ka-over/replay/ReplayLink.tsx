import { Link } from 'react-router-dom';
import button from '../../../../kit/Button.module.css';
import { useAppSelector } from '../../../../state/hooks';
import { labels } from '../content';
import { selectStanding } from '../standing';
import { hashOf } from './hash';

/** To the over that has just ended. */
export default function ReplayLink() {
  const { day, balls } = useAppSelector(selectStanding);
  return (
    day !== null && (
      <Link to={hashOf({ day, balls })} className={button.quiet}>
        {labels.replay}
      </Link>
    )
  );
}
