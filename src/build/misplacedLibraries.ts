import type { StatsCompilation, StatsModule } from 'webpack';
import { paths } from '../paths';

/** The libraries that only some pages may load. `library` is the folder of a library in `node_modules`. */
const pageLibraries: { library: string; only: string[] }[] = [
  { library: '@reduxjs/toolkit/dist/query', only: [paths.feedback] },
  { library: 'react-slick', only: [paths.home] },
];

/** The script files that a first visit to a page loads. */
export type PageScripts = { path: string; scripts: string[] };

/**
 * Compares the scripts of each page with `pageLibraries`. Returns a sentence for each page that loads a library of
 * another page. Also returns a sentence for each page that does not load its own library, because then the folder in
 * `pageLibraries` may be out of date.
 */
export function findMisplacedLibraries(stats: StatsCompilation, pages: PageScripts[]): string[] {
  return pageLibraries.flatMap(({ library, only }) => {
    const files = filesWith(stats, library);
    return pages.flatMap(({ path, scripts }) => {
      const loads = scripts.some((script) => files.has(script));
      if (loads === only.includes(path)) return [];
      return [loads ? `${path} loads ${library}` : `${path} does not load ${library}`];
    });
  });
}

function filesWith({ chunks = [] }: StatsCompilation, library: string): Set<string> {
  const containing = chunks.filter(({ modules = [] }) => modules.some((one) => isOf(one, library)));
  return new Set(containing.flatMap(({ files = [] }) => files));
}

const isOf = ({ name, modules = [] }: StatsModule, library: string): boolean =>
  name?.includes(`/node_modules/${library}/`) || modules.some((inner) => isOf(inner, library));
