import fc from 'fast-check';
import type { Name } from '../../../../src/games/chidiya-udd/names';
import { canFly, NAMES } from '../../../../src/games/chidiya-udd/names';
import type { Recording } from '../../../../src/games/chidiya-udd/replay/hash';
import { hashOf, recordingIn } from '../../../../src/games/chidiya-udd/replay/hash';
import type { Call, Mode } from '../../../../src/games/chidiya-udd/rules';
import { isOver, isRight, MODES, playersOf } from '../../../../src/games/chidiya-udd/rules';
import { linkHash } from '../../../../src/sharing/link';
import { anyCharacter } from '../../../support/hostileValues';
import { anyGame, anyMode } from '../arbitraries';
import { callsOf } from '../calls';

/** Of the time that a link can tell, in milliseconds. */
const STEP: Record<Mode, number> = { fast: 30, calm: 67, duel: 30 };

/** Lifts of any time: to a link they are as long as the nearest step. */
const anyRecording = anyMode.chain((mode) =>
  anyGame(mode).map((calls): Recording => ({ mode, calls })),
);
const anyInSteps = anyMode.chain((mode) =>
  anyGame(mode, STEP[mode]).map((calls): Recording => ({ mode, calls })),
);

type Lifted = [Name, ...lifts: (number | null)[]];
const recordingOf = (mode: Mode, calls: Lifted[]): Recording => ({
  mode,
  calls: calls.map(([name, ...lifts]) => ({ name, flies: canFly(name), lifts })),
});

test('a game comes back from its link', () => {
  fc.assert(
    fc.property(anyInSteps, (recording) => {
      const hash = hashOf(recording) ?? '';
      expect(hash).toMatch(/^#r=1\.[A-Za-z0-9]+$/);
      expect(recordingIn(hash)).toEqual(recording);
    }),
  );
});

test('what was right stays right, and a lift is at most half a step off', () => {
  fc.assert(
    fc.property(anyRecording, ({ mode, calls }) => {
      const read = recordingIn(hashOf({ mode, calls }) ?? '');
      expect(read?.mode).toBe(mode);
      expect(read?.calls.map(({ name }) => name)).toEqual(calls.map(({ name }) => name));
      for (const [at, call] of (read?.calls ?? []).entries()) {
        const sent = calls[at] as Call;
        for (const [player, ms] of sent.lifts.entries()) {
          expect(isRight(call, player)).toBe(isRight(sent, player));
          const difference = (call.lifts[player] ?? 0) - (ms ?? 0);
          expect(Math.abs(difference)).toBeLessThanOrEqual(STEP[mode] / 2);
        }
      }
    }),
  );
});

test.each([
  ['fast', 0, 0],
  ['fast', 14, 0],
  ['fast', 15, 30],
  ['fast', 44, 30],
  ['fast', 45, 60],
  ['fast', 1799, 1800],
  ['fast', 1800, 1800],
  ['calm', 33, 0],
  ['calm', 34, 67],
  ['calm', 3000, 3015],
  ['calm', 4000, 4000],
] as const)('in mode %s a lift of %i ms comes back as %i', (mode, ms, expected) => {
  const calls = [...callsOf('+0 +0'), ...callsOf('-1', ms)];
  expect(recordingIn(hashOf({ mode, calls }) ?? '')?.calls[2]?.lifts).toEqual([expected]);
});

/* Links live for ever. These were sent under version 1 of the rules. */
test.each<[string, Recording]>([
  [
    '#r=1.M6u6mGEaKHpAyUIFn8',
    recordingOf('fast', [
      ['chidiya', 420],
      ['gadha', null],
      ['tota', null],
      ['haathi', 600],
      ['matka', null],
      ['drone', 1800],
      ['bhains', 0],
    ]),
  ],
  [
    '#r=1.BF454HBcUKIo',
    recordingOf('calm', [
      ['titli', null],
      ['kursi', 670],
      ['patang', 2010],
      ['principal-sir', 1340],
    ]),
  ],
  [
    '#r=1.A7fi9T5TTlEGFfgBwEJI1vwmjXQM9nLEoJp9z0Mr',
    recordingOf('duel', [
      ...Array.from({ length: 9 }, (): Lifted => ['kauwa', 300, null]),
      ['sher', null, null],
      ['ullu', null, 0],
      ['school-bus', 1800, 30],
    ]),
  ],
])('the link %s is never written otherwise', (hash, recording) => {
  expect(hashOf(recording)).toBe(hash);
  expect(recordingIn(hash)).toEqual(recording);
});

/** A game of that many calls: only the last ones are wrong, of two players for the second one. */
function gameOf(mode: Mode, length: number): Recording {
  const players = playersOf(mode);
  const mistakes = mode === 'duel' ? 10 : 3;
  const calls = Array.from({ length }, (_, at): Call => {
    const isMistake = at >= length - mistakes;
    return { name: 'tota', flies: true, lifts: [600, isMistake ? null : 600].slice(-players) };
  });
  return { mode, calls };
}

test.each([
  ['fast', 123, true],
  ['fast', 124, false],
  ['calm', 123, true],
  ['calm', 124, false],
  ['duel', 82, true],
  ['duel', 83, false],
] as const)('in mode %s a game of %i calls has a link: %s', (mode, length, expected) => {
  const game = gameOf(mode, length);
  expect(isOver(mode, game.calls)).toBe(true);
  const hash = hashOf(game);
  expect(hash !== null).toBe(expected);
  if (hash) expect(recordingIn(hash)?.calls).toHaveLength(length);
});

/** The numbers of calls: `RIGHT` is chidiya with a lifted finger, `WRONG` one without. */
const [RIGHT, WRONG] = [
  [0, 15],
  [0, 0],
];
const lifts = (...numbers: (number | number[])[]) => linkHash('lifts', numbers.flat());
const OUT = [WRONG, WRONG, WRONG];
/** Of two players, where the first one has one chance left. */
const NINE = Array(9).fill([0, 0, 1]);
const GADHA = 30;

describe('there is nothing to watch in', () => {
  test.each([
    ['a game that is not over', lifts(1, 0, RIGHT, WRONG, WRONG)],
    ['a game that goes on after its end', lifts(1, 0, ...OUT, RIGHT)],
    ['a game without a call', lifts(1, 0)],
    ['a game that ends with half a call', lifts(1, 0, WRONG, WRONG, GADHA)],
    ['a game of two that ends with a third of a call', lifts(1, 2, ...NINE, GADHA)],
    ['a game of two that ends with two thirds', lifts(1, 2, ...NINE, WRONG)],
    ['a game that goes on with half a call', lifts(1, 0, ...OUT, GADHA)],
    ['a game of two with the calls of one', lifts(1, 2, ...OUT)],
    ['a game alone with the calls of two', lifts(1, 0, ...Array(10).fill([0, 0, 1]))],
    ['a fourth mode', lifts(1, 3, ...OUT)],
    ['no mode', lifts(1)],
    ['the rules of version 0', lifts(0, 0, ...OUT)],
    ['the rules of version 2', lifts(2, 0, ...OUT)],
    ['a challenge', linkHash('calls', [1, 0, ...OUT.flat()])],
    ['a match of another game', linkHash('match', [1, 0, ...OUT.flat()])],
    ['no hash', ''],
    ['no code', '#r=1.'],
    ['a code that was cut off', '#r=1.M6u6mGEaKHpAyUIFn'],
    ['a code with one character more', '#r=1.M6u6mGEaKHpAyUIFn8A'],
    ['an overlong code', `#r=1.${'A'.repeat(251)}`],
    ['a megabyte', `#r=1.${'A'.repeat(1_000_000)}`],
  ])('%s', (_what, hash) => {
    expect(recordingIn(hash)).toBeNull();
  });

  test.each([
    [0, 'fast', 3, lifts(1, 0, ...OUT)],
    [1, 'calm', 4, lifts(1, 1, RIGHT, ...OUT)],
    [2, 'duel', 10, lifts(1, 2, ...Array(10).fill([0, 0, 1]))],
  ])('though with the numbers of mode %i, %s, there are calls: %i', (_at, mode, count, hash) => {
    const recording = recordingIn(hash);
    expect(recording?.mode).toBe(mode);
    expect(recording?.calls).toHaveLength(count);
  });

  test('a game with a call more, or one less', () => {
    fc.assert(
      fc.property(anyRecording, ({ mode, calls }) => {
        const more = [...calls, calls[0] as Call];
        expect(recordingIn(hashOf({ mode, calls: more }) ?? '')).toBeNull();
        expect(recordingIn(hashOf({ mode, calls: calls.slice(0, -1) }) ?? '')).toBeNull();
      }),
    );
  });
});

test('no hash throws, and what can be watched is a whole game, with the link that it has', () => {
  const few = fc.constantFrom(0, 1, 31, 61);
  const anyHash = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.stringMatching(/^#r=1\.[A-Za-z0-9]{0,30}$/),
    fc
      .tuple(fc.nat(MODES.length), fc.array(few, { maxLength: 10 }))
      .map(([mode, numbers]) => lifts(1, mode, numbers)),
  );
  fc.assert(
    fc.property(anyHash, (hash) => {
      const recording = recordingIn(hash);
      if (!recording) return;
      const { mode, calls } = recording;
      expect(hashOf(recording)).toBe(hash);
      expect([isOver(mode, calls), isOver(mode, calls.slice(0, -1))]).toEqual([true, false]);
      for (const { name, flies } of calls) {
        expect(NAMES).toContain(name);
        expect(flies).toBe(canFly(name as Name));
      }
    }),
  );
});
