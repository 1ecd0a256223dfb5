import { games } from '../../src/games';
import type { Game } from '../../src/games/shared/game';
import { SCORE_KEYS } from '../support/storedTexts';
import { fixtures, fixturesWithScores } from './fixtures';

test('every game has a fixture, in the order of the hub', () => {
  expect(fixtures.map(({ game }) => game)).toEqual(games);
});

test('a game with scores has a fixture of them, and its key is in storedTexts.ts', () => {
  const names = games.filter((game: Game) => game.persisted).map(({ slice }) => slice.name);
  expect(fixturesWithScores.map(({ game }) => game.slice.name)).toEqual(names);
  expect(SCORE_KEYS).toEqual(names.map((name) => `persist:bbh_${name}`));
});
