import type { PictureBlock, PictureDrawing } from '../../src/sharing/picture';
import { drawingsOf } from '../../src/sharing/picture';

const drawing = (height: number): PictureDrawing => ({
  element: <svg aria-hidden="true" />,
  height,
});
const heights = (blocks: readonly PictureBlock[]) =>
  drawingsOf({ heading: 'Quiz Game', blocks }).map(({ height }) => height);

test('drawings are found in the order of the blocks', () => {
  const signed = { kind: 'signed', by: 'Class Teacher', signature: drawing(4) } as const;
  expect(
    heights([
      { kind: 'title', text: 'Report Card' },
      { kind: 'beside', drawings: [drawing(1)], blocks: [{ kind: 'text', text: 'School' }] },
      { kind: 'drawings', drawings: [drawing(2), drawing(3)] },
      { ...signed, seal: drawing(5) },
    ]),
  ).toEqual([1, 2, 3, 4, 5]);
  expect(heights([{ ...signed, seal: { figure: '80%', word: 'Checked' } }])).toEqual([4]);
});

test('a picture of words alone has none', () => {
  expect(heights([{ kind: 'title', text: 'Report Card' }])).toEqual([]);
});
