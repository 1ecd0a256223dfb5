import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import { latestBall } from '../../../src/games/hand-cricket/latestBall';
import { afterBall, startOf } from '../../../src/games/hand-cricket/rules';

test.each([
  ['', null],
  ['41', { ball: [4, 1], batter: 'you', innings: 1 }],
  ['4122', { ball: [2, 2], batter: 'you', innings: 1 }],
  ['412213', { ball: [1, 3], batter: 'computer', innings: 2 }],
  ['41221355', { ball: [5, 5], batter: 'computer', innings: 2 }],
  ['41221336', { ball: [3, 6], batter: 'computer', innings: 2 }],
])('the latest ball of "%s", in which the player bats first', (digits, latest) => {
  expect(latestBall(ballsOf(digits).reduce(afterBall, startOf('you')))).toEqual(latest);
});

test('after Out of the computer it was the computer that batted', () => {
  const position = ballsOf('1422').reduce(afterBall, startOf('computer'));
  expect(position.batting).toBe('you');
  expect(latestBall(position)).toEqual({ ball: [2, 2], batter: 'computer', innings: 1 });
});
