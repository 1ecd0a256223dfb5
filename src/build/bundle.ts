import type { Configuration, StatsCompilation } from 'webpack';
import webpack from 'webpack';

const STATS_OPTIONS = {
  all: false,
  assets: true,
  chunkGroups: true,
  entrypoints: true,
  chunks: true,
  chunkModules: true,
  nestedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
} as const;

/** Runs webpack once. Rejects on an error or a warning, with webpack's message. */
export function bundle(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error);
        else if (stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(stats.toString({ preset: 'errors-warnings' })));
        } else {
          resolve(stats.toJson(STATS_OPTIONS));
        }
      });
    });
  });
}

/** Returns the files of a page in loading order: the files of the entry `main`, then the files of the given chunks. */
export function filesOf(stats: StatsCompilation, chunks: string[]): string[] {
  const groups = [stats.entrypoints?.main, ...chunks.map((name) => stats.namedChunkGroups?.[name])];
  const files = groups.flatMap((group, index) => {
    if (!group)
      throw new Error(`No chunk is called "${chunks[index - 1]}": see src/app/routes.tsx`);
    return group.assets?.map(({ name }) => name) ?? [];
  });
  return [...new Set(files)];
}
