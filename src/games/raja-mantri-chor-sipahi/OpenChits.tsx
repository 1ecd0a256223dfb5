import { List } from '../../kit/List';
import { roleNames } from './content';
import { Drawn } from './Drawn';
import styles from './OpenChits.module.css';
import { pointsOf } from './pageRules';
import type { Guesser, Round } from './rules';

type OpenChitsProps = { round: Round; guesser: Guesser; names: readonly string[] };

/** Of each player: the chit, and what it has brought. */
export function OpenChits({ round, guesser, names }: OpenChitsProps) {
  const points = pointsOf(round, guesser);
  return (
    <List className={styles.chits}>
      {round.deal.map((role, player) => (
        <li key={role} className={styles.chit} data-named={player === round.suspect || undefined}>
          <Drawn symbol={role} />
          <bdi className={styles.name}>{names[player]}</bdi>{' '}
          <span className={styles.role}>{roleNames[role]}</span>{' '}
          <strong className={styles.points}>+{points[player]}</strong>
        </li>
      ))}
    </List>
  );
}
