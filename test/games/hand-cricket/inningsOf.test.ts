import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import { inningsOf } from '../../../src/games/hand-cricket/inningsOf';
import { afterBall, startOf } from '../../../src/games/hand-cricket/rules';

test.each([
  ['you', '41', 'You', 'Computer', 'computer'],
  ['you', '412213', 'You', 'Computer', 'computer'],
  ['computer', '142231', 'Computer', 'You', 'you'],
] as const)('both innings are listed in their order: %s first, "%s"', (first, digits, ...row) => {
  const [opener, chaser, batting] = row;
  const position = ballsOf(digits).reduce(afterBall, startOf(first));
  expect(inningsOf(position)).toEqual([
    { heading: `Innings 1: ${opener}`, batting: first, balls: position.balls[0] },
    { heading: `Innings 2: ${chaser}`, batting, balls: position.balls[1] },
  ]);
});
