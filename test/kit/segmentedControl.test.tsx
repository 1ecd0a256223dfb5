/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from '../../src/kit/SegmentedControl';
import { afterPaint } from '../../src/platform/afterPaint';

jest.mock('../../src/platform/afterPaint', () => ({ afterPaint: jest.fn() }));
beforeEach(() => {
  jest.mocked(afterPaint).mockImplementation((task) => task());
});

const onChoose = jest.fn();

const segment = (value: 'a' | 'b' | 'c') => (
  <SegmentedControl
    label="Level"
    name="level"
    options={[
      { value: 'a', label: 'Easy' },
      { value: 'b', label: 'Medium' },
      { value: 'c', label: 'Hard' },
    ]}
    value={value}
    onChoose={onChoose}
  />
);

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

test('a choice calls onChoose, and is shown before the value changes, until the next paint', async () => {
  const tasks: (() => void)[] = [];
  jest.mocked(afterPaint).mockImplementation((task) => void tasks.push(task));
  render(segment('a'));
  expect(chosen()).toEqual([true, false, false]);
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  expect(onChoose.mock.calls).toEqual([['c']]);
  expect(chosen()).toEqual([false, false, true]);
  // The value has not changed, as where DevTools shows a past state.
  act(() => {
    for (const task of tasks) task();
  });
  expect(chosen()).toEqual([true, false, false]);
});

test('a changed value overrides the choice', async () => {
  const { rerender } = render(segment('a'));
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  rerender(segment('c'));
  expect(chosen()).toEqual([false, false, true]);
  // For example by time travel.
  rerender(segment('b'));
  expect(chosen()).toEqual([false, true, false]);
  rerender(segment('a'));
  expect(chosen()).toEqual([true, false, false]);
});
