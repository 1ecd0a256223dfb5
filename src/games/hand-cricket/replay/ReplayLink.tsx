import { useAppSelector } from '../../../state/hooks';
import { ReplayLink } from '../../shared/replay/ReplayLink';
import { recordingOfMatch } from '../recording';
import { selectMatch } from '../slice';
import { hashOf } from './hash';

/** To the match that has just ended: the latest one that is kept may be of another tab. */
export default () => {
  const { batting, balls, challenged } = useAppSelector(selectMatch);
  return <ReplayLink hash={batting && hashOf(recordingOfMatch({ batting, balls, challenged }))} />;
};
