import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../../kit/useLazyPart';
import { looksLikeChallenge } from '../../sharing/looksLikeChallenge';
import type { Game } from '../shared/game';
import { challengeNotLoaded } from './content';

type ChallengeSlotProps = { loadGame: Game['load'] };

const loadArrival = () =>
  import(/* webpackChunkName: "challenge" */ './challenge/ChallengeArrival');

/** The place of a challenge in the hash of the address, whose code is loaded only then. */
export function ChallengeSlot({ loadGame }: ChallengeSlotProps) {
  const { hash, key } = useLocation();
  const isWanted = looksLikeChallenge(hash);
  const { Part: Arrival, hasFailed } = useLazyPart(loadArrival, { isWanted });
  if (!isWanted) return null;
  if (hasFailed) return <p role="status">{challengeNotLoaded}</p>;
  return Arrival ? <Arrival key={key} hash={hash} loadGame={loadGame} /> : null;
}
