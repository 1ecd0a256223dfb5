import { useAppSelector } from '../../../state/hooks';
import { selectChallenge } from '../slice';
import { FriendHands } from './FriendHands';
import { Hiding } from './Hiding';

/** Of a challenge: the hands that are being chosen for a friend, or those of a friend. */
export default function ChallengeHands() {
  const challenge = useAppSelector(selectChallenge);
  if (!challenge) return null;
  return challenge.played === null ? <Hiding /> : <FriendHands />;
}
