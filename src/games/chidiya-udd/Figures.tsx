import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './Figures.module.css';
import type { Call } from './rules';
import { pointsOf } from './rules';
import { selectBest, selectLives, selectScore } from './slice';

type Figure = { label: string; value: string | number; lives?: number };

/**
 * The figures of a game of one player: the score, the best score in this mode, and how many mistakes the player may
 * still make.
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
 * Shows a list of figures. `lives` is given for the figure of the chances alone, as the stylesheet makes the last
 * chance red.
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

/** The points of two players as figures. */
export const pointsOfBoth = (calls: readonly Call[]) =>
  ([0, 1] as const).map((player) => ({
    label: labels.player(player),
    value: `${pointsOf(calls, player)}`,
  }));
