import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { titleFor } from './pageRules';
import type { PointId } from './rules';
import { backbencherTestSlice, isTicked } from './slice';

const selectGame = sliceSelector(backbencherTestSlice);

export const selectIsTicked = (state: RootState, id: PointId) => isTicked(selectGame(state), id);
export const selectCount = (state: RootState) => selectGame(state).ticked.length;
export const selectTitle = (state: RootState) => titleFor(selectCount(state));
