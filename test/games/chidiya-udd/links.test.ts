import fc from 'fast-check';
import type { Name } from '../../../src/games/chidiya-udd/caller';
import { canFly, NAMES } from '../../../src/games/chidiya-udd/caller';
import { START_ID } from '../../../src/games/chidiya-udd/content';
import type { Recording } from '../../../src/games/chidiya-udd/links';
import {
  challengeHashOf,
  offerIn,
  recordingIn,
  replayHashOf,
} from '../../../src/games/chidiya-udd/links';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import { isOver, MODES, rightOf } from '../../../src/games/chidiya-udd/rules';
import type { Challenge } from '../../../src/games/chidiya-udd/slice';
import { challengeAccepted } from '../../../src/games/chidiya-udd/slice';
import { linkHash } from '../../../src/sharing/link';
import { anyGame, callOf, callsOf } from './turns';

/** The event by which the challenge in a hash is accepted. */
const acceptedIn = (hash: string) => offerIn(hash)?.accepted;

/** The challenge of a game alone, whose last call was the third mistake. */
const anyChallenge: fc.Arbitrary<Challenge> = fc
  .record({ mode: fc.constantFrom('fast' as const, 'calm' as const), calls: anyGame('fast') })
  .map(({ mode, calls }) => ({
    mode,
    score: rightOf(calls, 0),
    names: calls.map(({ name }) => name),
  }));

/** The challenge of a game with that score. */
const challengeOf = (score: number): Challenge => ({
  mode: 'fast',
  score,
  names: Array.from({ length: score + 3 }, (_, at): Name => NAMES[(at * 7) % 62] as Name),
});

test('what is sent is what is offered: the mode, the score, and the names in their order', () => {
  fc.assert(
    fc.property(anyChallenge, (sent) => {
      const hash = challengeHashOf(sent);
      expect(hash).toMatch(/^#c=1\.[A-Za-z0-9]+$/);
      expect(acceptedIn(hash)).toEqual(challengeAccepted(sent));
    }),
  );
});

/* Links live for ever. */
test.each<[Challenge, string]>([
  [{ mode: 'fast', score: 0, names: ['chidiya', 'gadha', 'matka'] }, '#c=1.taeejZgA'],
  [
    { mode: 'calm', score: 2, names: ['tota', 'sher', 'drone', 'table', 'hans'] },
    '#c=1.cPX3ZPdSnz',
  ],
  [
    challengeOf(64),
    '#c=1.5tQ3FGF8fWqXvwfjbDnY0qqIbIhpl3aJJSkmJRfqrDYJIQU6BzzLYECtVouHww0SqOQXaxe0',
  ],
])('the link of %j is never written otherwise', (sent, hash) => {
  expect(challengeHashOf(sent)).toBe(hash);
  expect(acceptedIn(hash)).toEqual(challengeAccepted(sent));
});

test.each([
  [61, 64],
  [242, 245],
  [3843, 245],
])('of a game with %i right answers the link has %i names', (score, count) => {
  const sent = challengeOf(score);
  const accepted = challengeAccepted({ ...sent, names: sent.names.slice(0, count) });
  expect(acceptedIn(challengeHashOf(sent))).toEqual(accepted);
  expect(challengeHashOf(sent).length).toBeLessThan(270);
});

test('the offer says what the friend did, counting all calls of a long game, and leads to the start', () => {
  expect(offerIn(challengeHashOf(challengeOf(300)))).toMatchObject({
    lines: [
      'Dost ne 303 naam sune aur 300 sahi pakde.',
      'Wahi naam, usi order mein. Caller ki cheating bhi same.',
    ],
    focusId: START_ID,
  });
});

const calls = (...numbers: number[]) => linkHash('calls', numbers);

test.each([
  ['a very long game, one name of which is missing', calls(0, 61, 61, ...Array(244).fill(1))],
  ['lifts, which can be watched', linkHash('lifts', [0, 0, 0, 1, 2, 3])],
])('nothing is offered for a link with %s', (_what, hash) => {
  expect(offerIn(hash)).toBeNull();
});

test('a game is offered if it has a mode, and as many names as its score says; its link is the same', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.nat(3), fc.array(fc.nat(61), { maxLength: 7 }), (...numbers) => {
      const [mode, score, places] = numbers;
      const hash = calls(mode, 0, score, ...places);
      const accepted = acceptedIn(hash) as ReturnType<typeof challengeAccepted> | undefined;
      expect(accepted !== undefined).toBe(mode < 2 && places.length === score + 3);
      if (accepted) expect(challengeHashOf(accepted.payload)).toBe(hash);
    }),
  );
});

/** The step in which a link tells the time of a lift, in milliseconds. */
const STEP: Record<Mode, number> = { fast: 30, calm: 67, duel: 30 };

const anyRecording = fc
  .constantFrom(...MODES)
  .chain((mode) => anyGame(mode).map((calls): Recording => ({ mode, calls })));

type Lifted = [Name, ...lifts: (number | null)[]];
const recordingOf = (mode: Mode, calls: Lifted[]): Recording => ({
  mode,
  calls: calls.map((call) => callOf(...call)),
});

test('a game comes back from its link; a lift is at most half a step off, and no mistake becomes right', () => {
  fc.assert(
    fc.property(anyRecording, ({ mode, calls }) => {
      const hash = replayHashOf({ mode, calls }) ?? '';
      const read = recordingIn(hash) as Recording;
      expect(replayHashOf(read)).toBe(hash);
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
  expect(recordingIn(replayHashOf({ mode, calls }) ?? '')?.calls[2]?.lifts).toEqual([expected]);
});

/* Links live for ever. The links below were sent under version 1 of the rules. */
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
  expect(replayHashOf(recording)).toBe(hash);
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
  const hash = replayHashOf({ mode, calls });
  expect(hash !== null).toBe(expected);
  if (hash) expect(recordingIn(hash)?.calls).toHaveLength(length);
});

/** The numbers of calls: chidiya with a lifted finger, and without. */
const RIGHT = [0, 15];
const WRONG = [0, 0];
const lifts = (...numbers: (number | number[])[]) => linkHash('lifts', numbers.flat());
const OUT = [WRONG, WRONG, WRONG];
/** The calls of two players after which the first player has one chance left. */
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
      expect(replayHashOf(recording)).toBe(hash);
      expect([isOver(mode, calls), isOver(mode, calls.slice(0, -1))]).toEqual([true, false]);
      expect(calls.filter(({ name, flies }) => flies !== canFly(name as Name))).toEqual([]);
    }),
  );
});
