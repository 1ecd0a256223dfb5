import fc from 'fast-check';
import { throwOfDay } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import type { Ball } from '../../../src/games/hand-cricket/rules';
import { digitsOf, isOut, OVER_LENGTH, THROWS } from '../../../src/games/hand-cricket/rules';

export const anyThrow = fc.constantFrom(...THROWS);

/** A ball; one in six is Out. */
export const anyBall: fc.Arbitrary<Ball> = fc.tuple(anyThrow, anyThrow);

const notOut = anyBall.filter((ball) => !isOut(ball));
const out: fc.Arbitrary<Ball> = anyThrow.map((number) => [number, number]);

/** An innings that ends with Out, of up to `most` balls. */
export const anyInnings = (most = 12): fc.Arbitrary<Ball[]> =>
  fc
    .tuple(fc.array(notOut, { maxLength: most - 1, size: 'max' }), out)
    .map(([balls, last]) => [...balls, last]);

/** A day of the first thirty years of Aaj ka Over. */
export const anyDay = fc.integer({ min: 20_782, max: 20_782 + 30 * 366 });

/** The over of a day, as digits of its balls so far: at least one ball. */
export const overOf = (day: number): fc.Arbitrary<string> =>
  fc.array(anyThrow, { minLength: 1, maxLength: OVER_LENGTH }).map((throws) => {
    const balls = throws.map((mine, at): Ball => [mine, throwOfDay(day, at)]);
    const end = balls.findIndex(isOut);
    return digitsOf(end < 0 ? balls : balls.slice(0, end + 1));
  });
