import { useAppSelector } from '../../../state/hooks';
import styles from '../../shared/challenge/chase.module.css';
import { outcomeOf } from '../../shared/challenge/outcomeOf';
import { challenge as texts } from '../challenge/content';
import { labels } from '../content';
import { selectGame, selectScore } from '../slice';

/** Above a challenge: how it stands, and at the end who has more; in another mode, that it waits. */
export default function FriendScore() {
  const { challenge, mode, phase } = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  if (!challenge) return null;
  const isWaiting = challenge.mode !== mode;
  return (
    <p className={styles.standing}>
      <strong>
        {isWaiting
          ? texts.waiting(labels.modes[challenge.mode])
          : texts.standing(score, challenge.score)}
      </strong>{' '}
      {phase === 'over' && !isWaiting && (
        <span>{texts.outcomes[outcomeOf(score, challenge.score)]}</span>
      )}
    </p>
  );
}
