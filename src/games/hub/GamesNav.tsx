import { Link } from 'react-router-dom';
import { Icon } from '../../kit/Icon';
import { gameIcons } from '../../kit/icons/games';
import { scrollToCenter, useCurrentInCenter } from '../../kit/scrollToCenter';
import { games } from '..';
import type { Game, GamePage } from '../shared/game';
import styles from './GamesNav.module.css';

type GamesNavProps = {
  /** The game to which the open page belongs. */
  game: Game;
  open: GamePage;
};

/**
 * Shows a tile for each game: a link with the icon and the name of the game. On a phone the tiles are in one row that
 * scrolls sideways, with the tile of the open game in sight.
 */
export function GamesNav({ game, open }: GamesNavProps) {
  const row = useCurrentInCenter(game.path);
  // `aria-current` is `page` only on the page to which the tile links. On a further page of the game, `aria-current` is
  // `true`.
  const current = open === game ? 'page' : 'true';
  return (
    <nav aria-label="Games" className={styles.games}>
      {/* A tile that gets the focus by a key comes into sight. A tile that is tapped stays below the finger. */}
      <ul ref={row} onFocus={() => scrollToCenter(row.current, ':focus-visible')}>
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
