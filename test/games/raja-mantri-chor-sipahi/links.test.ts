import fc from 'fast-check';
import { recordingIn, replayHashOf } from '../../../src/games/raja-mantri-chor-sipahi/links';
import { linkHash } from '../../../src/sharing/link';
import { anyRounds } from './arbitraries';
import { DEAL } from './turns';

const chits = (...numbers: number[]) => linkHash('chits', numbers);

// Links live for ever.
test('the hash of a game never changes: version, rule, and a number for each round', () => {
  const rounds = [
    { deal: DEAL, suspect: 1 },
    { deal: [...DEAL].reverse(), suspect: 0 },
  ];
  expect(replayHashOf({ guesser: 'mantri', rounds })).toBe(chits(1, 0, 8, 30));
});

test('a game comes back from its hash', () => {
  fc.assert(
    fc.property(anyRounds(), (game) => expect(recordingIn(replayHashOf(game))).toEqual(game)),
  );
});

test.each([
  ['another kind of link', linkHash('rounds', [1, 0, 8])],
  ['another version of the rules', chits(2, 0, 8)],
  ['nobody who guesses', chits(1, 2, 8)],
  ['no round', chits(1, 0)],
  ['more than ten rounds', chits(1, 0, ...Array(11).fill(8))],
  ['a deal that is none', chits(1, 0, 8, 48)],
])('%s is no game', (_what, hash) => expect(recordingIn(hash)).toBeNull());

test('ten rounds, and the last of the deals, are one', () => {
  expect(recordingIn(chits(1, 1, ...Array(10).fill(47)))?.rounds).toHaveLength(10);
});
