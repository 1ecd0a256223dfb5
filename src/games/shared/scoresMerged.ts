import { createAction } from '@reduxjs/toolkit';

/**
 * Scores of another phone were merged with those here: for each slice that changes, by its name, what
 * its game takes over. One entry in the log for all games.
 */
export const scoresMerged =
  createAction<Readonly<Record<string, object>>>('reportCard/scoresMerged');
