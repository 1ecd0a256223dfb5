import { paths } from '../paths';

const KB = 1000;

/** Bytes over the wire of a first visit to one route; the document with its headers. */
export type RouteFigures = { path: string; document: number; script: number; style: number };
export type SiteFigures = {
  routes: RouteFigures[];
  /** Bytes of all fonts together. */
  fonts: number;
  images: { name: string; bytes: number }[];
};

/** Ten segments of 1460 bytes: what a server sends before it hears from the browser again. */
export const DOCUMENT_BUDGET = 14_600;
export const STYLE_BUDGET = 12 * KB;
export const FONTS_BUDGET = 60 * KB;
export const IMAGE_BUDGET = 40 * KB;
/** What a shared link shows: fetched by messengers, never by a visitor. */
export const SOCIAL_PICTURE_BUDGET = 200 * KB;

/** How much script a first visit may load. Example: a game page, 112 kB. */
export function scriptBudget(path: string): number {
  if (path === paths.home) return 125 * KB;
  if (path.startsWith(paths.games)) return 112 * KB;
  if (path === paths.feedback) return 120 * KB;
  return 106 * KB;
}

const imageBudget = (name: string) =>
  name.startsWith('social/') ? SOCIAL_PICTURE_BUDGET : IMAGE_BUDGET;

type Line = { what: string; bytes: number; budget: number };

function lines({ routes, fonts, images }: SiteFigures): Line[] {
  return [
    ...routes.flatMap(({ path, document, script, style }) => [
      { what: `${path} document`, bytes: document, budget: DOCUMENT_BUDGET },
      { what: `${path} script`, bytes: script, budget: scriptBudget(path) },
      { what: `${path} style`, bytes: style, budget: STYLE_BUDGET },
    ]),
    { what: 'all fonts', bytes: fonts, budget: FONTS_BUDGET },
    ...images.map(({ name, bytes }) => ({ what: name, bytes, budget: imageBudget(name) })),
  ];
}

/**
 * Holds the figures against the budgets of the design.
 * Returns a table, a line per figure, and the names of the figures that are too large.
 */
export function checkBudgets(figures: SiteFigures): { report: string; broken: string[] } {
  const all = lines(figures);
  const width = Math.max(...all.map(({ what }) => what.length));
  const inKb = (bytes: number) => (bytes / KB).toFixed(1).padStart(6);
  const isBroken = ({ bytes, budget }: Line) => bytes > budget;
  const report = all
    .map((line) => {
      const { what, bytes, budget } = line;
      const verdict = isBroken(line) ? '  TOO LARGE' : '';
      return `${what.padEnd(width)} ${inKb(bytes)} of ${inKb(budget)} kB${verdict}`;
    })
    .join('\n');
  return { report, broken: all.filter(isBroken).map(({ what }) => what) };
}
