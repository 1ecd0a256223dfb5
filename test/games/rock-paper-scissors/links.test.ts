import fc from 'fast-check';
import type { Round } from '../../../src/games/rock-paper-scissors/links';
import {
  challengeHashOf,
  offerIn,
  offerLines,
  replayHashOf,
  roundsIn,
} from '../../../src/games/rock-paper-scissors/links';
import { HANDS } from '../../../src/games/rock-paper-scissors/rules';
import { challengeAccepted } from '../../../src/games/rock-paper-scissors/slice';
import { linkHash } from '../../../src/sharing/link';
import { isOffered } from '../shared/challengeLink';

const hands = fc.array(fc.constantFrom(...HANDS), { minLength: 1, maxLength: 5 });
const challenge = { challengeHashOf, offerIn };

test(
  'hands that can be sent are offered, and nothing else',
  isOffered('hands', challenge, hands, challengeAccepted),
);

const round = fc.record({
  player: fc.constantFrom(...HANDS),
  computer: fc.constantFrom(...HANDS),
});

test('one to five rounds come back from their link', () => {
  fc.assert(
    fc.property(fc.array(round, { minLength: 1, maxLength: 5 }), (rounds) => {
      expect(roundsIn(replayHashOf(rounds))).toEqual(rounds);
    }),
  );
});

const recorded: Round[] = [
  { player: 'rock', computer: 'scissors' },
  { player: 'paper', computer: 'paper' },
  { player: 'scissors', computer: 'rock' },
];

/* Links live for ever: the links of the first release must stay readable. */
test('a link of version 1 is never written otherwise', () => {
  expect(challengeHashOf(['rock', 'paper', 'scissors'])).toBe('#c=1.tITHd');
  expect(replayHashOf(recorded)).toBe('#r=1.7LMzv');
});

test.each([
  ['a number that is no round', linkHash('rounds', [9])],
  ['six rounds', linkHash('rounds', [0, 1, 2, 3, 4, 5])],
  ['another kind of link', linkHash('match', [2, 4, 6])],
  ['a round more behind the code', `${replayHashOf(recorded)}A`],
  ['no code', '#r=1.'],
])('%s is no replay', (_what, hash) => {
  expect(roundsIn(hash)).toBeNull();
});

test.each([
  ['a fourth hand', linkHash('hands', [0, 3])],
  ['six hands', linkHash('hands', [0, 1, 2, 0, 1, 2])],
  ['no hand', '#c=1.'],
])('%s is no challenge', (_what, hash) => {
  expect(offerIn(hash)).toBeNull();
});

test('the offer counts the hands', () => {
  expect([1, 5].map((count) => offerLines(count)[0])).toEqual([
    'Dost ne 1 haath chhupakar bheja hai.',
    'Dost ne 5 haath chhupakar bheje hain.',
  ]);
});
