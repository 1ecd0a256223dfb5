import { readdirSync } from 'node:fs';
import { games } from '../../src/games';
import type { GameFixture, ScoresFixture } from '../support/gameFixture';

const found: GameFixture[] = readdirSync(__dirname, { encoding: 'utf8', recursive: true })
  .filter((file) => /\bfixture\.ts$/.test(file))
  .map((file) => require(`./${file}`).fixture);

/** A fixture of every game, in the order of the hub, found in the folder of its tests. */
export const fixtures = games.map((game) => {
  const fixture = found.find((one) => one.game === game);
  if (!fixture) throw new Error(`${game.path} has no fixture`);
  return fixture;
});

export type FixtureWithScores = GameFixture & { scores: ScoresFixture };

export const fixturesWithScores = fixtures.filter(
  (fixture): fixture is FixtureWithScores => fixture.scores !== undefined,
);

type FixtureWithScoreCard = GameFixture & { scores: Required<ScoresFixture> };

export const fixturesWithScoreCard = fixturesWithScores.filter(
  (fixture): fixture is FixtureWithScoreCard => fixture.scores.shown !== undefined,
);
