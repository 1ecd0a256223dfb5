import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { makeStore } from '../../src/app/store';
import type { Draft } from '../../src/feedback/slice';
import {
  fieldTyped,
  messageDelivered,
  selectDraft,
  selectHasDraft,
  selectIsSending,
  selectNotice,
  selectStatus,
  sendingFailed,
  sendingStarted,
} from '../../src/feedback/slice';
import { pageOpened } from '../../src/layout/uiSlice';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';

const empty: Draft = { name: '', email: '', message: '' };
const note: Draft = { name: 'Raju', email: 'raju@example.com', message: 'Kal chhutti hai?' };
const fields = ['name', 'email', 'message'] as const;
const writing = fields.map((field) => fieldTyped({ field, text: note[field] }));

const seenIn = (store: AppStore) => {
  const state = store.getState();
  return { draft: selectDraft(state), status: selectStatus(state), notice: selectNotice(state) };
};

/** A store in which this has happened. */
function storeAfter(...events: UnknownAction[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const event of events) store.dispatch(event);
  return store;
}

describe('the form', () => {
  const typed = { draft: note, status: 'idle', notice: null };
  const sending = { draft: note, status: 'sending', notice: null };
  const sent = { draft: empty, status: 'sent', notice: 'Thanks!' };
  const failed = { draft: note, status: 'failed', notice: 'Sorry!' };
  const typeOver = fieldTyped({ field: 'message', text: 'Aur?' });
  const write = (...more: UnknownAction[]) => [...writing, ...more];
  const deliver = write(sendingStarted(), messageDelivered('Thanks!'));
  const fail = write(sendingStarted(), sendingFailed('Sorry!'));

  const cases: [string, UnknownAction[], object][] = [
    ['is empty at first, and says nothing', [], { draft: empty, status: 'idle', notice: null }],
    ['holds what is typed, each field by itself', writing, typed],
    ['keeps everything while it is sent', write(sendingStarted()), sending],
    ['is not written in meanwhile', write(sendingStarted(), typeOver), sending],
    ['is empty when the message is delivered, and says so', deliver, sent],
    ['keeps everything when sending failed, and says why', fail, failed],
    [
      'goes on saying why while the message is mended',
      [...fail, typeOver],
      { ...failed, draft: { ...note, message: 'Aur?' } },
    ],
    [
      'says nothing of the last failure while it is sent again',
      [...fail, sendingStarted()],
      sending,
    ],
    [
      'says nothing of the last message once the next is begun',
      [...deliver, typeOver],
      { draft: { ...empty, message: 'Aur?' }, status: 'idle', notice: null },
    ],
    ['hears no success that nobody waits for', write(messageDelivered('Thanks!')), typed],
    ['hears no failure that nobody waits for', write(sendingFailed('Sorry!')), typed],
    ['stays delivered when a failure comes late', [...deliver, sendingFailed('Sorry!')], sent],
    ['stays failed when a success comes late', [...fail, messageDelivered('Thanks!')], failed],
    ['is the same when the visitor comes back', write(pageOpened('/feedback')), typed],
    [
      'has the answer when the visitor comes back',
      write(
        sendingStarted(),
        pageOpened('/feedback'),
        messageDelivered('Thanks!'),
        pageOpened('/feedback'),
      ),
      sent,
    ],
  ];

  test.each(cases)('%s', (_what, events, seen) => {
    expect(seenIn(storeAfter(...events))).toEqual(seen);
  });
});

test.each([
  ['nothing', [], false],
  ['one field', writing.slice(2), true],
  ['every field', writing, true],
])('there is a draft where something is written: %s', (_what, events, hasDraft) => {
  expect(selectHasDraft(storeAfter(...events).getState())).toBe(hasDraft);
});

test('whatever happens, nothing typed is lost but by delivery, and a notice is there when due', () => {
  const text = fc.string({ unit: 'grapheme' });
  const event = fc.oneof(
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
    fc.property(fc.array(event), (events) => {
      const store = makeStore({ env: scriptedEnv() });
      for (const event of events) {
        const before = seenIn(store);
        store.dispatch(event);
        const { draft, status, notice } = seenIn(store);
        const isWaiting = before.status === 'sending';
        const expected =
          isWaiting && messageDelivered.match(event)
            ? empty
            : !isWaiting && fieldTyped.match(event)
              ? { ...before.draft, [event.payload.field]: event.payload.text }
              : before.draft;
        expect(draft).toEqual(expected);
        expect(notice === null).toBe(['idle', 'sending'].includes(status));
        expect(selectIsSending(store.getState())).toBe(status === 'sending');
      }
    }),
  );
});
