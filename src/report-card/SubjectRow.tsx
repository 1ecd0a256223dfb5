import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Game } from '../games/shared/game';
import { useAppSelector } from '../state/hooks';
import { card } from './content';
import styles from './ReportCard.module.css';
import { selectRow, useSubjects } from './subjects';

/** Shows a game's row on the report card. If the game was not played yet, the row has an invitation to play. */
export function SubjectRow({ game }: { game: Game }) {
  const subject = useSubjects().find((each) => each.game === game);
  const row = useAppSelector((state) => subject && selectRow(state, subject), shallowEqual);
  const id = `subject-${game.folder}`;
  return (
    <section className={styles.subject} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        <Link to={game.path}>{game.name}</Link>
      </h2>
      <dl className={styles.row}>
        <Cell name="played" value={row?.played} />
        <Cell name="best" value={row?.best} />
        <Cell name="streak" value={row?.streak} />
        <Cell name="remark" value={row?.remark ?? game.invitation} isOpen={!row} />
      </dl>
    </section>
  );
}

type CellProps = {
  name: 'played' | 'best' | 'streak' | 'remark';
  /** The figure or the remark. A cell without a value is not shown. */
  value: string | number | undefined;
  /** Whether the game was not played yet. The remark is then an invitation to play. */
  isOpen?: boolean;
};

const Cell = ({ name, value, isOpen }: CellProps) =>
  value !== undefined && (
    <div className={styles[name]} data-open={isOpen || undefined}>
      <dt>{card[name]}</dt>
      <dd>{value}</dd>
    </div>
  );
