/** A screenshot in the web app manifest. Browsers show the screenshots when they offer to install the site. */
export type Screenshot = {
  /** The path of the file in `public/`. The command `npm run record-manifest` writes the file. */
  file: string;
  form: 'narrow' | 'wide';
  label: string;
};

/**
 * The size of all screenshots with the same `form`, in pixels. Browsers show only screenshots with the same ratio of
 * width to height.
 */
export const screenshotSizes = {
  narrow: { width: 540, height: 960 },
  wide: { width: 1280, height: 800 },
} as const;

const phone = (name: string, label: string): Screenshot => ({
  file: `screenshots/${name}-phone.webp`,
  form: 'narrow',
  label,
});
const desk = (name: string, label: string): Screenshot => ({
  file: `screenshots/${name}-desk.webp`,
  form: 'wide',
  label,
});

export const screenshots: readonly Screenshot[] = [
  phone('rock-paper-scissors', 'Rock Paper Scissors: patthar ne kainchi tod di'),
  phone('report-card', 'Quiz Game ka report card, teacher ke remark ke saath'),
  phone('hand-cricket', 'Hand Cricket: chhakka laga, scoreboard ready'),
  desk('home', 'Home: teen dost aur ek last bench'),
  desk('rock-paper-scissors', 'Rock Paper Scissors: score aur history saath mein'),
];
