import { games } from '.';
import type { Game, GamePage, TileModule } from './shared/game';

/** What the hub shows of every game, or of a page below it; the build adds what only its own page shows. */
export type Listing = Pick<GamePage, 'path' | 'folder'> &
  TileModule & {
    /** Of a page below a game: the path of that. */
    under?: string;
  };

/** Whether it is a game: a page below one has no tile of its own, and no shortcut. */
export const isGame = ({ under }: Listing): boolean => under === undefined;

/** Every game, each followed by the pages below it. */
export const loadListings = (): Promise<Listing[]> =>
  Promise.all(
    games.flatMap((game: Game) => [
      listingOf(game),
      ...(game.pages ?? []).map(async (page) => ({ ...(await listingOf(page)), under: game.path })),
    ]),
  );

const listingOf = async ({ path, folder, loadTile }: GamePage): Promise<Listing> => ({
  path,
  folder,
  ...(await loadTile()),
});
