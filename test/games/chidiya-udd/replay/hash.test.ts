import fc from 'fast-check';
import type { Name } from '../../../../src/games/chidiya-udd/names';
import { canFly } from '../../../../src/games/chidiya-udd/names';
import type { Recording } from '../../../../src/games/chidiya-udd/replay/hash';
import { hashOf, recordingIn } from '../../../../src/games/chidiya-udd/replay/hash';
import type { Mode } from '../../../../src/games/chidiya-udd/rules';
import { isOver, MODES } from '../../../../src/games/chidiya-udd/rules';
import { linkHash } from '../../../../src/sharing/link';
import { anyGame, anyMode } from '../arbitraries';
import { callsOf } from '../turns';

/** Of the time that a link can tell, in milliseconds. */
const STEP: Record<Mode, number> = { fast: 30, calm: 67, duel: 30 };

const anyRecording = anyMode.chain((mode) =>
  anyGame(mode).map((calls): Recording => ({ mode, calls })),
);

type Lifted = [Name, ...lifts: (number | null)[]];
const recordingOf = (mode: Mode, calls: Lifted[]): Recording => ({
  mode,
  calls: calls.map(([name, ...lifts]) => ({ name, flies: canFly(name), lifts })),
});

test('a game comes back from its link; a lift is at most half a step off, and no mistake becomes right', () => {
  fc.assert(
    fc.property(anyRecording, ({ mode, calls }) => {
      const hash = hashOf({ mode, calls }) ?? '';
      const read = recordingIn(hash) as Recording;
      expect(hashOf(read)).toBe(hash);
      const withoutLifts = (each: Recording) => ({
        ...each,
        calls: each.calls.map(({ lifts, ...call }) => [call, lifts.map((ms) => ms === null)]),
      });
      expect(withoutLifts(read)).toEqual(withoutLifts({ mode, calls }));
      const sent = calls.flatMap(({ lifts }) => lifts);
      for (const [at, ms] of read.calls.flatMap(({ lifts }) => lifts).entries()) {
        expect(Math.abs((ms ?? 0) - (sent[at] ?? 0))).toBeLessThanOrEqual(STEP[mode] / 2);
      }
    }),
  );
});

test.each([
  ['fast', 14, 0],
  ['fast', 15, 30],
  ['calm', 34, 67],
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

test.each([
  ['fast', 123, true],
  ['fast', 124, false],
  ['duel', 82, true],
  ['duel', 83, false],
] as const)('in mode %s a game of %i calls has a link: %s', (mode, length, expected) => {
  const calls =
    mode === 'duel'
      ? callsOf('+11 '.repeat(length - 10) + '+10 '.repeat(10))
      : callsOf('+1 '.repeat(length - 3) + '+0 '.repeat(3));
  const hash = hashOf({ mode, calls });
  expect(hash !== null).toBe(expected);
  if (hash) expect(recordingIn(hash)?.calls).toHaveLength(length);
});

/** The numbers of calls: chidiya with a lifted finger, and without. */
const RIGHT = [0, 15];
const WRONG = [0, 0];
const lifts = (...numbers: (number | number[])[]) => linkHash('lifts', numbers.flat());
const OUT = [WRONG, WRONG, WRONG];
/** Of two players, where the first one has one chance left. */
const NINE = Array(9).fill([0, 0, 1]);
const GADHA = 30;

test.each([
  ['a game that is not over', lifts(1, 0, RIGHT, WRONG, WRONG)],
  ['a game that goes on after its end', lifts(1, 0, ...OUT, RIGHT)],
  ['a game without a call', lifts(1, 0)],
  ['a game that ends with half a call', lifts(1, 0, WRONG, WRONG, GADHA)],
  ['a game of two with the calls of one', lifts(1, 2, ...OUT)],
  ['a game alone with the calls of two', lifts(1, 0, ...NINE, [0, 0, 1])],
  ['another kind of link', linkHash('calls', [1, 0, ...OUT.flat()])],
  ['a fourth mode', lifts(1, 3, ...OUT)],
  ['the rules of version 2', lifts(2, 0, ...OUT)],
])('there is nothing to watch in %s', (_what, hash) => {
  expect(recordingIn(lifts(1, 0, ...OUT))).not.toBeNull();
  expect(recordingIn(lifts(1, 2, ...NINE, [0, 0, 1]))).not.toBeNull();
  expect(recordingIn(hash)).toBeNull();
});

test('what can be watched is a whole game, with the link that it has', () => {
  const few = fc.constantFrom(0, 1, 31, 61);
  fc.assert(
    fc.property(fc.nat(MODES.length), fc.array(few, { maxLength: 10 }), (at, numbers) => {
      const hash = lifts(1, at, numbers);
      const recording = recordingIn(hash);
      if (!recording) return;
      const { mode, calls } = recording;
      expect(hashOf(recording)).toBe(hash);
      expect([isOver(mode, calls), isOver(mode, calls.slice(0, -1))]).toEqual([true, false]);
      expect(calls.filter(({ name, flies }) => flies !== canFly(name as Name))).toEqual([]);
    }),
  );
});
