/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import { findNonSerializableValue } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { selectDraft, selectNotice, selectStatus } from '../../src/feedback/selectors';
import type { Draft } from '../../src/feedback/slice';
import { fieldTyped } from '../../src/feedback/slice';
import type { Answer, FormService, Release } from '../support/formService';
import { ACCESS_KEY, json, releaseSendingTo, startFormService } from '../support/formService';
import { scriptedEnv } from '../support/scriptedEnv';

const DELIVERED =
  "Thanks Backbencher! Message Delivered 🎊 We'll get back to you before the next bell rings!";
const FAILED = 'Something went wrong. Please Connect with us through WhatsApp';

const empty: Draft = { name: '', email: '', message: '' };
const note: Draft = { name: 'Raju', email: 'raju@example.com', message: 'Kal chhutti hai?' };
const another: Draft = { name: 'Rani', email: 'rani@example.com', message: 'Tiffin mein kya hai?' };

const accepted = json(200, { success: true, message: 'Email sent successfully!' });
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
  release.injectFeedback();
});
beforeEach(() => service.forget());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => service.close());

function setUp({ makeStore, sendFeedback } = release) {
  const env = scriptedEnv();
  const store = makeStore({ env });
  const write = (draft: Draft) => {
    for (const field of ['name', 'email', 'message'] as const) {
      store.dispatch(fieldTyped({ field, text: draft[field] }));
    }
  };
  const send = () => store.dispatch(sendFeedback());
  const feedback = () => {
    const state = store.getState();
    return { draft: selectDraft(state), status: selectStatus(state), notice: selectNotice(state) };
  };
  return { env, store, write, send, feedback };
}

/** The expected form fields, in order. */
const formOf = ({ name, email, message }: Draft) => [
  ['name', name],
  ['email', email],
  ['message', message],
  ['access_key', ACCESS_KEY],
];

// Every shape of JSON body is tested with `response.ts`.

test.each<[string, Answer]>([
  ['application/json', accepted],
  ['text/plain', { text: '{"success":true}' }],
])('a response of success as %s delivers the message, and empties the form', async (_, answer) => {
  const { write, send, feedback } = setUp();
  service.answers(answer);
  write(note);
  await send();
  expect(feedback()).toEqual({ draft: empty, status: 'sent', notice: DELIVERED });
  expect(service.requests).toHaveLength(1);
});

describe('the message is not delivered, and stays in the form, after', () => {
  const answers: [string, Answer, string][] = [
    ['a refusal', json(200, { success: false, message: 'No.' }), 'Error: No.'],
    ['a bad request', json(400, { success: false, message: 'Bad key' }), 'Error: Bad key'],
    ['a rate limit as text', { status: 429, text: 'Too many requests' }, FAILED],
    ['a server error as HTML', html(500), FAILED],
    ['success as HTML', html(200), FAILED],
    ['an empty response', { status: 200, text: '' }, FAILED],
    ['a response without content', { status: 204, text: '' }, FAILED],
    ['a connection reset', 'reset', FAILED],
  ];

  test.each(answers)('%s', async (_what, answer, notice) => {
    const { write, send, feedback } = setUp();
    service.answers(answer);
    write(note);
    await send();
    expect(feedback()).toEqual({ draft: note, status: 'failed', notice });
    // No automatic retry: the message may arrive twice.
    expect(service.requests).toHaveLength(1);
  });

  test('an invalid URL', async () => {
    // Redux Toolkit logs an error.
    const error = jest.spyOn(console, 'error').mockImplementation();
    const misconfigured = await releaseSendingTo('https://[');
    misconfigured.injectFeedback();
    const { write, send, feedback } = setUp(misconfigured);
    write(note);
    await send();
    expect(feedback()).toEqual({ draft: note, status: 'failed', notice: FAILED });
    expect(error).toHaveBeenCalled();
  });
});

describe('the timeout of 15 seconds', () => {
  const LIMIT = 15_000;

  test.each<[string, Answer]>([
    ['does not respond', 'wait'],
    ['stalls in the middle of its response', { stalledAfter: '{"success":' }],
    ['sends a whole response, but does not end it', { stalledAfter: '{"success":true}' }],
  ])('aborts a request to a service that %s, without a retry', async (_what, answer) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const fetch = jest.spyOn(globalThis, 'fetch');
    const { write, send, feedback } = setUp();
    service.answers(answer);
    write(note);
    const sent = send();
    await service.arrival();
    if (answer !== 'wait') await fetch.mock.results[0]?.value;
    await jest.advanceTimersByTimeAsync(LIMIT - 1);
    expect(feedback()).toEqual({ draft: note, status: 'sending', notice: null });
    await jest.advanceTimersByTimeAsync(1);
    await sent;
    expect(feedback()).toEqual({ draft: note, status: 'failed', notice: FAILED });

    await jest.advanceTimersByTimeAsync(100 * LIMIT);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('does not abort a response in the last second', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { write, send, feedback } = setUp();
    write(note);
    const sent = send();
    const request = await service.arrival();
    await jest.advanceTimersByTimeAsync(LIMIT - 1);
    request.answer(accepted);
    await sent;
    expect(feedback().status).toBe('sent');
  });
});

describe('what is sent', () => {
  test('is one form of four fields, with no other data of the visitor', async () => {
    const { write, send } = setUp();
    service.answers(accepted);
    write(note);
    await send();
    const { method, headers, fields } = await service.arrival();
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=\S+$/);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(fields).toEqual(formOf(note));
  });

  test('is the message byte for byte: 5 000 characters, emoji, quotes, line ends, a forged field', async () => {
    const forged = '\r\n--\r\nContent-Disposition: form-data; name="access_key"\r\n\r\nstolen\r\n';
    const line = `"Kya?" 'Haan' “Pakka?” 👩🏽‍🏫 🎊 नमस्ते\t<b>&amp;</b> %22 \\ ${forged}`;
    const message = line.repeat(40).slice(0, 4990).padEnd(5000, '.');
    expect(message).toHaveLength(5000);
    const { write, send } = setUp();
    service.answers(accepted);
    write({ ...note, message });
    await send();
    const { body, fields } = await service.arrival();
    expect(fields).toEqual(formOf({ ...note, message }));
    expect(body.includes(Buffer.from(`\r\n\r\n${message}\r\n`))).toBe(true);
  });

  test('is any text, encoded like a native form', async () => {
    // Including lone surrogates and control characters.
    const text = fc
      .array(fc.oneof(fc.nat(0xffff), fc.constantFrom(10, 13, 34, 0xd83c, 0xdf8a)))
      .map((units) => String.fromCharCode(...units));
    // Forms normalise line breaks, and replace lone surrogates.
    const asSent = (typed: string) => Buffer.from(typed.replace(/\r\n?|\n/g, '\r\n')).toString();
    const { write, send, feedback } = setUp();
    service.answers(accepted);
    await fc.assert(
      fc
        .asyncProperty(text, text, text, async (name, email, message) => {
          write({ name, email, message });
          await send();
          expect(feedback().status).toBe('sent');
          expect((await service.arrival()).fields).toEqual(
            formOf({ name: asSent(name), email: asSent(email), message: asSent(message) }),
          );
        })
        .beforeEach(() => {
          service.forget();
          service.answers(accepted);
        }),
      { numRuns: 50 },
    );
  });
});

describe('while a message is being sent', () => {
  async function setUpPending() {
    const visit = setUp();
    visit.write(note);
    const sent = visit.send();
    const request = await service.arrival();
    // To the following requests.
    service.answers(json(400, { success: false, message: 'No.' }));
    return { ...visit, sent, request };
  }

  test('further submits send nothing', async () => {
    const { send, feedback, sent, request } = await setUpPending();
    for (let more = 0; more < 9; more += 1) await send();
    expect(feedback()).toEqual({ draft: note, status: 'sending', notice: null });
    request.answer(accepted);
    await sent;
    expect(feedback().status).toBe('sent');
    expect(service.requests).toHaveLength(1);
  });

  test('another store can send its own message', async () => {
    const { feedback, sent, request } = await setUpPending();
    const other = setUp();
    other.write(another);
    await other.send();
    expect(service.requests.map(({ fields }) => fields)).toEqual([formOf(note), formOf(another)]);
    expect(other.feedback()).toMatchObject({ draft: another, status: 'failed' });
    expect(feedback()).toEqual({ draft: note, status: 'sending', notice: null });
    request.answer(accepted);
    await sent;
    expect(feedback().status).toBe('sent');
    expect(other.feedback()).toMatchObject({ draft: another, status: 'failed' });
  });
});

describe('`keepalive`, for a visitor who closes the page right after', () => {
  test.each([
    ['is set for 5 000 characters', 'न'.repeat(5000), true],
    ['is not set for more than browsers allow', 'न'.repeat(30_000), false],
  ])('%s', async (_what, message, keepalive) => {
    const fetch = jest.spyOn(globalThis, 'fetch');
    const { write, send, feedback } = setUp();
    service.answers(accepted);
    write({ ...note, message });
    await send();
    expect(feedback().status).toBe('sent');
    expect(fetch).toHaveBeenCalledWith(expect.objectContaining({ keepalive }));
  });
});

test('two submits in the same tick send one message', async () => {
  const { write, send, feedback } = setUp();
  service.answers(accepted);
  write(note);
  await Promise.all([send(), send()]);
  expect(feedback()).toEqual({ draft: empty, status: 'sent', notice: DELIVERED });
  expect(service.requests.map(({ fields }) => fields)).toEqual([formOf(note)]);
});

describe('after a message was sent, or failed', () => {
  const outcomes: [string, Answer][] = [
    ['sent', accepted],
    ['failed', json(400, { success: false, message: 'No.' })],
  ];

  test.each(outcomes)(
    'only the slice holds any of it, and no storage: %s',
    async (status, answer) => {
      const { env, store, write, send, feedback } = setUp();
      service.answers(answer);
      write(note);
      await send();
      expect(feedback().status).toBe(status);
      const { feedbackApi, ...state } = store.getState();
      expect(feedbackApi?.mutations).toEqual({});
      expect(JSON.stringify(feedbackApi)).not.toMatch(/Raju|raju|chhutti/);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(env.localStorage.entries).toEqual({});
      expect(env.sessionStorage.entries).toEqual({});
    },
  );

  test.each(outcomes)(
    'the log is plain JSON without the access key: %s',
    async (status, answer) => {
      const error = jest.spyOn(console, 'error');
      const log: UnknownAction[] = [];
      release.dynamicMiddleware.addMiddleware(() => (next) => (action) => {
        log.push(action as UnknownAction);
        return next(action);
      });
      const { write, send, feedback } = setUp();
      service.answers(answer);
      write(note);
      await send();
      expect(feedback().status).toBe(status);
      expect(log.map(({ type }) => type)).toContain('feedback/sendingStarted');
      // A FormData or Request would be lost in an exported log.
      const { keyPath } = findNonSerializableValue(log) || { keyPath: 'none' };
      expect(keyPath).toBe('none');
      expect(JSON.stringify(log)).not.toContain(ACCESS_KEY);
      expect(error).not.toHaveBeenCalled();
    },
  );
});
