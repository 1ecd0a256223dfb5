import { List, UserText } from '../../kit/text';
import { labels, roleNames } from './content';
import { Drawn } from './Drawn';
import styles from './Rounds.module.css';
import type { Guesser, Role, Round } from './rules';
import { pointsOf, totalsOf, winnersOf } from './rules';

type OpenChitsProps = {
  /** The round to show. It is undefined at the start of a replay, when all chits are still folded. */
  round: Round | undefined;
  guesser: Guesser;
  names: readonly string[];
};

/** Shows the chit of each player after a round, and the points that the player got in the round. */
export function OpenChits({ round, guesser, names }: OpenChitsProps) {
  const points = round && pointsOf(round, guesser);
  return (
    <List className={styles.chits}>
      {names.map((name, player) => {
        const role = round?.deal[player];
        const isNamed = player === round?.suspect;
        return (
          <li key={name} className={styles.chit} data-named={isNamed || undefined}>
            <Drawn symbol={role ?? 'folded'} />
            <UserText className={styles.name}>{name}</UserText>{' '}
            <span className={styles.role}>{role && roleText(role, isNamed)}</span>{' '}
            <strong className={styles.points} data-none={points?.[player] === 0 || undefined}>
              {points && signed(points[player] as number)}
            </strong>
          </li>
        );
      })}
    </List>
  );
}

const roleText = (role: Role, isNamed: boolean) =>
  isNamed ? `${roleNames[role]} (${labels.suspected})` : roleNames[role];

const signed = (points: number) => (points > 0 ? `+${points}` : '0');

type PointsTableProps = { rounds: readonly Round[]; guesser: Guesser; names: readonly string[] };

/** Shows the points of each player in each round, and the total of each player. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is identified only by its number
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
