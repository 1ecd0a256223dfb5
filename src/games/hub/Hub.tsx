import { AlertDialog } from '../../layout/AlertDialog';
import { Page } from '../../layout/Page';
import type { Game, GameModule, GamePage } from '../shared/game';
import { noScriptNote, skipToGame } from './content';
import { GameLine } from './GameLine';
import { GamesNav } from './GamesNav';
import styles from './Hub.module.css';
import { LinkSlot } from './LinkSlot';
import { pressByKey } from './pressByKey';
import { ResetQuestion } from './ResetQuestion';
import { ResumeSlot } from './ResumeSlot';
import { Rules } from './Rules';

type HubProps = {
  game: Game;
  /** The open page: the page of the game itself, or one of the game's further `pages`. */
  open: GamePage;
  page: { useModule(): GameModule };
};

const GAME_ID = 'khel';

/** The page around every game. It shows the heading of the open page, the tiles of all games, and the game itself. */
export default function Hub({ game, open, page }: HubProps) {
  const { default: View, page: parts } = page.useModule();
  const { path, name } = open;
  const { title, description, rules } = parts.about;
  const isBelowGame = open !== game;
  return (
    <div className={styles.hub} data-below-game={isBelowGame || undefined}>
      <Page content={{ title, heading: name, description }}>
        <GamesNav game={game} open={open} />
        <a className={styles.skip} href={`#${GAME_ID}`}>
          {skipToGame}
        </a>
        <GameLine parts={parts} />
        <p className={styles.noScriptNote} hidden>
          {`${noScriptNote} ${description}`}
        </p>
        <LinkSlot key={path} parts={parts} />
        {!isBelowGame && <ResumeSlot key={`${path} resume`} feature={parts.feature} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys press the buttons inside */}
        <div id={GAME_ID} className={styles.game} tabIndex={-1} onKeyDown={pressByKey}>
          <View key={path} />
        </div>
        {rules && <Rules rules={rules} />}
        <AlertDialog alerts={parts.alerts ?? {}} />
        <ResetQuestion feature={parts.feature} />
      </Page>
    </div>
  );
}
