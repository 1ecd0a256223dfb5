import type { Recording } from '../../../src/games/hand-cricket/recording';
import {
  keptText,
  positionsOf,
  recordingOf,
  recordingOfMatch,
} from '../../../src/games/hand-cricket/recording';
import type { Position, Side } from '../../../src/games/hand-cricket/rules';
import { ballsOf, startOf } from '../../../src/games/hand-cricket/rules';

test.each<[kept: string, last: Side, Recording['first'], friend: string, balls: string]>([
  ['you-4122-3416', 'computer', 'you', '', '41223416'],
  ['computer-1322-41', 'you', 'computer', '', '132241'],
  ['friend-4216-5141', 'you', 'friend', '4216', '5141'],
])('a match that is over is recorded as it is kept: "%s"', (kept, batting, first, ...digits) => {
  const [friend, balls] = digits.map(ballsOf);
  expect(recordingOf(kept)).toEqual({ first, friend, balls });
  const innings = kept.split('-').slice(1).map(ballsOf) as Position['balls'];
  const match = {
    ...{ batting, innings: 2 as const, balls: innings },
    challenged: first === 'friend',
  };
  expect(keptText(match)).toBe(kept);
  expect(recordingOfMatch(match)).toEqual({ first, friend, balls });
});

test.each(['you', 'friend'] as const)('the recording of "%s", as no match is kept', (first) => {
  expect(recordingOf(first)).toEqual({ first, friend: [], balls: [] });
});

/** The position in which a challenge starts. */
const CHASE: Position = {
  ...{ batting: 'you', innings: 2, result: null },
  balls: [ballsOf('4216'), []],
};

test.each([
  ['you-4122-3416', 5, startOf('you'), 'Computer wins!'],
  ['computer-1322-41', 4, startOf('computer'), 'You win!'],
  ['friend-4216-5141', 3, CHASE, 'You win!'],
])('"%s" has %i positions, from the start to a result', (kept, count, start, result) => {
  const positions = positionsOf(recordingOf(kept));
  expect(positions).toHaveLength(count);
  expect(positions?.[0]).toEqual(start);
  expect(positions?.at(-1)).toMatchObject({ innings: 2, result });
});

test.each([
  ['is not over', 'you-4122-13'],
  ['is still in its first innings', 'you-41-'],
  ['goes on after the target was passed', 'you-4122-341642'],
  ['goes on after Out', 'you-4122-133341'],
  ['is a challenge without a ball of the chase', 'friend-4216-'],
  ['is a challenge that goes on', 'friend-4216-514112'],
])('a match that %s has no positions: "%s"', (_what, kept) => {
  expect(positionsOf(recordingOf(kept))).toBeNull();
});
