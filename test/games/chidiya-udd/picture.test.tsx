import { lines } from '../../../src/games/chidiya-udd/lines/content';
import type { Call } from '../../../src/games/chidiya-udd/rules';
import { captions } from '../../../src/games/chidiya-udd/share/content';
import { pictureOf } from '../../../src/games/chidiya-udd/share/picture';
import { bandText } from '../../../src/games/shared/bands';
import type { PictureContent } from '../../../src/sharing/picture';
import { drawingsOf } from '../../../src/sharing/picture';
import { callsOf } from './calls';

const flyer = (name: string, ...lifts: (number | null)[]): Call => ({ name, flies: true, lifts });
const sitter = (name: string, ...lifts: (number | null)[]): Call => ({ name, flies: false, lifts });

/** Right four times, in 400, 501 and 602 ms and without a lift; and wrong three times. */
const CALLS: Call[] = [
  flyer('tota', 400),
  sitter('haathi', 250),
  flyer('baaz', 501),
  flyer('kauwa', null),
  sitter('kursi', null),
  flyer('hans', 602),
  sitter('principal-sir', 90),
];

const picture = (some: Partial<Parameters<typeof pictureOf>[0]> = {}) =>
  pictureOf({
    mode: 'fast',
    calls: CALLS,
    fast: { games: 3, best: 17 },
    calm: { games: 1, best: 6 },
    ...some,
  });

const textsIn = ({ blocks }: PictureContent) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));

const figuresIn = ({ blocks }: PictureContent) =>
  blocks.flatMap((block) =>
    block.kind === 'figures' ? block.figures.map(({ label, value }) => `${label} ${value}`) : [],
  );

const stampIn = ({ blocks }: PictureContent) =>
  blocks.flatMap((block) => (block.kind === 'wordStamp' ? [[block.text, block.color]] : []));

const captionsIn = (content: PictureContent) => drawingsOf(content).map(({ caption }) => caption);

/** So many right calls, then three mistakes. */
const scoring = (score: number): Call[] => [
  ...callsOf('+1 '.repeat(score)),
  ...callsOf('-1 -1 -1'),
];

/** A game of two, in which each player has so many points. */
const duel = (first: number, second: number): Call[] =>
  callsOf(`${'-01 '.repeat(first)}${'-10 '.repeat(second)}`);

describe('the picture of a game alone', () => {
  test('shows what caught the player, as it was called, and nothing else', () => {
    expect(captionsIn(picture())).toEqual(['Haathi udd!', 'Kauwa udd!', 'Principal sir udd!']);
    expect(drawingsOf(picture())).toMatchObject([
      { element: { props: { name: 'haathi' } } },
      { element: { props: { name: 'kauwa' } } },
      { element: { props: { name: 'principal-sir' } } },
    ]);
  });

  test('has what was said of the last mistake', () => {
    expect(picture().heading).toBe('Chidiya Udd');
    expect(textsIn(picture())).toEqual([lines['principal-sir']]);
  });

  test('has the score, the best one and the average of the right lifts, of this game alone', () => {
    expect(figuresIn(picture())).toEqual(['Score 4', 'Best 17', 'Reaction 501 ms']);
  });

  test('has the best score of its mode', () => {
    expect(figuresIn(picture({ mode: 'calm' }))).toContain('Best 6');
  });

  test('without a right lift has no time', () => {
    const calls = callsOf('-0 -1 -1 +0');
    expect(figuresIn(picture({ calls }))).toEqual(['Score 1', 'Best 17']);
  });

  test('counts a lift in no time', () => {
    const calls = [flyer('tota', 0), flyer('baaz', 300), ...callsOf('-1 -1 -1')];
    expect(figuresIn(picture({ calls }))).toContain('Reaction 150 ms');
  });

  test.each([0, 7, 8, 20, 40, 79, 80, 120])('with a score of %i has its stamp', (score) => {
    const content = picture({ calls: scoring(score) });
    expect(stampIn(content)).toEqual([[bandText(captions, score), 'red']]);
    expect(figuresIn(content)[0]).toBe(`Score ${score}`);
  });
});

describe('the picture of a game of two', () => {
  test.each([
    [10, 4, 'Player 1 wins!'],
    [4, 10, 'Player 2 wins!'],
    [10, 10, "It's a tie!"],
  ])('%i to %i has the stamp of the result: %s', (first, second, text) => {
    const content = picture({ mode: 'duel', calls: duel(first, second) });
    expect(stampIn(content)).toEqual([[text, 'green']]);
    expect(figuresIn(content)).toEqual([`Player 1 ${first}`, `Player 2 ${second}`]);
  });

  test('shows the latest three that caught one of them, and what was said of the last', () => {
    const calls = [
      ...duel(9, 0),
      sitter('kursi', 300, null),
      flyer('baaz', 300, 310),
      flyer('kauwa', 300, null),
      sitter('matka', null, null),
      flyer('hans', null, null),
    ];
    const content = picture({ mode: 'duel', calls });
    expect(captionsIn(content)).toEqual(['Kursi udd!', 'Kauwa udd!', 'Hans udd!']);
    expect(textsIn(content)).toEqual([lines.hans]);
  });
});
