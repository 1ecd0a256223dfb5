import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { localReceiver, settings } from '../settings';
import { feedbackPage, feedbackPageHeaders } from './feedbackPage';

/** The middleware that answers requests to the path of the receiver, and calls `next` for all other requests. */
export type Receiver = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** The failures that a developer can simulate with the environment variable `FEEDBACK_FAULT`. */
const faults = ['refuse', 'html', 'hang', 'drop', '500'] as const;
export type Fault = (typeof faults)[number];

type ReceiverOptions = {
  /** The folder of the file `messages.jsonl`. Each accepted message becomes a line of this file. */
  folder: string;
  fault?: Fault | undefined;
};

/** The largest request body that is accepted, in bytes. */
export const BODY_LIMIT = 1_000_000;

const FIELDS = ['name', 'email', 'message'] as const;

/**
 * Makes a form service for development. Requests and responses have the same format as those of the hosted service, but
 * messages are appended to a file instead of being mailed.
 */
export function feedbackReceiver({ folder, fault }: ReceiverOptions): Receiver {
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== localReceiver.path) return next();
    receive(request, folder, fault)
      .then((reply) => send(reply, request, response))
      .catch((error: unknown) => {
        const isUnexpected = error !== DROPPED && request.errored === null;
        if (isUnexpected) console.error('A message was not stored:', error);
        response.destroy();
      });
  };
}

/** Makes the receiver that `FEEDBACK_FAULT` and `FEEDBACK_FOLDER` describe. Throws for an unknown fault. */
export function receiverFromEnvironment(): Receiver {
  const fault = process.env.FEEDBACK_FAULT?.trim() || undefined;
  if (fault !== undefined && !isFault(fault)) {
    throw new Error(`FEEDBACK_FAULT must be one of ${faults.join(', ')}, not ${fault}`);
  }
  return feedbackReceiver({ folder: process.env.FEEDBACK_FOLDER?.trim() || '.feedback', fault });
}

const isFault = (word: string): word is Fault => faults.some((fault) => fault === word);

/** The response of the form service. */
type Answer = { statusCode: number; success: boolean; body: { data: object; message: string } };
/** The HTML response of a host that is closed for maintenance. */
type Closed = { statusCode: number; html: string };

const answer = (statusCode: number, success: boolean, message: string, data = {}): Answer => ({
  statusCode,
  success,
  body: { data, message },
});
const refuse = (statusCode: number, message: string) => answer(statusCode, false, message);
const closed = (statusCode: number): Closed => ({
  statusCode,
  html: '<!doctype html><title>Closed</title><h1>Closed for maintenance</h1>',
});

const HTML_TYPE = { 'Content-Type': 'text/html;charset=utf-8' };
const JSON_TYPE = { 'Content-Type': 'application/json;charset=utf-8' };

/** Sends the reply. A script gets an `Answer` as JSON. A browser that sent the form without a script gets a page. */
function send(reply: Answer | Closed, request: IncomingMessage, response: ServerResponse) {
  const sendAs = (headers: Record<string, string>, text: string) =>
    response.writeHead(reply.statusCode, headers).end(text);
  if ('html' in reply) return sendAs(HTML_TYPE, reply.html);
  if (!isNavigation(request)) return sendAs(JSON_TYPE, JSON.stringify(reply));
  return sendAs({ ...feedbackPageHeaders, ...HTML_TYPE }, feedbackPage(reply));
}

/**
 * Whether the browser itself sent the request, and not a script by `fetch`. For its own request a browser puts
 * `text/html` into the header `Accept`. For a `fetch` the header accepts any type, and does not contain `text/html`.
 */
const isNavigation = ({ headers }: IncomingMessage) =>
  headers.accept?.includes('text/html') ?? false;

type Bytes = Buffer<ArrayBuffer>;

const DROPPED = new Error('Dropped by FEEDBACK_FAULT');
const NEVER = new Promise<never>(() => undefined);

async function receive(
  request: IncomingMessage,
  folder: string,
  fault: Fault | undefined,
): Promise<Answer | Closed> {
  const body = await bodyOf(request);
  if (request.method !== 'POST') return refuse(405, 'Method not allowed');
  if (fault === 'refuse') return refuse(400, 'This message was refused by FEEDBACK_FAULT');
  if (fault === 'html') return closed(200);
  if (fault === '500') return closed(500);
  if (fault === 'hang') return NEVER;
  if (fault === 'drop') throw DROPPED;
  if (body === null) return refuse(413, `The form is larger than ${BODY_LIMIT} bytes`);
  return accept(await formOf(request, body), folder);
}

/** Validates a form and stores its message. */
async function accept(form: FormData | null, folder: string): Promise<Answer> {
  if (form === null) return refuse(400, 'The form is not multipart/form-data');
  if (form.get('access_key') !== settings.feedback.accessKey) {
    return refuse(400, 'Invalid access key: the server runs with another FEEDBACK_ACCESS_KEY');
  }
  const message = Object.fromEntries(FIELDS.map((field) => [field, form.get(field)]));
  const missing = FIELDS.find((field) => !isFilled(message[field]));
  if (missing) return refuse(400, `Missing field: ${missing}`);
  await store(folder, message);
  return answer(200, true, 'Message received', message);
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * Returns the body of a request, or null if the body is too large. A body that is too large is also read to its end,
 * because a browser reads the response only after it has sent the whole body.
 */
async function bodyOf(request: IncomingMessage): Promise<Bytes | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= BODY_LIMIT) chunks.push(chunk);
  }
  return bytes <= BODY_LIMIT ? Buffer.concat(chunks) : null;
}

/** Returns the form in a request body, or null if the body is not valid `multipart/form-data`. */
async function formOf({ headers }: IncomingMessage, body: Bytes): Promise<FormData | null> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return null;
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return null;
  }
}

async function store(folder: string, message: object) {
  const line = JSON.stringify({ receivedAt: new Date().toISOString(), ...message });
  await mkdir(folder, { recursive: true });
  await appendFile(path.join(folder, 'messages.jsonl'), `${line}\n`);
}
