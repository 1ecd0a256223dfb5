import { games } from '../../src/games';
import type { Game } from '../../src/games/shared/game';
import { SCORE_KEYS } from '../support/storedTexts';
import { fixturesWithScores } from './fixtures';

// That each game has a fixture at all: ../app/stateMachines.test.ts, that finds every slice.
test('a game with scores has a fixture of them, and its key is in storedTexts.ts', () => {
  const names = games.filter((game: Game) => game.persisted).map(({ slice }) => slice.name);
  expect(fixturesWithScores.map(({ game }) => game.slice.name)).toEqual(names);
  expect(SCORE_KEYS).toEqual(names.map((name) => `persist:bbh_${name}`));
});
