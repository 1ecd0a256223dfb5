import { remarks } from '../../../../src/games/backbencher-test/report/content';
import { report } from '../../../../src/games/backbencher-test/report/report';
import { POINTS } from '../../../../src/games/backbencher-test/rules';

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
