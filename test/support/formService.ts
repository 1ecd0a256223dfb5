import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withEnvironment } from './withEnvironment';

/** What the service does with a request. One that is left waiting can be answered later. */
export type Answer =
  | { status?: number; headers?: Record<string, string>; text: string }
  /** The headers and the first bytes of a body whose end never comes. */
  | { stalledAfter: string }
  | 'reset'
  | 'wait';

export type ReceivedForm = {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
  /** In their order, as Node's own parser reads them. */
  fields: [string, FormDataEntryValue][];
  answer(answer: Answer): void;
};

export const json = (status: number, content: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  text: JSON.stringify(content),
});

/**
 * A form service on this machine: a real server that keeps whatever it is sent, and answers as the
 * test says. Left waiting, until it is told more. To be closed after the tests.
 */
export async function startFormService() {
  const requests: ReceivedForm[] = [];
  const awaited: { count: number; resolve(form: ReceivedForm): void }[] = [];
  let next: Answer = 'wait';

  const server = createServer(async (request, response) => {
    const form = await received(request, response);
    const count = requests.push(form);
    form.answer(next);
    for (const waiting of awaited) if (waiting.count === count) waiting.resolve(form);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`,
    /** All that have come since the last `forget`, oldest first. */
    requests,
    /** How every request from now on is answered. */
    answers(answer: Answer) {
      next = answer;
    },
    /** Resolves when that many requests have come, with the last of them. */
    arrival(count = 1): Promise<ReceivedForm> {
      const there = requests[count - 1];
      if (there) return Promise.resolve(there);
      return new Promise((resolve) => {
        awaited.push({ count, resolve });
      });
    },
    forget() {
      requests.length = 0;
      awaited.length = 0;
      next = 'wait';
    },
    /** Whoever still waits for an answer is cut off. */
    async close() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
}

export type FormService = Awaited<ReturnType<typeof startFormService>>;

export const ACCESS_KEY = 'key-of-the-test';

/** The site as a release that sends to this address: its settings are read as it is loaded. */
export const releaseSendingTo = (url: string) =>
  withEnvironment({ FEEDBACK_ENDPOINT: url, FEEDBACK_ACCESS_KEY: ACCESS_KEY }, async () => {
    const { makeStore } = await import('../../src/app/store');
    const { dynamicMiddleware } = await import('../../src/app/dynamicMiddleware');
    const { injectApi } = await import('../../src/app/injectApi');
    const { feedbackApi } = await import('../../src/feedback/api');
    const { sendFeedback } = await import('../../src/feedback/thunks');
    /** As its page does. */
    const injectFeedback = () => injectApi(feedbackApi);
    return { makeStore, dynamicMiddleware, injectFeedback, sendFeedback };
  });

export type Release = Awaited<ReturnType<typeof releaseSendingTo>>;

async function received(request: IncomingMessage, response: ServerResponse): Promise<ReceivedForm> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return {
    method: request.method,
    headers: request.headers,
    body,
    fields: await fieldsOf(body, request.headers['content-type'] ?? ''),
    answer: (answer) => give(answer, request, response),
  };
}

async function fieldsOf(body: Buffer<ArrayBuffer>, type: string): Promise<ReceivedForm['fields']> {
  const form = new Response(body, { headers: { 'Content-Type': type } }).formData();
  // What is no form has no fields.
  return form.then((parsed) => [...parsed.entries()]).catch(() => []);
}

function give(answer: Answer, { socket }: IncomingMessage, response: ServerResponse) {
  if (answer === 'wait') return;
  if (answer === 'reset') {
    socket.resetAndDestroy();
  } else if ('stalledAfter' in answer) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write(answer.stalledAfter);
  } else {
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.text);
  }
}
