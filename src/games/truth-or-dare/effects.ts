import { isBlank, nameAsShown, withoutMarks } from '../../kit/visibleText';
import type { Cue } from '../../platform/env';
import type { Feature, Resumable } from '../../state/feature';
import type { AppListenerApi, AppStartListening, AppThunk, RootState } from '../../state/types';
import { resultCues } from '../shared/cue';
import { countDown, startRoundTimer } from '../shared/roundTimer';
import { shuffled } from '../shared/shuffled';
import { countOrZero, fieldsOf, integerUpTo, oneOf } from '../shared/validate';
import type { Bags, Difficulty, OwnTask, Player, TaskId, TaskType } from './rules';
import {
  areEmpty,
  bagsAfter,
  drawType,
  freeId,
  indexesOf,
  MOST_OWN_TASKS,
  MOST_PLAYERS,
  OWN_INDEX,
  SECONDS,
  SPIN_MS,
  TYPES,
  turnsAfter,
} from './rules';
import type { Group, Persisted, TruthOrDareState } from './slice';
import {
  bagsFilled,
  groupResumed,
  hasGroup,
  ownTaskAdded,
  persisted,
  playerAdded,
  secondPassed,
  selectBags,
  selectDifficulty,
  selectGame,
  selectIsGroup,
  selectLastTask,
  selectMixedTasks,
  selectOpenTask,
  selectOwnTasks,
  selectPhase,
  selectPlayers,
  selectRound,
  spinStarted,
  taskDealt,
  truthOrDareSlice,
  turnsShuffled,
} from './slice';

/**
 * The id of the Spin button. When a task ends, the focused button of the task is removed, so the Spin button gets the
 * focus.
 */
export const SPIN_ID = 'spin-bottle';

/** Adds a friend to the players. A blank name adds nobody. */
export const addPlayer =
  (name: string): AppThunk =>
  (dispatch, getState) => {
    if (isBlank(name)) return;
    const id = freeId(selectPlayers(getState()), 1);
    dispatch(playerAdded({ id, name: nameAsShown(name) }));
  };

/** Adds a task that the group wrote itself. A blank text adds no task. */
export const addOwnTask =
  (type: TaskType, text: string): AppThunk =>
  (dispatch, getState) => {
    if (isBlank(text)) return;
    const ownTasks = selectOwnTasks(getState());
    const lastTask = selectLastTask(getState());
    // The new task must not get the id of the task dealt last, even if the group has removed that task. The result of
    // that task may still be on the screen. With the same id, the result would be shared with the text of the new task.
    const taken = lastTask ? [...ownTasks, { id: lastTask.index }] : ownTasks;
    const id = freeId(taken, OWN_INDEX);
    dispatch(ownTaskAdded({ id, type, text: withoutMarks(text).trim() }));
  };

const isSpinning = (state: RootState) => selectPhase(state) === 'spinning';
const isCounting = (state: RootState) => selectPhase(state) === 'counting';
const isRunning = (state: RootState) => isSpinning(state) || isCounting(state);

function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: isRunning,
    isRunning,
    started: spinStarted,
    run: async (api, round) => {
      // The task of an accepted challenge is already open when the round starts, so the bottle does not spin.
      const task = selectOpenTask(api.getState()) ?? (await spin(api, round));
      await countDown(api, {
        steps: SECONDS[task.difficulty],
        stepMs: 1000,
        recountsOnReturn: true,
        onStep: (left) => api.dispatch(secondPassed({ round, left })),
      });
    },
  });
}

async function spin(api: AppListenerApi, round: number): Promise<TaskId> {
  await api.delay(SPIN_MS);
  const player = nextPlayer(api);
  const task = nextTask(api);
  api.dispatch(taskDealt(player === undefined ? { round, task } : { round, task, player }));
  return task;
}

/**
 * Returns the id of the player who gets the next task; `undefined` if no players take turns. Newly shuffled turns are
 * used directly: while DevTools shows an older state, `getState()` would return a state without the new turns.
 */
function nextPlayer({ extra: env, getState, dispatch }: AppListenerApi): number | undefined {
  const { players, turns, turn } = selectGame(getState());
  if (!selectIsGroup(getState())) return undefined;
  if (turns.length > 0) return turns[0];
  const ids = players.map(({ id }) => id);
  const shuffledTurns = turnsAfter(turn, shuffled(ids, env.random));
  dispatch(turnsShuffled(shuffledTurns));
  return shuffledTurns[0];
}

/** Returns the next task of the chosen difficulty. */
function nextTask(api: AppListenerApi): TaskId {
  const difficulty = selectDifficulty(api.getState());
  const bags = bagsOf(difficulty, api);
  const type = drawType(api.extra.random(), bags);
  // The bag has a first index, because `drawType` never returns a type with an empty bag.
  return { difficulty, type, index: bags[type][0] as number };
}

/**
 * Returns the bags of a difficulty, which have the tasks that are still to be dealt. If both bags are empty, fills new
 * bags and returns the new bags directly: while DevTools shows an older state, `getState()` would return a state
 * without the new bags.
 */
function bagsOf(difficulty: Difficulty, { extra: env, getState, dispatch }: AppListenerApi): Bags {
  const left = selectBags(getState())[difficulty];
  if (!areEmpty(left)) return left;
  const ownTasks = selectMixedTasks(getState());
  const bags = bagsAfter(selectLastTask(getState()), difficulty, {
    Truth: shuffled(indexesOf('Truth', ownTasks), env.random),
    Dare: shuffled(indexesOf('Dare', ownTasks), env.random),
  });
  dispatch(bagsFilled({ difficulty, bags }));
  return bags;
}

/**
 * The sound of the stamp. The delay is `--wait` in `TruthOrDare.module.css`: the bottle needs this time to stop, and
 * the stamp appears only after the stop.
 */
const stamp: Cue = { sound: 'stamp', delayMs: 350 };

/**
 * Returns the cues of a state change: the stamp for a new task and for the end of a task, and the bell when the time is
 * up. A new best streak also gets confetti.
 */
function cuesOf(now: TruthOrDareState, before: TruthOrDareState): Cue[] {
  if (now.phase === before.phase) return [];
  if (now.phase === 'timeUp') return [{ sound: 'bell' }];
  if (now.phase === 'counting' || now.phase === 'failed') return [stamp];
  if (now.phase !== 'completed') return [];
  return resultCues(now.bestStreak > before.bestStreak, stamp);
}

/** The maximum length of a text from storage, in characters. */
const MOST_CHARACTERS = 500;
/** The maximum id of a task from storage. */
const MOST_ID = 1_000_000;

/** Keeps the players with their scores and turns, and the tasks that the group wrote. An open task is not kept. */
const resumable: Resumable<TruthOrDareState, Group> = {
  select: ({ players, turns, ownTasks }) =>
    hasGroup({ players, ownTasks }) ? { players, turns, ownTasks } : null,
  validate(found) {
    const { players, turns, ownTasks } = fieldsOf(found);
    const group = {
      players: listOf(players, MOST_PLAYERS).flatMap(playersIn),
      ownTasks: listOf(ownTasks, MOST_OWN_TASKS).flatMap(ownTasksIn),
    };
    const ids = group.players.map(({ id }) => id);
    const isTurn = (id: unknown, at: number, all: unknown[]) =>
      ids.includes(id as number) && all.indexOf(id) === at;
    return hasGroup(group) && hasNoneTwice(group.players) && hasNoneTwice(group.ownTasks)
      ? { ...group, turns: listOf(turns, MOST_PLAYERS).filter(isTurn) as number[] }
      : null;
  },
  resume: (group) => ({ resumed: groupResumed(group), focusId: SPIN_ID }),
};

const listOf = (found: unknown, most: number): unknown[] =>
  Array.isArray(found) ? found.slice(0, most) : [];

const hasNoneTwice = (entries: readonly { id: number }[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

const isText = (found: unknown): found is string =>
  typeof found === 'string' && found.length <= MOST_CHARACTERS && !isBlank(found);

/** Returns the player in a stored value, as a list with one entry; an empty list for an invalid value. */
function playersIn(found: unknown): Player[] {
  const fields = fieldsOf(found);
  const id = integerUpTo(OWN_INDEX - 1, fields.id);
  if (!id || !isText(fields.name)) return [];
  const streak = countOrZero(fields.streak);
  const tasksCompleted = Math.max(countOrZero(fields.tasksCompleted), streak);
  return [{ id, name: fields.name, tasksCompleted, streak }];
}

/** Returns the task in a stored value, as a list with one entry; an empty list for an invalid value. */
function ownTasksIn(found: unknown): OwnTask[] {
  const fields = fieldsOf(found);
  const id = integerUpTo(MOST_ID, fields.id) ?? 0;
  const type = oneOf(TYPES, fields.type);
  return id >= OWN_INDEX && type && isText(fields.text) ? [{ id, type, text: fields.text }] : [];
}

export const feature = {
  slice: truthOrDareSlice,
  persisted,
  resumable,
  startListeners,
  cuesOf,
} satisfies Feature<TruthOrDareState, Persisted>;
