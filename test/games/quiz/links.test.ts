import fc from 'fast-check';
import * as link from '../../../src/games/quiz/links';
import { challengeAccepted } from '../../../src/games/quiz/slice';
import { linkHash } from '../../../src/sharing/link';
import { isOffered } from '../shared/challengeLink';
import { ORDERS } from './turns';

const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const optionOrders = fc.array(order, { minLength: 5, maxLength: 5 });
const challenge = fc.record({ optionOrders, score: fc.nat(5) });

test(
  'a quiz that can be sent is offered, and nothing else',
  isOffered('quiz', link, challenge, challengeAccepted),
);

/* Links live for ever: the links of the first release must stay readable. */
test('a link of version 1 is never written otherwise', () => {
  const hash = link.challengeHashOf({ optionOrders: ORDERS, score: 3 });
  expect(hash).toBe('#c=1.VHUFFB9om4zdJ');
  expect(link.offerIn(hash)?.focusId).toBe('quiz-name');
});

const pairs = ORDERS.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [4 * a + b, 4 * c + d]);

test.each([
  ['no number', '#c=1.'],
  ['a score above five', linkHash('quiz', [6, ...pairs])],
  ['four questions', linkHash('quiz', [3, ...pairs.slice(2)])],
  ['an option twice', linkHash('quiz', [3, 0, ...pairs.slice(1)])],
])('%s is not offered', (_what, hash) => {
  expect(link.offerIn(hash)).toBeNull();
});
