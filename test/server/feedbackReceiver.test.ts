import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { cspHash } from '../../src/build/hashes';
import { securityHeaders } from '../../src/build/headers';
import { notices } from '../../src/feedback/content';
import { BODY_LIMIT } from '../../src/server/feedbackReceiver';
import { anyCharacter } from '../support/hostileValues';
import { withEnvironment } from '../support/withEnvironment';

let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'feedback-receiver-'));
  for (const page of ['index.html', '404.html']) writeFileSync(path.join(folder, page), 'the site');
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

type Sent = { to?: string; method?: string; headers?: Record<string, string> };

/** Parses a file of JSON lines; throws if one is incomplete. */
function linesOf(file: string): Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
}

/**
 * Starts a server, plain or the host of the site, that answers everything else with "the site". Returns
 * functions to send a form and to read the stored messages.
 */
async function start(variables: Record<string, string> = {}, isHost = false) {
  const FEEDBACK_FOLDER = path.join(folder, 'stored');
  const server = await withEnvironment(
    { FEEDBACK_FAULT: '', FEEDBACK_FOLDER, ...variables },
    async () => {
      const [{ receiverFromEnvironment }, { staticHost }] = await Promise.all([
        import('../../src/server/feedbackReceiver'),
        import('../../src/server/staticHost'),
      ]);
      const receive = receiverFromEnvironment();
      return isHost
        ? staticHost(folder, receive)
        : createServer((asked, answer) => receive(asked, answer, () => answer.end('the site')));
    },
  );
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async send(body: BodyInit | null, { to = '/api/submit', ...options }: Sent = {}) {
      const url = `http://127.0.0.1:${port}${to}`;
      const response = await fetch(url, { method: 'POST', body, ...options });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    stored: () =>
      existsSync(FEEDBACK_FOLDER) ? linesOf(path.join(FEEDBACK_FOLDER, 'messages.jsonl')) : [],
  };
}

const fields = { name: 'Raju', email: 'raju@example.com', message: 'Last bench, window side.' };
const fieldsWithKey = { ...fields, access_key: 'local-receiver' };

/** A form with these values; `null` for a field that is missing. */
function formOf(values: Record<string, string | Blob | null> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fieldsWithKey, ...values }))
    if (value !== null) form.append(name, value);
  return form;
}

/** The encoded form, for requests that a browser would not make. */
async function bytesOf(message: string, change = (type: string) => type) {
  const form = new Response(formOf({ message }));
  const type = form.headers.get('content-type') ?? '';
  return { bytes: await form.arrayBuffer(), headers: { 'Content-Type': change(type) } };
}

/** A form of exactly that many bytes. */
async function formOfSize(size: number) {
  const empty = await bytesOf('');
  return bytesOf('x'.repeat(size - empty.bytes.byteLength));
}

type Reply = { status: number; headers: Headers; text: string };

/** Expects the answer of the form service: the message is stored, or refused for a reason. */
function expectAnswer(
  { status, headers, text }: Reply,
  statusCode: number,
  message: string,
  data = {},
) {
  expect([status, headers.get('content-type')]).toEqual([
    statusCode,
    'application/json;charset=utf-8',
  ]);
  const body = { data, message };
  expect(JSON.parse(text)).toEqual({ statusCode, success: statusCode === 200, body });
}
const expectRefused = (reply: Reply, status: number, reason: string) =>
  expectAnswer(reply, status, reason);
const expectAccepted = (reply: Reply, data: object = fields) =>
  expectAnswer(reply, 200, 'Message received', data);

/** As a browser asks for a page: it has sent the form itself, without scripts. */
const asPage = { headers: { Accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' } };

/** Expects the page with that text, and the policy that allows its style. */
function expectPage({ status, headers, text }: Reply, expectedStatus: number, notice: string) {
  expect([status, headers.get('content-type')]).toEqual([
    expectedStatus,
    'text/html;charset=utf-8',
  ]);
  expect(text).toContain(`>${notice.replaceAll("'", '&#x27;')}</`);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
  for (const [name, value] of Object.entries(securityHeaders([cspHash(style)])))
    expect(headers.get(name)).toBe(value);
}

test('a message is stored in one line, with the time and without the key', async () => {
  const { send, stored } = await start();
  const before = new Date().toISOString();
  expectAccepted(await send(formOf()));
  expect(stored()).toEqual([{ ...fields, receivedAt: expect.any(String) }]);
  const receivedAt = String(stored()[0]?.receivedAt);
  expect([before, receivedAt, new Date().toISOString()].toSorted()[1]).toBe(receivedAt);
});

/** Like the next line of the file, like the next field, and with separators that JSON does not escape. */
const hostileTexts = [
  '"}\r\n{"name":"Somebody else"}',
  '------\r\nContent-Disposition: form-data; name="name"\r\n',
  'one\u2028two\u2029three',
];

test('any text arrives unchanged, in the order in which it is sent', async () => {
  const { send, stored } = await start();
  // Browsers send every line break as CRLF; a leading BOM is dropped.
  const words = fc
    .string({ unit: anyCharacter, minLength: 1 })
    .map((text) => text.replace(/\r\n?|\n/g, '\r\n'))
    .filter((text) => text.trim() !== '' && !text.startsWith('\ufeff'));
  await fc.assert(
    fc.asyncProperty(words, words, words, async (name, email, message) => {
      const data = { name, email, message };
      expectAccepted(await send(formOf(data)), data);
      expect(stored().at(-1)).toMatchObject(data);
    }),
    { examples: hostileTexts.map((text): [string, string, string] => ['Raju', 'a@b.in', text]) },
  );
});

test('concurrent messages are stored as complete lines', async () => {
  const { send, stored } = await start();
  const messages = Array.from({ length: 30 }, (_, index) => `${index}: ${'x'.repeat(5000)}`);
  await Promise.all(messages.map((message) => send(formOf({ message }))));
  expect(stored().map(({ message }) => message)).toEqual(expect.arrayContaining(messages));
  expect(stored()).toHaveLength(messages.length);
});

const WRONG_KEY = 'Invalid access key: the server runs with another FEEDBACK_ACCESS_KEY';
const file = new Blob(['local-receiver'], { type: 'text/plain' });

test.each([
  ...['another-key', 'local-receiver ', '', file, null].map((key) => ['access_key', key] as const),
  ...(['name', 'email', 'message'] as const).flatMap((field) =>
    [null, '', ' \t\r\n\u00a0', file].map((value) => [field, value] as const),
  ),
])('a form whose %s is %j is refused', async (field, value) => {
  const { send, stored } = await start();
  const reason = field === 'access_key' ? WRONG_KEY : `Missing field: ${field}`;
  expectRefused(await send(formOf({ [field]: value })), 400, reason);
  expect(stored()).toEqual([]);
});

/** A form of multipart whose type is changed. */
async function retyped(change: (type: string) => string): Promise<[BodyInit, Sent]> {
  const { bytes, headers } = await bytesOf('x', change);
  return [bytes, { headers }];
}

test.each<[string, () => Promise<[BodyInit | null, Sent?]>]>([
  ['of a URL-encoded form', async () => [new URLSearchParams(fieldsWithKey)]],
  ['of text', async () => [JSON.stringify(fieldsWithKey)]],
  ['that is empty', async () => [null]],
  ['of multipart without a boundary', () => retyped(() => 'multipart/form-data')],
  ['of multipart with a wrong boundary', () => retyped(() => 'multipart/form-data; boundary=a')],
  ['of another multipart type', () => retyped((type) => type.replace('form-data', 'mixed'))],
  ['of empty multipart', async () => ['', (await retyped((type) => type))[1]]],
  [
    'of truncated multipart',
    async () => {
      const { bytes, headers } = await bytesOf('x');
      return [bytes.slice(0, -40), { headers }];
    },
  ],
])('a body %s is refused', async (_what, make) => {
  const { send, stored } = await start();
  expectRefused(await send(...(await make())), 400, 'The form is not multipart/form-data');
  expect(stored()).toEqual([]);
});

test('a form may have the largest allowed size, and not a byte more', async () => {
  const { send, stored } = await start();
  const [largest, larger] = [await formOfSize(BODY_LIMIT), await formOfSize(BODY_LIMIT + 1)];
  expect(largest.bytes.byteLength).toBe(1_000_000);
  expect((await send(largest.bytes, { headers: largest.headers })).status).toBe(200);
  const reply = await send(larger.bytes, { headers: larger.headers });
  expectRefused(reply, 413, 'The form is larger than 1000000 bytes');
  expect(stored()).toHaveLength(1);
});

// Larger than the socket buffers: the server has to read it.
test('a form that is far too large is read to its end, as browsers read no response before', async () => {
  const { port, stored } = await start();
  const { bytes, headers } = await formOfSize(20_000_000);
  const sending = request(`http://127.0.0.1:${port}/api/submit`, { method: 'POST', headers });
  const answered = once(sending, 'response');
  await once(sending.end(new Uint8Array(bytes)), 'finish');
  const [reply] = await answered;
  expect(reply.statusCode).toBe(413);
  expect(stored()).toEqual([]);
});

test.each(['GET', 'PUT', 'DELETE'])('the method %s is refused', async (method) => {
  const { send, stored } = await start();
  const reply = await send(method === 'GET' ? null : formOf(), { method });
  expectRefused(reply, 405, 'Method not allowed');
  expect(stored()).toEqual([]);
});

test('an aborted request stores nothing, and the next one is accepted', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const { port, send, stored } = await start();
  const { bytes, headers } = await bytesOf('aborted');
  await new Promise((closed) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${headers['Content-Type']}\r\n` +
          `Content-Length: ${bytes.byteLength}\r\n\r\n`,
      );
      socket.end(new Uint8Array(bytes.slice(0, -1)));
    });
    socket.resume().on('close', closed);
  });
  expectAccepted(await send(formOf()));
  expect(stored()).toEqual([expect.objectContaining(fields)]);
  expect(consoleError).not.toHaveBeenCalled();
});

test('if storing fails, there is no success response, and the error is logged', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const FEEDBACK_FOLDER = path.join(folder, 'index.html');
  const { send } = await start({ FEEDBACK_FOLDER });
  await expect(send(formOf())).rejects.toThrow('fetch failed');
  expect(consoleError.mock.calls).toEqual([
    [expect.any(String), expect.objectContaining({ path: FEEDBACK_FOLDER })],
  ]);
});

describe('a form that the browser itself sends is answered with a page:', () => {
  test.each([
    ['delivered', {}, 200, notices.delivered],
    ['a missing field', { message: ' \n' }, 400, 'Error: Missing field: message'],
    ['a wrong key', { access_key: 'other' }, 400, `Error: ${WRONG_KEY}`],
    [
      'too large',
      { message: 'x'.repeat(1_000_000) },
      413,
      'Error: The form is larger than 1000000 bytes',
    ],
  ])('%s; it repeats no words of the visitor', async (_what, values, status, notice) => {
    const { send } = await start();
    const reply = await send(formOf({ name: '<b>Raju</b>', ...values }), asPage);
    expectPage(reply, status, notice);
    expect(reply.text).not.toMatch(/raju|last bench/i);
  });

  test.each(['*/*', 'application/json'])('but not with Accept: %s', async (Accept) => {
    expectAccepted(await (await start()).send(formOf(), { headers: { Accept } }));
  });
});

describe('FEEDBACK_FAULT', () => {
  test('refuse: a message is refused as by the form service, also with a page', async () => {
    const { send, stored } = await start({ FEEDBACK_FAULT: 'refuse' });
    const reason = 'This message was refused by FEEDBACK_FAULT';
    expectRefused(await send(formOf()), 400, reason);
    expectPage(await send(formOf(), asPage), 400, `Error: ${reason}`);
    expect(stored()).toEqual([]);
  });

  test.each([
    ['html', 200],
    ['500', 500],
  ])('%s: the response is a page with status %i, whatever is accepted', async (fault, status) => {
    const { send, stored } = await start({ FEEDBACK_FAULT: fault });
    for (const options of [{}, asPage]) {
      const reply = await send(formOf(), options);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([
        status,
        'text/html;charset=utf-8',
      ]);
      expect(reply.text).toContain('<h1>Closed for maintenance</h1>');
    }
    expect(stored()).toEqual([]);
  });

  test('hang: there is no response, while other requests are answered', async () => {
    const { send, stored } = await start({ FEEDBACK_FAULT: 'hang' });
    const ended = send(formOf()).catch(() => 'closed');
    for (const _time of [1, 2]) await send(null, { to: '/', method: 'GET' });
    expect(await Promise.race([ended, 'waiting'])).toBe('waiting');
    expect(stored()).toEqual([]);
  });

  test('drop: the connection is closed without a response', async () => {
    const consoleError = jest.spyOn(console, 'error');
    const { send, stored } = await start({ FEEDBACK_FAULT: 'drop' });
    await expect(send(formOf())).rejects.toMatchObject({ cause: { message: 'other side closed' } });
    expect(stored()).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test.each(['nonsense', 'Refuse', 'refuse,hang', 'constructor'])(
    '%s is rejected as unknown',
    async (fault) => {
      await expect(start({ FEEDBACK_FAULT: fault })).rejects.toThrow(
        `FEEDBACK_FAULT must be one of refuse, html, hang, drop, 500, not ${fault}`,
      );
    },
  );
});

describe.each([
  ['a plain server', false],
  ['the host of the site', true],
])('in %s', (_server, isHost) => {
  test.each([
    ...['/', '/api', '/api/', '/api/submit/', '/api/submitted', '/api/submit%2F', '/api//submit'],
    ...['/API/submit', '/memories/api/submit', '/?/api/submit', '//api/submit', '/api/submit%'],
  ])('%s is handled by the site, not by the receiver', async (to) => {
    const { send, stored } = await start({}, isHost);
    expect((await send(formOf(), { to })).text).toBe('the site');
    expect(stored()).toEqual([]);
  });

  test('the receiver is below the base path, takes the key of the release, and ignores a query', async () => {
    const SITE_URL = 'https://example.org/memories/';
    const { send, stored } = await start({ SITE_URL, FEEDBACK_ACCESS_KEY: 'ours' }, isHost);
    const to = '/memories/api/submit?from=/feedback';
    expectRefused(await send(formOf(), { to }), 400, WRONG_KEY);
    const form = formOf({ access_key: 'ours' });
    expect((await send(form, { to: '/api/submit' })).text).toMatch(/^the site|^Not below/);
    const reply = await send(form, { to });
    expectAccepted(reply);
    expect(stored()).toHaveLength(1);
    if (!isHost) return;
    for (const [name, value] of Object.entries({
      ...securityHeaders([]),
      'cache-control': 'no-cache',
    }))
      expect(reply.headers.get(name)).toBe(value);
  });
});

// The default folder is relative to the working directory.
test('FEEDBACK_FOLDER has a default if it is empty, like every other setting', async () => {
  const { send } = await start({ FEEDBACK_FOLDER: '' });
  const cwd = process.cwd();
  process.chdir(folder);
  try {
    expectAccepted(await send(formOf()));
  } finally {
    process.chdir(cwd);
  }
  expect(linesOf(path.join(folder, '.feedback/messages.jsonl'))).toHaveLength(1);
});
