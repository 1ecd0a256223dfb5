import type { UnknownAction } from '@reduxjs/toolkit';
import type { Draft } from '../../src/feedback/slice';
import {
  fieldTyped,
  messageDelivered,
  selectDraft,
  selectIsSending,
  selectNotice,
  selectStatus,
  sendingFailed,
  sendingStarted,
} from '../../src/feedback/slice';
import { pageOpened } from '../../src/state/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';

const empty: Draft = { name: '', email: '', message: '' };
const note: Draft = { name: 'Raju', email: 'raju@example.com', message: 'Kal chhutti hai?' };
const fields = ['name', 'email', 'message'] as const;
const typing = fields.map((field) => fieldTyped({ field, text: note[field] }));

/** The form as views see it, after these actions. */
function formAfter(actions: UnknownAction[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const action of actions) store.dispatch(action);
  const state = store.getState();
  expect(selectIsSending(state)).toBe(selectStatus(state) === 'sending');
  return { draft: selectDraft(state), status: selectStatus(state), notice: selectNotice(state) };
}

const typed = { draft: note, status: 'idle', notice: null };
const sending = { draft: note, status: 'sending', notice: null };
const sent = { draft: empty, status: 'sent', notice: 'Thanks!' };
const failed = { draft: note, status: 'failed', notice: 'Sorry!' };
const typeOver = fieldTyped({ field: 'message', text: 'Aur?' });
const over = { message: 'Aur?' };
const [deliver, fail] = [messageDelivered('Thanks!'), sendingFailed('Sorry!')];
const delivering = [...typing, sendingStarted(), deliver];
const failing = [...typing, sendingStarted(), fail];

test.each<[string, UnknownAction[], object]>([
  ['is empty at first, without a notice', [], { draft: empty, status: 'idle', notice: null }],
  ['has what is typed in each field', typing, typed],
  ['keeps the draft while sending', [...typing, sendingStarted()], sending],
  ['ignores typing while sending', [...typing, sendingStarted(), typeOver], sending],
  ['is emptied when the message is delivered, with a notice', delivering, sent],
  ['keeps the draft when sending failed, with a notice', failing, failed],
  [
    'keeps the notice of a failure while the message is edited',
    [...failing, typeOver],
    { ...failed, draft: { ...note, ...over } },
  ],
  [
    'removes the notice of a failure when it is sent again',
    [...failing, sendingStarted()],
    sending,
  ],
  [
    'removes the notice of a delivery when the next message is begun',
    [...delivering, typeOver],
    { draft: { ...empty, ...over }, status: 'idle', notice: null },
  ],
  ['ignores a delivery if nothing is being sent', [...typing, deliver], typed],
  ['ignores a failure if nothing is being sent', [...typing, fail], typed],
  ['ignores a failure after the delivery', [...delivering, fail], sent],
  ['ignores a delivery after the failure', [...failing, deliver], failed],
  ['is unchanged when a page is opened', [...typing, pageOpened('/feedback')], typed],
])('the form %s', (_what, actions, expected) => {
  expect(formAfter(actions)).toEqual(expected);
});
