import { games } from '../../games';
import type { About, Game, GamePage } from '../../games/shared/game';

/** A page of a game, with the texts that only this page shows. */
export type GameListing = { game: Game; page: GamePage; about: About };

/**
 * Loads every game, each followed by the pages below it. The texts are in `content.ts` in the folder of each page.
 */
export const loadGameListings = (): Promise<GameListing[]> =>
  Promise.all(
    games.flatMap((game: Game) =>
      [game, ...(game.pages ?? [])].map(async (page) => {
        const content: { about: About } = await import(`../../games/${page.folder}/content`);
        return { game, page, about: content.about };
      }),
    ),
  );
