import type { PictureBlock, PictureColor, PictureContent } from '../../../sharing/picture';
import { leftOver, modes, flames as texts } from '../content';
import type { Flames } from '../flames';
import { eliminated, LETTERS, piecesOf } from '../flames';
import { loveCalculator } from '../game';
import type { Mode } from '../rules';

export type Calculated = {
  firstName: string;
  secondName: string;
  mode: Mode;
  result: number;
  steps: readonly (readonly number[])[];
  flames: Flames | null;
  verdict: string;
};

/** As in `LoveCalculator.module.css`. */
const accents: Record<Mode, PictureColor> = { love: 'red', hate: 'violet' };

/** The sum, its working, the stamp with the verdict, and FLAMES. */
export function pictureOf(calculated: Calculated): PictureContent {
  const { firstName, secondName, mode, result, steps, flames, verdict } = calculated;
  const color = accents[mode];
  return {
    heading: loveCalculator.name,
    blocks: [
      {
        kind: 'phrase',
        size: 'large',
        parts: [{ text: firstName }, { text: mode, color }, { text: secondName }],
      },
      { kind: 'steps', rows: steps, color },
      { kind: 'stamp', figure: `${result}%`, word: modes[mode].label, beside: verdict, color },
      ...(flames ? flamesBlocks(firstName, secondName, flames) : []),
    ],
  };
}

function flamesBlocks(
  firstName: string,
  secondName: string,
  { crossed, left, letter }: Flames,
): PictureBlock[] {
  const found = letter && texts.letters[letter];
  const names = [piecesOf(firstName, crossed[0]), piecesOf(secondName, crossed[1])];
  return [
    smallText(texts.note),
    { kind: 'crossedNames', names },
    ...(left > 0 ? [smallText(leftOver(left))] : []),
    { kind: 'letters', letters: lettersOf(left) },
    ...(found
      ? ([
          { kind: 'text', hand: true, strong: true, size: 'large', text: found.word, color: 'red' },
          { kind: 'text', hand: true, text: found.line, color: 'ink' },
        ] as const)
      : ([{ kind: 'text', hand: true, text: texts.nobody, color: 'ink' }] as const)),
  ];
}

const smallText = (text: string) =>
  ({ kind: 'text', size: 'small', text, color: 'pencil' }) as const;

/** The last letter to be counted out is the one that is circled. */
function lettersOf(count: number) {
  const order = eliminated(count);
  const last = order[order.length - 1];
  return LETTERS.map((text) => {
    if (last === undefined) return { text };
    return { text, mark: text === last ? ('circled' as const) : ('crossed' as const) };
  });
}
