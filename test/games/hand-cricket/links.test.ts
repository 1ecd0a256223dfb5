import fc from 'fast-check';
import { recordingIn, replayHashOf } from '../../../src/games/hand-cricket/links';
import { replayIn } from '../../../src/games/hand-cricket/Replay';
import type { Recording } from '../../../src/games/hand-cricket/recording';
import { FIRST, positionsOf, recordingOf } from '../../../src/games/hand-cricket/recording';
import type { Ball } from '../../../src/games/hand-cricket/rules';
import { ballsOf } from '../../../src/games/hand-cricket/rules';
import { linkHash } from '../../../src/sharing/link';
import { anyBall, anyInnings } from './arbitraries';

/** A match whose last innings ends with Out, or with the ball that passes the target. */
const anyMatch: fc.Arbitrary<Recording> = fc
  .tuple(
    fc.constantFrom(...FIRST),
    fc.oneof(anyInnings(8), anyInnings(61)),
    fc.oneof(anyInnings(8), fc.constant(ballsOf('61'))),
  )
  .map(([first, one, two]) =>
    first === 'friend'
      ? { first, friend: one, balls: two }
      : { first, friend: [], balls: [...one, ...two] },
  )
  .filter((match) => positionsOf(match) !== null);

test('a match comes back from its link, and can be watched to its end, with no ball more or less', () => {
  fc.assert(
    fc.property(anyMatch, anyBall, (recording, ball) => {
      const hash = replayHashOf(recording) ?? '';
      expect(hash).toMatch(/^#r=1\.[A-Za-z0-9]+$/);
      expect(recordingIn(hash)).toEqual(recording);
      const { balls } = recording;
      expect(replayIn(hash)?.length).toBe(balls.length);
      for (const others of [[...balls, ball], balls.slice(0, -1)])
        expect(replayIn(replayHashOf({ ...recording, balls: others }) ?? '')).toBeNull();
    }),
  );
});

/*
 * Links live for ever. The first was sent under version 1 of the rules; it must give these positions,
 * whatever rules are played meanwhile.
 */
test('a match of version 1 can be watched for ever', () => {
  const positions = positionsOf(recordingIn('#r=1.vaZgCTf4') as Recording) ?? [];
  const results = positions.map(({ result }) => result);
  expect(results).toEqual([null, null, null, null, 'Computer wins!']);
  const balls = [ballsOf('4122'), ballsOf('3416')];
  expect(positions.at(-1)).toMatchObject({ batting: 'computer', innings: 2, balls });
});

test.each([
  ['you-4122-3416', '#r=1.vaZgCTf4'],
  ['computer-132622-413165', '#r=1.EwWzj4LPlO'],
  ['friend-4216-5141', '#r=1.TauCXdOBv'],
])('the link of "%s" is never written otherwise', (kept, hash) => {
  expect(replayHashOf(recordingOf(kept))).toBe(hash);
  expect(recordingIn(hash)).toEqual(recordingOf(kept));
});

const runs = (count: number) => Array.from({ length: count }, (): Ball => [6, 5]);

test.each<[Recording['first'], friend: number, own: number, boolean]>([
  ['you', 0, 244, true],
  ['you', 0, 245, false],
  ['friend', 61, 0, true],
  ['friend', 62, 0, false],
])('a match of "%s", of %i balls of a friend, and %i before the last, has a link: %s', (...row) => {
  const [first, friend, own, expected] = row;
  const match = { first, friend: runs(friend), balls: [...runs(own), ...ballsOf('1122')] };
  const hash = replayHashOf(match);
  expect(hash !== null).toBe(expected);
  if (hash) expect(recordingIn(hash)).toEqual(match);
});

test('a link of 120 balls, with the address of the page, is less than 300 characters', () => {
  const hash = replayHashOf({
    first: 'you',
    friend: [],
    balls: [...runs(118), ...ballsOf('1122')],
  });
  expect(hash?.length).toBeLessThan(240);
});

/** A ball with runs, and a ball that is Out, as numbers of a link: six times my hand plus theirs, each less 1. */
const [RUNS, OUT] = [18, 7];

test.each<[string, number[]]>([
  ['an impossible ball', [1, 0, OUT, 36, OUT]],
  ['an innings that goes on after Out', [1, 2, 2, OUT, RUNS, 0, 1]],
  ['a match that goes on after the target was passed', [1, 0, OUT, RUNS, RUNS]],
  ['a match without a ball', [1, 0]],
  ['a chase without a ball', [1, 2, 1, OUT]],
  ['a friend without a ball', [1, 2, 0, OUT]],
  ['a friend without a length', [1, 2]],
  ['a friend whose innings is longer than the match', [1, 2, 61, RUNS, OUT]],
  ['an unknown side', [1, 3, OUT, OUT]],
  ['the rules of version 2', [2, 0, OUT, OUT]],
])('there is nothing to watch in a link with %s', (_what, numbers) => {
  expect(replayIn(linkHash('match', [1, 0, OUT, OUT]))?.length).toBe(2);
  expect(replayIn(linkHash('match', [1, 2, 1, OUT, OUT]))?.length).toBe(1);
  expect(replayIn(linkHash('match', numbers))).toBeNull();
});

// What is wrong with a code as such is tested with all links.
test.each([
  ['no side', linkHash('match', [1])],
  ['the over of a day', linkHash('over', [1, 0, OUT, OUT])],
])('there is no recording in %s', (_what, hash) => {
  expect(recordingIn(hash)).toBeNull();
});

test('what can be watched is a whole match, with the link that it has', () => {
  // Few numbers, so that some lists are a match: three balls that are Out, two with runs, and 36, which is no ball.
  const few = fc.constantFrom(0, 7, 14, 3, 18, 36);
  fc.assert(
    fc.property(fc.nat(3), fc.array(few, { maxLength: 6 }), (first, numbers) => {
      const hash = linkHash('match', [1, first, ...numbers]);
      if (replayIn(hash)) expect(replayHashOf(recordingIn(hash) as Recording)).toBe(hash);
    }),
  );
});
