import { pictureOf } from '../../src/report-card/share';
import type { PictureBlock } from '../../src/sharing/picture';

/** The block in the last column of the foot. */
function sealIn(blocks: readonly PictureBlock[]) {
  const foot = blocks.at(-1);
  return foot?.kind === 'columns' ? foot.columns.at(-1)?.[0] : undefined;
}

const counts = { badges: 4, days: 2 };
const ofCounts = [
  { label: 'Badges', value: '4' },
  { label: 'Haazri', value: '2' },
];

test('the picture has the games that were played, with their best or how often, and the grade', () => {
  const rows = [
    { name: 'Love Calculator', row: { played: 2, remark: 'Bas.' } },
    { name: 'Quiz Game', row: null },
    { name: 'Hand Cricket', row: { played: 3, best: '7 lagataar', remark: 'Bas.' } },
  ];
  const { blocks } = pictureOf({ rows, grade: 'B', total: 61, ...counts });
  expect(blocks.find(({ kind }) => kind === 'fields')).toMatchObject({
    rows: [
      [{ label: 'Love Calculator', value: '2 baar' }],
      [{ label: 'Hand Cricket', value: '7 lagataar' }],
      ofCounts,
    ],
  });
  expect(sealIn(blocks)).toMatchObject({ kind: 'stamp', text: 'B', word: '61%' });
});

test('without marks there is no grade, but a seal', () => {
  const { blocks } = pictureOf({ rows: [], grade: undefined, total: undefined, ...counts });
  expect(sealIn(blocks)).toMatchObject({ kind: 'drawings' });
});
