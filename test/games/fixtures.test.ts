import { gameFeatures } from '../support/store';
import { SCORE_KEYS } from '../support/storedTexts';
import { fixturesWithScores } from './fixtures';

// That each game has a fixture at all: ../app/stateMachines.test.ts, that finds every slice.
test('a game with scores has a fixture of them, and its key is in storedTexts.ts', () => {
  const names = gameFeatures.flatMap(({ slice, persisted }) => (persisted ? [slice.name] : []));
  expect(fixturesWithScores.map(({ game }) => game.key)).toEqual(names);
  expect(SCORE_KEYS).toEqual(names.map((name) => `persist:bbh_${name}`));
});
