import { Outlet } from 'react-router-dom';
import type { Alerts } from '../../layout/AlertDialog';
import { AlertDialog } from '../../layout/AlertDialog';
import { Page } from '../../layout/Page';
import { usePath } from '../../layout/usePath';
import type { Listing } from '../listings';
import { useAbout } from './abouts';
import { noScriptNote } from './content';
import { GamesNav } from './GamesNav';
import styles from './Hub.module.css';
import { LinkSlot } from './LinkSlot';
import { ResetQuestion } from './ResetQuestion';

type HubProps = { listings: readonly Listing[]; alerts: Alerts };

/** Layout route of the games: the open game's heading, the tiles of all, and the game itself. */
export function Hub({ listings, alerts }: HubProps) {
  const path = usePath();
  const open = listings.find((listing) => listing.path === path);
  const about = useAbout(path);
  if (!open || !about) return <Outlet />;
  const { title, tagline, description } = about;
  return (
    <div className={styles.hub} data-below-game={open.under !== undefined || undefined}>
      <Page
        content={{ title, heading: open.tile.name, description, lead: tagline }}
        leadClassName={styles.tagline}
      >
        <GamesNav listings={listings} open={open} />
        <p className={styles.noScriptNote} hidden>
          {noScriptNote} {description}
        </p>
        <LinkSlot key={path} loadGame={open.load} />
        <div className={styles.game}>
          <Outlet />
        </div>
        <AlertDialog alerts={alerts} />
        <ResetQuestion />
      </Page>
    </div>
  );
}
