/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { labels, tasks } from '../../../src/games/truth-or-dare/content';
import { bagDraws, DARE } from '../../support/bagDraws';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';

const SPIN = 2000;
const dare5 = tasks.easy.Dare[4] as string;

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: 'Easy' | 'Medium' | 'Hard') => screen.getByRole('radio', { name });
const timer = () => screen.getByRole('timer', { name: 'Countdown' });
const task = () => within(screen.getByRole('region', { name: 'Task' }));
const answers = () => screen.queryAllByRole('button', { name: /^(?:Completed|Failed)$/ });
const marked = (attribute: string) =>
  Array.from(document.querySelectorAll(`[${attribute}]`), (part) => part.textContent);

/** The seconds on the timer, and the painted part of its ring, from 0 to 1. */
function shownTime() {
  const arc = timer().querySelector('circle[stroke-dasharray]');
  const [painted, round] = (arc?.getAttribute('stroke-dasharray') ?? '0 1').split(' ').map(Number);
  return [Number(timer().textContent), Number(painted) / Number(round)];
}

/** A visit in which the first task is the fifth easy dare. */
const open = (isAlone = true) =>
  renderWithFakeTimers('/school-games/truth-or-dare', {
    draws: [...bagDraws({ Truth: 2, Dare: 4 }), DARE],
    isAlone,
  });

afterEach(() => jest.useRealTimers());

// What is announced, and where the focus goes after an answer: ../../screenReader.test.tsx.

test('while the bottle turns Spin keeps the focus, but looks disabled; then there is a task to answer', async () => {
  const { user, pass } = await open();
  expect(radio('Easy')).toBeChecked();
  expect(task().getByText(labels.waiting)).toBeVisible();
  expect(answers()).toEqual([]);
  await user.click(button('Spin'));
  await pass(SPIN - 100);
  expect(button('Spin')).toHaveFocus();
  expect(button('Spin')).toBeEnabled();
  expect(button('Spin')).toHaveAttribute('aria-disabled', 'true');
  expect(task().getByText(labels.spinning)).toBeVisible();
  expect([answers(), marked('data-points'), marked('data-chosen')]).toEqual([[], [], []]);

  await pass(100);
  expect(button('Spin')).toHaveFocus();
  expect(button('Spin')).toHaveAttribute('aria-disabled', 'false');
  expect(task().getByText('Dare')).toBeVisible();
  expect(task().getByText(dare5)).toBeVisible();
  expect(answers()).toEqual([button('Completed'), button('Failed')]);
  // The bottle is for the eye alone.
  expect(marked('data-points="Dare"')).toHaveLength(1);
  expect(marked('data-chosen')).toEqual(['Dare']);
  expect(document.querySelector('[aria-hidden="true"] [data-chosen]')).toBeVisible();
});

test('the timer shows the time of the level; with a task its seconds, and a ring in proportion', async () => {
  const { user, pass } = await open();
  await user.click(radio('Medium'));
  expect(shownTime()).toEqual([45, 0]);
  await user.click(radio('Easy'));
  await user.click(button('Spin'));
  await pass(SPIN);
  expect(shownTime()).toEqual([30, 1]);
  await user.click(radio('Hard'));
  await pass(900);
  expect(shownTime()).toEqual([30, 1]);
  await pass(100);
  expect(shownTime()).toEqual([29, 29 / 30]);
  await pass(29_000);
  expect(shownTime()).toEqual([0, 0]);
  await user.click(button('Completed'));
  expect(task().queryByText(dare5)).not.toBeInTheDocument();
  expect(shownTime()).toEqual([60, 0]);
});

test('leaving the game ends the turn, and its timer', async () => {
  const { user, pass, follow, store } = await open(false);
  await user.click(button('Spin'));
  await pass(SPIN);
  await follow(screen.getByRole('link', { name: 'Love Calculator' }));
  expect(store.getState().truthOrDare.phase).toBe('idle');
  await pass(1000);
  expect(jest.getTimerCount()).toBe(0);
});
