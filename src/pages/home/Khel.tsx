import { Link } from 'react-router-dom';
import { games } from '../../games';
import { aajKaOver } from '../../games/hand-cricket/game';
import { ReserveSpace } from '../../kit/ReserveSpace';
import space from '../../kit/reserveSpace.module.css';
import { List } from '../../kit/text';
import visuallyHidden from '../../kit/visuallyHidden.module.css';
import { Section } from '../../layout/Section';
import { khel, over } from './content';
import styles from './Khel.module.css';
import type { Stored } from './stored';
import { Thumbnail } from './Thumbnail';
import { useStored } from './useStored';

/** All games: the over of today, the game that was played last, and a tile for each game. */
export function Khel() {
  const stored = useStored();
  return (
    <Section id={khel.id} heading={khel.heading}>
      <div className={styles.first}>
        <Over state={stored?.over ?? over.newcomer} />
        <LastGame game={stored?.lastGame} />
      </div>
      <List className={styles.tiles}>
        {games.map(({ key, name, path, folder }) => (
          <li key={key} className={styles.tile}>
            <Thumbnail folder={folder} />
            <Link className={styles.link} to={path}>
              {name}
            </Link>
            <Best text={stored?.best[key]} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function Over({ state }: { state: string }) {
  return (
    <div className={styles.over}>
      <Thumbnail folder={aajKaOver.folder} />
      <div>
        <Link className={styles.link} to={aajKaOver.path}>
          {aajKaOver.name}
        </Link>
        <p className={`${space.space} ${styles.state}`}>
          <ReserveSpace texts={[over.ended({ runs: 36, isOut: false })]} />
          <span>{state}</span>
        </p>
      </div>
    </div>
  );
}

/** The game that was played last, in a place that a newcomer's invitation keeps. */
function LastGame({ game }: { game: Stored['lastGame'] }) {
  return (
    <p className={`${space.space} ${styles.last}`}>
      <ReserveSpace texts={[khel.invitation, ...games.map(({ name }) => khel.last(name))]} />
      {game ? <Link to={game.path}>{khel.last(game.name)}</Link> : <span>{khel.invitation}</span>}
    </p>
  );
}

/** The best score of a game, written on the corner of its drawing, where no place has to be kept. */
function Best({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.best}>
      <span className={visuallyHidden.visuallyHidden}>{khel.best}</span> <span>{text}</span>
    </p>
  );
}
