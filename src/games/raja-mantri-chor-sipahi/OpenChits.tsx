import { List, UserText } from '../../kit/text';
import { labels, roleNames } from './content';
import { Drawn } from './Drawn';
import styles from './OpenChits.module.css';
import type { Guesser, Role, Round } from './rules';
import { pointsOf } from './rules';

type OpenChitsProps = {
  /** Undefined before the first round of a replay: the chits are folded. */
  round: Round | undefined;
  guesser: Guesser;
  names: readonly string[];
};

/** Of each player: the chit, and what it has brought. */
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
