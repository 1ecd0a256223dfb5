import { loadPages } from '../../src/app/routes';
import { games } from '../../src/games';

/**
 * For tests that play in stores without a page: loads the pages of all games, and with them the timers,
 * sounds and confetti, as on a visit to each. The stores may be made before or after.
 */
beforeAll(async () => {
  const loaded = await Promise.all(games.map(({ path }) => loadPages(path)));
  expect(loaded).toEqual(games.map(() => true));
});
