import { pictureOf } from '../../../src/report-card/share/picture';

const row = { played: 3, best: '7 lagataar', remark: 'Bas.' };

test('the picture has the games that were played, with their best or how often, and the grade', () => {
  const picture = pictureOf({
    rows: [
      { name: 'Love Calculator', row: { played: 2, remark: 'Bas.' } },
      { name: 'Quiz Game', row: null },
      { name: 'Hand Cricket', row },
    ],
    grade: 'B',
    total: 61,
    badges: 4,
    days: 2,
  });
  const fields = picture.blocks.find(({ kind }) => kind === 'fields');
  expect(fields).toEqual({
    kind: 'fields',
    rows: [
      [{ label: 'Love Calculator', value: '2 baar' }],
      [{ label: 'Hand Cricket', value: '7 lagataar' }],
      [
        { label: 'Badges', value: '4' },
        { label: 'Haazri', value: '2' },
      ],
    ],
  });
  expect(picture.blocks.at(-1)).toMatchObject({ seal: { figure: 'B', word: '61%' } });
});

test('without marks there is no grade, but a seal', () => {
  const picture = pictureOf({ rows: [], grade: undefined, total: undefined, badges: 0, days: 0 });
  const foot = picture.blocks.at(-1);
  expect(foot?.kind).toBe('signed');
  expect(foot && 'seal' in foot && foot.seal).not.toHaveProperty('figure');
});
