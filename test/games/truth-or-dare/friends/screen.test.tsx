/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { labels } from '../../../../src/games/truth-or-dare/content';
import type { Player } from '../../../../src/games/truth-or-dare/rules';
import type { TruthOrDareState } from '../../../../src/games/truth-or-dare/slice';
import { truthOrDareSlice } from '../../../../src/games/truth-or-dare/slice';
import { addOwnTask, addPlayer } from '../../../../src/games/truth-or-dare/thunks';
import { bagDraws, DARE } from '../../../support/bagDraws';
import { listen } from '../../../support/listen';
import { renderWithFakeTimers } from '../../../support/renderWithFakeTimers';

const PATH = '/school-games/truth-or-dare';

type Scene = Parameters<typeof renderWithFakeTimers>[1];
const open = (scene?: Scene) => renderWithFakeTimers(PATH, { isAlone: true, ...scene });

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const entries = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());
const task = () => within(screen.getByRole('region', { name: 'Task' }));

afterEach(() => jest.useRealTimers());

describe('players', () => {
  test('are added by name, one after another', async () => {
    const { user } = await open();
    expect(screen.queryByRole('list', { name: 'Players' })).not.toBeInTheDocument();
    expect(screen.getByText(labels.noPlayers)).toBeVisible();
    await user.type(field('Add a player'), 'Raju{Enter}');
    expect(field('Add a player')).toHaveValue('');
    expect(field('Add a player')).toHaveFocus();
    expect(screen.getByText(labels.onePlayer)).toBeVisible();
    await user.type(field('Add a player'), 'Sunita');
    const heard = listen();
    await user.click(button('Add'));
    expect(field('Add a player')).toHaveFocus();
    expect(heard).toEqual([labels.ready(2)]);
    expect(entries('Players')).toEqual(['Raju Tasks 0, Streak 0', 'Sunita Tasks 0, Streak 0']);
  });

  test('a blank name is nobody', async () => {
    const { user } = await open();
    await user.type(field('Add a player'), '  {Enter}');
    expect(screen.queryByRole('list', { name: 'Players' })).not.toBeInTheDocument();
  });

  test('are told apart, and each is removed by name; the focus goes to the next one, or to the field', async () => {
    const { user, store } = await open();
    act(() => {
      for (const name of ['Raju', 'raju', 'Sunita']) store.dispatch(addPlayer(name));
    });
    await user.click(button('Remove raju 2'));
    expect(entries('Players')).toEqual(['Raju Tasks 0, Streak 0', 'Sunita Tasks 0, Streak 0']);
    expect(button('Remove Sunita')).toHaveFocus();
    await user.click(button('Remove Sunita'));
    expect(button('Remove Raju')).toHaveFocus();
    await user.click(button('Remove Raju'));
    expect(field('Add a player')).toHaveFocus();
  });

  test('are ten at most, and the eleventh is refused kindly', async () => {
    const { user, store } = await open();
    act(() => {
      for (let count = 0; count < 10; count += 1) store.dispatch(addPlayer('Raju'));
    });
    expect(screen.getByText(labels.benchFull)).toBeVisible();
    expect(button('Add')).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('Add a player'), 'Meena{Enter}');
    expect(field('Add a player')).toHaveValue('Meena');
    expect(entries('Players')).toHaveLength(10);
  });

  test('markup in a name is text', async () => {
    const { store } = await open();
    act(() => void store.dispatch(addPlayer('<b>Raju</b>')));
    expect(entries('Players')).toEqual(['<b>Raju</b> Tasks 0, Streak 0']);
  });
});

const player = (id: number, name: string): Player => ({ id, name, tasksCompleted: 0, streak: 0 });

/** Two friends, of whom the second has the next turn; then the first. */
const withFriends = (some: Partial<TruthOrDareState> = {}) => ({
  truthOrDare: {
    ...truthOrDareSlice.getInitialState(),
    players: [player(1, 'Raju'), player(2, 'Sunita')],
    turns: [2, 1],
    ...some,
  },
});

/** The drawn parts that no screen reader has: names around the bottle. */
const ring = () =>
  [...document.querySelectorAll('[aria-hidden] li')].map((seat) => [
    seat.textContent,
    seat.hasAttribute('data-chosen'),
  ]);

describe('a turn', () => {
  test('is announced with its task; bottle and board follow', async () => {
    const draws = [...bagDraws({ Truth: 2, Dare: 4 }), DARE];
    const { user, pass } = await open({
      draws,
      preloadedState: withFriends(),
    });
    expect(screen.queryByText('Truth', { selector: '[aria-hidden] *' })).toBeNull();
    const heard = listen();
    await user.click(button('Spin'));
    expect(task().getByText(labels.friendsSpinning)).toBeVisible();
    await pass(2000);
    expect(task().getByText('Sunita').closest('p')).toHaveTextContent('Sunita ki baari');
    expect(heard.join(' ')).toContain('Sunita ki baari');
    expect(ring()).toEqual([
      ['Sunita', true],
      ['Raju', false],
    ]);
    await user.click(button('Completed'));
    expect(entries('Players')).toEqual(['Raju Tasks 0, Streak 0', 'Sunita Tasks 1, Streak 1']);
    expect(task().getByText('Streak: 1')).toBeVisible();
  });

  const ofRaju = (round: number) =>
    withFriends({
      phase: 'counting',
      round,
      currentType: 'Dare',
      lastTask: { difficulty: 'easy', type: 'Dare', index: 0 },
      countdown: 9,
      turn: 1,
      streak: 3,
      bestStreak: 3,
      tasksCompleted: 3,
    });

  test('the verdict has the name and the streak of the player, not that of all', async () => {
    const { user } = await open({ preloadedState: ofRaju(4) });
    await user.click(button('Completed'));
    expect(task().getByText('Streak: 1')).toBeVisible();
    expect(task().getByText('Raju').closest('p')).toHaveTextContent(/^Raju$/);
  });

  test('nobody is promised the next one', async () => {
    const { user } = await open({ preloadedState: ofRaju(5) });
    await user.click(button('Failed'));
    expect(task().getByText(labels.comfortAmongFriends)).toBeVisible();
  });

  test('goes with the player who leaves in it', async () => {
    const { user } = await open({ preloadedState: ofRaju(5) });
    await user.click(button('Remove Raju'));
    expect(screen.queryByRole('button', { name: 'Completed' })).not.toBeInTheDocument();
    expect(task().getByText(labels.waiting)).toBeVisible();
  });
});

describe('tasks of the group’s own', () => {
  test('are written, listed and taken out again', async () => {
    const { user } = await open();
    expect(screen.getByText(labels.noOwnTasks)).toBeVisible();
    await user.type(field('Apna sawaal'), 'Kisne chalk phenki thi?{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Dare wala' }));
    await user.type(field('Apna sawaal'), '<i>Naacho</i>');
    await user.click(button('Mila do'));
    expect(field('Apna sawaal')).toHaveValue('');
    expect(field('Apna sawaal')).toHaveFocus();
    expect(entries('Apne sawaal')).toEqual([
      'Truth: Kisne chalk phenki thi?',
      'Dare: <i>Naacho</i>',
    ]);
    await user.click(button('Remove Kisne chalk phenki thi?'));
    expect(entries('Apne sawaal')).toEqual(['Dare: <i>Naacho</i>']);
    expect(button('Remove <i>Naacho</i>')).toHaveFocus();
  });

  test('are ten at most', async () => {
    const { user, store } = await open();
    act(() => {
      for (let count = 0; count < 10; count += 1) store.dispatch(addOwnTask('Dare', `${count}`));
    });
    expect(screen.getByText(labels.noMoreOwnTasks)).toBeVisible();
    await user.type(field('Apna sawaal'), 'Aur ek{Enter}');
    expect(entries('Apne sawaal')).toHaveLength(10);
    expect(field('Apna sawaal')).toHaveValue('Aur ek');
  });

  test('are dealt in their own words, and are sent on without a link to them', async () => {
    const own = { id: 100, type: 'Truth', text: 'Kisne chalk phenki thi?' } as const;
    const { user } = await open({
      preloadedState: withFriends({
        phase: 'counting',
        round: 1,
        currentType: 'Truth',
        lastTask: { difficulty: 'easy', type: 'Truth', index: 100 },
        countdown: 9,
        ownTasks: [own],
      }),
    });
    expect(task().getByText(own.text)).toBeVisible();
    await user.click(button('Completed'));
    const href = within(await screen.findByRole('group', { name: 'Share' }))
      .getByRole('link', { name: 'WhatsApp' })
      .getAttribute('href');
    const message = decodeURIComponent(href ?? '');
    expect(message).not.toContain('#c=');
    expect(message).not.toContain('chalk phenki');
    expect(message).toContain('Tumhari gang kya poochhti?');
  });
});
