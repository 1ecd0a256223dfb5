import { useAppSelector } from '../../../state/hooks';
import styles from '../../shared/challenge/chase.module.css';
import { challenge as texts } from '../challenge/content';
import { scoresOf } from '../scores';
import { selectMatch } from '../slice';

/** Above the match, while a friend's runs are chased: how it stands. */
export default function FriendInnings() {
  const { innings, balls } = useAppSelector(selectMatch);
  const { you, computer: friend } = scoresOf({ batting: 'you', innings, balls });
  return (
    <p className={styles.standing}>
      <strong>{texts.standing(you, friend)}</strong>
    </p>
  );
}
