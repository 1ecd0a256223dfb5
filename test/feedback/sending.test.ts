/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import { findNonSerializableValue } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Draft } from '../../src/feedback/slice';
import { fieldTyped, selectDraft, selectNotice, selectStatus } from '../../src/feedback/slice';
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

/** A visitor with a store and the form. */
function aVisitor({ makeStore, sendFeedback } = release) {
  const env = scriptedEnv();
  const store = makeStore({ env });
  const write = (draft: Partial<Draft>) => {
    for (const field of ['name', 'email', 'message'] as const) {
      const text = draft[field];
      if (text !== undefined) store.dispatch(fieldTyped({ field, text }));
    }
  };
  const send = () => store.dispatch(sendFeedback());
  const sees = () => {
    const state = store.getState();
    return { draft: selectDraft(state), status: selectStatus(state), notice: selectNotice(state) };
  };
  return { env, store, write, send, sees };
}

/** The expected form fields, in order. */
const formOf = ({ name, email, message }: Draft) => [
  ['name', name],
  ['email', email],
  ['message', message],
  ['access_key', ACCESS_KEY],
];

describe('the message is delivered, and the form emptied, if the service responds', () => {
  const answers: [string, Answer][] = [
    ['with success and a message', accepted],
    [
      'in the format of its documentation',
      json(200, { statusCode: 200, success: true, body: { data: note, message: 'Sent' } }),
    ],
    ['with success alone', json(200, { success: true })],
    ['with JSON as text/plain', { text: '{"success":true}' }],
  ];

  test.each(answers)('%s', async (_how, answer) => {
    const { write, send, sees } = aVisitor();
    service.answers(answer);
    write(note);
    await send();
    expect(sees()).toEqual({ draft: empty, status: 'sent', notice: DELIVERED });
    expect(service.requests).toHaveLength(1);
  });
});

describe('the message is not delivered, and stays in the form, after', () => {
  const inBody = (message: string) => ({ success: false, body: { data: {}, message } });
  const answers: [string, Answer, string][] = [
    ['a refusal', json(200, { success: false, message: 'No.' }), 'Error: No.'],
    ['a refusal in its body', json(200, inBody('No.')), 'Error: No.'],
    ['a bad request', json(400, { success: false, message: 'Bad key' }), 'Error: Bad key'],
    ['a bad request in its body', json(400, inBody('Bad key')), 'Error: Bad key'],
    ['a server error', json(500, { success: false, message: 'Later!' }), 'Error: Later!'],
    ['a server error in its body', json(500, inBody('Later!')), 'Error: Later!'],
    ['a refusal without a message', json(400, { success: false }), FAILED],
    ['a rate limit as text', { status: 429, text: 'Too many requests' }, FAILED],
    ['a server error as a page', html(500), FAILED],
    ['a page', html(200), FAILED],
    ['an empty answer', { status: 200, text: '' }, FAILED],
    ['an answer without content', { status: 204, text: '' }, FAILED],
    ['JSON without `success`', json(200, { message: 'Hello' }), FAILED],
    ['`success` as a string', json(200, { success: 'true' }), FAILED],
    ['a connection that is cut', 'reset', FAILED],
  ];

  test.each(answers)('%s', async (_what, answer, notice) => {
    const { write, send, sees } = aVisitor();
    service.answers(answer);
    write(note);
    await send();
    expect(sees()).toEqual({ draft: note, status: 'failed', notice });
    // No automatic retry: the message may arrive twice.
    expect(service.requests).toHaveLength(1);
  });

  test('an invalid URL', async () => {
    // Redux Toolkit logs an error.
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const elsewhere = await releaseSendingTo('https://[');
    elsewhere.injectFeedback();
    const { write, send, sees } = aVisitor(elsewhere);
    write(note);
    await send();
    expect(sees()).toEqual({ draft: note, status: 'failed', notice: FAILED });
    expect(logged).toHaveBeenCalled();
  });
});

describe('the timeout of 15 seconds', () => {
  const LIMIT = 15_000;

  test.each<[string, Answer]>([
    ['is silent', 'wait'],
    ['stops in the middle of its answer', { stalledAfter: '{"success":' }],
    ['says yes, and does not come to an end', { stalledAfter: '{"success":true}' }],
  ])('aborts a request to a service that %s, without a retry', async (_what, answer) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const asked = jest.spyOn(globalThis, 'fetch');
    const { write, send, sees } = aVisitor();
    service.answers(answer);
    write(note);
    const sent = send();
    await service.arrival();
    if (answer !== 'wait') await asked.mock.results[0]?.value;
    await jest.advanceTimersByTimeAsync(LIMIT - 1);
    expect(sees()).toEqual({ draft: note, status: 'sending', notice: null });
    await jest.advanceTimersByTimeAsync(1);
    await sent;
    expect(sees()).toEqual({ draft: note, status: 'failed', notice: FAILED });

    await jest.advanceTimersByTimeAsync(100 * LIMIT);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('does not abort a response in the last second', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { write, send, sees } = aVisitor();
    write(note);
    const sent = send();
    const request = await service.arrival();
    await jest.advanceTimersByTimeAsync(LIMIT - 1);
    request.answer(accepted);
    await sent;
    expect(sees().status).toBe('sent');
  });
});

describe('what is sent', () => {
  test('is one form of four fields, with no other data of the visitor', async () => {
    const { write, send } = aVisitor();
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
    const { write, send } = aVisitor();
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
    const { write, send, sees } = aVisitor();
    service.answers(accepted);
    await fc.assert(
      fc
        .asyncProperty(text, text, text, async (name, email, message) => {
          write({ name, email, message });
          await send();
          expect(sees().status).toBe('sent');
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
  /** A visitor whose request is pending. */
  async function waiting() {
    const visitor = aVisitor();
    visitor.write(note);
    const sent = visitor.send();
    const request = await service.arrival();
    // Any further request would be refused, and so noticed.
    service.answers(json(400, { success: false, message: 'Not you again' }));
    return { ...visitor, sent, request };
  }

  test('a second submit sends nothing, nor does a tenth', async () => {
    const { send, sees, sent, request } = await waiting();
    for (let more = 0; more < 9; more += 1) await send();
    expect(sees()).toEqual({ draft: note, status: 'sending', notice: null });
    request.answer(accepted);
    await sent;
    expect(sees().status).toBe('sent');
    expect(service.requests).toHaveLength(1);
  });

  test('typing changes nothing', async () => {
    const { write, sees, sent, request } = await waiting();
    write(another);
    expect(sees()).toEqual({ draft: note, status: 'sending', notice: null });
    request.answer(json(400, { success: false, message: 'No.' }));
    await sent;
    expect(sees()).toEqual({ draft: note, status: 'failed', notice: 'Error: No.' });
  });

  test('another store can send its own', async () => {
    const { sees, sent, request } = await waiting();
    const other = aVisitor();
    other.write(another);
    await other.send();
    expect(service.requests.map(({ fields }) => fields)).toEqual([formOf(note), formOf(another)]);
    expect(other.sees()).toMatchObject({ draft: another, status: 'failed' });
    expect(sees()).toEqual({ draft: note, status: 'sending', notice: null });
    request.answer(accepted);
    await sent;
    expect(sees().status).toBe('sent');
    expect(other.sees()).toMatchObject({ draft: another, status: 'failed' });
  });
});

describe('`keepalive`, for a visitor who closes the page right after', () => {
  test.each([
    ['5 000 letters go on by themselves', 'न'.repeat(5000), true],
    ['what browsers do not keep alive is sent all the same', 'न'.repeat(30_000), false],
  ])('%s', async (_what, message, keepalive) => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { write, send, sees } = aVisitor();
    service.answers(accepted);
    write({ ...note, message });
    await send();
    expect(sees().status).toBe('sent');
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ keepalive }));
  });
});

test('two submits in the same moment send one message', async () => {
  const { write, send, sees } = aVisitor();
  service.answers(accepted);
  write(note);
  await Promise.all([send(), send()]);
  expect(sees()).toEqual({ draft: empty, status: 'sent', notice: DELIVERED });
  expect(service.requests.map(({ fields }) => fields)).toEqual([formOf(note)]);
});

test('after a failure the visitor edits the message, and sends it again', async () => {
  const { write, send, sees } = aVisitor();
  service.answers('reset');
  write(note);
  await send();
  write({ message: 'Parson chhutti hai?' });
  const mended = { ...note, message: 'Parson chhutti hai?' };
  expect(sees()).toEqual({ draft: mended, status: 'failed', notice: FAILED });

  service.answers(accepted);
  const sent = send();
  expect(sees()).toEqual({ draft: mended, status: 'sending', notice: null });
  await sent;
  expect(sees()).toEqual({ draft: empty, status: 'sent', notice: DELIVERED });
  expect(service.requests.map(({ fields }) => fields)).toEqual([formOf(note), formOf(mended)]);
});

test('after a delivery the visitor writes the next message, and sends it', async () => {
  const { write, send, sees } = aVisitor();
  service.answers(accepted);
  write(note);
  await send();
  write(another);
  expect(sees()).toEqual({ draft: another, status: 'idle', notice: null });
  await send();
  expect(sees().status).toBe('sent');
  expect(service.requests.map(({ fields }) => fields)).toEqual([formOf(note), formOf(another)]);
});

describe('after a message was sent, or failed', () => {
  const outcomes: [string, Answer][] = [
    ['sent', accepted],
    ['failed', json(400, { success: false, message: 'No.' })],
  ];

  test.each(outcomes)('no state is left outside of the slice: %s', async (status, answer) => {
    const { env, store, write, send, sees } = aVisitor();
    service.answers(answer);
    write(note);
    await send();
    expect(sees().status).toBe(status);
    const { feedbackApi, ...state } = store.getState();
    expect(feedbackApi?.mutations).toEqual({});
    expect(JSON.stringify(feedbackApi)).not.toMatch(/Raju|raju|chhutti/);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(env.localStore.entries).toEqual({});
    expect(env.sessionStore.entries).toEqual({});
  });

  test.each(outcomes)(
    'the log is plain JSON without the access key: %s',
    async (status, answer) => {
      const complaint = jest.spyOn(console, 'error');
      const log: UnknownAction[] = [];
      release.dynamicMiddleware.addMiddleware(() => (next) => (action) => {
        log.push(action as UnknownAction);
        return next(action);
      });
      const { write, send, sees } = aVisitor();
      service.answers(answer);
      write(note);
      await send();
      expect(sees().status).toBe(status);
      expect(log.map(({ type }) => type)).toContain('feedback/sendingStarted');
      // A FormData or Request in the log would not survive an export.
      const { keyPath } = findNonSerializableValue(log) || { keyPath: 'none' };
      expect(keyPath).toBe('none');
      expect(JSON.stringify(log)).not.toContain(ACCESS_KEY);
      expect(complaint).not.toHaveBeenCalled();
    },
  );
});
