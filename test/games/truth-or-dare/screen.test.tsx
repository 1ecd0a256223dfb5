/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { labels, tasks } from '../../../src/games/truth-or-dare/content';
import { addOwnTask, addPlayer } from '../../../src/games/truth-or-dare/effects';
import { truthOrDareSlice } from '../../../src/games/truth-or-dare/slice';
import { Card } from '../../../src/kit/Card';
import { bagDraws, DARE } from '../../support/bagDraws';
import { listen } from '../../support/listen';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';

/** `Card`, whose calls are the renderings of the controls, the task, the scores and the friends. */
jest.mock('../../../src/kit/Card', () => ({
  Card: jest.fn(jest.requireActual('../../../src/kit/Card').Card),
}));

const SPIN = 2000;
const dare5 = tasks.easy.Dare[4] as string;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const radio = (name: 'Easy' | 'Medium' | 'Hard' | 'Doston ke saath') =>
  screen.getByRole('radio', { name });
const timer = () => screen.getByRole('timer', { name: 'Countdown' });
const task = () => within(screen.getByRole('region', { name: 'Task' }));
const entries = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());
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
const open = (scene?: Parameters<typeof renderWithFakeTimers>[1]) =>
  renderWithFakeTimers('/school-games/truth-or-dare', {
    draws: [...bagDraws({ Truth: 2, Dare: 4 }), DARE],
    isAlone: true,
    ...scene,
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

test('while the seconds pass, the timer alone is rendered', async () => {
  const { user, pass } = await open();
  await user.click(button('Spin'));
  await pass(SPIN);
  jest.mocked(Card).mockClear();
  await pass(5000);
  expect(shownTime()[0]).toBe(25);
  expect(Card).not.toHaveBeenCalled();
});

test('players are added by name, one after another; what they wait for is heard', async () => {
  const { user } = await open();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(radio('Doston ke saath'));
  await screen.findByRole('textbox', { name: 'Add a player' });
  const heard = listen();
  await user.type(field('Add a player'), ' {Enter}Raju{Enter}');
  expect(field('Add a player')).toHaveValue('');
  expect(field('Add a player')).toHaveFocus();
  await user.type(field('Add a player'), '<b>Sunita</b>');
  await user.click(button('Add'));
  expect(field('Add a player')).toHaveFocus();
  expect(heard).toEqual([labels.onePlayer, labels.ready(2)]);
  expect(entries('Players')).toEqual(['Raju', '<b>Sunita</b>']);
});

test('players are told apart, and removed by name; the focus goes to the next one, or to the field', async () => {
  const { user, store } = await open();
  act(() => {
    for (const name of ['Raju', 'raju', 'Sunita']) store.dispatch(addPlayer(name));
  });
  await screen.findByRole('textbox', { name: 'Add a player' });
  for (const [name, next] of [
    ['raju 2', () => button('Remove Sunita')],
    ['Sunita', () => button('Remove Raju')],
    ['Raju', () => field('Add a player')],
  ] as const) {
    await user.click(button(`Remove ${name}`));
    expect(next()).toHaveFocus();
  }
});

test('an eleventh player and an eleventh task are refused kindly, and stay in their fields', async () => {
  const { user, store } = await open();
  act(() => {
    for (const name of Array(10).fill('Raju')) {
      store.dispatch(addPlayer(name));
      store.dispatch(addOwnTask('Dare', name));
    }
  });
  await screen.findByRole('textbox', { name: 'Add a player' });
  expect(screen.getByText(labels.benchFull)).toBeVisible();
  expect(screen.getByText(labels.noMoreOwnTasks)).toBeVisible();
  for (const [name, submit] of [
    ['Add a player', 'Add'],
    ['Apna sawaal', 'Mila do'],
  ] as const) {
    expect(button(submit)).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(name), 'Meena{Enter}');
    expect(field(name)).toHaveValue('Meena');
  }
});

const player = (id: number, name: string) => ({ id, name, tasksCompleted: 0, streak: 0 });
/** Two friends, of whom the second has the next turn. */
const withFriends = {
  ...truthOrDareSlice.getInitialState(),
  company: 'friends' as const,
  players: [player(1, 'Raju'), player(2, 'Sunita')],
  turns: [2, 1],
};

test('a turn is announced with its task; bottle and board follow, and a verdict for the player alone', async () => {
  const { user, pass } = await open({
    preloadedState: { truthOrDare: { ...withFriends, ...{ tasksCompleted: 3, streak: 3 } } },
  });
  const heard = listen();
  await user.click(button('Spin'));
  await pass(2000);
  expect(heard.join(' ')).toContain('Sunita ki baari');
  const seats = [...document.querySelectorAll('[aria-hidden] li')];
  expect(seats.map((seat) => [seat.textContent, seat.hasAttribute('data-chosen')])).toEqual([
    ['Sunita', true],
    ['Raju', false],
  ]);
  await user.click(button('Completed'));
  expect(entries('Players')).toEqual(['Raju Tasks 0, Streak 0', 'Sunita Tasks 1, Streak 1']);
  expect(task().getByText('Streak: 1')).toBeVisible();
  expect(task().getByText('Sunita').closest('p')).toHaveTextContent(/^Sunita$/);
});

/** An open task that the group wrote, in the turn of Raju. */
const ownTask = {
  truthOrDare: {
    ...withFriends,
    ...({ phase: 'counting', round: 5, countdown: 9, turn: 1, currentType: 'Truth' } as const),
    lastTask: { difficulty: 'easy', type: 'Truth', index: 100 } as const,
    ownTasks: [{ id: 100, type: 'Truth', text: 'Kisne chalk phenki thi?' } as const],
  },
};

test('tasks of the group’s own are written one after another, and taken out by their words', async () => {
  const { user } = await open();
  await user.click(radio('Doston ke saath'));
  await screen.findByRole('textbox', { name: 'Apna sawaal' });
  await user.type(field('Apna sawaal'), 'Kisne chalk phenki thi?{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Dare wala' }));
  await user.type(field('Apna sawaal'), '<i>Naacho</i>');
  await user.click(button('Mila do'));
  expect(field('Apna sawaal')).toHaveValue('');
  expect(field('Apna sawaal')).toHaveFocus();
  await user.click(button('Remove Kisne chalk phenki thi?'));
  expect(entries('Apne sawaal')).toEqual(['Dare: <i>Naacho</i>']);
});

test('among friends nobody is promised the next turn', async () => {
  const { user } = await open({ preloadedState: ownTask });
  await user.click(button('Failed'));
  expect(task().getByText(labels.comfortAmongFriends)).toBeVisible();
});

test('tasks of the group’s own are dealt in their words, and are sent on without a link to them', async () => {
  const { user } = await open({ preloadedState: ownTask });
  expect(task().getByText('Kisne chalk phenki thi?')).toBeVisible();
  await user.click(button('Completed'));
  const share = within(await screen.findByRole('group', { name: 'Share' }));
  const href = share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const message = decodeURIComponent(href ?? '');
  expect(message).toContain('Tumhari gang kya poochhti?');
  expect(message).not.toMatch(/#c=|chalk phenki/);
});
