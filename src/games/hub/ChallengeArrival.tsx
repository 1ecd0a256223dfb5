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

/** What a link brings in: an offer, or a kind line where it cannot be read. */
export default function ChallengeArrival({ hash, parts }: ChallengeArrivalProps) {
  const [found, setFound] = useState<Offer | 'broken' | 'notLoaded' | null>(null);
  useEffect(() => {
    const read = () =>
      offerIn(hash, parts).then(
        (offer) => setFound(offer ?? 'broken'),
        () => setFound('notLoaded'),
      );
    // The link of an answered challenge is opened again. The router does not know that its hash was gone.
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

/** Removes the hash, so that a reload does not offer the challenge again. The router need not know: same page. */
function forgetHash() {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Nothing of the visitor's own game changes until the offer is accepted. */
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
