import { paths } from '../paths';

const KB = 1000;

/** The bytes that a first visit to a route transfers. `document` includes the response headers. */
export type RouteSizes = { path: string; document: number; script: number; style: number };
export type SiteSizes = {
  routes: RouteSizes[];
  /** The bytes that each game adds to the script of every page: normally the compressed size of its `game.ts`. */
  games: { name: string; bytes: number }[];
  /** The bytes of all fonts together. */
  fonts: number;
  images: { name: string; bytes: number }[];
};

/**
 * The budget of a document. A server sends ten TCP segments of 1460 bytes before it has to wait: what is above that is
 * the end of the page, which comes a round trip after the first screen.
 */
const DOCUMENT_BUDGET = 15_400;
/** The budget of the document of Home. Home links to everything, so its document may need a second round trip. */
const HOME_DOCUMENT_BUDGET = 18 * KB;
const STYLE_BUDGET = 13 * KB;
/** The budget for the bytes that each game adds to every page. The rest of a game is loaded later. */
const GAME_BUDGET = 0.3 * KB;
const FONTS_BUDGET = 60 * KB;
const IMAGE_BUDGET = 40 * KB;
/** The budget of the picture in a link preview. Only messengers fetch this picture, never a visitor's browser. */
const SOCIAL_PICTURE_BUDGET = 200 * KB;

/**
 * Returns the budget for all scripts that a first visit to a page loads before the visitor presses anything. Home also
 * loads a slider, Feedback a form, and the report card the Redux slices of all games.
 */
function scriptBudget(path: string): number {
  if (path === paths.reportCard) return 142 * KB;
  if (path === paths.home) return 125 * KB;
  if (path === paths.feedback) return 120 * KB;
  return 115 * KB;
}

const documentBudget = (path: string) =>
  path === paths.home ? HOME_DOCUMENT_BUDGET : DOCUMENT_BUDGET;

const imageBudget = (name: string) =>
  name.startsWith('social/') ? SOCIAL_PICTURE_BUDGET : IMAGE_BUDGET;

type Line = { name: string; bytes: number; budget: number };

function lines({ routes, games, fonts, images }: SiteSizes): Line[] {
  return [
    ...routes.flatMap(({ path, document, script, style }) => [
      { name: `${path} document`, bytes: document, budget: documentBudget(path) },
      { name: `${path} script`, bytes: script, budget: scriptBudget(path) },
      { name: `${path} style`, bytes: style, budget: STYLE_BUDGET },
    ]),
    ...games.map(({ name, bytes }) => ({
      name: `${name} in every page`,
      bytes,
      budget: GAME_BUDGET,
    })),
    { name: 'all fonts', bytes: fonts, budget: FONTS_BUDGET },
    ...images.map(({ name, bytes }) => ({ name, bytes, budget: imageBudget(name) })),
  ];
}

/** Returns a table with a line for each size, and the names of the sizes that are over budget. */
export function checkBudgets(sizes: SiteSizes): { report: string; overBudget: string[] } {
  const all = lines(sizes);
  const width = Math.max(...all.map(({ name }) => name.length));
  const inKb = (bytes: number) => (bytes / KB).toFixed(1).padStart(6);
  const isOverBudget = ({ bytes, budget }: Line) => bytes > budget;
  const report = all
    .map((line) => {
      const { name, bytes, budget } = line;
      const verdict = isOverBudget(line) ? `  TOO LARGE by ${line.bytes - line.budget} bytes` : '';
      return `${name.padEnd(width)} ${inKb(bytes)} of ${inKb(budget)} kB${verdict}`;
    })
    .join('\n');
  return { report, overBudget: all.filter(isOverBudget).map(({ name }) => name) };
}
