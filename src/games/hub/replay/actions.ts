import { createAction } from '@reduxjs/toolkit';

/** With the hash of the link. It is all that a replay leaves in the log; no state changes. */
export const replayOpened = createAction<string>('hub/replayOpened');
