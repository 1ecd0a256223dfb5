import { useAppSelector } from '../../../state/hooks';
import styles from '../../shared/challenge/chase.module.css';
import { outcomeOf } from '../../shared/challenge/outcomeOf';
import { challenge as texts } from '../challenge/content';
import { selectGame, selectScore } from '../selectors';

/** Above a challenge: how it stands, and at the end who has more. */
export default function FriendScore() {
  const { challenge, phase } = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  if (!challenge) return null;
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(score, challenge.score)}</strong>{' '}
      {phase === 'over' && <span>{texts.outcomes[outcomeOf(score, challenge.score)]}</span>}
    </p>
  );
}
