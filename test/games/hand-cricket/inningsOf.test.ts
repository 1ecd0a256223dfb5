import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import { inningsOf } from '../../../src/games/hand-cricket/inningsOf';
import { chaseOf } from '../../../src/games/hand-cricket/recording';
import { afterBall, startOf } from '../../../src/games/hand-cricket/rules';

test.each([
  ['before a ball', 'you', ''],
  ['in the first innings', 'you', '41'],
  ['in the second', 'you', '412213'],
  ['in the second of a match that the computer began', 'computer', '142231'],
] as const)('both innings are listed in their order %s', (_when, first, digits) => {
  const position = ballsOf(digits).reduce(afterBall, startOf(first));
  const [one, two] = first === 'you' ? ['You', 'Computer'] : ['Computer', 'You'];
  expect(inningsOf(position)).toEqual([
    { heading: `Innings 1: ${one}`, batting: first, balls: position.balls[0] },
    {
      heading: `Innings 2: ${two}`,
      batting: first === 'you' ? 'computer' : 'you',
      balls: position.balls[1],
    },
  ]);
});

test('the innings of a friend stands where that of the computer does', () => {
  expect(inningsOf(chaseOf(ballsOf('4216')))).toMatchObject([
    { batting: 'computer', balls: ballsOf('4216') },
    { batting: 'you', balls: [] },
  ]);
});
