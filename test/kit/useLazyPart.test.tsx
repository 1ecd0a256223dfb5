/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, renderHook } from '@testing-library/react';
import { useLazyPart } from '../../src/kit/useLazyPart';

test('a part that is not there after 15 s has failed, until it comes', async () => {
  jest.useFakeTimers();
  const Part = () => null;
  let come: (module: { default: typeof Part }) => void = () => undefined;
  const loading = new Promise<{ default: typeof Part }>((resolve) => {
    come = resolve;
  });
  const load = () => loading;
  const { result } = renderHook(() => useLazyPart(load));
  act(() => jest.advanceTimersByTime(14_999));
  expect(result.current.hasFailed).toBeUndefined();
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toEqual({ Part: undefined, hasFailed: true });
  await act(async () => come({ default: Part }));
  expect(result.current).toEqual({ Part, hasFailed: false });
  jest.useRealTimers();
});
