import type { GameFixture, ScoresFixture } from '../support/gameFixture';
import { fixture as backbencherTest } from './backbencher-test/fixture';
import { fixture as chidiyaUdd } from './chidiya-udd/fixture';
import { fixture as guessTheTeacher } from './guess-the-teacher/fixture';
import { fixture as handCricket } from './hand-cricket/fixture';
import { fixture as loveCalculator } from './love-calculator/fixture';
import { fixture as quiz } from './quiz/fixture';
import { fixture as rajaMantriChorSipahi } from './raja-mantri-chor-sipahi/fixture';
import { fixture as rockPaperScissors } from './rock-paper-scissors/fixture';
import { fixture as truthOrDare } from './truth-or-dare/fixture';

/** A fixture of every game, in the order of the hub. */
export const fixtures: readonly GameFixture[] = [
  loveCalculator,
  truthOrDare,
  rockPaperScissors,
  guessTheTeacher,
  quiz,
  backbencherTest,
  handCricket,
  chidiyaUdd,
  rajaMantriChorSipahi,
];

export type FixtureWithScores = GameFixture & { scores: ScoresFixture };

export const fixturesWithScores = fixtures.filter(
  (fixture): fixture is FixtureWithScores => fixture.scores !== undefined,
);

type FixtureWithScoreCard = GameFixture & { scores: Required<ScoresFixture> };

export const fixturesWithScoreCard = fixturesWithScores.filter(
  (fixture): fixture is FixtureWithScoreCard => fixture.scores.shown !== undefined,
);
