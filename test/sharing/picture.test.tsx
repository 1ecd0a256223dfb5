import type { PictureBlock } from '../../src/sharing/picture';
import { drawingsOf } from '../../src/sharing/picture';

const drawings = (...heights: number[]): PictureBlock => ({
  kind: 'drawings',
  drawings: heights.map((height) => ({ element: <svg aria-hidden="true" />, height })),
});

test('drawings are found in the order of the blocks', () => {
  const blocks: PictureBlock[] = [
    { kind: 'text', text: 'Report Card' },
    { kind: 'columns', columns: [[drawings(1)], [{ kind: 'text', text: 'School' }, drawings(2)]] },
    drawings(3, 4),
  ];
  expect(drawingsOf({ blocks }).map(({ height }) => height)).toEqual([1, 2, 3, 4]);
});
