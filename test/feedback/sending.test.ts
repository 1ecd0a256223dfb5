/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import { findNonSerializableValue } from '@reduxjs/toolkit';
import { notices } from '../../src/feedback/content';
import type { Draft } from '../../src/feedback/slice';
import { fieldTyped } from '../../src/feedback/slice';
import type { Answer, FormService, Release } from '../support/formService';
import { ACCESS_KEY, json, releaseSendingTo, startFormService } from '../support/formService';

const { delivered: DELIVERED, failed: FAILED } = notices;

const empty: Draft = { name: '', email: '', message: '' };
const note: Draft = { name: 'Raju', email: 'raju@example.com', message: 'Kal chhutti hai?' };

const accepted = json(200, { success: true, message: 'Email sent successfully!' });
const refused = json(400, { success: false, message: 'No.' });
const html = (status: number): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  text: '<!doctype html><title>Bad gateway</title><p>"success": true',
});

let service: FormService;
let release: Release;

beforeAll(async () => {
  service = await startFormService();
  release = await releaseSendingTo(service.url);
});
beforeEach(() => service.forget());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => service.close());

/** A store with this draft in its form. */
function setUp(draft: Draft = note) {
  const { env, store } = release.newStore();
  for (const field of ['name', 'email', 'message'] as const) {
    store.dispatch(fieldTyped({ field, text: draft[field] }));
  }
  const send = () => store.dispatch(release.sendFeedback());
  return { env, store, send, feedback: () => store.getState().feedback };
}

/** The fields that a request must have, in order. */
const formOf = ({ name, email, message }: Draft) => [
  ['name', name],
  ['email', email],
  ['message', message],
  ['access_key', ACCESS_KEY],
];

// The shapes of a JSON body are tested in response.test.ts.

test.each<[string, Answer, object]>([
  ['success', accepted, { draft: empty, status: 'sent', notice: DELIVERED }],
  ['success as text', { text: '{"success":true}' }, { draft: empty, status: 'sent' }],
  ['a refusal', refused, { draft: note, status: 'failed', notice: 'Error: No.' }],
  ['a server error as HTML', html(500), { draft: note, status: 'failed', notice: FAILED }],
  ['success as HTML', html(200), { draft: note, status: 'failed', notice: FAILED }],
  ['nothing', { status: 204, text: '' }, { draft: note, status: 'failed', notice: FAILED }],
  ['a reset', 'reset', { draft: note, status: 'failed', notice: FAILED }],
])('the form after an answer of %s; it is sent once', async (_what, answer, expected) => {
  const { send, feedback } = setUp();
  service.answers(answer);
  await send();
  expect(feedback()).toMatchObject(expected);
  // A request that is repeated may deliver the message twice.
  expect(service.requests).toHaveLength(1);
});

test('a request that is not answered is aborted after 15 seconds, without a retry', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const fetch = jest.spyOn(globalThis, 'fetch');
  const { send, feedback } = setUp();
  const sent = send();
  await service.arrival();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(feedback()).toEqual({ draft: note, status: 'sending', notice: null });
  await jest.advanceTimersByTimeAsync(1);
  await sent;
  expect(feedback()).toEqual({ draft: note, status: 'failed', notice: FAILED });

  await jest.advanceTimersByTimeAsync(1_500_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a browser that answers neither the request nor its abortion has failed', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const { send, feedback } = setUp();
  send();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(feedback()).toEqual({ draft: note, status: 'failed', notice: FAILED });
});

describe('what is sent', () => {
  test('is one form of four fields, byte for byte, with no other data of the visitor', async () => {
    const forged = '\r\n--\r\nContent-Disposition: form-data; name="access_key"\r\n\r\nstolen\r\n';
    const line = `"Kya?" 'Haan' “Pakka?” 👩🏽‍🏫 🎊 नमस्ते\t<b>&amp;</b> %22 \\ ${forged}`;
    const message = line.repeat(40).slice(0, 4990).padEnd(5000, '.');
    const { send } = setUp({ ...note, message });
    service.answers(accepted);
    await send();
    const { method, headers, body, fields } = await service.arrival();
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=\S+$/);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(fields).toEqual(formOf({ ...note, message }));
    expect(body.includes(Buffer.from(`\r\n\r\n${message}\r\n`))).toBe(true);
  });

  test.each([
    ['is kept alive where the visitor closes the page', 'न'.repeat(5000), true],
    ['is not, where it is more than browsers allow', 'न'.repeat(30_000), false],
  ])('%s', async (_what, message, keepalive) => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    const { send } = setUp({ ...note, message });
    service.answers(accepted);
    await send();
    expect(fetch).toHaveBeenCalledWith(expect.objectContaining({ keepalive }));
  });
});

test('two submits in the same tick, and more while it is on its way, send one message', async () => {
  const { send, feedback } = setUp();
  const sent = Promise.all([send(), send()]);
  const request = await service.arrival();
  // This answer is for requests that should not be there.
  service.answers(refused);
  await send();
  expect(feedback()).toEqual({ draft: note, status: 'sending', notice: null });
  request.answer(accepted);
  await sent;
  expect(feedback().status).toBe('sent');
  expect(service.requests.map(({ fields }) => fields)).toEqual([formOf(note)]);
});

test.each<[string, Answer]>([
  ['sent', accepted],
  ['failed', refused],
])(
  'once it is %s, only the slice holds any of it; the log is plain JSON without the access key',
  async (status, answer) => {
    const error = jest.spyOn(console, 'error');
    const log: UnknownAction[] = [];
    const { env, store, send } = setUp();
    store.addMiddleware(() => (next) => (action) => {
      log.push(action as UnknownAction);
      return next(action);
    });
    service.answers(answer);
    await send();
    const { feedbackApi, ...state } = store.getState();
    expect(state.feedback.status).toBe(status);
    expect(feedbackApi?.mutations).toEqual({});
    expect(JSON.stringify(feedbackApi)).not.toMatch(/Raju|raju|chhutti/);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect([env.localStorage.entries, env.sessionStorage.entries]).toEqual([{}, {}]);

    expect(log.map(({ type }) => type)).toContain('feedback/sendingStarted');
    // A FormData or Request would be lost in an exported log.
    const { keyPath } = findNonSerializableValue(log) || { keyPath: 'none' };
    expect(keyPath).toBe('none');
    expect(JSON.stringify(log)).not.toContain(ACCESS_KEY);
    expect(error).not.toHaveBeenCalled();
  },
);
