import {
  certificateFor,
  drawCard,
  drawHint,
  drawTeacher,
} from '../../../src/games/guess-the-teacher/pageRules';
import { TEACHERS } from '../../../src/games/guess-the-teacher/rules';
import { evenDraws } from '../../support/evenDraws';

/** What even draws give: each item equally often, in order. */
const drawnEvenly = <Item>(items: readonly Item[], draw: (random: number) => Item) => {
  const expected = items.flatMap((item) => Array<Item>(50).fill(item));
  expect(evenDraws(expected.length).map(draw)).toEqual(expected);
};

test.each([null, ...TEACHERS])('after %s any other teacher is equally likely', (previous) => {
  const others = TEACHERS.filter((type) => type !== previous);
  drawnEvenly(others, (draw) => drawTeacher(draw, previous));
});

test.each([
  [[], [0, 1, 2]],
  [[1], [0, 2]],
  [[2, 0], [1]],
  [[0, 1, 2], [0]],
  [[2, 0, 1], [2]],
])('after the cards %j any of %j is equally likely', (seen, others) => {
  drawnEvenly(others, (draw) => drawCard(draw, seen));
});

test('any of the three hints is equally likely', () => {
  drawnEvenly([0, 1, 2], drawHint);
});

test.each([
  [50, 'pet'],
  [40, 'pet'],
  [39, 'vip'],
  [30, 'vip'],
  [29, 'survivor'],
  [20, 'survivor'],
  [19, 'clown'],
  [0, 'clown'],
])('the certificate for %i points is that of the %s', (score, certificate) => {
  expect(certificateFor(score)).toBe(certificate);
});
