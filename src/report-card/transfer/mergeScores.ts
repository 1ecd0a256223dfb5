import { scoresTaken } from '../../state/scoresTaken';
import type { AppThunk } from '../../state/types';
import { today } from '../today';
import type { Figures } from './figures';
import { figuresOf, merged, payloadOf } from './figures';
import type { Sources } from './sources';

/** Merges what a code brings with what is here now; a second time nothing changes, and nothing is logged. */
export const mergeScores =
  (coming: Figures, sources: Sources): AppThunk =>
  (dispatch, getState, env) => {
    const state = getState();
    const here = figuresOf(state, sources, today(env));
    const scores = payloadOf(state, merged(here, coming, sources), sources);
    if (Object.keys(scores).length > 0) dispatch(scoresTaken({ from: 'code', scores }));
  };
