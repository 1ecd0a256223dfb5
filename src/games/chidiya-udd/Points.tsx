import { useAppSelector } from '../../state/hooks';
import { labels } from './content';
import styles from './Figures.module.css';
import type { Call } from './rules';
import { pointsOf } from './rules';
import { selectGame } from './slice';

/** Of two players. */
export const pointsOfBoth = (calls: readonly Call[]) =>
  ([0, 1] as const).map((player) => ({
    label: labels.player(player),
    value: `${pointsOf(calls, player)}`,
  }));

/** Of two players, at the end. */
export function Points({ label }: { label?: string }) {
  const { calls } = useAppSelector(selectGame);
  return (
    <dl className={styles.figures} aria-label={label}>
      {pointsOfBoth(calls).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
