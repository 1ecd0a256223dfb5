import type { UnknownAction } from '@reduxjs/toolkit';
import { addOwnTask, addPlayer } from '../../../src/games/truth-or-dare/effects';
import type { TaskId } from '../../../src/games/truth-or-dare/rules';
import {
  bagsFilled,
  challengeAccepted,
  groupResumed,
  ownTaskRemoved,
  playerRemoved,
  scoresReset,
  selectGame,
  selectPlayer,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
  turnsShuffled,
} from '../../../src/games/truth-or-dare/slice';
import type { AppThunk } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore, slices } from '../../support/store';

const DARE = { difficulty: 'easy', type: 'Dare', index: 2 } as const;

/** A game with these players, who have the ids from 1 on. */
function gameWith(...names: string[]) {
  const store = makeStore({ env: scriptedEnv(), features: slices });
  const game = () => selectGame(store.getState());
  const play = (...events: (UnknownAction | AppThunk)[]) => {
    for (const event of events) store.dispatch(event);
    return game();
  };
  /** A spin that ends on this player, and what becomes of the task. */
  const turnOf = (player: number | null, ended?: UnknownAction, task: TaskId = DARE) => {
    play(spinStarted());
    const dealt = { round: game().round, task };
    play(taskDealt(player === null ? dealt : { ...dealt, player }));
    return ended ? play(ended) : game();
  };
  play(...names.map(addPlayer));
  return { store, game, play, turnOf };
}

const friends = () => gameWith('Raju', 'Sunita', 'Bittu');
const scored = (tasksCompleted: number, streak: number) => ({ tasksCompleted, streak });

describe('players', () => {
  test('come with a name that is trimmed, not blank, and with an id of their own', () => {
    const { play } = gameWith('  Raju ', '', ' \t', 'Sunita');
    expect(play().players).toEqual([
      { id: 1, name: 'Raju', ...scored(0, 0) },
      { id: 2, name: 'Sunita', ...scored(0, 0) },
    ]);
    const { players } = play(playerRemoved(1), addPlayer('Bittu'));
    expect(players).toMatchObject([{ id: 2 }, { id: 3, name: 'Bittu' }]);
  });

  test('are ten at most', () => {
    const { game } = gameWith(...Array(11).fill('Raju'));
    expect(game().players.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('who come while turns are left have theirs among them', () => {
    const { play } = friends();
    expect(play(addPlayer('Meena')).turns).toEqual([]);
    const { turns } = play(turnsShuffled([3, 1, 4, 2]), addPlayer('Pappu'));
    expect(turns).toEqual([3, 1, 4, 2, 5]);
  });

  test('who go leave no turn behind, and an open task goes with them', () => {
    const { store, play, turnOf } = friends();
    play(turnsShuffled([3, 1, 2]));
    turnOf(3);
    expect(play(playerRemoved(1))).toMatchObject({ turns: [2], turn: 3, phase: 'counting' });
    expect(play(playerRemoved(3))).toMatchObject({
      ...{ turns: [2], turn: null, phase: 'idle', currentType: null, countdown: 0 },
      ...{ ...scored(0, 0), players: [{ id: 2 }] },
    });
    expect(selectPlayer(store.getState())).toBeUndefined();
  });

  test('who go after a verdict leave it', () => {
    const { play, turnOf } = friends();
    turnOf(3, taskCompleted());
    expect(play(playerRemoved(3))).toMatchObject({ turn: null, phase: 'completed' });
  });
});

test('a group that was broken off comes back, unless there is another one', () => {
  const { play } = gameWith();
  const { bags } = play();
  play(bagsFilled({ difficulty: 'easy', bags: { Truth: [1], Dare: [2] } }));
  const players = [{ id: 4, name: 'Raju', ...scored(3, 2) }];
  const ownTasks = [{ id: 100, type: 'Truth' as const, text: 'Kyun?' }];
  const group = { players, turns: [4], ownTasks };
  expect(play(groupResumed(group))).toMatchObject({ ...group, bags });
  const other = { players: [], turns: [], ownTasks: [] };
  expect(play(groupResumed(other))).toMatchObject(group);
  expect(play(playerRemoved(4), groupResumed(other))).toMatchObject({ ownTasks });
  expect(gameWith('Mina').play(groupResumed(group)).players).toHaveLength(1);
});

describe('a turn', () => {
  test('is taken out of those that are left, which are not shuffled before, and is of a player', () => {
    const { store, play, turnOf } = friends();
    play(turnsShuffled([2, 3, 1]), turnsShuffled([1, 2, 3]));
    expect(turnOf(2)).toMatchObject({ turn: 2, turns: [3, 1] });
    expect(selectPlayer(store.getState())?.name).toBe('Sunita');
  });

  test('counts for the group, and for the player', () => {
    const { turnOf } = friends();
    turnOf(2, taskCompleted());
    turnOf(1, taskCompleted());
    expect(turnOf(2, taskCompleted())).toMatchObject({
      ...scored(3, 3),
      players: [scored(1, 1), scored(2, 2), scored(0, 0)],
    });
    expect(turnOf(2, taskFailed())).toMatchObject({
      ...scored(3, 0),
      players: [scored(1, 1), scored(2, 0), scored(0, 0)],
    });
  });

  test('of nobody, as by a link of a friend, counts for the group alone', () => {
    const { play, turnOf } = friends();
    turnOf(2);
    expect(play(challengeAccepted(DARE), taskCompleted())).toMatchObject({
      ...{ turn: null, ...scored(1, 1) },
      players: [scored(0, 0), scored(0, 0), scored(0, 0)],
    });
    expect(turnOf(null, taskFailed())).toMatchObject(scored(1, 0));
  });

  test('is over by a reset, which clears the scores of all, and keeps who plays and what they wrote', () => {
    const { game, play, turnOf } = friends();
    const { players } = play(addOwnTask('Dare', 'Hanso'), turnsShuffled([2, 3, 1]));
    turnOf(2, taskCompleted());
    const { ownTasks } = game();
    expect(play(scoresReset())).toMatchObject({
      ...scored(0, 0),
      ...{ players, turns: [3, 1], turn: null, ownTasks },
    });
  });
});

describe('tasks of the group’s own', () => {
  const kyun = addOwnTask('Truth', 'Kyun?');
  const hanso = addOwnTask('Dare', 'Hanso');
  const filled = bagsFilled({ difficulty: 'easy', bags: { Truth: [0, 1], Dare: [2] } });
  const noBags = { easy: { Truth: [], Dare: [] } };

  test('come with words that are trimmed, not blank, and an id beyond those of the pools', () => {
    const { play } = gameWith();
    expect(play(addOwnTask('Truth', ' Kyun? '), addOwnTask('Dare', ' '), hanso).ownTasks).toEqual([
      { id: 100, type: 'Truth', text: 'Kyun?' },
      { id: 101, type: 'Dare', text: 'Hanso' },
    ]);
  });

  test('are ten at most; an eleventh leaves the bags alone', () => {
    const { play } = gameWith();
    const { ownTasks, bags } = play(...Array(10).fill(hanso), filled, hanso);
    expect(ownTasks).toHaveLength(10);
    expect(bags.easy.Truth).toEqual([0, 1]);
  });

  test('empty the bags when they come and go, so that they are mixed in from the next spin on', () => {
    const { play } = gameWith();
    const [both, one] = [[{ id: 100 }, { id: 101 }], [{ id: 100 }]];
    expect(play(kyun, filled, hanso)).toMatchObject({ bags: noBags, ownTasks: both });
    expect(play(filled, ownTaskRemoved(101))).toMatchObject({ bags: noBags, ownTasks: one });
  });

  test('one that is open is closed when it is taken out; another one stays', () => {
    const { play, turnOf } = gameWith();
    play(kyun, kyun);
    turnOf(null, undefined, { ...DARE, type: 'Truth', index: 100 });
    expect(play(ownTaskRemoved(101))).toMatchObject({ phase: 'counting', countdown: 30 });
    const closed = { phase: 'idle', currentType: null, countdown: 0 };
    expect(play(ownTaskRemoved(100))).toMatchObject(closed);
  });

  test('one that was done may be taken out, and its words never become those of the next one', () => {
    const { play, turnOf } = gameWith();
    play(hanso);
    turnOf(null, taskCompleted(), { ...DARE, index: 100 });
    expect(play(ownTaskRemoved(100), kyun)).toMatchObject({
      ...{ phase: 'completed', lastTask: { index: 100 } },
      ownTasks: [{ id: 101, text: 'Kyun?' }],
    });
  });
});
