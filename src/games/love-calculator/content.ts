import type { Alerts } from '../../layout/AlertDialog';
import type { About } from '../shared/game';
import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { Letter } from './flames';
import type { Mode } from './rules';

/** The id of the field for the first name. The field gets the focus after the alert about the missing name. */
export const FIRST_NAME_ID = 'love-first-name';
/** The id of the field for the second name. The field gets the focus after the alert about the missing name. */
export const SECOND_NAME_ID = 'love-second-name';

export const about: About = {
  title: 'Love Calculator: percent aur FLAMES',
  tagline: 'Wahi purana formula, rough copy ke last page wala. FLAMES bhi.',
  howTo: 'Do naam likho, Calculate dabao. Rough copy wali ginti yahin ho jaayegi.',
  rules: [
    'Pehla naam, beech mein love ya hate, phir dusra naam: teeno ek hi line mein.',
    'Har letter kitni baar aaya, woh ginte hain. Khaali jagah nahi ginte.',
    'Pehla number aakhri se judta hai, phir andar wale. Do digit bachein, toh wahi percent.',
    'FLAMES: dono naam ke same letters kaato. Bache hue ginkar F se S tak kaatte jaao.',
  ],
  description:
    'Do naam likho, Pyar ya Takrar chuno: percent wala formula aur FLAMES, dono school wale ' +
    'tareeke se. Har step saamne, aur sab mazaak hai.',
};

type ModeText = {
  label: string;
  prompt: string;
  firstPlaceholder: string;
  secondPlaceholder: string;
  empty: string;
  stepsNote: string;
  /** The verdicts, by percentage. The band with the highest percentage comes first. */
  verdicts: readonly Band[];
  /** The verdicts for single percentages. A verdict in this record replaces the verdict of the band. */
  specials: Readonly<Record<number, string>>;
  /** The verdict if both names are the same, for every percentage. */
  sameName: string;
};

export const modes: Record<Mode, ModeText> = {
  love: {
    label: 'Pyar',
    prompt: 'Rough copy ka last page kholo, do naam likho',
    firstPlaceholder: 'Jaise Raju',
    secondPlaceholder: 'Jaise Rani',
    empty: 'Do naam likho aur Calculate dabao. Thappa yahin lagega.',
    stepsNote: 'Rough work: letters gino, phir first aur last jodo',
    verdicts: [
      { from: 90, text: 'Dono ke naam board par, dil ke andar. Monitor ne bhi nahi mitaye.' },
      {
        from: 80,
        text: 'Class teacher ne alag bithaya. Do din mein dono bag wapas usi bench par.',
      },
      { from: 70, text: 'Birthday par sabko ek toffee mili, tumhe do. Wrapper aaj bhi rakha hai.' },
      { from: 60, text: 'Woh saamne se nikle, toh poori bench tumhe kohni maarti hai.' },
      { from: 50, text: '"Bas dost hain", dono yahi bolte hain. Class chup rehkar hansti hai.' },
      { from: 40, text: 'Bag rakhkar bagal wali seat roki gayi hai. Kiske liye, koi nahi bolta.' },
      {
        from: 30,
        text: 'Abhi pencil udhaar dene wali dosti hai. Nok sahi wapas mile, toh baat badhe.',
      },
      {
        from: 20,
        text: 'Attendance wala rishta hai: roz milte hain, present bolkar chale jaate hain.',
      },
      {
        from: 10,
        text: 'Section alag, bus alag. Sirf ek baar canteen mein pair par pair pada.',
      },
      { from: 0, text: 'Naam mein ek extra "a" lagakar dekho. Sabne lagaya hai.' },
    ],
    specials: {
      0: 'Anda! Zero par out. Pitch hi kharab thi, tum nahi.',
      50: 'Exactly 50-50. Ek ko pakka pyar, dusre ko naam bhi yaad nahi.',
      69: "Bas ek percent se 70 chhoota. Ma'am se grace mark maang lo!",
      99: '99! Ek percent bacha liya, taaki nazar na lage.',
    },
    sameName: 'Same naam do baar? Chalo, competition toh koi nahi. Ab dusra likho.',
  },
  hate: {
    label: 'Takrar',
    prompt: 'Kiski kisse katti hai? Dono naam likho',
    firstPlaceholder: 'Jaise Sonu',
    secondPlaceholder: 'Jaise Monu',
    empty: 'Dono naam bharo, phir Calculate. Katti ka meter yahin chalega.',
    stepsNote: 'Letters gino, first-last jodo, gussa minus karo',
    verdicts: [
      { from: 90, text: 'Bench par chalk ka border ban gaya. Kohni ko bhi visa chahiye.' },
      { from: 80, text: 'Class photo mein dono alag corner par. Beech mein poori class.' },
      {
        from: 70,
        text: 'Saamne aate hi dono jhukkar feeta baandhte hain. Joote velcro wale hain.',
      },
      { from: 60, text: 'Jhagda ek scale ka tha. Ab dono ke paas aadha aadha scale hai.' },
      { from: 50, text: 'Even date par dosti, odd date par katti. Calendar bhi confuse hai.' },
      {
        from: 40,
        text: '"Chhutti ke baad mil!" bola tha. Chhutti hui, dono ki bus nikal rahi thi.',
      },
      { from: 30, text: 'Gussa sirf roll call tak. Uske baad wahi tiffin, wahi chammach.' },
      { from: 20, text: 'Ladai shuru hui, ek ko hichki aa gayi. Match wahin cancel.' },
      { from: 10, text: 'Inko ladwana mushkil hai. Monitor ne try kiya, khud dost ban gaya.' },
      { from: 0, text: 'Takrar ka period hi cancel. Chips ka ek packet, andar do haath.' },
    ],
    specials: {
      0: 'Zero takrar? Itni shanti toh library mein bhi nahi hoti.',
      50: '50-50! Baat band hai, par tiffin khula hai.',
      69: '70 ka gussa tha, ek percent hansi mein nikal gaya.',
      99: '99 percent takrar. Ek percent isliye chhoda ki pencil usi se maangni hai.',
    },
    sameName: 'Khud se hi katti? Batti bhi khud se hi karni padegi. Ab dusra naam likho.',
  },
};

export const flames = {
  heading: 'FLAMES',
  /** The sentence above FLAMES. It jokes that FLAMES and the percentage may contradict each other. */
  note: 'Percent se iski kabhi nahi bani. Common letters kaate, bache hue gine.',
  letters: {
    F: { word: 'Friends', line: 'Homework ek ka, copy do, galti dono mein wahi.' },
    L: { word: 'Love', line: 'Arrow wala dil bana lo, chhota sa. Page koi palat na de.' },
    A: { word: 'Affection', line: 'Sharpener roz bhool jaana, taaki roz maangna pade.' },
    M: { word: 'Marriage', line: 'Baraat school bus mein aayegi. Last seat abhi se book hai.' },
    E: {
      word: 'Enemies',
      line: 'Katti pakki! Jab tak dono ek saath class se bahar na nikaale jaayein.',
    },
    S: { word: 'Siblings', line: 'Rakhi pakki! Ab gift bhi dena padega, har saal.' },
  } satisfies Record<Letter, { word: string; line: string }>,
  /** The text if all letters of both names are crossed out. */
  nobody: 'Saare letters kat gaye! FLAMES ke paas ginne ko kuch bacha hi nahi.',
};

/** Returns the text that says how many letters are left. Example: `leftOver(4)` is `4 letters bache`. */
export const leftOver = (count: number) =>
  count === 1 ? '1 letter bacha' : `${count} letters bache`;

export const disclaimer =
  'Sirf mazaak hai, science nahi. Naam isi page par rehte hain, jab tak tum khud na bhejo.';

export const labels = {
  mode: 'Mode',
  firstName: 'Pehla naam',
  secondName: 'Dusra naam',
  calculate: 'Calculate',
  clear: 'Dubara Karo',
  result: 'Result',
  steps: 'Steps',
};

/**
 * Returns the verdict on a percentage.
 * Examples: `verdictFor('love', 75, false)` is the text of the band from 70. `verdictFor('love', 50, false)` is the
 * text in `specials` for 50.
 */
export function verdictFor(mode: Mode, result: number, isSameName: boolean): string {
  const { verdicts, specials, sameName } = modes[mode];
  if (isSameName) return sameName;
  return specials[result] ?? bandText(verdicts, result);
}

/**
 * The alerts about a missing name. The wording of the alerts was prescribed, so their spelling differs from the
 * spelling in other texts: `nam` and not `naam`.
 */
export const alerts = {
  firstNameMissing: {
    text: 'Jaldi kya hai apna nam to dal lo pehle 😊',
    fieldId: FIRST_NAME_ID,
  },
  secondNameMissing: {
    text: 'Yaar dusre ka nam bhi dal do 😢',
    fieldId: SECOND_NAME_ID,
  },
} satisfies Alerts;
