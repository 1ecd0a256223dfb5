import { nameInMessage } from '../../../sharing/message';
import type { Band } from '../../shared/bands';
import { bandText } from '../../shared/bands';
import type { Mode } from '../rules';

/** What the friend is asked, by the percentage; highest band first. */
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

type Calculated = {
  firstName: string;
  secondName: string;
  mode: Mode;
  steps: readonly (readonly number[])[];
  result: number;
  isSameName: boolean;
  /** As on the screen. */
  verdict: string;
};

/**
 * The message with a result: names and the end of the working, the verdict, a question.
 * The first line of Raju and Rani is `Raju love Rani: 33222, 552, 75%`.
 */
export function messageOf(of: Calculated): string[] {
  const { bands, sameName } = questions[of.mode];
  const names = `${nameInMessage(of.firstName)} ${of.mode} ${nameInMessage(of.secondName)}`;
  return [
    `${names}: ${workingOf(of.steps, of.result)}`,
    of.verdict,
    of.isSameName ? sameName : bandText(bands, of.result),
  ];
}

/** The end of the working, the result as its last step. */
const workingOf = (steps: readonly (readonly number[])[], result: number) =>
  [...steps.slice(-3, -1).map(written), `${result}%`].join(', ');

/** Without spaces, unless a number has two digits. Example: `written([5, 5, 2])` is `552`. */
const written = (line: readonly number[]) =>
  line.join(line.every((number) => number < 10) ? '' : ' ');
