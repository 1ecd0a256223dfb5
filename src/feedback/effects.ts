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
  // RTK Query knows the real requests; the slice may be at an older state that DevTools shows.
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
 * Whether the reducer accepted the start of sending. It does not accept where DevTools is locked, shows a past
 * state, or has imported a log that ends while sending: nothing is sent then, and the draft stays.
 */
const startSending = (): AppThunk<boolean> => (dispatch, getState) => {
  if (selectIsSending(getState())) return false;
  dispatch(sendingStarted());
  return selectIsSending(getState());
};

export const feedbackFeature: Feature<FeedbackState> = { slice: feedbackSlice, api: feedbackApi };
