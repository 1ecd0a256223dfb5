import fc from 'fast-check';
import { attempts, spread } from '../../../src/sharing/paint/fit';

describe('attempts', () => {
  it('begin with the largest letters, and cut the working only after all else', () => {
    const firstCut = attempts.findIndex(({ isCut }) => isCut);
    expect(attempts[0]).toEqual({ line: 92, isAiry: true, isCut: false });
    expect(attempts.slice(firstCut).every(({ isCut }) => isCut)).toBe(true);
    expect(attempts[attempts.length - 1]?.line).toBe(29);
  });

  it.each([
    { isAiry: true, isCut: false },
    { isAiry: false, isCut: false },
    { isAiry: false, isCut: true },
  ])('get smaller step by step: %j', ({ isAiry, isCut }) => {
    const lines = attempts
      .filter((each) => each.isAiry === isAiry && each.isCut === isCut)
      .map(({ line }) => line);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines).toEqual([...lines].sort((a, b) => b - a));
  });
});

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
