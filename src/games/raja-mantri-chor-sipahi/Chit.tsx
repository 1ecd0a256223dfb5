import { inTurn } from '../shared/inTurn';
import styles from './Chit.module.css';
import { chitLines, labels, roleNames } from './content';
import { Drawn } from './Drawn';
import type { Role } from './rules';
import { WORTH } from './rules';

/** An open chit, as its player alone sees it. `turn`: of the round, for another line each time. */
export const Chit = ({ role, turn }: { role: Role; turn: number }) => (
  <div className={styles.chit}>
    <Drawn symbol={role} />
    <p className={styles.role}>
      <strong>{roleNames[role]}</strong>{' '}
      <span className={styles.worth}>{`${WORTH[role]} ${labels.points}`}</span>
    </p>
    <p className={styles.line}>{inTurn(chitLines[role], turn)}</p>
  </div>
);
