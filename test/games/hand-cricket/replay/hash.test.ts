import fc from 'fast-check';
import { ballsOf } from '../../../../src/games/hand-cricket/ballsOf';
import type { Recording } from '../../../../src/games/hand-cricket/recording';
import { positionsOf, recordingOf } from '../../../../src/games/hand-cricket/recording';
import { hashOf, recordingIn } from '../../../../src/games/hand-cricket/replay/hash';
import { replayIn } from '../../../../src/games/hand-cricket/replay/link';
import type { Ball, Position } from '../../../../src/games/hand-cricket/rules';
import { afterBall, isOut, startOf } from '../../../../src/games/hand-cricket/rules';
import { linkHash } from '../../../../src/sharing/link';
import { anyBall, anyInnings } from '../arbitraries';

const PAGE = 'https://backbenchers.example.org/school-games/hand-cricket';

/** Balls of a whole match, from a list that is long enough. */
function wholeMatch(first: 'you' | 'computer', thrown: readonly Ball[]): Recording {
  let position: Position = startOf(first);
  const balls = thrown.filter((ball) => {
    if (position.result) return false;
    position = afterBall(position, ball);
    return true;
  });
  return { first, friend: [], balls };
}

const thrown = fc
  .tuple(fc.array(anyBall, { maxLength: 40, size: 'max' }), anyInnings(5), anyInnings(5))
  .map(([many, one, two]) => [...many, ...one, ...two]);
const anyMatch: fc.Arbitrary<Recording> = fc
  .tuple(fc.constantFrom('you' as const, 'computer' as const), thrown)
  .map(([first, balls]) => wholeMatch(first, balls));
const anyChase: fc.Arbitrary<Recording> = fc
  .tuple(fc.oneof(anyInnings(61), fc.constant(ballsOf('41'))), anyInnings(8))
  .map(([friend, balls]) => ({ first: 'friend' as const, friend, balls }))
  .filter((match) => positionsOf(match) !== null);

test.each([
  ['of either side', anyMatch],
  ['against a friend', anyChase],
])('a match %s comes back from its link, and can be watched to its end', (_what, match) => {
  fc.assert(
    fc.property(match, (recording) => {
      const hash = hashOf(recording) ?? '';
      expect(hash).toMatch(/^#r=1\.[A-Za-z0-9]+$/);
      expect(recordingIn(hash)).toEqual(recording);
      expect(replayIn(hash)?.length).toBe(recording.balls.length);
    }),
  );
});

/*
 * Links live for ever. This one was sent under version 1 of the rules; it must give these positions,
 * whatever rules are played meanwhile.
 */
test('a match of version 1 can be watched for ever', () => {
  const recording = recordingIn('#r=1.vaZgCTf4');
  expect(recording).toEqual({
    first: 'you',
    friend: [],
    balls: [
      [4, 1],
      [2, 2],
      [3, 4],
      [1, 6],
    ],
  });
  const first: Ball[] = [
    [4, 1],
    [2, 2],
  ];
  expect(positionsOf(recording as Recording)).toEqual([
    { batting: 'you', innings: 1, balls: [[], []], result: null },
    { batting: 'you', innings: 1, balls: [[[4, 1]], []], result: null },
    { batting: 'computer', innings: 2, balls: [first, []], result: null },
    { batting: 'computer', innings: 2, balls: [first, [[3, 4]]], result: null },
    {
      batting: 'computer',
      innings: 2,
      balls: [
        first,
        [
          [3, 4],
          [1, 6],
        ],
      ],
      result: 'Computer wins!',
    },
  ]);
});

test.each([
  ['you-4122-3416', '#r=1.vaZgCTf4'],
  ['computer-132622-413165', '#r=1.EwWzj4LPlO'],
  ['friend-4216-5141', '#r=1.TauCXdOBv'],
])('the link of "%s" is never written otherwise', (kept, hash) => {
  expect(hashOf(recordingOf(kept))).toBe(hash);
  expect(recordingIn(hash)).toEqual(recordingOf(kept));
});

/** A match of that many balls: the last two are Out. */
const matchOf = (balls: number) =>
  wholeMatch('you', [...Array.from({ length: balls - 2 }, (): Ball => [6, 5]), ...ballsOf('1122')]);

test('the address of a match of 120 balls has less than 300 characters', () => {
  const match = matchOf(120);
  expect(match.balls).toHaveLength(120);
  const hash = hashOf(match) ?? '';
  expect(`${PAGE}${hash}`.length).toBeLessThan(300);
  expect(recordingIn(hash)).toEqual(match);
});

test.each([
  [240, true],
  [246, true],
  [247, false],
])('a match of %i balls has a link: %s', (balls, expected) => {
  const match = matchOf(balls);
  expect(match.balls).toHaveLength(balls);
  const hash = hashOf(match);
  expect(hash !== null).toBe(expected);
  if (hash) expect(replayIn(hash)?.length).toBe(balls);
});

test.each([
  [61, true],
  [62, false],
])('a chase of a friend who batted %i balls has a link: %s', (length, expected) => {
  const friend = Array.from({ length }, (): Ball => [6, 5]);
  const match: Recording = { first: 'friend', friend, balls: ballsOf('11') };
  const hash = hashOf(match);
  expect(hash !== null).toBe(expected);
  if (hash) expect(recordingIn(hash)).toEqual(match);
});

/** `number` of a ball: six times my hand, and theirs, each counted from 0. */
const [RUNS, OUT] = [18, 7];

describe('there is nothing to watch', () => {
  test.each<[string, number[]]>([
    ['an impossible ball', [1, 0, OUT, 36, OUT]],
    ['an innings that goes on after Out', [1, 2, 2, OUT, RUNS, 0, 1]],
    ['a match that goes on after its end', [1, 0, OUT, OUT, RUNS]],
    ['a match that goes on after the target was passed', [1, 0, OUT, RUNS, RUNS]],
    ['a match that is not over', [1, 0, RUNS, OUT]],
    ['a match without a ball', [1, 0]],
    ['a chase without a ball', [1, 2, 1, OUT]],
    ['a friend without a ball', [1, 2, 0, OUT]],
    ['a friend without a length', [1, 2]],
    ['a friend whose innings is longer than the match', [1, 2, 61, RUNS, OUT]],
    ['an unknown side', [1, 3, OUT, OUT]],
    ['no side', [1]],
    ['the rules of version 0', [0, 0, OUT, OUT]],
    ['the rules of version 2', [2, 0, OUT, OUT]],
  ])('in a link with %s', (_what, numbers) => {
    expect(replayIn(linkHash('match', numbers))).toBeNull();
  });

  test('and no recording, where no side is named', () => {
    expect(recordingIn(linkHash('match', [1]))).toBeNull();
  });

  test('though with the numbers of a match there is', () => {
    expect(replayIn(linkHash('match', [1, 0, OUT, OUT]))?.length).toBe(2);
    expect(replayIn(linkHash('match', [1, 2, 1, OUT, OUT]))?.length).toBe(1);
  });

  test.each([
    ['no hash', ''],
    ['a heading', '#rules'],
    ['no code', '#r=1.'],
    ['another version of links', '#r=2.vaZgCTf4'],
    ['a challenge', '#c=1.vaZgCTf4'],
    ['the over of a day', linkHash('over', [1, 0, OUT, OUT])],
    ['rounds of another game', linkHash('rounds', [1, 0, OUT, OUT])],
    ['an innings', linkHash('innings', [OUT])],
    ['a code that was cut off', '#r=1.vaZgCTf'],
    ['a code with one character more', '#r=1.vaZgCTf4A'],
    ['a code with a character that is none', '#r=1.vaZgCT-4'],
    ['a code with a space at its end', '#r=1.vaZgCTf4 '],
    ['an overlong code', `#r=1.${'A'.repeat(251)}`],
    ['a megabyte', `#r=1.${'A'.repeat(1_000_000)}`],
  ])('in %s', (_what, hash) => {
    expect(replayIn(hash)).toBeNull();
  });

  test('in a link with one more ball than the match had', () => {
    fc.assert(
      fc.property(fc.oneof(anyMatch, anyChase), anyBall, (match, ball) => {
        const hash = hashOf({ ...match, balls: [...match.balls, ball] });
        expect(replayIn(hash ?? '')).toBeNull();
      }),
    );
  });

  test('in a link with a ball less', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const hash = hashOf({ ...match, balls: match.balls.slice(0, -1) });
        expect(replayIn(hash ?? '')).toBeNull();
      }),
    );
  });
});

test('no hash throws, and what can be watched is a whole match, with the link that it has', () => {
  // Few, so that some are a match: three balls that are Out, two with runs, and none.
  const few = fc.constantFrom(0, 7, 14, 3, 18, 36);
  const anyHash = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.stringMatching(/^#r=1\.[A-Za-z0-9]{0,30}$/),
    fc
      .tuple(fc.constantFrom(0, 1, 2, 3), fc.array(few, { maxLength: 6 }))
      .map(([first, numbers]) => linkHash('match', [1, first, ...numbers])),
  );
  fc.assert(
    fc.property(anyHash, (hash) => {
      if (!replayIn(hash)) return;
      const recording = recordingIn(hash) as Recording;
      expect(hashOf(recording)).toBe(hash);
      const end = positionsOf(recording)?.at(-1);
      for (const innings of end?.balls ?? []) expect(innings.slice(0, -1).some(isOut)).toBe(false);
    }),
  );
});
