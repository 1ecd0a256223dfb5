import { games } from '.';
import type { Game, TileModule } from './shared/game';

/** What the hub, link previews and the web app manifest show of a game. */
export type Listing = Pick<Game, 'path' | 'folder'> & TileModule;

export const loadListings = (): Promise<Listing[]> =>
  Promise.all(
    games.map(async ({ path, folder, loadTile }: Game) => ({
      path,
      folder,
      ...(await loadTile()),
    })),
  );
