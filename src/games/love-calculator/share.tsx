import { nameInMessage } from '../../sharing/message';
import type { PictureBlock, PictureColor, PictureContent } from '../../sharing/picture';
import { Share } from '../../sharing/Share';
import { useAppSelector } from '../../state/hooks';
import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import { flames as flamesTexts, leftOver, modes, verdictFor } from './content';
import type { Flames } from './flames';
import { eliminated, LETTERS } from './flames';
import { loveCalculator } from './game';
import type { Mode, Place } from './rules';
import { composed } from './rules';
import {
  selectFirstName,
  selectFlames,
  selectIsSameName,
  selectMode,
  selectResult,
  selectSecondName,
  selectSteps,
} from './slice';

/** The questions at the end of the shared message, by percentage. The band with the highest percentage comes first. */
export const questions: Record<Mode, { bands: readonly Band[]; sameName: string }> = {
  love: {
    bands: [
      {
        from: 75,
        text: 'Library card par tumhare theek neeche kiska naam tha? Usko daalkar dekho.',
      },
      {
        from: 50,
        text: 'Itne mein toh admission ho jaata tha. Tumhari jodi ki cut-off kya nikli?',
      },
      {
        from: 25,
        text: 'Ink pen leak tha, ek letter dhabbe mein gaya. Tumhara total kitna baitha?',
      },
      {
        from: 0,
        text: 'Maine yeh page phaadkar jahaaz bana diya. Tumhara page dikhane layak nikla?',
      },
    ],
    sameName: 'Asli naam likhte hue haath kaanp gaya. Tumhara toh nahi kaanpega?',
  },
  hate: {
    bands: [
      {
        from: 75,
        text: 'Class group mein kiska good morning ignore karte ho? Usi ka naam daalo.',
      },
      {
        from: 50,
        text: 'Dono ko ladwakar aaram se tiffin kaun kholta tha? Uske saath apna naam likho.',
      },
      {
        from: 25,
        text: 'Isse toh chhoti ungli bhi poori nahi uthti. Tumhari kiske saamne uthegi?',
      },
      {
        from: 0,
        text: 'Jhagda nikla hi nahi. Tumhare trump cards kis dost ne dabaye hain? Naam likho.',
      },
    ],
    sameName: 'Us din padosi absent tha, katti kisse hoti? Tum bolo, tumhari kisse hai?',
  },
};

/** A calculation and its verdict, as the page shows them. */
type Calculated = {
  firstName: string;
  secondName: string;
  mode: Mode;
  result: number;
  steps: readonly (readonly number[])[];
  verdict: string;
};

/**
 * Returns the lines of the shared message. The first line has the names and the last steps of the calculation. The
 * verdict and a question follow.
 * Example: the first line for Raju and Rani is `Raju love Rani: 33222, 552, 75%`.
 */
export function messageOf(of: Calculated & { isSameName: boolean }): string[] {
  const { bands, sameName } = questions[of.mode];
  const names = `${nameInMessage(of.firstName)} ${of.mode} ${nameInMessage(of.secondName)}`;
  return [
    `${names}: ${workingOf(of.steps, of.result)}`,
    of.verdict,
    of.isSameName ? sameName : bandText(bands, of.result),
  ];
}

/** Returns the last three steps of the calculation as text. The last step is the result in per cent. */
const workingOf = (steps: readonly (readonly number[])[], result: number) =>
  [...steps.slice(-3, -1).map(written), `${result}%`].join(', ');

/** Returns a step as text: `552` for `[5, 5, 2]`, but with spaces if a number has two digits: `10 7` for `[10, 7]`. */
const written = (line: readonly number[]) =>
  line.join(line.every((number) => number < 10) ? '' : ' ');

/** The colour of each mode, the same as `--accent` in `LoveCalculator.module.css`. */
const accents: Record<Mode, PictureColor> = { love: 'red', hate: 'violet' };

/** Returns the picture of a result: the names, the steps of the calculation, the stamp, the verdict, and FLAMES. */
export function pictureOf(calculated: Calculated & { flames: Flames | null }): PictureContent {
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
  const found = letter && flamesTexts.letters[letter];
  return [
    smallText(flamesTexts.note),
    crossedName(firstName, crossed[0]),
    crossedName(secondName, crossed[1]),
    ...(left > 0 ? [smallText(leftOver(left))] : []),
    lettersOf(left),
    ...(found
      ? ([
          { kind: 'text', hand: true, strong: true, size: 'large', text: found.word, color: 'red' },
          { kind: 'text', hand: true, text: found.line, color: 'ink' },
        ] as const)
      : ([{ kind: 'text', hand: true, text: flamesTexts.nobody, color: 'ink' }] as const)),
  ];
}

const smallText = (text: string) =>
  ({ kind: 'text', size: 'small', text, color: 'pencil' }) as const;

const crossedName = (name: string, crossed: readonly Place[]) =>
  ({ kind: 'text', hand: true, size: 'large', text: [{ text: composed(name), crossed }] }) as const;

/**
 * Returns the word FLAMES. The found letter is circled, and the other letters are crossed out. With a count of 0, no
 * letter is marked.
 */
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

export default function ShareResult() {
  const firstName = useAppSelector(selectFirstName);
  const secondName = useAppSelector(selectSecondName);
  const mode = useAppSelector(selectMode);
  const steps = useAppSelector(selectSteps);
  const flames = useAppSelector(selectFlames);
  const result = useAppSelector(selectResult);
  const isSameName = useAppSelector(selectIsSameName);
  if (result === null) return null;
  const verdict = verdictFor(mode, result, isSameName);
  const calculated = { firstName, secondName, mode, result, steps, verdict };
  const lines = messageOf({ ...calculated, isSameName });
  return (
    <Share
      key={lines.join()}
      lines={lines}
      picture={() => pictureOf({ ...calculated, flames })}
      fileName={`love-calculator-${result}`}
    />
  );
}
