import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { sliceSelector } from '../state/sliceSelector';

export type Draft = { name: string; email: string; message: string };

export type FeedbackState = {
  draft: Draft;
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** The notice about the outcome of the last attempt to send; null if there is no notice to show. */
  notice: string | null;
};

const emptyDraft: Draft = { name: '', email: '', message: '' };

const initialState: FeedbackState = { draft: emptyDraft, status: 'idle', notice: null };

export const isSending = ({ status }: FeedbackState) => status === 'sending';

declare module '../state/reducer' {
  interface LazySlices {
    feedback: FeedbackState;
  }
}

export const feedbackSlice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    /**
     * Changes a field of the draft. Typing is ignored during sending: the draft must stay equal to the message that is
     * sent.
     */
    fieldTyped(state, { payload }: PayloadAction<{ field: keyof Draft; text: string }>) {
      if (isSending(state)) return;
      state.draft[payload.field] = payload.text;
      if (state.status !== 'sent') return;
      state.status = 'idle';
      state.notice = null;
    },
    sendingStarted(state) {
      state.status = 'sending';
      state.notice = null;
    },
    messageDelivered(state, { payload }: PayloadAction<string>) {
      if (!isSending(state)) return;
      state.draft = emptyDraft;
      state.status = 'sent';
      state.notice = payload;
    },
    /** Keeps the draft after a failure, so the visitor can send the draft again. */
    sendingFailed(state, { payload }: PayloadAction<string>) {
      if (!isSending(state)) return;
      state.status = 'failed';
      state.notice = payload;
    },
  },
  selectors: {
    selectDraft: ({ draft }) => draft,
    selectStatus: ({ status }) => status,
    selectIsSending: isSending,
    selectNotice: ({ notice }) => notice,
  },
});

export const { fieldTyped, sendingStarted, messageDelivered, sendingFailed } =
  feedbackSlice.actions;

export const { selectDraft, selectStatus, selectIsSending, selectNotice } =
  feedbackSlice.getSelectors(sliceSelector(feedbackSlice));
