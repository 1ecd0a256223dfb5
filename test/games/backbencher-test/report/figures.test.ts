import fc from 'fast-check';
import { validate } from '../../../../src/games/backbencher-test/persisted';
import { figures } from '../../../../src/games/backbencher-test/report/figures';
import type { PointId } from '../../../../src/games/backbencher-test/rules';
import { POINTS } from '../../../../src/games/backbencher-test/rules';

const [figure] = figures.list;
const bitsOf = (ticked: readonly PointId[]) => figure?.of({ ticked: [...ticked] });

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key, and the figures in their order', () => {
  expect(figures.key).toBe('b');
  expect(figures.list.map(({ label }) => label)).toEqual(['Ticks']);
  expect(figures.showsPlays).toBeUndefined();
});

test('each point is a bit', () => {
  expect(bitsOf([])).toBe(0);
  expect(POINTS.map((id) => bitsOf([id]))).toEqual(POINTS.map((_, index) => 2 ** index));
  expect(bitsOf(POINTS)).toBe(2 ** 20 - 1);
});

test('the ticks come back', () => {
  fc.assert(
    fc.property(fc.subarray([...POINTS]), (ticked) => {
      const bits = bitsOf(ticked);
      expect(validate(figures.scoresOf?.([bits]))).toEqual({ ticked });
      expect(figure?.shown?.(bits)).toBe(ticked.length);
    }),
  );
});

test('what was ticked on either phone is ticked', () => {
  expect(figure?.merge(0b101, 0b110, true)).toBe(0b111);
});
