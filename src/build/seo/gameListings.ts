import { games } from '../../games';
import type { About, Game, GamePage } from '../../games/shared/game';

/** A page of a game: the game, the page, and the texts of the page. */
export type GameListing = { game: Game; page: GamePage; about: About };

/**
 * Lists the pages of all games: each game itself, followed by its further pages. Loads the texts of a page from
 * `content.ts` in the folder of the page.
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
