import fc from 'fast-check';
import { validate } from '../../../../src/games/backbencher-test/persisted';
import { figures } from '../../../../src/games/backbencher-test/report/figures';
import { POINTS } from '../../../../src/games/backbencher-test/rules';

const [figure] = figures.list;

/* The format of a code for the next phone: the key and the order are for ever. */
test('the key and the figure, in which each point is a bit', () => {
  expect([figures.key, figures.showsPlays]).toEqual(['b', undefined]);
  expect(figures.list.map(({ label }) => label)).toEqual(['Ticks']);
  const bits = POINTS.map((id) => figure?.of({ ticked: [id] }));
  expect(bits).toEqual(POINTS.map((_, index) => 2 ** index));
});

test('the ticks come back', () => {
  fc.assert(
    fc.property(fc.subarray([...POINTS]), (ticked) => {
      const bits = figure?.of({ ticked });
      expect(validate(figures.scoresOf?.([bits]))).toEqual({ ticked });
      expect(figure?.shown?.(bits)).toBe(ticked.length);
    }),
  );
});

test('what was ticked on either phone is ticked', () => {
  expect(figure?.merge(0b101, 0b110, true)).toBe(0b111);
});
