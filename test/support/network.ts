import { runInThisContext } from 'node:vm';

/** From Node, as jsdom has none. */
const { Response } = runInThisContext('globalThis') as typeof globalThis;

/** A sent request: its method and URL, and the fields of its form, in order. */
type Sent = { to: string; fields: [string, unknown][] };

type Pending = { resolve(response: Response): void; reject(error: Error): void };

/**
 * Mocks `fetch`: records each request, which is pending until the test answers it, oldest first.
 * Undone by `jest.restoreAllMocks()`.
 */
export function mockNetwork() {
  const sent: Sent[] = [];
  const pending: Pending[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    // The `Request` of `jsdom.ts`, whose body is the original FormData.
    const { method, url, body } = request as unknown as Record<'method' | 'url', string> & {
      body: FormData;
    };
    sent.push({ to: `${method} ${url}`, fields: [...body] });
    return new Promise((resolve, reject) => pending.push({ resolve, reject }));
  });
  const first = () => {
    const request = pending.shift();
    if (!request) throw new Error('There is no pending request.');
    return request;
  };
  return {
    sent,
    answer: (body: unknown, status = 200) =>
      first().resolve(new Response(JSON.stringify(body), { status })),
    /** Lets the connection fail. */
    drop: () => first().reject(new TypeError('Failed to fetch')),
  };
}
