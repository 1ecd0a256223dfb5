import { runInThisContext } from 'node:vm';

/** From Node, as jsdom has none. */
const { Response } = runInThisContext('globalThis') as typeof globalThis;

/**
 * Mocks `fetch`: each request is pending until the test answers it, oldest first. Undone by
 * `jest.restoreAllMocks()`.
 */
export function mockNetwork() {
  const pending: { resolve(response: Response): void; reject(error: Error): void }[] = [];
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve, reject) => pending.push({ resolve, reject })));
  const first = () => {
    const request = pending.shift();
    if (!request) throw new Error('There is no pending request.');
    return request;
  };
  return {
    sentCount: () => fetch.mock.calls.length,
    answer: (body: unknown, status = 200) =>
      first().resolve(new Response(JSON.stringify(body), { status })),
    /** Lets the connection fail. */
    drop: () => first().reject(new TypeError('Failed to fetch')),
  };
}
