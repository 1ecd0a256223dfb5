import * as rules from '../../../src/games/guess-the-teacher/rules';
import { evenDraws } from '../../support/evenDraws';

test('the teachers and numbers are those of the game as it is played', () => {
  expect(rules.TEACHERS).toEqual(['math', 'english', 'pe', 'history', 'science']);
  expect([rules.CARDS_PER_TEACHER, rules.MAX_SCORE]).toEqual([3, 50]);
});

test.each([
  [true, false, 10],
  [true, true, 5],
  [false, false, 0],
  [false, true, 0],
])('a guess that is right: %s, with a hint: %s, scores %i', (isRight, hintUsed, points) => {
  expect(rules.pointsFor(isRight, hintUsed)).toBe(points);
});

/** What even draws give: each item equally often, in order. */
const drawnEvenly = <Item>(items: readonly Item[], draw: (random: number) => Item) => {
  const expected = items.flatMap((item) => Array<Item>(50).fill(item));
  expect(evenDraws(expected.length).map(draw)).toEqual(expected);
};

test.each([null, ...rules.TEACHERS])('after %s any other teacher is equally likely', (previous) => {
  const others = rules.TEACHERS.filter((type) => type !== previous);
  drawnEvenly(others, (draw) => rules.drawTeacher(draw, previous));
});

test.each([
  [[], [0, 1, 2]],
  [[1], [0, 2]],
  [[2, 0], [1]],
  [[0, 1, 2], [0]],
  [[2, 0, 1], [2]],
])('after the cards %j any of %j is equally likely', (seen, others) => {
  drawnEvenly(others, (draw) => rules.drawCard(draw, seen));
});

test('any of the three hints is equally likely', () => {
  drawnEvenly([0, 1, 2], rules.drawHint);
});

test('the certificate follows from the points', () => {
  const highest = ['pet', 'pet', 'vip', 'vip', 'survivor', 'survivor', 'clown', 'clown'];
  expect([50, 40, 39, 30, 29, 20, 19, 0].map(rules.certificateFor)).toEqual(highest);
});

test.each([
  ['m0 p0 m1 p1 m2', true],
  ['m0 p0 m1 p1 m0', false],
  ['m0 p0 m0 p1 m1', false],
  ['m0 m1 p0 m2 p1', false],
  ['m0 p0 m1 p1 p2', false],
  ['m0 p0 m1 p1', false],
  ['m0 p0 m1 p1 m2 p2', false],
])('the cards %s are a class: %s', (cards, expected) => {
  const drawn = cards.split(' ').map(([type, card]) => ({
    teacherType: type === 'm' ? ('math' as const) : ('pe' as const),
    card: Number(card),
  }));
  expect(rules.isClass(drawn)).toBe(expected);
});
