import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import type { Link } from '../../sharing/link';
import { linkIn } from '../../sharing/link';
import type { GameModule } from '../shared/game';
import { challengeStatus } from './content';

type LinkSlotProps = {
  /** Of the page that is open. */
  game: GameModule;
};

const loadArrival = {
  challenge: () => import(/* webpackChunkName: "challenge" */ './challenge/ChallengeArrival'),
  replay: () => import(/* webpackChunkName: "replay" */ './replay/ReplayArrival'),
};

/**
 * The place of a challenge or a replay in the hash of the address, whose code is loaded only then.
 * Another page has another slot, by its `key`.
 */
export function LinkSlot({ game }: LinkSlotProps) {
  const [link, forget] = useLatestLink();
  return link && <Arrival key={link.hash} {...link} game={game} onClose={forget} />;
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
 * The latest one on this page; a jump within the page, as by the skip link, does not take it away, but the
 * way back to the plain address does.
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
