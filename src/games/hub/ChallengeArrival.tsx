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
  /** The hash of the link, as `linkIn` returns it. */
  hash: string;
  parts: PageParts;
};

/** Shows the challenge of a link. If the link cannot be read, or `loadChallenge` fails, shows a message instead. */
export default function ChallengeArrival({ hash, parts }: ChallengeArrivalProps) {
  const [found, setFound] = useState<Offer | 'broken' | 'notLoaded' | null>(null);
  useEffect(() => {
    const read = () =>
      offerIn(hash, parts).then(
        (offer) => setFound(offer ?? 'broken'),
        () => setFound('notLoaded'),
      );
    // The visitor may open the link of an answered challenge again. The router then sees no change, because
    // `forgetHash` has removed the hash without telling the router. This listener therefore reads the link again.
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
 * Removes the hash from the address, because otherwise a reload would offer the challenge again. The router is not
 * told, because the page stays the same.
 */
function forgetHash() {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Shows a challenge with two buttons: Accept and Not now. The visitor's own game changes only after Accept. */
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
