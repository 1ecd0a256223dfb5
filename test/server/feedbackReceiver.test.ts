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
import type { Receiver } from '../../src/server/feedbackReceiver';
import { anyCharacter } from '../support/hostileValues';
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

/** The servers that use the receiver. All other requests are answered with "the site". */
const makeServers: [string, MakeServer][] = [
  ['a plain server', plain],
  ['the static host', host],
];

type Setup = { FEEDBACK_FAULT?: string; FEEDBACK_FOLDER?: string };
type Sent = { to?: string; method?: string; headers?: Record<string, string> };

const receiverWith = (setup: Setup, { receiverFromEnvironment } = modules) =>
  withEnvironment({ FEEDBACK_FAULT: '', ...setup }, async () => receiverFromEnvironment());

/** Starts a server. Returns functions to send a form and to read the stored messages. */
async function start(makeServer = plain, setup: Setup = {}, loaded = modules) {
  const storedIn = path.join(folder, `stored-${servers.length}`);
  const receive = await receiverWith({ FEEDBACK_FOLDER: storedIn, ...setup }, loaded);
  const server = makeServer(receive, loaded);
  servers.push(server);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async send(body: BodyInit | null, { to = '/api/submit', ...options }: Sent = {}) {
      const url = `http://127.0.0.1:${port}${to}`;
      const response = await fetch(url, { method: 'POST', body, ...options });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    hasStoredNothing: () => !existsSync(storedIn),
    stored: () => linesOf(path.join(storedIn, 'messages.jsonl')),
  };
}

/** Parses a file of JSON lines; throws if one is incomplete. */
function linesOf(file: string): Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
}

const fields = { name: 'Raju', email: 'raju@example.com', message: 'Last bench, window side.' };
const fieldsWithKey = { ...fields, access_key: 'local-receiver' };

function formOf(values: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

/** The encoded form, for requests that a browser would not make. */
async function bytesOf(values: Record<string, string>) {
  const form = new Response(formOf(values));
  const type = form.headers.get('content-type') ?? '';
  return { bytes: await form.arrayBuffer(), headers: { 'Content-Type': type } };
}

/** A form of exactly that many bytes. */
async function formOfSize(size: number) {
  const { bytes } = await bytesOf({ ...fieldsWithKey, message: '' });
  const message = 'x'.repeat(size - bytes.byteLength);
  const form = await bytesOf({ ...fieldsWithKey, message });
  expect(form.bytes.byteLength).toBe(size);
  return { ...form, message };
}

const WRONG_KEY = 'Invalid access key: the server runs with another FEEDBACK_ACCESS_KEY';

type Reply = { status: number; headers: Headers; text: string };

function expectJson({ status, headers, text }: Reply, expectedStatus: number, json: object) {
  expect(status).toBe(expectedStatus);
  expect(headers.get('content-type')).toBe('application/json;charset=utf-8');
  expect(JSON.parse(text)).toEqual({ statusCode: expectedStatus, ...json });
}

const expectAccepted = (reply: Reply, data: object) =>
  expectJson(reply, 200, { success: true, body: { data, message: 'Message received' } });

const expectRefused = (reply: Reply, status: number, message: string) =>
  expectJson(reply, status, { success: false, body: { data: {}, message } });

const ACCEPT_OF_A_BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

/** Expects the page with that text, and the policy that allows its style. */
function expectPage({ status, headers, text }: Reply, expectedStatus: number, notice: string) {
  expect(status).toBe(expectedStatus);
  expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(text).toMatch(/^<!doctype html>/);
  expect(text).toContain(`>${notice.replaceAll("'", '&#x27;')}</`);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
  for (const [name, value] of Object.entries(securityHeaders([cspHash(style)])))
    expect(headers.get(name)).toBe(value);
}

const FIVE_THOUSAND = 'Woh din bhi kya din the! 🎒 '.repeat(200).slice(0, 5000);

describe.each(makeServers)('in %s', (_server, makeServer) => {
  test.each([
    ['of plain text', fields.message],
    ['with emoji', 'Tiffin 🍱, bell 🔔, 👩‍🏫 and 🇮🇳'],
    ['in Devanagari', 'पिछली बेंच की यादें'],
    ['with quotes and backslashes', `"Sir, 'present'!" \\ \\n \\"`],
    ['of several lines', 'Dear all,\r\n\r\nsee you.\r\n'],
    ['that looks like the next line of the file', '"}\r\n{"name":"Somebody else"}'],
    ['with the line separators that JSON does not escape', 'one\u2028two\u2029three'],
    ['that looks like the next field', '------\r\nContent-Disposition: form-data; name="name"\r\n'],
    ['of HTML', '<script>alert(1)</script>&amp;'],
    ['with white space around it', '  \tsee you \t '],
    ['of 5 000 characters', FIVE_THOUSAND],
  ])('a message %s is accepted, and stored unchanged in one line', async (_what, message) => {
    const { send, stored } = await start(makeServer);
    const before = Date.now();
    expectAccepted(await send(formOf({ ...fieldsWithKey, message })), { ...fields, message });
    const [line, ...others] = stored();
    expect(others).toEqual([]);
    // Nothing else: the access key is not stored.
    expect(line).toEqual({ ...fields, message, receivedAt: expect.any(String) });
    const receivedAt = new Date(String(line?.receivedAt));
    expect(receivedAt.toISOString()).toBe(line?.receivedAt);
    expect(receivedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(receivedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('messages are appended in the order in which they arrive', async () => {
    const { send, stored } = await start(makeServer);
    await send(formOf({ ...fieldsWithKey, message: 'first' }));
    await send(formOf({ ...fieldsWithKey, message: 'second' }));
    expect(stored().map(({ message }) => message)).toEqual(['first', 'second']);
  });

  test('concurrent messages are stored as complete lines', async () => {
    const { send, stored } = await start(makeServer);
    const messages = Array.from({ length: 30 }, (_, index) => `${index}: ${FIVE_THOUSAND}`);
    await Promise.all(messages.map((message) => send(formOf({ ...fieldsWithKey, message }))));
    expect(new Set(stored().map(({ message }) => message))).toEqual(new Set(messages));
    expect(stored()).toHaveLength(messages.length);
  });

  test.each([
    ['wrong', 'another-key'],
    ['nearly right', 'local-receiver '],
    ['empty', ''],
    ['a file', new Blob(['local-receiver'])],
  ])('an access key that is %s is refused', async (_what, access_key) => {
    const { send, hasStoredNothing } = await start(makeServer);
    const reply = await send(formOf({ ...fieldsWithKey, access_key }));
    expectRefused(reply, 400, WRONG_KEY);
    expect(hasStoredNothing()).toBe(true);
  });

  test('a form without an access key is refused', async () => {
    const { send, hasStoredNothing } = await start(makeServer);
    const { status, text } = await send(formOf(fields));
    expect(status).toBe(400);
    expect(text).toContain('Invalid access key');
    expect(hasStoredNothing()).toBe(true);
  });

  describe.each(['name', 'email', 'message'] as const)('a form whose %s is', (field) => {
    test.each([
      ['missing', undefined],
      ['empty', ''],
      ['blank', ' \t\r\n\u00a0'],
      ['a file', new Blob(['Raju'], { type: 'text/plain' })],
    ])('%s is refused, and the response names the field', async (_what, value) => {
      const { send, hasStoredNothing } = await start(makeServer);
      const { [field]: _, ...others } = fieldsWithKey;
      const reply = await send(
        formOf(value === undefined ? others : { ...others, [field]: value }),
      );
      expectRefused(reply, 400, `Missing field: ${field}`);
      expect(hasStoredNothing()).toBe(true);
    });
  });

  test.each<[string, () => Promise<[BodyInit | null, Sent?]>]>([
    ['of a URL-encoded form', async () => [new URLSearchParams(fieldsWithKey)]],
    [
      'of JSON',
      async () => [
        JSON.stringify(fieldsWithKey),
        { headers: { 'Content-Type': 'application/json' } },
      ],
    ],
    ['of text', async () => [JSON.stringify(fieldsWithKey)]],
    ['that is empty', async () => [null]],
    [
      'of multipart without a boundary',
      async () => [
        (await bytesOf(fieldsWithKey)).bytes,
        { headers: { 'Content-Type': 'multipart/form-data' } },
      ],
    ],
    [
      'of multipart with a wrong boundary',
      async () => [
        (await bytesOf(fieldsWithKey)).bytes,
        { headers: { 'Content-Type': 'multipart/form-data; boundary=another' } },
      ],
    ],
    [
      'of truncated multipart',
      async () => {
        const { bytes, headers } = await bytesOf(fieldsWithKey);
        return [bytes.slice(0, -40), { headers }];
      },
    ],
    ['of empty multipart', async () => ['', { headers: (await bytesOf(fieldsWithKey)).headers }]],
    [
      'of another multipart type',
      async () => {
        const { bytes, headers } = await bytesOf(fieldsWithKey);
        const type = headers['Content-Type'].replace('form-data', 'mixed');
        return [bytes, { headers: { 'Content-Type': type } }];
      },
    ],
  ])('a body %s is refused', async (_what, make) => {
    const { send, hasStoredNothing } = await start(makeServer);
    expectRefused(await send(...(await make())), 400, 'The form is not multipart/form-data');
    expect(hasStoredNothing()).toBe(true);
  });

  describe('a form that the browser itself sends is answered with a page:', () => {
    const page = { headers: { Accept: ACCEPT_OF_A_BROWSER } };

    test('delivered', async () => {
      const { send, stored } = await start(makeServer);
      expectPage(await send(formOf(fieldsWithKey), page), 200, notices.delivered);
      expect(stored()).toEqual([expect.objectContaining(fields)]);
    });

    test.each([
      ['a missing field', { ...fieldsWithKey, message: ' \n' }, 400, 'Missing field: message'],
      ['a wrong key', { ...fieldsWithKey, access_key: 'other' }, 400, WRONG_KEY],
      [
        'too large',
        { ...fieldsWithKey, message: 'x'.repeat(1_000_000) },
        413,
        'The form is larger than 1000000 bytes',
      ],
    ])('%s', async (_why, values, status, reason) => {
      const { send, hasStoredNothing } = await start(makeServer);
      expectPage(await send(formOf(values), page), status, `Error: ${reason}`);
      expect(hasStoredNothing()).toBe(true);
    });

    test('opened without a form', async () => {
      const { send } = await start(makeServer);
      const reply = await send(null, { method: 'GET', ...page });
      expectPage(reply, 405, 'Error: Method not allowed');
    });

    test('it repeats no words of the visitor', async () => {
      const { send } = await start(makeServer);
      const values = { ...fieldsWithKey, name: '<b>Raju</b>', email: '<i>raju</i>' };
      for (const message of ['<u>Last bench</u>', '']) {
        const { text } = await send(formOf({ ...values, message }), page);
        expect(text).not.toMatch(/raju|last bench/i);
      }
    });

    test.each([
      ['text/html', true],
      ['application/json, text/html;q=0.5', true],
      ['*/*', false],
      ['application/json', false],
      ['text/plain', false],
    ])('with Accept: %s it is %s', async (Accept, isPage) => {
      const { send } = await start(makeServer);
      const reply = await send(formOf(fieldsWithKey), { headers: { Accept } });
      if (isPage) expectPage(reply, 200, notices.delivered);
      else expectAccepted(reply, fields);
    });
  });

  test('a form of the largest allowed size is accepted', async () => {
    const { send, stored } = await start(makeServer);
    const { bytes, headers, message } = await formOfSize(modules.BODY_LIMIT);
    expectAccepted(await send(bytes, { headers }), { ...fields, message });
    expect(stored()).toEqual([expect.objectContaining({ message })]);
  });

  test('a form that is one byte too large is refused', async () => {
    const { send, hasStoredNothing } = await start(makeServer);
    const { bytes, headers } = await formOfSize(modules.BODY_LIMIT + 1);
    expectRefused(await send(bytes, { headers }), 413, 'The form is larger than 1000000 bytes');
    expect(hasStoredNothing()).toBe(true);
  });

  // Larger than the socket buffers: the server has to read it.
  test('a form that is far too large is read to its end, as browsers read no response before', async () => {
    const { port, hasStoredNothing } = await start(makeServer);
    const { bytes, headers } = await formOfSize(20_000_000);
    const sending = request(`http://127.0.0.1:${port}/api/submit`, { method: 'POST', headers });
    const answered = once(sending, 'response');
    await once(sending.end(new Uint8Array(bytes)), 'finish');
    const [reply] = await answered;
    expect(reply.statusCode).toBe(413);
    expect(hasStoredNothing()).toBe(true);
  });

  test('only POST is accepted', async () => {
    const { send, hasStoredNothing } = await start(makeServer);
    expectRefused(await send(null, { method: 'GET' }), 405, 'Method not allowed');
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expectRefused(await send(formOf(fieldsWithKey), { method }), 405, 'Method not allowed');
    }
    expect(hasStoredNothing()).toBe(true);
  });

  test('an aborted request stores nothing', async () => {
    const consoleError = jest.spyOn(console, 'error');
    const { port, send, stored } = await start(makeServer);
    const { bytes, headers } = await bytesOf(fieldsWithKey);
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
    const next = await send(formOf({ ...fieldsWithKey, message: 'the next one' }));
    expectAccepted(next, { ...fields, message: 'the next one' });
    expect(stored().map(({ message }) => message)).toEqual(['the next one']);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  test('if storing fails, there is no success response, and the error is logged', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation();
    const file = path.join(folder, 'a file and no folder');
    writeFileSync(file, '');
    const { send } = await start(makeServer, { FEEDBACK_FOLDER: file });
    const text = await send(formOf(fieldsWithKey)).then(
      (reply) => reply.text,
      () => 'no reply',
    );
    expect(text).not.toContain('"success":true');
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(consoleError.mock.calls.flat()).toContainEqual(expect.objectContaining({ path: file }));
    consoleError.mockRestore();
  });

  describe('FEEDBACK_FAULT', () => {
    const faulty = (FEEDBACK_FAULT: string) => start(makeServer, { FEEDBACK_FAULT });

    test('refuse: a message is refused as by the form service', async () => {
      const { send, hasStoredNothing } = await faulty('refuse');
      const reply = await send(formOf(fieldsWithKey));
      expectRefused(reply, 400, 'This message was refused by FEEDBACK_FAULT');
      expect(hasStoredNothing()).toBe(true);
    });

    test('refuse: a browser without scripts is told so by a page', async () => {
      const { send } = await faulty('refuse');
      const headers = { Accept: ACCEPT_OF_A_BROWSER };
      const reply = await send(formOf(fieldsWithKey), { headers });
      expectPage(reply, 400, 'Error: This message was refused by FEEDBACK_FAULT');
    });

    test.each([
      ['html', 200, '*/*'],
      ['500', 500, '*/*'],
      ['500', 500, ACCEPT_OF_A_BROWSER],
    ])(
      '%s: the response is a page with status %i, for Accept: %s',
      async (fault, status, Accept) => {
        const { send, hasStoredNothing } = await faulty(fault);
        const reply = await send(formOf(fieldsWithKey), { headers: { Accept } });
        expect(reply.status).toBe(status);
        expect(reply.headers.get('content-type')).toBe('text/html;charset=utf-8');
        expect(reply.text).toBe(
          '<!doctype html><title>Closed</title><h1>Closed for maintenance</h1>',
        );
        expect(hasStoredNothing()).toBe(true);
      },
    );

    test('hang: there is no response', async () => {
      const { send, hasStoredNothing } = await faulty('hang');
      const reply = send(formOf(fieldsWithKey)).then(
        () => 'answered',
        () => 'closed',
      );
      // Waits for two requests to another server.
      const healthy = await start(makeServer);
      await healthy.send(formOf(fieldsWithKey));
      await healthy.send(formOf(fieldsWithKey));
      expect(await Promise.race([reply, 'waiting'])).toBe('waiting');
      expect(hasStoredNothing()).toBe(true);
    });

    test('drop: the connection is closed without a response', async () => {
      const consoleError = jest.spyOn(console, 'error');
      const { send, hasStoredNothing } = await faulty('drop');
      await expect(send(formOf(fieldsWithKey))).rejects.toMatchObject({
        cause: { code: 'UND_ERR_SOCKET', message: 'other side closed' },
      });
      expect(hasStoredNothing()).toBe(true);
      expect(consoleError).not.toHaveBeenCalled();
      consoleError.mockRestore();
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
  ])('%s is handled by the site, not by the receiver', async (to) => {
    const { send, hasStoredNothing } = await start(makeServer);
    expect((await send(formOf(fieldsWithKey), { to })).text).toBe('the site');
    expect(hasStoredNothing()).toBe(true);
  });

  test('a query string is ignored', async () => {
    const { send, stored } = await start(makeServer);
    expectAccepted(await send(formOf(fieldsWithKey), { to: '/api/submit?from=/feedback' }), fields);
    expect(stored()).toHaveLength(1);
  });
});

test('any text arrives unchanged', async () => {
  const { send, stored } = await start();
  // Browsers send every line break as CRLF; a leading BOM is dropped.
  const words = fc
    .string({ unit: anyCharacter, minLength: 1 })
    .map((text) => text.replace(/\r\n?|\n/g, '\r\n'))
    .filter((text) => text.trim() !== '' && !text.startsWith('\ufeff'));
  await fc.assert(
    fc.asyncProperty(words, words, words, async (name, email, message) => {
      const data = { name, email, message };
      expectAccepted(await send(formOf({ ...fieldsWithKey, ...data })), data);
      expect(stored().at(-1)).toMatchObject(data);
    }),
  );
});

test('in the static host, a response has security headers and is not cached', async () => {
  const { send } = await start(host);
  const { headers } = await send(formOf(fieldsWithKey));
  for (const [name, value] of Object.entries(securityHeaders([])))
    expect(headers.get(name)).toBe(value);
  expect(headers.get('cache-control')).toBe('no-cache');
});

describe.each(makeServers)('the settings of a release, in %s:', (_server, makeServer) => {
  test('the access key must match', async () => {
    const { send, stored } = await start(
      makeServer,
      {},
      await loadWith({ FEEDBACK_ACCESS_KEY: 'ours' }),
    );
    expect((await send(formOf(fieldsWithKey))).status).toBe(400);
    expectAccepted(await send(formOf({ ...fieldsWithKey, access_key: 'ours' })), fields);
    expect(stored()).toHaveLength(1);
  });

  test('the receiver is below the base path', async () => {
    const below = await loadWith({ SITE_URL: 'https://example.org/memories/' });
    const { send, stored } = await start(makeServer, {}, below);
    expectAccepted(await send(formOf(fieldsWithKey), { to: '/memories/api/submit' }), fields);
    expect(stored()).toHaveLength(1);
    for (const to of ['/api/submit', '/memories/api/submitted', '/memories2/api/submit']) {
      const { text } = await send(formOf(fieldsWithKey), { to });
      expect(text).toMatch(/^(?:the site|Not below \/memories\/)$/);
    }
    expect(stored()).toHaveLength(1);
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
test('FEEDBACK_FOLDER has a default if it is empty, like every other setting', async () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { send } = await start(plain, { FEEDBACK_FOLDER: '' });
    expectAccepted(await send(formOf(fieldsWithKey)), fields);
    expect(linesOf(path.join(folder, '.feedback/messages.jsonl'))).toHaveLength(1);
  } finally {
    process.chdir(before);
  }
});
