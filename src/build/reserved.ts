import type { StatsCompilation, StatsModule } from 'webpack';
import { paths } from '../paths';

/** Libraries that only some pages may load, by a part of their modules' names. */
const reserved: { library: string; only: string[] }[] = [
  { library: '@reduxjs/toolkit/dist/query', only: [paths.feedback] },
  { library: 'react-slick', only: [paths.home] },
];

/** A page and the script files that a first visit to it loads. */
export type LoadedPage = { path: string; scripts: string[] };

/**
 * Holds what each page loads against the list above. Returns what is wrong, a sentence each: a page
 * that loads a library of another page's, and a page that does not load its own, as a check that
 * looks for a name no module has would never fail.
 */
export function checkReserved(stats: StatsCompilation, pages: LoadedPage[]): string[] {
  return reserved.flatMap(({ library, only }) => {
    const files = filesWith(stats, library);
    return pages.flatMap(({ path, scripts }) => {
      const loads = scripts.some((script) => files.has(script));
      if (loads === only.includes(path)) return [];
      return [loads ? `${path} loads ${library}` : `${path} does not load ${library}`];
    });
  });
}

/** The files that contain modules of that library. */
function filesWith({ chunks = [] }: StatsCompilation, library: string): Set<string> {
  const containing = chunks.filter(({ modules = [] }) => modules.some((one) => isOf(one, library)));
  return new Set(containing.flatMap(({ files = [] }) => files));
}

const isOf = ({ name, modules = [] }: StatsModule, library: string): boolean =>
  name?.includes(`/node_modules/${library}/`) || modules.some((inner) => isOf(inner, library));
