import type { Position } from '../../../src/games/hand-cricket/rules';
import { scoresOf, targetOf } from '../../../src/games/hand-cricket/scores';

/** Your side shows 4 and 2, then is out; the computer's shows 1 and 5, then is out. */
const four: Position['balls'][0] = [
  [4, 1],
  [2, 5],
  [3, 3],
];

test.each<[string, Omit<Position, 'result'>, { you: number; computer: number }, number | null]>([
  [
    'before the first ball',
    { batting: 'you', innings: 1, balls: [[], []] },
    { you: 0, computer: 0 },
    null,
  ],
  [
    'in an own first innings',
    { batting: 'you', innings: 1, balls: [four, []] },
    { you: 6, computer: 0 },
    null,
  ],
  [
    'in a first innings of the computer',
    { batting: 'computer', innings: 1, balls: [four, []] },
    { you: 0, computer: 6 },
    null,
  ],
  [
    'in a chase by the computer',
    { batting: 'computer', innings: 2, balls: [four, [[6, 2]]] },
    { you: 6, computer: 2 },
    7,
  ],
  [
    'in an own chase',
    { batting: 'you', innings: 2, balls: [[[6, 2]], four] },
    { you: 6, computer: 2 },
    3,
  ],
])('%s', (_when, position, scores, target) => {
  expect(scoresOf(position)).toEqual(scores);
  expect(targetOf(position)).toBe(target);
});
