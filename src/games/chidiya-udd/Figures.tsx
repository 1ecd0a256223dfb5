import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './Figures.module.css';
import type { Call } from './rules';
import { pointsOf } from './rules';
import { selectBest, selectLives, selectScore } from './slice';

/** The figures of a game alone: the score, the best score in this mode, and how many mistakes are left. */
export function Figures() {
  const score = useAppSelector(selectScore);
  const best = useAppSelector(selectBest);
  const lives = useAppSelector(selectLives);
  return (
    <dl className={styles.figures} aria-label={labels.figures}>
      <div>
        <dt>{labels.score}</dt>
        <dd>{score}</dd>
      </div>
      <div>
        <dt>{labels.best}</dt>
        <dd>{best}</dd>
      </div>
      <div>
        <dt>{labels.lives}</dt>
        <dd data-lives={lives}>{lives}</dd>
      </div>
    </dl>
  );
}

type Figure = { label: string; value: string };

/** The figures of a game of two, and of a replay. */
export const FigureList = ({ label, figures }: { label?: string; figures: Figure[] }) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The points of two players as figures. */
export const pointsOfBoth = (calls: readonly Call[]): Figure[] =>
  ([0, 1] as const).map((player) => ({
    label: labels.player(player),
    value: `${pointsOf(calls, player)}`,
  }));
