import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Icon } from '../../kit/Icon';
import slip from '../../kit/slip.module.css';
import { Page } from '../../site/Page';
import { tiles } from './content';
import styles from './Hub.module.css';

/** The hub: the open game's heading, the row of tiles, and below them the game itself. */
export default function Hub() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const tile = tiles.find((candidate) => candidate.path === path);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrentTile(row.current, path), [path]);
  if (!tile) return <Outlet />;
  return (
    <Page
      content={{ title: tile.name, description: tile.description, lead: tile.tagline }}
      leadClassName={styles.tagline}
    >
      <nav aria-label="Games" className={styles.games}>
        <ul ref={row} className={styles.tiles}>
          {tiles.map(({ name, path: to, icon }) => (
            <li key={to}>
              <NavLink className={`${slip.slip} ${styles.tile}`} to={to} end>
                <Icon name={icon} />
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </Page>
  );
}

/** On a phone the row is wider than the screen: it is scrolled, the page is not. */
function showCurrentTile(row: HTMLUListElement | null, path: string) {
  const tile = row?.children[tiles.findIndex((candidate) => candidate.path === path)];
  if (!row || !(tile instanceof HTMLElement)) return;
  row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.offsetWidth) / 2;
}
