import { validate } from '../../../../src/games/chidiya-udd/persisted';
import { figures } from '../../../../src/games/chidiya-udd/report/figures';

const scores = validate({
  fast: { games: 9, best: 41 },
  calm: { games: 4, best: 77 },
  lifts: 120,
  liftMs: 61_234,
});

/* The format of a code for the next phone: the key and the order are for ever. */
test.each([
  [scores, [9, 41, 4, 77, '120-61234']],
  [validate({}), [0, 0, 0, 0, '']],
])('the values of %j are %j, and give the scores back', (found, values) => {
  expect(figures.list.map(({ of }) => of(found))).toEqual(values);
  expect(validate(figures.scoresOf?.(values))).toEqual(found);
});

test('the key, and the label of each figure; lifts read as their number', () => {
  expect(figures.key).toBe('c');
  const shown = figures.list.map(({ label, shown }) => [label, shown?.('120-61234')]);
  expect(shown).toEqual([
    ['Tez: games', undefined],
    ['Tez: best', undefined],
    ['Aaram se: games', undefined],
    ['Aaram se: best', undefined],
    ['Sahi lifts', 120],
  ]);
});

test.each([true, false])('no merge lowers a figure, however old the code is: %s', (isStale) => {
  for (const [at, { merge }] of figures.list.entries()) {
    const [few, more] = at < 4 ? [3, 6] : ['120-61234', '121-99000'];
    expect([merge(few, more, isStale), merge(more, few, isStale)]).toEqual([more, more]);
  }
});
