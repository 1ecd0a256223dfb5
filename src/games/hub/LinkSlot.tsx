import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import type { Link } from '../../sharing/link';
import { linkIn } from '../../sharing/link';
import type { PageParts } from '../shared/game';
import { challengeStatus } from './content';

type LinkSlotProps = {
  /** The parts of the open page. They include `loadChallenge` and `loadReplay`. */
  parts: PageParts;
};

const loadArrival = {
  challenge: () => import(/* webpackChunkName: "hub-later" */ './ChallengeArrival'),
  replay: () => import(/* webpackChunkName: "hub-later" */ './ReplayArrival'),
};

/**
 * Shows the challenge or the replay whose link is in the hash of the address. The components that show challenges and
 * replays are loaded only if the hash has such a link.
 */
export function LinkSlot({ parts }: LinkSlotProps) {
  const [link, forget] = useLatestLink();
  return link && <Arrival key={link.hash} {...link} parts={parts} onClose={forget} />;
}

type ArrivalProps = LinkSlotProps &
  Link & {
    onClose(): void;
  };

function Arrival({ kind, ...props }: ArrivalProps) {
  const { Part, hasFailed } = useLazyPart(loadArrival[kind]);
  if (Part) return <Part {...props} />;
  return (
    hasFailed && (
      <p role="status" aria-label={kind === 'challenge' ? challengeStatus : undefined}>
        {partNotLoaded}
      </p>
    )
  );
}

/**
 * Returns the latest challenge or replay link of this page, and a function that forgets the link. A hash of another
 * kind, such as the hash of the skip link, does not change the result. An empty hash forgets the link.
 */
function useLatestLink() {
  const { hash } = useLocation();
  const [seen, setSeen] = useState('');
  const [latest, setLatest] = useState<Link | null>(null);
  if (hash !== seen) {
    setSeen(hash);
    const link = linkIn(hash);
    if (hash === '' || link) setLatest(link);
  }
  return [latest, () => setLatest(null)] as const;
}
