import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './Figures.module.css';
import { livesOf } from './rules';
import { selectGame, selectScore } from './slice';

/** Of a game alone: the score, the best one in this mode, and how many mistakes are left. */
export function Figures() {
  const { mode, calls, fast, calm } = useAppSelector(selectGame);
  const score = useAppSelector(selectScore);
  const lives = livesOf(mode, calls, 0);
  return (
    <dl className={styles.figures} aria-label={labels.figures}>
      <div>
        <dt>{labels.score}</dt>
        <dd>{score}</dd>
      </div>
      <div>
        <dt>{labels.best}</dt>
        <dd>{(mode === 'calm' ? calm : fast).best}</dd>
      </div>
      <div>
        <dt>{labels.lives}</dt>
        <dd data-lives={lives}>{lives}</dd>
      </div>
    </dl>
  );
}
