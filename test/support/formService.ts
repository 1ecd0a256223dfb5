import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scriptedEnv } from './scriptedEnv';
import type { FullStore } from './store';
import { withEnvironment } from './withEnvironment';

/** How the service answers a request. A request that is left waiting can be answered later. */
export type Answer =
  | { status?: number; headers?: Record<string, string>; text: string }
  | 'reset'
  | 'wait';

type ReceivedForm = {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
  /** The fields in order, as parsed by Node. */
  fields: [string, FormDataEntryValue][];
  answer(answer: Answer): void;
};

export const json = (status: number, content: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  text: JSON.stringify(content),
});

/**
 * A local form service: an HTTP server that records each request and answers it as configured by
 * `answers`; until then requests wait. Must be closed after the tests.
 */
export async function startFormService() {
  const requests: ReceivedForm[] = [];
  let nextAnswer: Answer = 'wait';
  const server = createServer(async (request, response) => {
    const form = await received(request, response);
    requests.push(form);
    form.answer(nextAnswer);
    server.emit('form', form);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`,
    /** All requests since the last `forget`, oldest first. */
    requests,
    /** Sets the answer to all later requests. */
    answers(answer: Answer) {
      nextAnswer = answer;
    },
    /** The first request, once it has arrived. */
    arrival: async (): Promise<ReceivedForm> => requests[0] ?? (await once(server, 'form'))[0],
    forget() {
      requests.length = 0;
      nextAnswer = 'wait';
    },
    /** Also closes the connections of pending requests. */
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type FormService = Awaited<ReturnType<typeof startFormService>>;

export const ACCESS_KEY = 'key-of-the-test';

/** Loads the site's modules as in a release that sends to this URL; they read settings on load. */
export const releaseSendingTo = (url: string) =>
  withEnvironment({ FEEDBACK_ENDPOINT: url, FEEDBACK_ACCESS_KEY: ACCESS_KEY }, async () => {
    const { makeStore } = await import('../../src/app/store');
    const { feedbackFeature, sendFeedback } = await import('../../src/feedback/effects');
    const newStore = () => {
      const env = scriptedEnv();
      return { env, store: makeStore({ env, features: [feedbackFeature] }) as FullStore };
    };
    return { newStore, sendFeedback };
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
  // A body that is not a form has no fields.
  return form.then((parsed) => [...parsed.entries()]).catch(() => []);
}

function give(answer: Answer, { socket }: IncomingMessage, response: ServerResponse) {
  if (answer === 'wait') return;
  if (answer === 'reset') socket.resetAndDestroy();
  else response.writeHead(answer.status ?? 200, answer.headers).end(answer.text);
}
