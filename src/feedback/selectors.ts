import { sliceSelector } from '../state/sliceSelector';
import type { RootState } from '../state/types';
import { feedbackSlice, isSending } from './slice';

const selectForm = sliceSelector(feedbackSlice);

export const selectDraft = (state: RootState) => selectForm(state).draft;
export const selectStatus = (state: RootState) => selectForm(state).status;
export const selectIsSending = (state: RootState) => isSending(selectForm(state));
export const selectNotice = (state: RootState) => selectForm(state).notice;
