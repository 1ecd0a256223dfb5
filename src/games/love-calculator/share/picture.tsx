import type { PictureBlock, PictureColor, PictureContent } from '../../../sharing/picture';
import { leftOver, modes, flames as texts } from '../content';
import type { Flames } from '../flames';
import { eliminated, LETTERS } from '../flames';
import { loveCalculator } from '../game';
import type { Mode, Place } from '../rules';
import { composed } from '../rules';

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
        kind: 'text',
        size: 'title',
        text: [{ text: firstName }, { text: mode, color }, { text: secondName }],
      },
      ...steps.map((numbers, at): PictureBlock => {
        const isLast = at === steps.length - 1;
        const text = numbers.map((number) => ({ text: `${number}` }));
        return {
          kind: 'text',
          hand: true,
          wide: true,
          strong: isLast,
          text,
          color: isLast ? color : 'ink',
        };
      }),
      {
        kind: 'columns',
        together: true,
        columns: [
          [{ kind: 'stamp', text: `${result}%`, word: modes[mode].label, color }],
          [{ kind: 'text', hand: true, strong: true, size: 'large', text: verdict, color }],
        ],
      },
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
  return [
    smallText(texts.note),
    crossedName(firstName, crossed[0]),
    crossedName(secondName, crossed[1]),
    ...(left > 0 ? [smallText(leftOver(left))] : []),
    lettersOf(left),
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

const crossedName = (name: string, crossed: readonly Place[]) =>
  ({ kind: 'text', hand: true, size: 'large', text: [{ text: composed(name), crossed }] }) as const;

/** The letters of FLAMES. The last one to be counted out is circled. */
function lettersOf(count: number): PictureBlock {
  const order = eliminated(count);
  const last = order[order.length - 1];
  const text = LETTERS.map((letter) => {
    if (last === undefined) return { text: letter };
    if (letter === last) return { text: letter, circled: true };
    return { text: letter, crossed: [{ from: 0, to: 1 }] };
  });
  return { kind: 'text', size: 'title', wide: true, text };
}
