import fc from 'fast-check';
import { hashOf, recordingIn } from '../../../../src/games/raja-mantri-chor-sipahi/replay/hash';
import { linkHash } from '../../../../src/sharing/link';
import { anyRounds } from '../arbitraries';
import { DEAL } from '../turns';

/* Links live for ever. */
test('these hashes never change', () => {
  const round = { deal: DEAL, suspect: 1 };
  const other = { deal: [...DEAL].reverse(), suspect: 0 };
  expect(hashOf({ guesser: 'mantri', rounds: [round] })).toBe(linkHash('chits', [1, 0, 8]));
  expect(hashOf({ guesser: 'mantri', rounds: [round, other] })).toBe(
    linkHash('chits', [1, 0, 8, 30]),
  );
});

test('a game comes back from its hash', () => {
  fc.assert(
    fc.property(anyRounds(), (game) => {
      expect(recordingIn(hashOf(game))).toEqual(game);
    }),
  );
});

test.each([
  ['no hash', ''],
  ['another kind of link', linkHash('rounds', [1, 0, 8])],
  ['another version of the rules', linkHash('chits', [2, 0, 8])],
  ['nobody who guesses', linkHash('chits', [1, 2, 8])],
  ['no round', linkHash('chits', [1, 0])],
  ['more than ten rounds', linkHash('chits', [1, 0, ...Array(11).fill(8)])],
  ['a deal that is none', linkHash('chits', [1, 0, 8, 48])],
])('%s is no game', (_what, hash) => {
  expect(recordingIn(hash)).toBeNull();
});

test('ten rounds, and the last of the deals, are one', () => {
  expect(recordingIn(linkHash('chits', [1, 1, ...Array(10).fill(47)]))?.rounds).toHaveLength(10);
});
