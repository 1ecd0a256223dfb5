import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { challenge } from '../challenge/content';
import { hashOf } from '../challenge/link';
import { HIDDEN_COUNT } from '../rules';
import { selectChallenge } from '../slice';
import { invitation } from './content';
import styles from './Hiding.module.css';
import { challengePicture } from './picture';

/** Five hands for a friend, which nobody sees: a chit for each one that is chosen. */
export function Hiding() {
  const hands = useAppSelector(selectChallenge)?.hands ?? [];
  const isReady = hands.length === HIDDEN_COUNT;
  return (
    <div className={styles.hiding}>
      <p role="status" className={styles.standing} lang={isReady ? undefined : 'en-IN'}>
        {isReady ? challenge.ready : challenge.hand(hands.length + 1, HIDDEN_COUNT)}
      </p>
      <p className={styles.chits} aria-hidden="true">
        {Array.from({ length: HIDDEN_COUNT }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: chits have no identity but their position
            key={index}
            className={styles.chit}
            data-filled={index < hands.length || undefined}
          />
        ))}
      </p>
      {!isReady && <p className={styles.intro}>{challenge.intro}</p>}
      {isReady && (
        <Share
          lead={leads.challenge}
          lines={invitation}
          hash={hashOf(hands)}
          picture={() => challengePicture({ hands: HIDDEN_COUNT, lines: invitation })}
          fileName="rock-paper-scissors-challenge"
        />
      )}
    </div>
  );
}
