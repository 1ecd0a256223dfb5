import type { Feature } from '../state/feature';
import type { AppThunk } from '../state/types';
import { feedbackApi } from './api';
import { notices } from './content';
import { failureNotice, isDelivered } from './response';
import type { FeedbackState } from './slice';
import {
  feedbackSlice,
  messageDelivered,
  selectDraft,
  selectIsSending,
  sendingFailed,
  sendingStarted,
} from './slice';

const { sendMessage } = feedbackApi.endpoints;

/** Sends the draft, unless a request is pending. Resolves when the outcome is in the state. */
export const sendFeedback = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  // RTK Query tells whether a request is pending. The slice cannot tell, because Redux DevTools may have set the slice
  // back to an older state.
  if (dispatch(feedbackApi.util.getRunningMutationsThunk()).length > 0) return;
  const draft = selectDraft(getState());
  const result = dispatch(startSending())
    ? await dispatch(sendMessage.initiate(draft, { track: false }))
    : {};
  dispatch(
    isDelivered(result)
      ? messageDelivered(notices.delivered)
      : sendingFailed(failureNotice(result)),
  );
};

/**
 * Starts sending, and returns whether the start has succeeded. The start fails if Redux DevTools is locked, shows a
 * past state, or has imported a log that ends during sending. After a failed start nothing is sent, and the draft
 * stays.
 */
const startSending = (): AppThunk<boolean> => (dispatch, getState) => {
  if (selectIsSending(getState())) return false;
  dispatch(sendingStarted());
  return selectIsSending(getState());
};

export const feedbackFeature: Feature<FeedbackState> = { slice: feedbackSlice, api: feedbackApi };
