import { AlertDialog } from '../../layout/AlertDialog';
import { Page } from '../../layout/Page';
import type { Game, GameModule, GamePage } from '../shared/game';
import { noScriptNote } from './content';
import { GamesNav } from './GamesNav';
import styles from './Hub.module.css';
import { LinkSlot } from './LinkSlot';
import { ResetQuestion } from './ResetQuestion';
import { ResumeSlot } from './ResumeSlot';

type HubProps = {
  game: Game;
  /** The open page: the page of the game itself, or one of the game's further `pages`. */
  open: GamePage;
  page: { useModule(): GameModule };
};

/** The page around every game. It shows the heading of the open page, the tiles of all games, and the game itself. */
export default function Hub({ game, open, page }: HubProps) {
  const { default: View, page: parts } = page.useModule();
  const { path, name } = open;
  const { title, tagline, description } = parts.about;
  const isBelowGame = open !== game;
  return (
    <div className={styles.hub} data-below-game={isBelowGame || undefined}>
      <Page
        content={{ title, heading: name, description, lead: tagline }}
        leadClassName={styles.tagline}
      >
        <GamesNav game={game} open={open} />
        <p className={styles.noScriptNote} hidden>
          {`${noScriptNote} ${description}`}
        </p>
        <LinkSlot key={path} parts={parts} />
        {!isBelowGame && <ResumeSlot key={`${path} resume`} feature={parts.feature} />}
        <div className={styles.game}>
          <View key={path} />
        </div>
        <AlertDialog alerts={parts.alerts ?? {}} />
        <ResetQuestion feature={parts.feature} />
      </Page>
    </div>
  );
}
