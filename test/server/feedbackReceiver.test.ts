import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { cspHash } from '../../src/build/hashes';
import { securityHeaders } from '../../src/build/headers';
import { notices } from '../../src/feedback/content';
import { BODY_LIMIT } from '../../src/server/feedbackReceiver';
import { anyCharacter } from '../support/hostileValues';
import { withEnvironment } from '../support/withEnvironment';

/* How the form takes each answer, with and without scripts: browser/feedback.spec.ts. */

let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'feedback-receiver-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

type Sent = { to?: string; headers?: Record<string, string> };

/**
 * Starts a server with the receiver, which answers all other requests with "the site". Returns functions to
 * send a form and to read the stored messages.
 */
async function start(variables: Record<string, string> = {}) {
  const FEEDBACK_FOLDER = path.join(folder, 'stored');
  const file = path.join(FEEDBACK_FOLDER, 'messages.jsonl');
  const receive = await withEnvironment(
    { FEEDBACK_FAULT: '', FEEDBACK_FOLDER, ...variables },
    async () => (await import('../../src/server/feedbackReceiver')).receiverFromEnvironment(),
  );
  const server = createServer((asked, answer) =>
    receive(asked, answer, () => answer.end('the site')),
  );
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async send(body: BodyInit | null, { to = '/api/submit', ...options }: Sent = {}) {
      const url = `http://127.0.0.1:${port}${to}`;
      const response = await fetch(url, { method: 'POST', body, ...options });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    stored(): Record<string, unknown>[] {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [''];
      expect(lines.pop()).toBe('');
      return lines.map((line) => JSON.parse(line));
    },
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

/** The bytes of a form, for requests that a browser would not make. */
async function bytesOf(message: string, change = (type: string) => type) {
  const form = new Response(formOf({ message }));
  const type = form.headers.get('content-type') ?? '';
  return { bytes: await form.arrayBuffer(), headers: { 'Content-Type': change(type) } };
}

/** The bytes of a form of a given size. */
async function formOfSize(size: number) {
  const empty = await bytesOf('');
  return bytesOf('x'.repeat(size - empty.bytes.byteLength));
}

type Reply = { status: number; headers: Headers; text: string };

/** Expects a reply to be this answer of the form service. */
function expectAnswer(reply: Reply, statusCode: number, message: string, data = {}) {
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    ...[statusCode, 'application/json;charset=utf-8'],
  ]);
  const body = { data, message };
  expect(JSON.parse(reply.text)).toEqual({ statusCode, success: statusCode === 200, body });
}
const expectAccepted = (reply: Reply, data: object = fields) =>
  expectAnswer(reply, 200, 'Message received', data);

test('a message is stored in one line, with the time and without the key', async () => {
  const { send, stored } = await start();
  const before = new Date().toISOString();
  expectAccepted(await send(formOf()));
  expect(stored()).toEqual([{ ...fields, receivedAt: expect.any(String) }]);
  const receivedAt = String(stored()[0]?.receivedAt);
  expect([before, receivedAt, new Date().toISOString()].toSorted()[1]).toBe(receivedAt);
});

/** The texts look like a next line of the file or a next field, or have separators that JSON does not escape. */
const hostileTexts = [
  '"}\r\n{"name":"Somebody else"}',
  '------\r\nContent-Disposition: form-data; name="name"\r\n',
  'one\u2028two\u2029three',
];

test('any text arrives unchanged, in the order in which it is sent', async () => {
  const { send, stored } = await start();
  // The words are as a browser sends them: each line break as CRLF, without a BOM.
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

const WRONG_KEY = 'Invalid access key: the server runs with another FEEDBACK_ACCESS_KEY';
const TOO_LARGE = `The form is larger than ${BODY_LIMIT} bytes`;
const file = new Blob(['local-receiver'], { type: 'text/plain' });

test.each([
  ...['another-key', 'local-receiver ', '', file, null].map((key) => ['access_key', key] as const),
  ...(['name', 'email', 'message'] as const).flatMap((field) =>
    [null, '', ' \t\r\n\u00a0', file].map((value) => [field, value] as const),
  ),
])('a form whose %s is %j is refused', async (field, value) => {
  const { send, stored } = await start();
  const reason = field === 'access_key' ? WRONG_KEY : `Missing field: ${field}`;
  expectAnswer(await send(formOf({ [field]: value })), 400, reason);
  expect(stored()).toEqual([]);
});

/** A multipart form with another type, or with an end that is cut off. */
async function multipart(change = (type: string) => type, end?: number): Promise<[BodyInit, Sent]> {
  const { bytes, headers } = await bytesOf('x', change);
  return [bytes.slice(0, end), { headers }];
}

test.each<[string, () => Promise<[BodyInit | null, Sent?]>]>([
  ['of a URL-encoded form', async () => [new URLSearchParams(fieldsWithKey)]],
  ['of text', async () => [JSON.stringify(fieldsWithKey)]],
  ['that is empty', async () => [null]],
  ['of multipart without a boundary', () => multipart(() => 'multipart/form-data')],
  ['of multipart with a wrong boundary', () => multipart(() => 'multipart/form-data; boundary=a')],
  ['of another multipart type', () => multipart((type) => type.replace('form-data', 'mixed'))],
  ['of empty multipart', () => multipart(undefined, 0)],
  ['of truncated multipart', () => multipart(undefined, -40)],
])('a body %s is refused', async (_what, make) => {
  const { send, stored } = await start();
  expectAnswer(await send(...(await make())), 400, 'The form is not multipart/form-data');
  expect(stored()).toEqual([]);
});

test('a form may have the largest allowed size, and not a byte more', async () => {
  const { send, stored } = await start();
  expect(BODY_LIMIT).toBe(1_000_000);
  const [largest, larger] = [await formOfSize(BODY_LIMIT), await formOfSize(BODY_LIMIT + 1)];
  expect((await send(largest.bytes, largest)).status).toBe(200);
  expectAnswer(await send(larger.bytes, larger), 413, TOO_LARGE);
  expect(stored()).toHaveLength(1);
});

test('if storing fails, there is no success response, and the error is logged', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const FEEDBACK_FOLDER = path.join(folder, 'a-file');
  writeFileSync(FEEDBACK_FOLDER, '');
  const { send } = await start({ FEEDBACK_FOLDER });
  await expect(send(formOf())).rejects.toThrow('fetch failed');
  expect(consoleError.mock.calls).toEqual([
    [expect.any(String), expect.objectContaining({ path: FEEDBACK_FOLDER })],
  ]);
});

test.each([
  ['delivered', {}, 200, notices.delivered],
  ['a missing field', { message: ' \n' }, 400, 'Error: Missing field: message'],
  ['too large', { message: 'x'.repeat(BODY_LIMIT) }, 413, `Error: ${TOO_LARGE}`],
])(
  'a browser that sends the form itself gets a page, without words of the visitor: %s',
  async (...row) => {
    const [, values, status, notice] = row;
    const { send } = await start({ SITE_URL: 'https://a.in/memories/' });
    const to = '/memories/api/submit';
    const headers = { Accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' };
    const reply = await send(formOf({ name: '<b>Raju</b>', ...values }), { to, headers });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      ...[status, 'text/html;charset=utf-8'],
    ]);
    expect(reply.text).toContain(`>${notice.replaceAll("'", '&#x27;')}</`);
    expect(reply.text).toContain('href="/memories/feedback"');
    expect(reply.text).not.toMatch(/raju|last bench/i);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(reply.text) ?? [];
    for (const [name, value] of Object.entries(securityHeaders([cspHash(style)])))
      expect(reply.headers.get(name)).toBe(value);
  },
);

describe('FEEDBACK_FAULT', () => {
  test.each([
    ['html', 200],
    ['500', 500],
  ])('%s: the response is a page with status %i, whatever is accepted', async (fault, status) => {
    const { send, stored } = await start({ FEEDBACK_FAULT: fault });
    for (const Accept of ['*/*', 'text/html']) {
      const reply = await send(formOf(), { headers: { Accept } });
      expect(reply.status).toBe(status);
      expect(reply.text).toContain('<h1>Closed for maintenance</h1>');
    }
    expect(stored()).toEqual([]);
  });

  test.each(['Refuse', 'refuse,hang', 'constructor'])(
    '%s is rejected as unknown',
    async (fault) => {
      await expect(start({ FEEDBACK_FAULT: fault })).rejects.toThrow(
        `FEEDBACK_FAULT must be one of refuse, html, hang, drop, 500, not ${fault}`,
      );
    },
  );
});

test.each(['/', '/api/submit/', '/api/submit%2F', '/API/submit', '/?/api/submit', '//api/submit'])(
  '%s is handled by the site, not by the receiver',
  async (to) => {
    const { send, stored } = await start();
    expect((await send(formOf(), { to })).text).toBe('the site');
    expect(stored()).toEqual([]);
  },
);

test('the receiver is below the base path, takes the key of the release, and ignores a query', async () => {
  const SITE_URL = 'https://example.org/memories/';
  const { send, stored } = await start({ SITE_URL, FEEDBACK_ACCESS_KEY: 'ours' });
  const to = '/memories/api/submit?from=/feedback';
  expectAnswer(await send(formOf(), { to }), 400, WRONG_KEY);
  const form = formOf({ access_key: 'ours' });
  expect((await send(form)).text).toBe('the site');
  expectAccepted(await send(form, { to }));
  expect(stored()).toHaveLength(1);
});
