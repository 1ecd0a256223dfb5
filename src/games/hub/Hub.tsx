import { Outlet } from 'react-router-dom';
import { Icon } from '../../kit/Icon';
import { scrollToCenter, useCurrentInCenter } from '../../kit/scrollToCenter';
import slip from '../../kit/slip.module.css';
import type { Alerts } from '../../layout/AlertDialog';
import { AlertDialog } from '../../layout/AlertDialog';
import { NavLink } from '../../layout/NavLink';
import { Page } from '../../layout/Page';
import { usePath } from '../../layout/usePath';
import type { Listing } from '../listings';
import { noScriptNote } from './content';
import styles from './Hub.module.css';
import { LinkSlot } from './LinkSlot';

type HubProps = { listings: readonly Listing[]; alerts: Alerts };

/** Pages below a game have no tile. */
const isGame = ({ under }: Listing) => under === undefined;

/** Layout route of the games: the open game's heading, the row of tiles, and the game itself. */
export function Hub({ listings, alerts }: HubProps) {
  const path = usePath();
  const open = listings.find((listing) => listing.path === path);
  const row = useCurrentInCenter(path);
  if (!open) return <Outlet />;
  const { name, title, tagline, description } = open.tile;
  return (
    <div className={styles.hub}>
      <Page
        content={{ title, heading: name, description, lead: tagline }}
        leadClassName={styles.tagline}
      >
        <nav aria-label="Games" className={styles.games}>
          <ul
            ref={row}
            className={styles.tiles}
            onFocus={() => scrollToCenter(row.current, ':focus-visible')}
          >
            {listings.filter(isGame).map(({ path, tile }) => (
              <li key={path}>
                <NavLink className={`${slip.slip} ${styles.tile}`} to={path}>
                  <Icon shape={tile.icon} />
                  {tile.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.noScriptNote} hidden>
          {noScriptNote} {description}
        </p>
        <LinkSlot key={path} loadGame={open.load} />
        <div className={styles.game}>
          <Outlet />
        </div>
        <AlertDialog alerts={alerts} />
      </Page>
    </div>
  );
}
