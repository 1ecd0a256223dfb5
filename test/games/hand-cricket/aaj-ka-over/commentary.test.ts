import { bandOf, done, doneLine } from '../../../../src/games/hand-cricket/aaj-ka-over/Commentary';

test.each([
  [0, true, 'duck'],
  [9, true, 'few'],
  [10, true, 'some'],
  [19, true, 'some'],
  [20, true, 'many'],
  [20, false, 'survived'],
] as const)(
  'an over of %i runs, out: %s, has its lines in turn, day by day',
  (runs, isOut, band) => {
    expect(bandOf({ runs, isOut })).toBe(band);
    const lines = [3, 4, 5].map((overNumber) => doneLine({ runs, isOut }, overNumber));
    expect(lines).toEqual(done[band].slice(0, 3));
  },
);
