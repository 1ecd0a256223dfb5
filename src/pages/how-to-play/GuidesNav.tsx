import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToCenter } from '../../kit/scrollToCenter';
import slip from '../../kit/slip.module.css';
import { NavLink } from '../../layout/NavLink';
import { guidePath, guideSlugs } from '../../paths';
import styles from './GamesNav.module.css';
import { gamesNav, titles } from './guides/content';

type GamesNavProps = {
  /** Wraps the row on a phone, too, for the page whose main content it is. */
  spread?: boolean;
};

/** The seven games: a column on a desktop, a row that scrolls sideways on a phone. */
export function GamesNav({ spread = false }: GamesNavProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current game follows the path
  useEffect(() => scrollToCenter(row.current, '[aria-current]'), [pathname]);
  return (
    <nav className={styles.games} aria-label={gamesNav.label}>
      <ul
        ref={row}
        className={styles.list}
        data-spread={spread || undefined}
        onFocus={() => scrollToCenter(row.current, ':focus-visible')}
      >
        {guideSlugs.map((slug) => (
          <li key={slug}>
            <NavLink className={`${slip.slip} ${styles.game}`} to={guidePath(slug)}>
              {titles[slug]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
