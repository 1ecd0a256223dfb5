import { useEffect, useState } from 'react';
import { Button } from '../../kit/Button';
import { Card } from '../../kit/Card';
import { focusAfter } from '../../kit/focusAfter';
import { Paragraphs } from '../../kit/text';
import { partNotLoaded } from '../../layout/content';
import { PAGE_TITLE_ID } from '../../layout/ids';
import { linkIn } from '../../sharing/link';
import { useAppDispatch } from '../../state/hooks';
import type { Offer, PageParts } from '../shared/game';
import { challenge, challengeStatus } from './content';
import notice from './notice.later.module.css';
import styles from './Offer.later.module.css';

type ChallengeArrivalProps = {
  /** The hash of the link, as `linkIn` gives it. */
  hash: string;
  parts: PageParts;
};

/** Shows the offer that a link brings, or a kind line if the link cannot be read. */
export default function ChallengeArrival({ hash, parts }: ChallengeArrivalProps) {
  const [found, setFound] = useState<Offer | 'broken' | 'notLoaded' | null>(null);
  useEffect(() => {
    const read = () =>
      offerIn(hash, parts).then(
        (offer) => setFound(offer ?? 'broken'),
        () => setFound('notLoaded'),
      );
    // The link of an answered challenge may be opened again. `forgetHash` had removed its hash without the router, so
    // the router sees no change and renders nothing anew.
    const onHashChange = () => {
      if (linkIn(window.location.hash)?.hash === hash) read();
    };
    read();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [hash, parts]);

  if (!found) return null;
  if (typeof found === 'string') {
    return (
      <p role="status" aria-label={challengeStatus} className={notice.notice}>
        {found === 'broken' ? challenge.broken : partNotLoaded}
      </p>
    );
  }
  const onAnswer = () => {
    forgetHash();
    setFound(null);
  };
  return <OfferCard offer={found} onAnswer={onAnswer} />;
}

async function offerIn(hash: string, { loadChallenge }: PageParts): Promise<Offer | null> {
  const challenge = await loadChallenge?.();
  return challenge?.offerIn(hash) ?? null;
}

/**
 * Removes the hash, so that a reload does not offer the challenge again. The router is not told, as the page stays
 * the same.
 */
function forgetHash() {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Shows an offer. Until the visitor accepts the offer, nothing of the visitor's own game changes. */
function OfferCard({ offer, onAnswer }: { offer: Offer; onAnswer(): void }) {
  const dispatch = useAppDispatch();
  const accept = () => {
    dispatch(offer.accepted);
    onAnswer();
  };
  return (
    <div className={styles.offer}>
      <Card label={challenge.region} heading={challenge.region} taped>
        <Paragraphs texts={offer.lines} />
        <div className={styles.answers}>
          <Button onClick={() => focusAfter(accept, offer.focusId)}>{challenge.accept}</Button>
          <Button quiet onClick={() => focusAfter(onAnswer, PAGE_TITLE_ID)}>
            {challenge.notNow}
          </Button>
        </div>
      </Card>
    </div>
  );
}
