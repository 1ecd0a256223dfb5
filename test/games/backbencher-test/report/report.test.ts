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
  expect(report.rowOf(ticked(count), 9)).toEqual({
    best: `${count} / 20`,
    marks,
    remark: remarks[remark]?.text,
  });
});

test('played is a tick, and not one that is taken back', () => {
  expect(report.hasPlayed(ticked(1), ticked(0))).toBe(true);
  expect(report.hasPlayed(ticked(2), ticked(1))).toBe(false);
  expect(report.hasPlayed(ticked(1), ticked(1))).toBe(false);
  expect(report.hasPlayed(ticked(0), ticked(1))).toBe(false);
});
