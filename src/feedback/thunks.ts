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
  if (selectIsSending(getState()) || dispatch(isOnItsWay())) return;
  const request = dispatch(sendMessage.initiate(selectDraft(getState()), { track: false }));
  dispatch(sendingStarted());
  const answer = await request;
  dispatch(
    isDelivered(answer)
      ? messageDelivered(notices.delivered)
      : sendingFailed(failureNotice(answer)),
  );
};

/** The state does not know while DevTools shows an older one; the request itself does. */
const isOnItsWay = (): AppThunk<boolean> => (dispatch) =>
  dispatch(feedbackApi.util.getRunningMutationsThunk()).length > 0;
