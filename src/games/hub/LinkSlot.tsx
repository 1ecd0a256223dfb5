import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import type { Link } from '../../sharing/link';
import { linkIn } from '../../sharing/link';
import type { PageParts } from '../shared/game';
import { challengeStatus } from './content';

type LinkSlotProps = {
  /** The parts of the open page, which load what a link needs. */
  parts: PageParts;
};

const loadArrival = {
  challenge: () => import(/* webpackChunkName: "hub-later" */ './ChallengeArrival'),
  replay: () => import(/* webpackChunkName: "hub-later" */ './ReplayArrival'),
};

/**
 * The place of a challenge or a replay from the hash of the address. The code for them is loaded only when the hash
 * has a challenge or a replay. Each page has a slot of its own, by the `key` of the slot.
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
 * Returns the latest link on this page, and a function that forgets the link. A jump within the page (for example by
 * the skip link) does not remove the link, but going back to the address without a hash does.
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
