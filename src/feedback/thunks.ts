import type { AppThunk } from '../state/types';
import { failureNotice, isDelivered } from './answer';
import { feedbackApi } from './api';
import { notices } from './content';
import {
  messageDelivered,
  selectDraft,
  selectIsSending,
  sendingFailed,
  sendingStarted,
} from './slice';

const { sendMessage } = feedbackApi.endpoints;

/** Sends what is written, unless a message is on its way; done when the answer is in the state. */
export const sendFeedback = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  // Asked here, not in the state: DevTools may show an older one.
  if (dispatch(feedbackApi.util.getRunningMutationsThunk()).length > 0) return;
  const draft = selectDraft(getState());
  const answer = dispatch(startSending())
    ? await dispatch(sendMessage.initiate(draft, { track: false }))
    : {};
  dispatch(
    isDelivered(answer)
      ? messageDelivered(notices.delivered)
      : sendingFailed(failureNotice(answer)),
  );
};

/**
 * Whether the start was accepted. Where DevTools is locked, shows a past, or a log that was cut off
 * while sending, it is not: nothing leaves, the draft stays, and the form is not left waiting.
 */
const startSending = (): AppThunk<boolean> => (dispatch, getState) => {
  if (selectIsSending(getState())) return false;
  dispatch(sendingStarted());
  return selectIsSending(getState());
};
