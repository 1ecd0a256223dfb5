import { runInThisContext } from 'node:vm';

/** Node's own: jsdom has none. */
const { Response } = runInThisContext('globalThis') as typeof globalThis;

/** A request as it left the page: where to, and the fields of its form, in their order. */
type Sent = { to: string; fields: [string, unknown][] };

type Waiting = { resolve(response: Response): void; reject(error: Error): void };

/**
 * A network for screens: what they send is kept, and waits until the test answers it, the first one
 * first. Undone by `jest.restoreAllMocks()`.
 */
export function layNetwork() {
  const sent: Sent[] = [];
  const waiting: Waiting[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    // As `jsdom.ts` makes it: with its body as it was given.
    const { method, url, body } = request as unknown as Record<'method' | 'url', string> & {
      body: FormData;
    };
    sent.push({ to: `${method} ${url}`, fields: [...body] });
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  });
  const first = () => {
    const request = waiting.shift();
    if (!request) throw new Error('No request is waiting for an answer.');
    return request;
  };
  return {
    sent,
    answer: (body: unknown, status = 200) =>
      first().resolve(new Response(JSON.stringify(body), { status })),
    /** The connection breaks. */
    drop: () => first().reject(new TypeError('Failed to fetch')),
  };
}
