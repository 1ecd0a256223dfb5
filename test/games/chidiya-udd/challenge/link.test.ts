import fc from 'fast-check';
import { hashOf, offerIn } from '../../../../src/games/chidiya-udd/challenge/link';
import { START_ID } from '../../../../src/games/chidiya-udd/ids';
import type { Name } from '../../../../src/games/chidiya-udd/names';
import { NAMES } from '../../../../src/games/chidiya-udd/names';
import { rightOf } from '../../../../src/games/chidiya-udd/rules';
import type { Challenge } from '../../../../src/games/chidiya-udd/slice';
import { challengeAccepted } from '../../../../src/games/chidiya-udd/slice';
import { linkHash } from '../../../../src/sharing/link';
import { anyGame } from '../arbitraries';

/** What accepting the challenge in a hash dispatches. */
const acceptedIn = (hash: string) => offerIn(hash)?.accepted;

/** Of a game alone, the last of whose calls was the third mistake. */
const anyChallenge: fc.Arbitrary<Challenge> = fc
  .record({ mode: fc.constantFrom('fast' as const, 'calm' as const), calls: anyGame('fast') })
  .map(({ mode, calls }) => ({
    mode,
    score: rightOf(calls, 0),
    names: calls.map(({ name }) => name),
  }));

/** Of a game with that score. */
const challengeOf = (score: number): Challenge => ({
  mode: 'fast',
  score,
  names: Array.from({ length: score + 3 }, (_, at): Name => NAMES[(at * 7) % 62] as Name),
});

test('what is sent is what is offered: the mode, the score, and the names in their order', () => {
  fc.assert(
    fc.property(anyChallenge, (sent) => {
      const hash = hashOf(sent);
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
  expect(hashOf(sent)).toBe(hash);
  expect(acceptedIn(hash)).toEqual(challengeAccepted(sent));
});

test.each([
  [61, 64],
  [242, 245],
  [3843, 245],
])('of a game with %i right answers the link has %i names', (score, count) => {
  const sent = challengeOf(score);
  const accepted = challengeAccepted({ ...sent, names: sent.names.slice(0, count) });
  expect(acceptedIn(hashOf(sent))).toEqual(accepted);
  expect(hashOf(sent).length).toBeLessThan(270);
});

test('the offer says what the friend did, counting all calls of a long game, and leads to the start', () => {
  expect(offerIn(hashOf(challengeOf(300)))).toMatchObject({
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
      if (accepted) expect(hashOf(accepted.payload)).toBe(hash);
    }),
  );
});
