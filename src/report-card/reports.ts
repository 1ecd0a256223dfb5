import type { Report } from '../games/shared/report';

/** The module of that name in the folder of a game; those of all games are in one chunk. */
export const loadReport = (folder: string): Promise<{ report: Report }> =>
  import(/* webpackMode: "eager" */ `../games/${folder}/report/report`);
