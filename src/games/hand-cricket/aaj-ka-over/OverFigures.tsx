import type { Ball } from '../rules';
import { runsOf } from '../rules';
import styles from '../Scoreboard.module.css';
import { labels } from './content';

/** The score of an over. */
export const OverFigures = ({ balls }: { balls: readonly Ball[] }) => (
  <dl className={styles.scoreboard} aria-label={labels.runs}>
    <div>
      <dt>{labels.runs}</dt>
      <dd>{runsOf(balls, 'you')}</dd>
    </div>
    <div>
      <dt>{labels.balls}</dt>
      <dd>{balls.length}</dd>
    </div>
  </dl>
);
