import { Link } from 'react-router-dom';
import { Icon } from '../../kit/Icon';
import { gameIcons } from '../../kit/icons/games';
import { games } from '..';
import type { Game, GamePage } from '../shared/game';
import styles from './GamesNav.module.css';

type GamesNavProps = {
  /** The game to which the open page belongs. */
  game: Game;
  open: GamePage;
};

/** Shows a tile for each game: a link with the icon and the name of the game. */
export function GamesNav({ game, open }: GamesNavProps) {
  // `aria-current` is `page` only on the page to which the tile links. On a further page of the game, `aria-current` is
  // `true`.
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
