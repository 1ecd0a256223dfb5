/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { beginPageTransition, endPageTransition } from '../../src/kit/pageTransition';

type Update = () => Promise<void>;

/** Mocks a browser that takes its snapshot at once; returns what each transition waits for. */
function mockViewTransitions(): Promise<void>[] {
  const rendered: Promise<void>[] = [];
  const pending = new Promise<void>(() => undefined);
  document.startViewTransition = ((update: Update) => {
    queueMicrotask(() => rendered.push(update()));
    return { ready: pending, finished: pending, skipTransition: () => undefined };
  }) as never;
  return rendered;
}

async function isResolved(promise: Promise<void> | undefined) {
  let resolved = false;
  promise?.then(() => {
    resolved = true;
  });
  await Promise.resolve();
  return resolved;
}

test('a page that is rendered late does not end the transition to the next one', async () => {
  const rendered = mockViewTransitions();
  await beginPageTransition({ key: 'first', isAnimated: true });
  await beginPageTransition({ key: 'second', isAnimated: true });
  endPageTransition('first');
  expect(await isResolved(rendered[1])).toBe(false);
  endPageTransition('second');
  expect(await isResolved(rendered[1])).toBe(true);
});
