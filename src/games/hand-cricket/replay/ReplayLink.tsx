import { Link } from 'react-router-dom';
import button from '../../../kit/Button.module.css';
import { useAppSelector } from '../../../state/hooks';
import { labels } from '../content';
import { recordingOf } from '../recording';
import { selectMatch } from '../selectors';
import { hashOf } from './hash';

/** To the match that has just ended. */
export default function ReplayLink() {
  const [latest] = useAppSelector(selectMatch).recent;
  const hash = latest ? hashOf(recordingOf(latest)) : null;
  return (
    hash && (
      <Link to={hash} className={button.quiet}>
        {labels.replay}
      </Link>
    )
  );
}
