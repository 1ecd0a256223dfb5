import fc from 'fast-check';
import { hashOf, offerIn } from '../../../../src/games/chidiya-udd/challenge/link';
import { START_ID } from '../../../../src/games/chidiya-udd/ids';
import type { Name } from '../../../../src/games/chidiya-udd/names';
import { NAMES } from '../../../../src/games/chidiya-udd/names';
import { rightOf } from '../../../../src/games/chidiya-udd/rules';
import type { Challenge } from '../../../../src/games/chidiya-udd/slice';
import { challengeAccepted } from '../../../../src/games/chidiya-udd/slice';
import { linkHash } from '../../../../src/sharing/link';
import { anyCharacter } from '../../../support/hostileValues';
import { anyGame, anyName } from '../arbitraries';

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

test('each name can be sent', () => {
  for (const name of NAMES) {
    const sent: Challenge = { mode: 'calm', score: 0, names: [name, 'tota', name] };
    expect(acceptedIn(hashOf(sent))).toEqual(challengeAccepted(sent));
  }
});

/* Links live for ever. */
test.each<[Challenge, string]>([
  [{ mode: 'fast', score: 0, names: ['chidiya', 'gadha', 'matka'] }, '#c=1.taeejZgA'],
  [
    { mode: 'calm', score: 2, names: ['tota', 'sher', 'drone', 'table', 'hans'] },
    '#c=1.cPX3ZPdSnz',
  ],
])('the link of %j is never written otherwise', (sent, hash) => {
  expect(hashOf(sent)).toBe(hash);
  expect(acceptedIn(hash)).toEqual(challengeAccepted(sent));
});

test('a link of 64 right answers is never written otherwise', () => {
  const sent = challengeOf(64);
  const hash = hashOf(sent);
  expect(hash).toBe(
    '#c=1.5tQ3FGF8fWqXvwfjbDnY0qqIbIhpl3aJJSkmJRfqrDYJIQU6BzzLYECtVouHww0SqOQXaxe0',
  );
  expect(acceptedIn(hash)).toEqual(challengeAccepted(sent));
});

describe('of a long game', () => {
  test.each([
    [61, 64],
    [62, 65],
    [241, 244],
    [242, 245],
    [243, 245],
    [3843, 245],
  ])('with %i right answers the link has %i names', (score, count) => {
    const sent = challengeOf(score);
    const accepted = challengeAccepted({ ...sent, names: sent.names.slice(0, count) });
    expect(acceptedIn(hashOf(sent))).toEqual(accepted);
  });

  test('the address has less than 330 characters', () => {
    const page = 'https://backbenchers.example.org/school-games/chidiya-udd';
    expect(`${page}${hashOf(challengeOf(400))}`.length).toBeLessThan(330);
  });
});

test('the offer says what the friend did, and leads to the start', () => {
  const offer = offerIn(hashOf(challengeOf(12)));
  expect(offer?.lines).toEqual([
    'Dost ne 15 naam sune aur 12 sahi pakde.',
    'Wahi naam, usi order mein. Caller ki cheating bhi same.',
  ]);
  expect(offer?.focusId).toBe(START_ID);
});

test('the offer counts all calls of a game that is too long for the link', () => {
  const [line] = offerIn(hashOf(challengeOf(300)))?.lines ?? [];
  expect(line).toBe('Dost ne 303 naam sune aur 300 sahi pakde.');
});

const calls = (...numbers: number[]) => linkHash('calls', numbers);

describe('nothing is offered', () => {
  test.each([
    ['a third mode', calls(2, 0, 0, 1, 2, 3)],
    ['the last number for a mode', calls(61, 0, 0, 1, 2, 3)],
    ['a mode alone', calls(0)],
    ['no name', calls(0, 0, 0)],
    ['half a score', calls(0, 0)],
    ['a name less than the game had', calls(0, 0, 0, 1, 2)],
    ['a name more', calls(0, 0, 0, 1, 2, 3, 4)],
    ['fewer names than right answers', calls(0, 0, 2, 1, 2)],
    ['a high score and few names', calls(0, 1, 0, 1, 2, 3)],
    ['a very long game, one name of which is missing', calls(0, 61, 61, ...Array(244).fill(1))],
    ['lifts, which can be watched', linkHash('lifts', [0, 0, 0, 1, 2, 3])],
    ['an innings', linkHash('innings', [0, 0, 0, 1, 2, 3])],
  ])('for a link with %s', (_what, hash) => {
    expect(offerIn(hash)).toBeNull();
  });

  test('though for the numbers of a game there is', () => {
    expect(acceptedIn(calls(0, 0, 0, 1, 2, 3))).toEqual(
      challengeAccepted({ mode: 'fast', score: 0, names: ['tota', 'maina', 'kabootar'] }),
    );
  });

  test.each([
    ['no hash', ''],
    ['a heading', '#rules'],
    ['no code', '#c=1.'],
    ['a code that was cut off', hashOf(challengeOf(3)).slice(0, -1)],
    ['a code with one character more', `${hashOf(challengeOf(3))}A`],
    ['the prefix of a replay', hashOf(challengeOf(3)).replace('#c', '#r')],
    ['an overlong code', `#c=1.${'A'.repeat(251)}`],
    ['a megabyte', `#c=1.${'A'.repeat(1_000_000)}`],
  ])('for %s', (_what, hash) => {
    expect(offerIn(hash)).toBeNull();
  });
});

test('no hash throws, and what is offered has the link that it came from', () => {
  const anyHash = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.stringMatching(/^#c=1\.[A-Za-z0-9]{0,30}$/),
    fc
      .tuple(fc.nat(2), fc.nat(3), fc.array(fc.nat(61), { maxLength: 7 }))
      .map(([mode, score, places]) => calls(mode, 0, score, ...places)),
  );
  fc.assert(
    fc.property(anyHash, (hash) => {
      const accepted = acceptedIn(hash) as ReturnType<typeof challengeAccepted> | undefined;
      if (!accepted) return;
      expect(hashOf(accepted.payload)).toBe(hash);
      expect(accepted.payload.names).toHaveLength(accepted.payload.score + 3);
    }),
  );
});

test('a score that is not that of its names is not offered', () => {
  fc.assert(
    fc.property(anyChallenge, fc.nat(60), anyName, (sent, score, name) => {
      fc.pre(score !== sent.score);
      expect(offerIn(hashOf({ ...sent, score }))).toBeNull();
      expect(offerIn(hashOf({ ...sent, names: [...sent.names, name] }))).toBeNull();
    }),
  );
});
