import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { Icon } from '../../kit/Icon';
import { board } from '../../kit/icons/board';
import { bottle } from '../../kit/icons/bottle';
import { heart } from '../../kit/icons/heart';
import { paper } from '../../kit/icons/paper';
import { scissors } from '../../kit/icons/scissors';
import { showInRow } from '../../kit/showInRow';
import slip from '../../kit/slip.module.css';
import { NavLink } from '../../site/Link';
import { Page } from '../../site/Page';
import { usePath } from '../../site/usePath';
import { tiles } from './content';
import styles from './Hub.module.css';

const tileIcons = { heart, bottle, scissors, board, paper };

/** The hub: the open game's heading, the row of tiles, and below them the game itself. */
export default function Hub() {
  const path = usePath();
  const tile = tiles.find((candidate) => candidate.path === path);
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tile follows the path
  useEffect(() => showInRow(row.current, '[aria-current]'), [path]);
  if (!tile) return <Outlet />;
  return (
    <Page
      content={{ title: tile.name, description: tile.description, lead: tile.tagline }}
      leadClassName={styles.tagline}
    >
      <nav aria-label="Games" className={styles.games}>
        <ul
          ref={row}
          className={styles.tiles}
          onFocus={() => showInRow(row.current, ':focus-visible')}
        >
          {tiles.map(({ name, path: to, icon }) => (
            <li key={to}>
              <NavLink className={`${slip.slip} ${styles.tile}`} to={to}>
                <Icon shape={tileIcons[icon]} />
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
