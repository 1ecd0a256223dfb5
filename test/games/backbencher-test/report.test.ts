import fc from 'fast-check';
import * as module from '../../../src/games/backbencher-test/report';
import { POINTS } from '../../../src/games/backbencher-test/rules';
import { validate } from '../../../src/games/backbencher-test/slice';
import { testReport } from '../shared/reportTests';

const { figures } = module.report;
const ticked = (count: number) => ({ ticked: POINTS.slice(0, count) });

testReport(module, {
  rows: [
    [ticked(1), 9, { best: '1 / 20', marks: 5 }, 3],
    [ticked(6), 9, { best: '6 / 20', marks: 30 }, 3],
    [ticked(7), 9, { best: '7 / 20', marks: 35 }, 2],
    [ticked(13), 9, { best: '13 / 20', marks: 65 }, 2],
    [ticked(14), 9, { best: '14 / 20', marks: 70 }, 1],
    [ticked(19), 9, { best: '19 / 20', marks: 95 }, 1],
    [ticked(20), 9, { best: '20 / 20', marks: 100 }, 0],
  ],
  turns: {
    played: [[ticked(0), ticked(1)]],
    notPlayed: [
      [ticked(1), ticked(2)],
      [ticked(1), ticked(1)],
      [ticked(1), ticked(0)],
      [ticked(0), ticked(0)],
    ],
  },
  code: { key: 'b', scores: ticked(3), figures: [['Ticks', 0b111]] },
});

const [figure] = figures.list;

test('in a code each point is a bit', () => {
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
