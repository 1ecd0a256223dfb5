import type { AppThunk } from '../app/types';
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
  // Of a message on its way the state does not know while DevTools shows an older one.
  const onTheirWay = dispatch(feedbackApi.util.getRunningMutationsThunk());
  if (selectIsSending(getState()) || onTheirWay.length > 0) return;
  const draft = selectDraft(getState());
  dispatch(sendingStarted());
  const answer = await dispatch(sendMessage.initiate(draft, { track: false }));
  dispatch(
    isDelivered(answer)
      ? messageDelivered(notices.delivered)
      : sendingFailed(failureNotice(answer)),
  );
};
