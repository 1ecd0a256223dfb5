import type { Listing } from '../../games/listings';
import { loadListings } from '../../games/listings';
import type { About } from '../../games/shared/game';

/** With the texts of its own page, which a visitor gets with that. */
export type GameListing = Listing & { about: About };

/** Finds the module `about.ts` in the folder of each game, and of each page below one. */
export const loadGameListings = async (): Promise<GameListing[]> =>
  Promise.all(
    (await loadListings()).map(async (listing) => {
      const module: Promise<{ aboutGame: About }> = import(`../../games/${listing.folder}/about`);
      return { ...listing, about: (await module).aboutGame };
    }),
  );
