import fc from 'fast-check';
import { remarks, report } from '../../../src/games/backbencher-test/report';
import { POINTS } from '../../../src/games/backbencher-test/rules';
import { validate } from '../../../src/games/backbencher-test/slice';

const { figures } = report;

const ticked = (count: number) => ({ ticked: POINTS.slice(0, count) });

test('there is no row before the first tick', () => {
  expect(report.rowOf(ticked(0), 9)).toBeNull();
});

test.each([
  [1, 5, 3],
  [6, 30, 3],
  [7, 35, 2],
  [13, 65, 2],
  [14, 70, 1],
  [19, 95, 1],
  [20, 100, 0],
])('%i ticks give %i marks and remark %i', (count, marks, remark) => {
  const best = `${count} / 20`;
  expect(report.rowOf(ticked(count), 9)).toEqual({ best, marks, remark: remarks[remark]?.text });
});

test.each([
  [0, 1, true],
  [1, 2, false],
  [1, 1, false],
  [1, 0, false],
  [0, 0, false],
])('from %i to %i ticks it was played: %s', (before, now, hasPlayed) => {
  expect(report.hasPlayed(ticked(now), ticked(before))).toBe(hasPlayed);
});

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
