import { inTurn } from '../shared/inTurn';
import styles from './Chit.module.css';
import { chitLines, roleNames } from './content';
import { Drawn } from './Drawn';
import type { Role } from './rules';

/** An open chit, as its player alone sees it. `turn`: of the round, for another line each time. */
export const Chit = ({ role, turn }: { role: Role; turn: number }) => (
  <div className={styles.chit}>
    <Drawn symbol={role} />
    <strong className={styles.role}>{roleNames[role]}</strong>
    <p className={styles.line}>{inTurn(chitLines[role], turn)}</p>
  </div>
);
