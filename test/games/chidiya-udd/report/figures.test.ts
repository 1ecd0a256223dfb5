import { validate } from '../../../../src/games/chidiya-udd/persisted';
import { figures } from '../../../../src/games/chidiya-udd/report/figures';

const scores = validate({
  fast: { games: 9, best: 41 },
  calm: { games: 4, best: 77 },
  lifts: 120,
  liftMs: 61_234,
});

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order', () => {
  expect(figures.key).toBe('c');
  expect(figures.list.map(({ label }) => label)).toEqual([
    'Tez: games',
    'Tez: best',
    'Aaram se: games',
    'Aaram se: best',
    'Sahi lifts',
  ]);
  expect(figures.showsPlays).toBeUndefined();
});

test('the values, and the scores with them', () => {
  const values = figures.list.map(({ of }) => of(scores));
  expect(values).toEqual([9, 41, 4, 77, '120-61234']);
  expect(validate(figures.scoresOf?.(values))).toEqual(scores);
});

test('without a lift there is an empty text, and the scores come back too', () => {
  const none = validate({});
  const values = figures.list.map(({ of }) => of(none));
  expect(values).toEqual([0, 0, 0, 0, '']);
  expect(validate(figures.scoresOf?.(values))).toEqual(none);
});

test('lifts read as their number', () => {
  const lifts = figures.list.at(-1);
  expect(lifts?.shown?.('120-61234')).toBe(120);
  expect(lifts?.shown?.('')).toBe(0);
  expect(figures.list.slice(0, -1).map(({ shown }) => shown)).toEqual(Array(4).fill(undefined));
});

test.each([true, false])('of the counts the greater one is taken, stale or not: %s', (isStale) => {
  const counts = figures.list.slice(0, -1);
  expect(counts.map(({ merge }) => merge(3, 6, isStale))).toEqual([6, 6, 6, 6]);
  expect(counts.map(({ merge }) => merge(6, 3, isStale))).toEqual([6, 6, 6, 6]);
});

test('of the lifts those of one phone are taken, however old the code is', () => {
  const lifts = figures.list.at(-1);
  expect(lifts?.merge('120-61234', '121-99000', true)).toBe('121-99000');
  expect(lifts?.merge('121-99000', '120-61234', false)).toBe('121-99000');
});
