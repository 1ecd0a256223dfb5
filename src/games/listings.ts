import { games } from '.';
import type { Game, TileModule } from './shared/game';

/** What the hub, link previews and the web app manifest show of a game. */
export type Listing = Pick<Game, 'path' | 'folder' | 'load'> & TileModule;

export const loadListings = (): Promise<Listing[]> =>
  Promise.all(
    games.map(async ({ path, folder, load, loadTile }: Game) => ({
      path,
      folder,
      load,
      ...(await loadTile()),
    })),
  );
