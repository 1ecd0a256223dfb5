import type { Alerts } from '../../layout/AlertDialog';
import { AlertDialog } from '../../layout/AlertDialog';
import { Page } from '../../layout/Page';
import type { Listing } from '../listings';
import type { GameModule } from '../shared/game';
import { noScriptNote } from './content';
import { GamesNav } from './GamesNav';
import styles from './Hub.module.css';
import { LinkSlot } from './LinkSlot';
import { ResetQuestion } from './ResetQuestion';
import { ResumeSlot } from './ResumeSlot';

export type HubPageProps = {
  /** Of the open game, or of a page below one. */
  path: string;
  page: { useModule(): GameModule };
};

type HubProps = HubPageProps & { listings: readonly Listing[]; alerts: Alerts };

/** The page around every game: the open game's heading, the tiles of all, and the game itself. */
export function Hub({ path, page, listings, alerts }: HubProps) {
  const game = page.useModule();
  const open = listings.find((listing) => listing.path === path) as Listing;
  const { title, tagline, description } = game.about;
  return (
    <div className={styles.hub} data-below-game={open.under !== undefined || undefined}>
      <Page
        content={{ title, heading: open.tile.name, description, lead: tagline }}
        leadClassName={styles.tagline}
      >
        <GamesNav listings={listings} open={open} />
        <p className={styles.noScriptNote} hidden>
          {`${noScriptNote} ${description}`}
        </p>
        <LinkSlot key={path} game={game} />
        {!open.under && <ResumeSlot key={`${path} resume`} feature={game.feature} />}
        <div className={styles.game}>
          <game.default key={path} />
        </div>
        <AlertDialog alerts={alerts} />
        <ResetQuestion feature={game.feature} />
      </Page>
    </div>
  );
}
