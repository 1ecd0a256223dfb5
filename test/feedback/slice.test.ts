import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { makeStore } from '../../src/app/store';
import {
  selectDraft,
  selectIsSending,
  selectNotice,
  selectStatus,
} from '../../src/feedback/selectors';
import type { Draft } from '../../src/feedback/slice';
import {
  fieldTyped,
  messageDelivered,
  selectHasDraft,
  sendingFailed,
  sendingStarted,
} from '../../src/feedback/slice';
import { pageOpened } from '../../src/layout/uiSlice';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';

const empty: Draft = { name: '', email: '', message: '' };
const note: Draft = { name: 'Raju', email: 'raju@example.com', message: 'Kal chhutti hai?' };
const fields = ['name', 'email', 'message'] as const;
const typing = fields.map((field) => fieldTyped({ field, text: note[field] }));

const feedbackOf = (store: AppStore) => {
  const state = store.getState();
  return { draft: selectDraft(state), status: selectStatus(state), notice: selectNotice(state) };
};

function storeAfter(...actions: UnknownAction[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const action of actions) store.dispatch(action);
  return store;
}

describe('the form', () => {
  const typed = { draft: note, status: 'idle', notice: null };
  const sending = { draft: note, status: 'sending', notice: null };
  const sent = { draft: empty, status: 'sent', notice: 'Thanks!' };
  const failed = { draft: note, status: 'failed', notice: 'Sorry!' };
  const typeOver = fieldTyped({ field: 'message', text: 'Aur?' });
  const typingThen = (...more: UnknownAction[]) => [...typing, ...more];
  const delivering = typingThen(sendingStarted(), messageDelivered('Thanks!'));
  const failing = typingThen(sendingStarted(), sendingFailed('Sorry!'));

  const cases: [string, UnknownAction[], object][] = [
    ['is empty at first, without a notice', [], { draft: empty, status: 'idle', notice: null }],
    ['has what is typed in each field', typing, typed],
    ['keeps the draft while sending', typingThen(sendingStarted()), sending],
    ['ignores typing while sending', typingThen(sendingStarted(), typeOver), sending],
    ['is emptied when the message is delivered, with a notice', delivering, sent],
    ['keeps the draft when sending failed, with a notice', failing, failed],
    [
      'keeps the notice of a failure while the message is edited',
      [...failing, typeOver],
      { ...failed, draft: { ...note, message: 'Aur?' } },
    ],
    [
      'removes the notice of a failure when it is sent again',
      [...failing, sendingStarted()],
      sending,
    ],
    [
      'removes the notice of a delivery when the next message is begun',
      [...delivering, typeOver],
      { draft: { ...empty, message: 'Aur?' }, status: 'idle', notice: null },
    ],
    ['ignores a delivery if nothing is being sent', typingThen(messageDelivered('Thanks!')), typed],
    ['ignores a failure if nothing is being sent', typingThen(sendingFailed('Sorry!')), typed],
    ['ignores a failure after the delivery', [...delivering, sendingFailed('Sorry!')], sent],
    ['ignores a delivery after the failure', [...failing, messageDelivered('Thanks!')], failed],
    ['is unchanged when a page is opened', typingThen(pageOpened('/feedback')), typed],
    [
      'has the outcome of a message after pages are opened',
      typingThen(
        sendingStarted(),
        pageOpened('/feedback'),
        messageDelivered('Thanks!'),
        pageOpened('/feedback'),
      ),
      sent,
    ],
  ];

  test.each(cases)('%s', (_what, actions, expected) => {
    expect(feedbackOf(storeAfter(...actions))).toEqual(expected);
  });
});

test.each([
  ['nothing', [], false],
  ['one field', typing.slice(2), true],
  ['every field', typing, true],
])('there is a draft if any field is filled in: %s', (_what, actions, hasDraft) => {
  expect(selectHasDraft(storeAfter(...actions).getState())).toBe(hasDraft);
});

test('in any log only a delivery empties the draft, and a notice is there only after an outcome', () => {
  const text = fc.string({ unit: 'grapheme' });
  const anyAction = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ field: fc.constantFrom(...fields), text }).map(fieldTyped),
    },
    fc.constant(sendingStarted()),
    text.map(messageDelivered),
    text.map(sendingFailed),
    fc.constant(pageOpened('/feedback')),
  );
  fc.assert(
    fc.property(fc.array(anyAction), (actions) => {
      const store = makeStore({ env: scriptedEnv() });
      for (const action of actions) {
        const before = feedbackOf(store);
        store.dispatch(action);
        const { draft, status, notice } = feedbackOf(store);
        const wasSending = before.status === 'sending';
        const expected =
          wasSending && messageDelivered.match(action)
            ? empty
            : !wasSending && fieldTyped.match(action)
              ? { ...before.draft, [action.payload.field]: action.payload.text }
              : before.draft;
        expect(draft).toEqual(expected);
        expect(notice === null).toBe(['idle', 'sending'].includes(status));
        expect(selectIsSending(store.getState())).toBe(status === 'sending');
      }
    }),
  );
});
