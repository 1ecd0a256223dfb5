import { UserText } from '../../kit/text';
import { labels } from './content';
import styles from './PointsTable.module.css';
import type { Guesser, Round } from './rules';
import { pointsOf, totalsOf, winnersOf } from './rules';

type PointsTableProps = { rounds: readonly Round[]; guesser: Guesser; names: readonly string[] };

/** The points of each player by round, and in all. */
export function PointsTable({ rounds, guesser, names }: PointsTableProps) {
  const totals = totalsOf(rounds, guesser);
  const leading = winnersOf(totals);
  return (
    <table className={styles.table}>
      <caption>{labels.scores}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.roundColumn}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              <UserText>{name}</UserText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round has no identity but its number
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            {pointsOf(round, guesser).map((points, player) => (
              <td key={names[player]}>{points}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.total}</th>
          {totals.map((total, player) => (
            <td key={names[player]} data-leading={leading.includes(player) || undefined}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
