import { doneLine } from '../../../src/games/hand-cricket/aaj-ka-over/commentary/content';
import { pictureOf as overPicture } from '../../../src/games/hand-cricket/aaj-ka-over/share/picture';
import type { Ball, Result } from '../../../src/games/hand-cricket/rules';
import { captions } from '../../../src/games/hand-cricket/share/content';
import { pictureOf } from '../../../src/games/hand-cricket/share/picture';
import type { PictureContent } from '../../../src/sharing/picture';
import { drawingsOf } from '../../../src/sharing/picture';

const OWN: Ball[] = [
  [4, 2],
  [6, 1],
  [3, 3],
];

const match = (some: Partial<Parameters<typeof pictureOf>[0]> = {}) =>
  pictureOf({
    result: 'You win!',
    you: 10,
    computer: 7,
    own: OWN,
    line: 'Match jeet gaye.',
    streak: 2,
    ...some,
  });

const textsIn = ({ blocks }: PictureContent) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));

const figuresIn = ({ blocks }: PictureContent) =>
  blocks.flatMap((block) =>
    block.kind === 'figures' ? block.figures.map(({ label, value }) => `${label} ${value}`) : [],
  );

describe('the picture of a match', () => {
  test('shows both hands of the last ball that you batted, facing each other', () => {
    const [mine, theirs, ...more] = drawingsOf(match({ own: [...OWN.slice(0, 2), [5, 5]] }));
    expect(mine).toMatchObject({ element: { props: { fingers: 5 } }, label: 'You' });
    expect(mine?.mirrored).toBeUndefined();
    expect(theirs).toMatchObject({
      element: { props: { fingers: 5 } },
      label: 'Computer',
      mirrored: true,
    });
    expect(more).toEqual([]);
  });

  test('shows the hand of the computer, which is not yours', () => {
    const drawings = drawingsOf(match({ own: [[4, 2]] }));
    expect(drawings).toMatchObject([
      { element: { props: { fingers: 4 } } },
      { element: { props: { fingers: 2 } } },
    ]);
  });

  test.each<[Result, string]>([
    ['You win!', 'green'],
    ['Computer wins!', 'red'],
    ['Match tied!', 'ink'],
  ])('has the stamp of the result: %s, in %s', (result, color) => {
    expect(match({ result }).blocks).toContainEqual({
      kind: 'wordStamp',
      text: captions[result],
      color,
    });
  });

  test('has what was said, the innings as people write it, and the figures', () => {
    const picture = match();
    expect(picture.heading).toBe('Hand Cricket');
    expect(textsIn(picture)).toEqual(['Match jeet gaye.', '4 · 6 · W']);
    expect(figuresIn(picture)).toEqual(['You 10', 'Computer 7', 'Streak 2']);
  });

  test.each([
    [24, /^W( · W){23}$/],
    [25, /^… W( · W){23}$/],
    [60, /^… W( · W){23}$/],
  ])('of %i balls writes at most 24, the latest', (count, written) => {
    const own = Array.from({ length: count }, (): Ball => [1, 1]);
    expect(textsIn(match({ own }))[1]).toMatch(written);
    const distinct = own.with(-1, [6, 1]);
    expect(textsIn(match({ own: distinct }))[1]).toMatch(/ · 6$/);
  });
});

describe('the picture of an over', () => {
  const over = overPicture({ overNumber: 16, over: [4, 6, 1, 'W'], runs: 11 });

  test('has its number, the balls as people write them, what was said, and the figures', () => {
    expect(over.heading).toBe('Aaj ka Over');
    expect(over.blocks).toContainEqual({ kind: 'title', text: 'Over #16' });
    expect(over.blocks).toContainEqual({
      kind: 'wordStamp',
      text: '4 · 6 · 1 · W',
      color: 'red',
    });
    expect(textsIn(over)).toEqual([doneLine({ runs: 11, isOut: true }, 16)]);
    expect(figuresIn(over)).toEqual(['Runs 11', 'Balls 4']);
  });

  test('is in green without Out', () => {
    const { blocks } = overPicture({ overNumber: 16, over: [1, 2, 3, 4, 5, 6], runs: 21 });
    expect(blocks).toContainEqual({
      kind: 'wordStamp',
      text: '1 · 2 · 3 · 4 · 5 · 6',
      color: 'green',
    });
  });

  test('shows no hands, which would tell a friend the numbers', () => {
    expect(drawingsOf(over)).toEqual([]);
  });
});
