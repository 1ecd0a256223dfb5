import fc from 'fast-check';
import { spread } from '../../../src/sharing/paint/paintPicture';

describe('spread', () => {
  it('leaves lines free where they are wanted, from the last one on, then around all', () => {
    const wanted = [false, true, false, true];
    expect(spread(1, wanted)).toEqual([0, 0, 0, 1, 0]);
    expect(spread(5, wanted)).toEqual([1, 1, 0, 2, 1]);
    expect(spread(3, [false, false])).toEqual([2, 0, 1]);
  });

  it('gives away all lines, and takes none where there are too few', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 30 }), fc.array(fc.boolean()), (spare, wanted) => {
        const given = spread(spare, wanted).reduce((sum, each) => sum + each, 0);
        expect(given).toBe(Math.max(0, spare));
      }),
    );
  });
});
