type ModeText = {
  label: string;
  prompt: string;
  firstPlaceholder: string;
  secondPlaceholder: string;
  stamp: string;
  empty: string;
  stepsNote: string;
  /** Highest band first; `from` is the lowest percentage of a band. */
  verdicts: readonly { from: number; text: string }[];
};

export const modes: Record<'love' | 'hate', ModeText> = {
  love: {
    label: 'Pyar',
    prompt: 'Notebook ka aakhri panna kholo, do naam likho',
    firstPlaceholder: 'Jaise Raju',
    secondPlaceholder: 'Jaise Rani',
    stamp: 'Pyar pakka?',
    empty: 'Do naam likho aur Calculate dabao. Thappa yahin lagega.',
    stepsNote: 'Rough work: akshar gino, phir pehla-aakhri jodo',
    verdicts: [
      { from: 80, text: 'Last bench par dono ki seat pakki. Tiffin bhi aadha-aadha!' },
      { from: 60, text: 'Jodi jam rahi hai. Bas yeh tay kar lo ki eraser kiska hai.' },
      { from: 40, text: 'Abhi half-time hai. Ek samosa baanto, phir agla half khelo.' },
      { from: 20, text: 'Abhi pencil udhaar dene wali dosti hai. Shuruaat aise hi hoti hai.' },
      { from: 0, text: 'Lagta hai formula bunk par hai. Nickname likhkar dekho!' },
    ],
  },
  hate: {
    label: 'Takrar',
    prompt: 'Kiski kisse katti hai? Dono naam likho',
    firstPlaceholder: 'Jaise Sonu',
    secondPlaceholder: 'Jaise Monu',
    stamp: 'Katti pakki?',
    empty: 'Do naam likho aur Calculate dabao. Nok-jhok yahin naapi jaati hai.',
    stepsNote: 'Akshar gino, pehla-aakhri jodo, gussa ghatao',
    verdicts: [
      { from: 80, text: 'Desk par chalk ki lakeer khinch gayi! Par recess mein sab maaf.' },
      { from: 60, text: 'Eraser wala case lamba chalega. Sunwai recess mein, samose ke saath.' },
      { from: 40, text: 'Aadhi katti, aadhi dosti. Poore saal ka yahi timetable hai.' },
      { from: 20, text: 'Jhagda shuru hota hai, par hansi pehle aa jaati hai.' },
      { from: 0, text: 'Takrar ka period hi nahi laga. Ek tiffin, do chammach, no tension!' },
    ],
  },
};

export const disclaimer =
  'Sirf mazaak, science nahi. Naam isi device par rehte hain, kahin nahi jaate.';

export const labels = {
  mode: 'Mode',
  firstName: 'Pehla naam',
  secondName: 'Dusra naam',
  calculate: 'Calculate',
  clear: 'Dubara Karo',
  result: 'Result',
  steps: 'Steps',
};

/** The text for a percentage. Example: `verdictFor('love', 75)` is the text of the band from 60. */
export function verdictFor(mode: 'love' | 'hate', result: number): string {
  return modes[mode].verdicts.find(({ from }) => result >= from)?.text ?? '';
}
