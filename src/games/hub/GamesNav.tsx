import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';
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

/**
 * Shows a tile for each game: a link with the icon and the name of the game. On a phone the tiles are in one row that
 * scrolls sideways, with the tile of the open game in sight.
 */
export function GamesNav({ game, open }: GamesNavProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const index = games.findIndex(({ path }) => path === game.path);
    scrollToTile(row.current, row.current?.children[index]);
  }, [game.path]);
  // The browser leaves a focused tile at the edge of the row as it is, even if most of the tile is out of sight. A tile
  // that is tapped must not move away from the finger.
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) scrollToTile(row.current, target.parentElement);
  };
  // `aria-current` is `page` only on the page to which the tile links. On a further page of the game, `aria-current` is
  // `true`.
  const current = open === game ? 'page' : 'true';
  return (
    <nav aria-label="Games" className={styles.games}>
      <ul ref={row} onFocus={onFocus}>
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

/** Scrolls the row to a tile. `scrollIntoView` is not used, because it could also scroll the page. */
function scrollToTile(row: HTMLUListElement | null, tile: Element | null | undefined) {
  if (!row || !(tile instanceof HTMLElement)) return;
  row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.offsetWidth) / 2;
}
