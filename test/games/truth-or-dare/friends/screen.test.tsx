/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { labels } from '../../../../src/games/truth-or-dare/content';
import { addOwnTask, addPlayer } from '../../../../src/games/truth-or-dare/effects';
import { truthOrDareSlice } from '../../../../src/games/truth-or-dare/slice';
import { bagDraws, DARE } from '../../../support/bagDraws';
import { listen } from '../../../support/listen';
import { renderWithFakeTimers } from '../../../support/renderWithFakeTimers';

type Scene = Parameters<typeof renderWithFakeTimers>[1];
const open = (scene?: Scene) =>
  renderWithFakeTimers('/school-games/truth-or-dare', { isAlone: true, ...scene });

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const entries = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());
const task = () => within(screen.getByRole('region', { name: 'Task' }));

afterEach(() => jest.useRealTimers());

test('players are added by name, one after another; what they wait for is heard', async () => {
  const { user } = await open();
  const heard = listen();
  await user.type(field('Add a player'), ' {Enter}Raju{Enter}');
  expect(field('Add a player')).toHaveValue('');
  expect(field('Add a player')).toHaveFocus();
  await user.type(field('Add a player'), '<b>Sunita</b>');
  await user.click(button('Add'));
  expect(field('Add a player')).toHaveFocus();
  expect(heard).toEqual([labels.onePlayer, labels.ready(2)]);
  expect(entries('Players')).toEqual(['Raju Tasks 0, Streak 0', '<b>Sunita</b> Tasks 0, Streak 0']);
});

test('players are told apart, and removed by name; the focus goes to the next one, or to the field', async () => {
  const { user, store } = await open();
  act(() => {
    for (const name of ['Raju', 'raju', 'Sunita']) store.dispatch(addPlayer(name));
  });
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
  players: [player(1, 'Raju'), player(2, 'Sunita')],
  turns: [2, 1],
};

test('a turn is announced with its task; bottle and board follow, and a verdict for the player alone', async () => {
  const { user, pass } = await open({
    draws: [...bagDraws({ Truth: 2, Dare: 4 }), DARE],
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

/** An open task of Raju's turn, which the group wrote. */
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
