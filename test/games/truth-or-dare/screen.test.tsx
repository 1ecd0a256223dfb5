/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { labels, tasks } from '../../../src/games/truth-or-dare/content';
import type { TruthOrDareState } from '../../../src/games/truth-or-dare/slice';
import { truthOrDareSlice } from '../../../src/games/truth-or-dare/slice';
import { bagDraws, DARE, TRUTH } from '../../support/bagDraws';
import { figures } from '../../support/figures';
import { listen } from '../../support/listen';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';

const PATH = '/school-games/truth-or-dare';
const SPIN = 2000;

/** The draws of the first spin, before that of the type, and the tasks that come first by them. */
const BAGS = bagDraws({ Truth: 2, Dare: 4 });
const truth3 = tasks.easy.Truth[2] as string;
const dare5 = tasks.easy.Dare[4] as string;

const spinButton = () => screen.getByRole('button', { name: 'Spin' });
const radio = (name: 'Easy' | 'Medium' | 'Hard') => screen.getByRole('radio', { name });
const timer = () => screen.getByRole('timer', { name: 'Countdown' });
const task = () => screen.getByRole('region', { name: 'Task' });
const answer = (name: 'Completed' | 'Failed') => screen.getByRole('button', { name });
const answers = () => screen.queryAllByRole('button', { name: /^(?:Completed|Failed)$/ });
const bottle = () => document.querySelector('[data-points]');
const tile = (name: string) => screen.getByRole('link', { name });

/** The painted part of the ring, from 0 to 1. */
function paintedPart() {
  const arc = timer().querySelector('circle[stroke-dasharray]');
  if (!arc) return 0;
  const [painted, round] = (arc.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
  expect(round).toBe(Number(arc.getAttribute('pathLength')));
  return Number(painted) / Number(round);
}

const scores = (some: Partial<TruthOrDareState>) => ({
  truthOrDare: { ...truthOrDareSlice.getInitialState(), ...some },
});

/** A visit with an open task; the draws are those of the types of its spins. */
async function openTask(types: number[], preloadedState = scores({}), isAlone = true) {
  const visit = await renderWithFakeTimers(PATH, {
    isAlone,
    draws: [...BAGS, ...types],
    preloadedState,
  });
  await visit.user.click(spinButton());
  await visit.pass(SPIN);
  return visit;
}

afterEach(() => jest.useRealTimers());

describe('at the start', () => {
  test('the difficulty is Easy, one of three in the group Difficulty', async () => {
    await renderWithFakeTimers(PATH, { isAlone: true });
    const group = screen.getByRole('radiogroup', { name: 'Difficulty' });
    const radios = [radio('Easy'), radio('Medium'), radio('Hard')];
    expect(within(group).getAllByRole('radio')).toEqual(radios);
    expect(within(group).getAllByRole('radio', { checked: true })).toEqual([radio('Easy')]);
  });

  test('Spin is enabled, there is no task to answer, and all figures are 0', async () => {
    await renderWithFakeTimers(PATH, { isAlone: true });
    expect(spinButton()).toBeEnabled();
    expect(spinButton()).not.toHaveAttribute('aria-disabled', 'true');
    expect(within(task()).getByText(labels.waiting)).toBeVisible();
    expect(answers()).toEqual([]);
    expect(figures()).toEqual({ 'Tasks completed': 0, Streak: 0, 'Best streak': 0 });
  });

  test('the bottle points at neither word, and is hidden from screen readers', async () => {
    await renderWithFakeTimers(PATH, { isAlone: true });
    expect(bottle()).toBeNull();
    for (const word of ['Truth', 'Dare']) {
      expect(screen.getByText(word).closest('[aria-hidden="true"]')).toBeVisible();
    }
  });

  test('figures and difficulty of an earlier visit are shown', async () => {
    const earlier = { difficulty: 'hard', tasksCompleted: 12, streak: 3, bestStreak: 7 } as const;
    await renderWithFakeTimers(PATH, { isAlone: true, preloadedState: scores(earlier) });
    expect(figures()).toEqual({ 'Tasks completed': 12, Streak: 3, 'Best streak': 7 });
    expect(radio('Hard')).toBeChecked();
    expect(timer()).toHaveTextContent(/^60$/);
  });
});

test.each([
  ['Easy', 30],
  ['Medium', 45],
  ['Hard', 60],
] as const)('on %s the timer shows its %i seconds before the spin', async (level, seconds) => {
  const { user } = await renderWithFakeTimers(PATH, { isAlone: true });
  await user.click(radio(level));
  expect(radio(level)).toBeChecked();
  expect(timer()).toHaveTextContent(new RegExp(`^${seconds}$`));
  expect(paintedPart()).toBe(0);
});

describe('while the bottle turns', () => {
  test('Spin keeps the focus and is aria-disabled, and no task is shown yet', async () => {
    const { user, pass } = await renderWithFakeTimers(PATH, {
      isAlone: true,
      draws: [...BAGS, TRUTH],
    });
    await user.click(spinButton());
    await pass(SPIN - 100);
    expect(spinButton()).toHaveFocus();
    expect(spinButton()).toBeEnabled();
    expect(spinButton()).toHaveAttribute('aria-disabled', 'true');
    expect(within(task()).getByText(labels.spinning)).toBeVisible();
    expect(answers()).toEqual([]);
    expect(bottle()).toBeNull();

    await pass(100);
    expect(spinButton()).toHaveFocus();
    expect(spinButton()).toHaveAttribute('aria-disabled', 'false');
    expect(within(task()).getByText(truth3)).toBeVisible();
  });
});

describe('a task', () => {
  test.each([
    ['Truth', TRUTH, truth3, 'Dare'],
    ['Dare', DARE, dare5, 'Truth'],
  ])('is a %s: type and text are shown, and the bottle points at the type', async (...row) => {
    const [type, draw, text, other] = row;
    await openTask([draw]);
    expect(within(task()).getByText(type)).toBeVisible();
    expect(within(task()).getByText(text)).toBeVisible();
    expect(within(task()).queryByText(other)).not.toBeInTheDocument();
    expect(bottle()).toHaveAttribute('data-points', type);
    expect([...document.querySelectorAll('[data-chosen]')]).toEqual([
      within(bottle()?.parentElement as HTMLElement).getByText(type),
    ]);
    expect(answers()).toEqual([answer('Completed'), answer('Failed')]);
  });

  test('has a countdown in seconds, and a ring in proportion', async () => {
    const { pass } = await openTask([TRUTH]);
    expect(timer()).toHaveTextContent(/^30$/);
    expect(paintedPart()).toBe(1);
    for (const left of [29, 28, 27]) {
      await pass(900);
      expect(timer()).toHaveTextContent(new RegExp(`^${left + 1}$`));
      await pass(100);
      expect(timer()).toHaveTextContent(new RegExp(`^${left}$`));
      expect(paintedPart()).toBeCloseTo(left / 30);
    }
    await pass(27_000);
    expect(timer()).toHaveTextContent(/^0$/);
    expect(paintedPart()).toBe(0);
  });

  test('keeps its countdown when another difficulty is chosen', async () => {
    const { user, pass } = await openTask([TRUTH]);
    await pass(3000);
    await user.click(radio('Hard'));
    await pass(12_000);
    expect(timer()).toHaveTextContent(/^15$/);
    expect(paintedPart()).toBe(0.5);
    expect(within(task()).getByText(truth3)).toBeVisible();

    await user.click(answer('Failed'));
    expect(timer()).toHaveTextContent(/^60$/);
  });

  test('can still be answered when the time is up', async () => {
    const { user, pass } = await openTask([TRUTH]);
    await pass(19_900);
    expect(screen.queryByText(labels.lastSeconds)).not.toBeInTheDocument();
    await pass(100);
    expect(within(task()).getByText(labels.lastSeconds)).toBeVisible();
    await pass(9900);
    expect(screen.queryByText(labels.timeUp)).not.toBeInTheDocument();
    await pass(100);
    expect(within(task()).getByText(labels.timeUp)).toBeVisible();
    expect(within(task()).getByText(truth3)).toBeVisible();
    expect(spinButton()).toHaveFocus();

    await user.click(answer('Completed'));
    expect(figures()).toEqual({ 'Tasks completed': 1, Streak: 1, 'Best streak': 1 });
    expect(screen.queryByText(labels.timeUp)).not.toBeInTheDocument();
  });
});

describe('a turn ends', () => {
  const before = { tasksCompleted: 4, streak: 2, bestStreak: 2 };
  const comfort = [...labels.comfort, labels.comfortAlone];
  const ends = [
    ['Completed', labels.praise, { 'Tasks completed': 5, Streak: 3, 'Best streak': 3 }],
    ['Failed', comfort, { 'Tasks completed': 4, Streak: 0, 'Best streak': 2 }],
  ] as const;

  test.each(ends)('by %s: it is counted, and the task is removed', async (...row) => {
    const [name, words, after] = row;
    const { user, pass } = await openTask([TRUTH], scores(before));
    await pass(4000);
    await user.click(answer(name));
    expect(figures()).toEqual(after);
    expect(screen.queryByText(truth3)).not.toBeInTheDocument();
    expect(answers()).toEqual([]);
    expect(bottle()).toHaveAttribute('data-points', 'Truth');
    expect(words.map((line) => `Streak: ${after.Streak}${line}`)).toContain(task().textContent);
    expect(timer()).toHaveTextContent(/^30$/);
    expect(paintedPart()).toBe(0);
    await pass(5000);
    expect(timer()).toHaveTextContent(/^30$/);
  });

  test.each(ends)('by %s: the focus is on Spin, and Enter spins again', async (name) => {
    const { user, pass } = await openTask([TRUTH, DARE]);
    await user.click(answer(name));
    expect(spinButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    await pass(SPIN);
    expect(within(task()).getByText(dare5)).toBeVisible();
  });
});

describe('a screen reader', () => {
  test('announces a comment on each answer, another one each time', async () => {
    const { user, pass } = await openTask([TRUTH, DARE]);
    const announced = listen();
    await user.click(answer('Completed'));
    await user.click(spinButton());
    await pass(SPIN);
    await user.click(answer('Completed'));
    expect(announced).toEqual([expect.any(String), `Dare ${dare5}`, expect.any(String)]);
    const first = announced[0]?.replace('Streak: 1 ', '');
    const second = announced[2]?.replace('Streak: 2 ', '');
    expect(labels.praise).toContain(first);
    expect(labels.praise).toContain(second);
    expect(first).not.toBe(second);
  });

  test('finds every live region before there is something to announce', async () => {
    const { pass } = await openTask([TRUTH]);
    const before = within(task()).getAllByRole('status');
    await pass(30_000);
    expect(within(task()).getAllByRole('status')).toEqual(before);
  });
});

test('leaving the game resets the turn, and keeps the scores', async () => {
  const before = { tasksCompleted: 4, streak: 2, bestStreak: 3 };
  const { pass, follow, store } = await openTask([TRUTH], scores(before), false);
  await pass(5000);
  await follow(tile('Love Calculator'));
  expect(store.getState().truthOrDare).toMatchObject({ ...before, phase: 'idle' });
  expect(jest.getTimerCount()).toBe(0);

  await follow(tile('Truth or Dare'));
  expect(within(task()).getByText(labels.waiting)).toBeVisible();
  expect(answers()).toEqual([]);
  expect(spinButton()).toHaveAttribute('aria-disabled', 'false');
  expect(timer()).toHaveTextContent(/^30$/);
  expect(figures()).toEqual({ 'Tasks completed': 4, Streak: 2, 'Best streak': 3 });
});
