import { Link } from 'react-router-dom';
import { Icon } from '../../kit/Icon';
import type { Listing } from '../listings';
import { isGame } from '../listings';
import styles from './GamesNav.module.css';

type GamesNavProps = { listings: readonly Listing[]; open: Listing };

/** All games, each with icon and name: two rows of small tiles on a phone, else one row. */
export function GamesNav({ listings, open }: GamesNavProps) {
  return (
    <nav aria-label="Games" className={styles.games}>
      <ul>
        {listings.filter(isGame).map(({ path, tile }) => (
          <li key={path}>
            <Link to={path} aria-current={currentOf(path, open)}>
              <Icon shape={tile.icon} />
              {tile.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a page below a game the tile of the game is the current one. */
function currentOf(path: string, open: Listing) {
  if (path === open.path) return 'page';
  return path === open.under ? 'true' : undefined;
}
