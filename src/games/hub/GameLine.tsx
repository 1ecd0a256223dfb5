import { Link } from 'react-router-dom';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { useAppSelector } from '../../state/hooks';
import { RULES_ID, rules } from '../shared/content';
import type { PageParts } from '../shared/game';
import styles from './Hub.module.css';

/**
 * The line below the tiles. Before the first turn, the line says what to press and what counts. After that, the link to
 * the rules is in the same place.
 */
export function GameLine({ parts: { about, selectHasBegun } }: { parts: PageParts }) {
  const hasBegun = useAppSelector(selectHasBegun);
  return (
    <div className={styles.line}>
      {hasBegun ? (
        <p className={space.space}>
          <ReserveSpace texts={[about.howTo]} />
          <Link to={`#${RULES_ID}`}>{rules.heading}</Link>
        </p>
      ) : (
        <p key={about.howTo}>{about.howTo}</p>
      )}
    </div>
  );
}
