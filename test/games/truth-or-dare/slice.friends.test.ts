import { makeStore } from '../../../src/app/store';
import type { TaskId } from '../../../src/games/truth-or-dare/rules';
import { OWN_INDEX } from '../../../src/games/truth-or-dare/rules';
import { selectGame, selectPlayer, selectRound } from '../../../src/games/truth-or-dare/selectors';
import {
  bagsFilled,
  challengeAccepted,
  ownTaskAdded,
  ownTaskRemoved,
  playerAdded,
  playerRemoved,
  scoresReset,
  selectPersisted,
  spinStarted,
  taskCompleted,
  taskDealt,
  taskFailed,
  turnsShuffled,
} from '../../../src/games/truth-or-dare/slice';
import { addOwnTask, addPlayer } from '../../../src/games/truth-or-dare/thunks';
import type { AppStore } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';

const newStore = () => makeStore({ env: scriptedEnv() });
const gameOf = ({ getState }: AppStore) => selectGame(getState());
const idsOf = (store: AppStore) => gameOf(store).players.map(({ id }) => id);

/** Three friends: Raju, Sunita and Bittu, with the ids 1, 2 and 3. */
function friendsStore() {
  const store = newStore();
  for (const name of ['Raju', 'Sunita', 'Bittu']) store.dispatch(addPlayer(name));
  return store;
}

const DARE = { difficulty: 'easy', type: 'Dare', index: 2 } as const;
const OWN = { id: OWN_INDEX, type: 'Truth', text: 'Kyun?' } as const;

/** A spin that ends on this player. */
function spinTo({ dispatch, getState }: AppStore, player?: number, task: TaskId = DARE) {
  dispatch(spinStarted());
  const round = selectRound(getState());
  dispatch(taskDealt(player === undefined ? { round, task } : { round, task, player }));
}

const EASY_BAGS = {
  difficulty: 'easy',
  bags: { Truth: [0, 1, 2, 3, 4], Dare: [0, 1, 2, 3, 4] },
} as const;
const fillBags = ({ dispatch }: AppStore) =>
  dispatch(
    bagsFilled({
      difficulty: 'easy',
      bags: { Truth: [...EASY_BAGS.bags.Truth], Dare: [...EASY_BAGS.bags.Dare] },
    }),
  );
const noBags = { Truth: [], Dare: [] };

describe('players', () => {
  test('come with a name that is trimmed, and an id of their own', () => {
    const store = newStore();
    store.dispatch(addPlayer('  Raju '));
    store.dispatch(addPlayer('Sunita'));
    expect(gameOf(store).players).toEqual([
      { id: 1, name: 'Raju', tasksCompleted: 0, streak: 0 },
      { id: 2, name: 'Sunita', tasksCompleted: 0, streak: 0 },
    ]);
    store.dispatch(playerRemoved(1));
    store.dispatch(addPlayer('Bittu'));
    expect(idsOf(store)).toEqual([2, 3]);
  });

  test.each(['', ' \t'])('do not come without a name: "%s"', (name) => {
    const store = newStore();
    const before = gameOf(store);
    store.dispatch(addPlayer(name));
    expect(gameOf(store)).toBe(before);
  });

  test('are ten at most', () => {
    const store = newStore();
    for (let count = 0; count < 11; count += 1) store.dispatch(addPlayer('Raju'));
    expect(idsOf(store)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('who come while turns are left have theirs among them', () => {
    const store = friendsStore();
    store.dispatch(addPlayer('Meena'));
    expect(gameOf(store).turns).toEqual([]);
    store.dispatch(turnsShuffled([3, 1, 4, 2]));
    store.dispatch(playerAdded({ id: 5, name: 'Pappu' }));
    expect(gameOf(store).turns).toEqual([3, 1, 4, 2, 5]);
  });

  test('who go leave no turn behind, and an open task goes with them', () => {
    const store = friendsStore();
    store.dispatch(turnsShuffled([3, 1, 2]));
    spinTo(store, 3);
    store.dispatch(playerRemoved(1));
    expect(gameOf(store)).toMatchObject({ turns: [2], turn: 3, phase: 'counting' });
    store.dispatch(playerRemoved(3));
    expect(gameOf(store)).toMatchObject({
      ...{ turns: [2], turn: null, phase: 'idle', currentType: null, countdown: 0 },
      ...{ tasksCompleted: 0, streak: 0 },
    });
    expect(selectPlayer(store.getState())).toBeUndefined();
    expect(idsOf(store)).toEqual([2]);
  });

  test('who go after a verdict leave it', () => {
    const store = friendsStore();
    spinTo(store, 3);
    store.dispatch(taskCompleted());
    store.dispatch(playerRemoved(3));
    expect(gameOf(store)).toMatchObject({ turn: null, phase: 'completed' });
  });

  test('are not stored', () => {
    expect(Object.keys(selectPersisted(gameOf(friendsStore())))).toEqual([
      'difficulty',
      'tasksCompleted',
      'streak',
      'bestStreak',
    ]);
  });
});

describe('a turn', () => {
  test('is taken out of those that are left, and is of the player who is named', () => {
    const store = friendsStore();
    store.dispatch(turnsShuffled([2, 3, 1]));
    spinTo(store, 2);
    expect(gameOf(store)).toMatchObject({ turn: 2, turns: [3, 1] });
    expect(selectPlayer(store.getState())?.name).toBe('Sunita');
  });

  test('counts for the group, and for the player', () => {
    const store = friendsStore();
    spinTo(store, 2);
    store.dispatch(taskCompleted());
    spinTo(store, 1);
    store.dispatch(taskCompleted());
    spinTo(store, 2);
    store.dispatch(taskCompleted());
    expect(gameOf(store)).toMatchObject({
      tasksCompleted: 3,
      streak: 3,
      players: [
        { tasksCompleted: 1, streak: 1 },
        { tasksCompleted: 2, streak: 2 },
        { tasksCompleted: 0, streak: 0 },
      ],
    });
    spinTo(store, 2);
    store.dispatch(taskFailed());
    expect(gameOf(store)).toMatchObject({
      streak: 0,
      players: [
        { tasksCompleted: 1, streak: 1 },
        { tasksCompleted: 2, streak: 0 },
        { tasksCompleted: 0, streak: 0 },
      ],
    });
  });

  test('without a player counts for the group alone; so does the task of a friend by a link', () => {
    const store = friendsStore();
    spinTo(store, 2);
    const round = selectRound(store.getState());
    store.dispatch(challengeAccepted(DARE));
    expect(gameOf(store)).toMatchObject({ turn: null, round: round + 1 });
    store.dispatch(taskCompleted());
    spinTo(store);
    store.dispatch(taskFailed());
    expect(gameOf(store).players.map(({ tasksCompleted }) => tasksCompleted)).toEqual([0, 0, 0]);
    expect(gameOf(store).tasksCompleted).toBe(1);
  });

  test('new turns are ignored while some are left', () => {
    const store = friendsStore();
    store.dispatch(turnsShuffled([2, 3, 1]));
    store.dispatch(turnsShuffled([1, 2, 3]));
    expect(gameOf(store).turns).toEqual([2, 3, 1]);
  });

  test('a reset clears the scores of all, and keeps who plays and what they wrote', () => {
    const store = friendsStore();
    store.dispatch(addOwnTask('Dare', 'Hanso'));
    store.dispatch(turnsShuffled([2, 3, 1]));
    spinTo(store, 2);
    store.dispatch(taskCompleted());
    store.dispatch(scoresReset());
    expect(gameOf(store)).toMatchObject({
      tasksCompleted: 0,
      turns: [3, 1],
      turn: null,
      ownTasks: [{ text: 'Hanso' }],
    });
    expect(gameOf(store).players).toEqual(
      ['Raju', 'Sunita', 'Bittu'].map((name, at) => ({
        id: at + 1,
        name,
        tasksCompleted: 0,
        streak: 0,
      })),
    );
  });
});

describe('tasks of the group’s own', () => {
  test('come with words that are trimmed, and an id beyond those of the pools', () => {
    const store = newStore();
    store.dispatch(addOwnTask('Truth', ' Kyun? '));
    store.dispatch(addOwnTask('Dare', 'Hanso'));
    store.dispatch(addOwnTask('Dare', ' '));
    expect(gameOf(store).ownTasks).toEqual([
      { id: 100, type: 'Truth', text: 'Kyun?' },
      { id: 101, type: 'Dare', text: 'Hanso' },
    ]);
  });

  test('are ten at most', () => {
    const store = newStore();
    for (let count = 0; count < 11; count += 1) store.dispatch(addOwnTask('Dare', 'Hanso'));
    expect(gameOf(store).ownTasks).toHaveLength(10);
  });

  test('empty the bags, so that they are mixed in from the next spin on', () => {
    const store = newStore();
    fillBags(store);
    store.dispatch(ownTaskAdded(OWN));
    expect(gameOf(store).bags.easy).toEqual(noBags);
    fillBags(store);
    store.dispatch(ownTaskRemoved(OWN.id));
    expect(gameOf(store)).toMatchObject({ ownTasks: [], bags: { easy: noBags } });
  });

  test('an eleventh leaves the bags alone', () => {
    const store = newStore();
    for (let count = 0; count < 10; count += 1) store.dispatch(addOwnTask('Dare', 'Hanso'));
    fillBags(store);
    store.dispatch(addOwnTask('Dare', 'Hanso'));
    expect(gameOf(store).bags.easy.Truth).toHaveLength(5);
  });

  test('one that is open is closed when it is taken out; another one stays', () => {
    const store = newStore();
    store.dispatch(ownTaskAdded(OWN));
    store.dispatch(ownTaskAdded({ ...OWN, id: 101 }));
    const task = { difficulty: 'easy', type: 'Truth', index: OWN.id } as const;
    spinTo(store, undefined, task);
    store.dispatch(ownTaskRemoved(101));
    expect(gameOf(store)).toMatchObject({ phase: 'counting', countdown: 30, ownTasks: [OWN] });
    store.dispatch(ownTaskRemoved(OWN.id));
    expect(gameOf(store)).toMatchObject({ phase: 'idle', currentType: null, countdown: 0 });
    spinTo(store);
    store.dispatch(taskCompleted());
    store.dispatch(ownTaskRemoved(OWN.id));
    expect(gameOf(store).phase).toBe('completed');
  });

  test('one that was done before may be taken out while another one is open', () => {
    const store = newStore();
    store.dispatch(ownTaskAdded(OWN));
    spinTo(store);
    store.dispatch(ownTaskRemoved(OWN.id));
    expect(gameOf(store)).toMatchObject({ phase: 'counting', ownTasks: [] });
  });
});
