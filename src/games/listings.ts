import { games } from '.';
import type { Game, TileModule } from './shared/game';

/** A game as others show it: in the hub, in a preview, on the home screen of a phone. */
export type Listing = Pick<Game, 'path' | 'folder'> & TileModule;

export const loadListings = (): Promise<Listing[]> =>
  Promise.all(
    games.map(async ({ path, folder, loadTile }: Game) => ({
      path,
      folder,
      ...(await loadTile()),
    })),
  );
