import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './Figures.module.css';
import type { Call } from './rules';
import { pointsOf } from './rules';
import { selectBest, selectLives, selectScore } from './slice';

type Figure = { label: string; value: string | number; lives?: number };

/**
 * The figures of a game of one player: the score, the best score in this mode, and the number of chances. The player is
 * out when no chance is left.
 */
export function Figures() {
  const score = useAppSelector(selectScore);
  const best = useAppSelector(selectBest);
  const lives = useAppSelector(selectLives);
  const figures = [
    { label: labels.score, value: score },
    { label: labels.best, value: best },
    { label: labels.lives, value: lives, lives },
  ];
  return <FigureList label={labels.figures} figures={figures} />;
}

/**
 * Shows a list of figures with their labels. `lives` is set only for the number of chances: the stylesheet uses `lives`
 * to show the last chance in red.
 */
export const FigureList = ({ label, figures }: { label?: string; figures: Figure[] }) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(({ label, value, lives }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-lives={lives}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Returns the points of both players as figures. */
export const pointsOfBoth = (calls: readonly Call[]) =>
  ([0, 1] as const).map((player) => ({
    label: labels.player(player),
    value: `${pointsOf(calls, player)}`,
  }));
