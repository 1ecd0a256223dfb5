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
  // Only RTK Query knows whether a request is pending: the slice may have an older state, which Redux DevTools shows.
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
 * Starts sending, and returns whether the reducer accepted the start. The reducer does not accept the start while
 * Redux DevTools is locked, shows a past state, or has imported a log that ends during sending. Then nothing is sent,
 * and the draft stays.
 */
const startSending = (): AppThunk<boolean> => (dispatch, getState) => {
  if (selectIsSending(getState())) return false;
  dispatch(sendingStarted());
  return selectIsSending(getState());
};

export const feedbackFeature: Feature<FeedbackState> = { slice: feedbackSlice, api: feedbackApi };
