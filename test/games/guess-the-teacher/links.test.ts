import fc from 'fast-check';
import * as link from '../../../src/games/guess-the-teacher/links';
import { CARDS_PER_TEACHER, isClass, TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import { challengeAccepted } from '../../../src/games/guess-the-teacher/slice';
import { linkHash } from '../../../src/sharing/link';
import { isOffered } from '../shared/challengeLink';

const card = fc.record({
  teacherType: fc.constantFrom(...TEACHERS),
  card: fc.nat(CARDS_PER_TEACHER - 1),
});
const challenge = fc.record({
  cards: fc.array(card, { minLength: 5, maxLength: 5 }).filter(isClass),
  score: fc.nat(10).map((fives) => fives * 5),
});

test(
  'a class that can be sent is offered, and nothing else',
  isOffered('teachers', link, challenge, challengeAccepted),
);

/* Links live for ever: the links of the first release must stay readable. */
test('a link of version 1 is never written otherwise', () => {
  const cards = [4, 1, 7, 13, 10].map((number) => ({
    teacherType: TEACHERS[Math.floor(number / 3)] as (typeof TEACHERS)[number],
    card: number % 3,
  }));
  const hash = link.challengeHashOf({ cards, score: 25 });
  expect(hash).toBe('#c=1.4U8ceXfU');
  expect(link.offerIn(hash)?.focusId).toBe('teacher');
});

test.each([
  ['no number', '#c=1.'],
  ['a class with a score above fifty', linkHash('teachers', [11, 0, 3, 6, 9, 12])],
  ['a teacher twice in a row', linkHash('teachers', [4, 0, 1, 6, 9, 12])],
  ['a sixth card that there is not', linkHash('teachers', [4, 0, 3, 6, 9, 12, 15])],
])('%s is not offered', (_what, hash) => {
  expect(link.offerIn(hash)).toBeNull();
});
