import { Link } from 'react-router-dom';
import button from '../../../kit/Button.module.css';
import { useAppSelector } from '../../../state/hooks';
import { labels } from '../content';
import { recordingOfMatch } from '../recording';
import { selectMatch } from '../selectors';
import { hashOf } from './hash';

/** To the match that has just ended: the latest one that is kept may be of another tab. */
export default function ReplayLink() {
  const { batting, balls, challenged } = useAppSelector(selectMatch);
  const hash = batting && hashOf(recordingOfMatch({ batting, balls, challenged }));
  return (
    hash && (
      <Link to={hash} className={button.quiet}>
        {labels.replay}
      </Link>
    )
  );
}
