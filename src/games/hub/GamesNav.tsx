import { Link } from 'react-router-dom';
import { Icon } from '../../kit/Icon';
import { gameIcons } from '../../kit/icons/games';
import { games } from '..';
import type { Game, GamePage } from '../shared/game';
import styles from './GamesNav.module.css';

type GamesNavProps = {
  /** The game that is open, on its own page or on a page below. */
  game: Game;
  open: GamePage;
};

/** All games, each with icon and name: two rows of small tiles on a phone, else one row. */
export function GamesNav({ game, open }: GamesNavProps) {
  // On a page below a game, the tile of the game is marked as current with `true`, not with `page`, because the tile
  // links to another page.
  const current = open === game ? 'page' : 'true';
  return (
    <nav aria-label="Games" className={styles.games}>
      <ul>
        {games.map(({ path, icon, name }) => (
          <li key={path}>
            <Link to={path} aria-current={path === game.path ? current : undefined}>
              <Icon shape={gameIcons[icon]} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
