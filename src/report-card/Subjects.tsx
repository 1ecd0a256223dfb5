import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { games } from '../games';
import type { Game } from '../games/shared/game';
import hidden from '../kit/visuallyHidden.module.css';
import { useAppSelector } from '../state/hooks';
import { card } from './content';
import styles from './ReportCard.module.css';
import type { Subject } from './subjects';
import { selectRow, useSubjects } from './subjects';

/** Shows a row for each game: first the games that were played, then the others, each with an invitation to play. */
export function Subjects() {
  const subjects = useSubjects();
  const played = useAppSelector(
    (state) => subjects.filter((subject) => selectRow(state, subject) !== null),
    shallowEqual,
  );
  const open = games.filter((game) => !played.some((subject) => subject.game === game));
  return (
    <>
      {played.length > 0 && (
        <div className={styles.subjects}>
          {played.map((subject) => (
            <Played key={subject.game.path} subject={subject} />
          ))}
        </div>
      )}
      {open.length > 0 && (
        <div className={styles.open}>
          {open.map((game) => (
            <section key={game.path} aria-labelledby={idOf(game)}>
              <Name game={game} />
              <dl className={styles.invitation}>
                <dt className={hidden.visuallyHidden}>{card.remark}</dt>
                <dd>{game.invitation}</dd>
              </dl>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

const idOf = (game: Game) => `subject-${game.folder}`;

const Name = ({ game }: { game: Game }) => (
  <h2 className={styles.name} id={idOf(game)}>
    <Link to={game.path}>{game.name}</Link>
  </h2>
);

function Played({ subject }: { subject: Subject }) {
  const row = useAppSelector((state) => selectRow(state, subject), shallowEqual);
  return (
    <section className={styles.subject} aria-labelledby={idOf(subject.game)}>
      <Name game={subject.game} />
      <dl className={styles.row}>
        <Cell name="played" value={row?.played} />
        <Cell name="best" value={row?.best} />
        <Cell name="streak" value={row?.streak} />
        <Cell name="remark" value={row?.remark} />
      </dl>
    </section>
  );
}

type CellProps = {
  name: 'played' | 'best' | 'streak' | 'remark';
  /** The figure or the remark. A cell without a value is not shown. */
  value: string | number | undefined;
};

const Cell = ({ name, value }: CellProps) =>
  value !== undefined && (
    <div className={styles[name]}>
      <dt>{card[name]}</dt>
      <dd>{value}</dd>
    </div>
  );
