/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from '../../src/kit/SegmentedControl';
import { afterPaint } from '../../src/platform/afterPaint';

jest.mock('../../src/platform/afterPaint', () => ({ afterPaint: jest.fn() }));

const onChoose = jest.fn();
beforeEach(() => jest.clearAllMocks());

const segment = (value: 'a' | 'b') => (
  <SegmentedControl
    label="Level"
    name="level"
    options={[
      { value: 'a', label: 'Easy' },
      { value: 'b', label: 'Hard' },
    ]}
    value={value}
    onChoose={onChoose}
  />
);

test('a choice that the browser has restored is taken over', () => {
  const { rerender } = render(segment('a'));
  screen.getByRole<HTMLInputElement>('radio', { name: 'Hard' }).checked = true;
  fireEvent(window, new Event('pageshow'));
  expect(onChoose.mock.calls).toEqual([['b']]);
  rerender(segment('b'));
  expect(chosen()).toEqual([false, true]);
});

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

test('a choice calls onChoose, and is shown before the value changes, until the next paint', async () => {
  const { rerender } = render(segment('a'));
  expect(chosen()).toEqual([true, false]);
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  expect(onChoose.mock.calls).toEqual([['b']]);
  expect(chosen()).toEqual([false, true]);
  // The value has not changed, as when DevTools shows a past state.
  act(() => jest.mocked(afterPaint).mock.calls[0]?.[0]());
  expect(chosen()).toEqual([true, false]);
  rerender(segment('b'));
  expect(chosen()).toEqual([false, true]);
  // The value goes back, for example by time travel.
  rerender(segment('a'));
  expect(chosen()).toEqual([true, false]);
});
