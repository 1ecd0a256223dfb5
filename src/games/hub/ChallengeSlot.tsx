import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import { looksLikeChallenge } from '../../sharing/looksLikeChallenge';
import type { Game } from '../shared/game';
import { challengeStatus } from './content';

type ChallengeSlotProps = { loadGame: Game['load'] };

const loadArrival = () =>
  import(/* webpackChunkName: "challenge" */ './challenge/ChallengeArrival');

/**
 * The place of a challenge in the hash of the address, whose code is loaded only then. Another page has
 * another slot, by its `key`.
 */
export function ChallengeSlot({ loadGame }: ChallengeSlotProps) {
  const hash = useChallengeHash();
  const isWanted = hash !== '';
  const { Part: Arrival, hasFailed } = useLazyPart(loadArrival, isWanted);
  if (!isWanted) return null;
  if (hasFailed) {
    return (
      <p role="status" aria-label={challengeStatus}>
        {partNotLoaded}
      </p>
    );
  }
  return Arrival ? <Arrival key={hash} hash={hash} loadGame={loadGame} /> : null;
}

/** The latest one on this page; a jump within the page, as by the skip link, does not take it away. */
function useChallengeHash() {
  const { hash } = useLocation();
  const [latest, setLatest] = useState('');
  if (!looksLikeChallenge(hash)) return latest;
  if (hash !== latest) setLatest(hash);
  return hash;
}
