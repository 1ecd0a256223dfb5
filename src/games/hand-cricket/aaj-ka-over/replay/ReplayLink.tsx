import { ReplayLink } from '../../../shared/replay/ReplayLink';
import { useStanding } from '../useStanding';
import { hashOf } from './hash';

/** To the over that has just ended. */
export default () => {
  const { day, balls } = useStanding();
  return <ReplayLink hash={day === null ? null : hashOf({ day, balls })} />;
};
