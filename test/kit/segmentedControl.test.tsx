/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from '../../src/kit/SegmentedControl';

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

test('a choice calls onChoose, and is shown before the value changes', async () => {
  render(segment('a'));
  expect(chosen()).toEqual([true, false, false]);
  await userEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  expect(onChoose.mock.calls).toEqual([['c']]);
  expect(chosen()).toEqual([false, false, true]);
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
