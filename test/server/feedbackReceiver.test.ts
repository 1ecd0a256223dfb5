import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { securityHeaders } from '../../src/build/headers';
import type { Receiver } from '../../src/server/feedbackReceiver';
import { withEnvironment } from '../support/withEnvironment';

/** The server modules, loaded with these settings. */
const loadWith = (variables: Record<string, string> = {}) =>
  withEnvironment(variables, async () => ({
    ...(await import('../../src/server/feedbackReceiver')),
    ...(await import('../../src/server/staticHost')),
  }));
type Modules = Awaited<ReturnType<typeof loadWith>>;

let folder: string;
let modules: Modules;
const servers: Server[] = [];

beforeAll(async () => {
  modules = await loadWith();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'feedback-receiver-'));
  for (const page of ['index.html', '404.html']) {
    writeFileSync(path.join(folder, page), 'the site');
  }
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

type MakeServer = (receive: Receiver, modules: Modules) => Server;

const plain: MakeServer = (receive) =>
  createServer((request, response) => receive(request, response, () => response.end('the site')));
const host: MakeServer = (receive, { staticHost }) => staticHost(folder, receive);

/** Servers that the receiver is mounted in. Either has a page that says "the site". */
const surroundings: [string, MakeServer][] = [
  ['a plain server', plain],
  ['the host of the site', host],
];

type Setup = { FEEDBACK_FAULT?: string; FEEDBACK_FOLDER?: string };
type Sent = { to?: string; method?: string; headers?: Record<string, string> };

const receiverWith = (setup: Setup, { receiverFromEnvironment } = modules) =>
  withEnvironment({ FEEDBACK_FAULT: '', ...setup }, async () => receiverFromEnvironment());

/** Starts a receiver. Returns functions to send a form and to read the stored messages. */
async function start(around = plain, setup: Setup = {}, of = modules) {
  const keptIn = path.join(folder, `kept-${servers.length}`);
  const server = around(await receiverWith({ FEEDBACK_FOLDER: keptIn, ...setup }, of), of);
  servers.push(server);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async send(body: BodyInit | null, { to = '/api/submit', ...how }: Sent = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${to}`, {
        method: 'POST',
        body,
        ...how,
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    hasKeptNothing: () => !existsSync(keptIn),
    kept: () => linesOf(path.join(keptIn, 'messages.jsonl')),
  };
}

/** Parses a file of JSON lines; throws if one is incomplete. */
function linesOf(file: string): Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
}

const letter = { name: 'Raju', email: 'raju@example.com', message: 'Last bench, window side.' };
const filled = { ...letter, access_key: 'local-receiver' };

function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The encoded form, to be sent in other ways than a browser does. */
async function bytesOf(fields: Record<string, string>) {
  const form = new Response(formOf(fields));
  const type = form.headers.get('content-type') ?? '';
  return { bytes: await form.arrayBuffer(), headers: { 'Content-Type': type } };
}

/** A form of exactly that many bytes. */
async function formOfSize(size: number) {
  const { bytes } = await bytesOf({ ...filled, message: '' });
  const message = 'x'.repeat(size - bytes.byteLength);
  const form = await bytesOf({ ...filled, message });
  expect(form.bytes.byteLength).toBe(size);
  return { ...form, message };
}

type Answer = { status: number; headers: Headers; text: string };

function expectJson({ status, headers, text }: Answer, expectedStatus: number, json: object) {
  expect(status).toBe(expectedStatus);
  expect(headers.get('content-type')).toBe('application/json;charset=utf-8');
  expect(JSON.parse(text)).toEqual({ statusCode: expectedStatus, ...json });
}

const expectTaken = (answer: Answer, data: object) =>
  expectJson(answer, 200, { success: true, body: { data, message: 'Message received' } });

const expectRefused = (answer: Answer, status: number, message: string) =>
  expectJson(answer, status, { success: false, body: { data: {}, message } });

const FIVE_THOUSAND = 'Woh din bhi kya din the! 🎒 '.repeat(200).slice(0, 5000);

describe.each(surroundings)('behind %s', (_where, around) => {
  test.each([
    ['an ordinary one', letter.message],
    ['with emoji', 'Tiffin 🍱, bell 🔔, 👩‍🏫 and 🇮🇳'],
    ['in Devanagari', 'पिछली बेंच की यादें'],
    ['with quotes and backslashes', `"Sir, 'present'!" \\ \\n \\"`],
    ['of several lines', 'Dear all,\r\n\r\nsee you.\r\n'],
    ['that looks like the next line of the file', '"}\r\n{"name":"Somebody else"}'],
    ['with the separators of lines that JSON lets through', 'one\u2028two\u2029three'],
    ['that looks like the next field', '------\r\nContent-Disposition: form-data; name="name"\r\n'],
    ['of HTML', '<script>alert(1)</script>&amp;'],
    ['with white space around it', '  \tsee you \t '],
    ['of 5 000 characters', FIVE_THOUSAND],
  ])('a message %s is accepted, and stored unchanged in one line', async (_what, message) => {
    const { send, kept } = await start(around);
    const before = Date.now();
    expectTaken(await send(formOf({ ...filled, message })), { ...letter, message });
    const [line, ...others] = kept();
    expect(others).toEqual([]);
    // Nothing else: the access key is not stored.
    expect(line).toEqual({ ...letter, message, receivedAt: expect.any(String) });
    const receivedAt = new Date(String(line?.receivedAt));
    expect(receivedAt.toISOString()).toBe(line?.receivedAt);
    expect(receivedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(receivedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('messages are appended in the order in which they arrive', async () => {
    const { send, kept } = await start(around);
    await send(formOf({ ...filled, message: 'first' }));
    await send(formOf({ ...filled, message: 'second' }));
    expect(kept().map(({ message }) => message)).toEqual(['first', 'second']);
  });

  test('concurrent messages are stored as complete lines', async () => {
    const { send, kept } = await start(around);
    const messages = Array.from({ length: 30 }, (_, index) => `${index}: ${FIVE_THOUSAND}`);
    await Promise.all(messages.map((message) => send(formOf({ ...filled, message }))));
    expect(new Set(kept().map(({ message }) => message))).toEqual(new Set(messages));
    expect(kept()).toHaveLength(messages.length);
  });

  test.each([
    ['wrong', 'another-key'],
    ['nearly right', 'local-receiver '],
    ['empty', ''],
    ['a file', new Blob(['local-receiver'])],
  ])('an access key that is %s is refused', async (_what, access_key) => {
    const { send, hasKeptNothing } = await start(around);
    const answer = await send(formOf({ ...filled, access_key }));
    expectRefused(
      answer,
      400,
      'Invalid access key: the server runs with another FEEDBACK_ACCESS_KEY',
    );
    expect(hasKeptNothing()).toBe(true);
  });

  test('a form without an access key is refused', async () => {
    const { send, hasKeptNothing } = await start(around);
    const { status, text } = await send(formOf(letter));
    expect(status).toBe(400);
    expect(text).toContain('Invalid access key');
    expect(hasKeptNothing()).toBe(true);
  });

  describe.each(['name', 'email', 'message'] as const)('a form whose %s is', (field) => {
    test.each([
      ['missing', undefined],
      ['empty', ''],
      ['blank', ' \t\r\n\u00a0'],
      ['a file', new Blob(['Raju'], { type: 'text/plain' })],
    ])('%s is refused, and the response names the field', async (_what, value) => {
      const { send, hasKeptNothing } = await start(around);
      const { [field]: _, ...others } = filled;
      const answer = await send(
        formOf(value === undefined ? others : { ...others, [field]: value }),
      );
      expectRefused(answer, 400, `Missing field: ${field}`);
      expect(hasKeptNothing()).toBe(true);
    });
  });

  test.each<[string, () => Promise<[BodyInit | null, Sent?]>]>([
    ['of a form without encoding', async () => [new URLSearchParams(filled)]],
    [
      'of JSON',
      async () => [JSON.stringify(filled), { headers: { 'Content-Type': 'application/json' } }],
    ],
    ['of text', async () => [JSON.stringify(filled)]],
    ['of nothing', async () => [null]],
    [
      'of multipart that does not say where its parts begin',
      async () => [
        (await bytesOf(filled)).bytes,
        { headers: { 'Content-Type': 'multipart/form-data' } },
      ],
    ],
    [
      'of multipart that says it wrongly',
      async () => [
        (await bytesOf(filled)).bytes,
        { headers: { 'Content-Type': 'multipart/form-data; boundary=another' } },
      ],
    ],
    [
      'of multipart that ends too early',
      async () => {
        const { bytes, headers } = await bytesOf(filled);
        return [bytes.slice(0, -40), { headers }];
      },
    ],
    [
      'of multipart with nothing in it',
      async () => ['', { headers: (await bytesOf(filled)).headers }],
    ],
    [
      'of another kind of multipart',
      async () => {
        const { bytes, headers } = await bytesOf(filled);
        const type = headers['Content-Type'].replace('form-data', 'mixed');
        return [bytes, { headers: { 'Content-Type': type } }];
      },
    ],
  ])('a body %s is refused', async (_what, make) => {
    const { send, hasKeptNothing } = await start(around);
    expectRefused(await send(...(await make())), 400, 'The form is not multipart/form-data');
    expect(hasKeptNothing()).toBe(true);
  });

  test('a form of the largest allowed size is accepted', async () => {
    const { send, kept } = await start(around);
    const { bytes, headers, message } = await formOfSize(modules.BODY_LIMIT);
    expectTaken(await send(bytes, { headers }), { ...letter, message });
    expect(kept()).toEqual([expect.objectContaining({ message })]);
  });

  test('a form that is one byte too large is refused', async () => {
    const { send, hasKeptNothing } = await start(around);
    const { bytes, headers } = await formOfSize(modules.BODY_LIMIT + 1);
    expectRefused(await send(bytes, { headers }), 413, 'The form is larger than 1000000 bytes');
    expect(hasKeptNothing()).toBe(true);
  });

  // More than fits into the socket buffers: the server has to read it.
  test('a form that is far too large is read to its end: browsers read no response before', async () => {
    const { port, hasKeptNothing } = await start(around);
    const { bytes, headers } = await formOfSize(20_000_000);
    const sending = request({
      port,
      host: '127.0.0.1',
      path: '/api/submit',
      method: 'POST',
      headers,
    });
    const answered = once(sending, 'response');
    await once(sending.end(new Uint8Array(bytes)), 'finish');
    const [answer] = await answered;
    expect(answer.statusCode).toBe(413);
    expect(hasKeptNothing()).toBe(true);
  });

  test('only POST is accepted', async () => {
    const { send, hasKeptNothing } = await start(around);
    expectRefused(await send(null, { method: 'GET' }), 405, 'Method not allowed');
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expectRefused(await send(formOf(filled), { method }), 405, 'Method not allowed');
    }
    expect(hasKeptNothing()).toBe(true);
  });

  test('an aborted request stores nothing', async () => {
    const complaint = jest.spyOn(console, 'error');
    const { port, send, kept } = await start(around);
    const { bytes, headers } = await bytesOf(filled);
    await new Promise((gone) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${headers['Content-Type']}\r\n` +
            `Content-Length: ${bytes.byteLength}\r\n\r\n`,
        );
        socket.end(new Uint8Array(bytes.slice(0, -1)));
      });
      socket.resume().on('close', gone);
    });
    expectTaken(await send(formOf({ ...filled, message: 'the next one' })), {
      ...letter,
      message: 'the next one',
    });
    expect(kept().map(({ message }) => message)).toEqual(['the next one']);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  test('if storing fails, there is no success response, and the error is logged', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    const file = path.join(folder, 'a file and no folder');
    writeFileSync(file, '');
    const { send } = await start(around, { FEEDBACK_FOLDER: file });
    const text = await send(formOf(filled)).then(
      (answer) => answer.text,
      () => 'no answer',
    );
    expect(text).not.toContain('"success":true');
    expect(complaint).toHaveBeenCalledTimes(1);
    expect(complaint.mock.calls.flat()).toContainEqual(expect.objectContaining({ path: file }));
    complaint.mockRestore();
  });

  describe('FEEDBACK_FAULT', () => {
    const faulty = (FEEDBACK_FAULT: string) => start(around, { FEEDBACK_FAULT });

    test('refuse: a message is refused as the form service does', async () => {
      const { send, hasKeptNothing } = await faulty('refuse');
      const answer = await send(formOf(filled));
      expectRefused(answer, 400, 'This message was refused by FEEDBACK_FAULT');
      expect(hasKeptNothing()).toBe(true);
    });

    test.each([
      ['html', 200],
      ['500', 500],
    ])('%s: the answer is a page with status %i', async (fault, status) => {
      const { send, hasKeptNothing } = await faulty(fault);
      const answer = await send(formOf(filled));
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
      expect(answer.text).toMatch(/^<!doctype html>/);
      expect(hasKeptNothing()).toBe(true);
    });

    test('hang: there is no answer', async () => {
      const { send, hasKeptNothing } = await faulty('hang');
      const answer = send(formOf(filled)).then(
        () => 'answered',
        () => 'closed',
      );
      // As long as two other requests take.
      const healthy = await start(around);
      await healthy.send(formOf(filled));
      await healthy.send(formOf(filled));
      expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
      expect(hasKeptNothing()).toBe(true);
    });

    test('drop: the connection is closed without an answer', async () => {
      const complaint = jest.spyOn(console, 'error');
      const { send, hasKeptNothing } = await faulty('drop');
      await expect(send(formOf(filled))).rejects.toMatchObject({
        cause: { code: 'UND_ERR_SOCKET', message: 'other side closed' },
      });
      expect(hasKeptNothing()).toBe(true);
      expect(complaint).not.toHaveBeenCalled();
      complaint.mockRestore();
    });

    test.each(['refuse', 'html', '500', 'hang', 'drop'])(
      '%s: the rest of the site is not affected',
      async (fault) => {
        const { send } = await faulty(fault);
        expect(await send(null, { to: '/', method: 'GET' })).toMatchObject({
          status: 200,
          text: 'the site',
        });
      },
    );
  });

  test.each([
    '/',
    '/api',
    '/api/',
    '/api/submit/',
    '/api/submitted',
    '/api/submit.html',
    '/api/submit/further',
    '/api/submit%2F',
    '/api//submit',
    '/API/submit',
    '/memories/api/submit',
    '/?/api/submit',
    '//',
    '//api/submit',
    '/%',
    '/%E0%A4%A',
    '/api/submit%',
  ])('%s belongs to the site', async (to) => {
    const { send, hasKeptNothing } = await start(around);
    expect((await send(formOf(filled), { to })).text).toBe('the site');
    expect(hasKeptNothing()).toBe(true);
  });

  test('a query string is ignored', async () => {
    const { send, kept } = await start(around);
    expectTaken(await send(formOf(filled), { to: '/api/submit?from=/feedback' }), letter);
    expect(kept()).toHaveLength(1);
  });
});

test('any text arrives unchanged', async () => {
  const { send, kept } = await start();
  // Browsers send every line break as CRLF; a leading BOM is dropped.
  const words = fc
    .string({ unit: 'binary', minLength: 1 })
    .map((text) => text.replace(/\r\n?|\n/g, '\r\n'))
    .filter((text) => text.trim() !== '' && !text.startsWith('\ufeff'));
  await fc.assert(
    fc.asyncProperty(words, words, words, async (name, email, message) => {
      const data = { name, email, message };
      expectTaken(await send(formOf({ ...filled, ...data })), data);
      expect(kept().at(-1)).toMatchObject(data);
    }),
  );
});

test('behind the host, a response has security headers and is not cached', async () => {
  const { send } = await start(host);
  const { headers } = await send(formOf(filled));
  for (const [name, value] of Object.entries(securityHeaders([])))
    expect(headers.get(name)).toBe(value);
  expect(headers.get('cache-control')).toBe('no-cache');
});

describe.each(surroundings)('the settings of a release, behind %s', (_where, around) => {
  test('the access key is the one that the form sends', async () => {
    const { send, kept } = await start(around, {}, await loadWith({ FEEDBACK_ACCESS_KEY: 'ours' }));
    expect((await send(formOf(filled))).status).toBe(400);
    expectTaken(await send(formOf({ ...filled, access_key: 'ours' })), letter);
    expect(kept()).toHaveLength(1);
  });

  test('below a base path, so is the receiver', async () => {
    const below = await loadWith({ SITE_URL: 'https://example.org/memories/' });
    const { send, kept } = await start(around, {}, below);
    expectTaken(await send(formOf(filled), { to: '/memories/api/submit' }), letter);
    expect(kept()).toHaveLength(1);
    for (const to of ['/api/submit', '/memories/api/submitted', '/memories2/api/submit']) {
      expect((await send(formOf(filled), { to })).text).toBe('the site');
    }
    expect(kept()).toHaveLength(1);
  });
});

test.each(['nonsense', 'Refuse', 'refuse,hang', '50', 'constructor'])(
  'FEEDBACK_FAULT=%s is rejected as unknown',
  async (fault) => {
    await expect(receiverWith({ FEEDBACK_FAULT: fault })).rejects.toThrow(
      `FEEDBACK_FAULT must be one of refuse, html, hang, drop, 500, not ${fault}`,
    );
  },
);

// The default folder is relative to the working directory.
test('FEEDBACK_FOLDER left empty means the default, as with every other setting', async () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { send } = await start(plain, { FEEDBACK_FOLDER: '' });
    expectTaken(await send(formOf(filled)), letter);
    expect(linesOf(path.join(folder, '.feedback/messages.jsonl'))).toHaveLength(1);
  } finally {
    process.chdir(before);
  }
});
