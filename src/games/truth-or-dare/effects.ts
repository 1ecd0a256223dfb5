import { isBlank, nameAsShown, withoutMarks } from '../../kit/visibleText';
import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppListenerApi, AppStartListening, AppThunk, RootState } from '../../state/types';
import { resultCues } from '../shared/cue';
import { countDown, startRoundTimer } from '../shared/roundTimer';
import { shuffled } from '../shared/shuffled';
import { resumable } from './resumable';
import type { Bags, Difficulty, TaskId, TaskType } from './rules';
import {
  areEmpty,
  bagsAfter,
  drawType,
  freeId,
  indexesOf,
  isGroup,
  OWN_INDEX,
  SECONDS,
  SPIN_MS,
  turnsAfter,
} from './rules';
import type { Persisted, TruthOrDareState } from './slice';
import {
  bagsFilled,
  ownTaskAdded,
  persisted,
  playerAdded,
  secondPassed,
  selectBags,
  selectDifficulty,
  selectGame,
  selectLastTask,
  selectOpenTask,
  selectPhase,
  selectRound,
  spinStarted,
  taskDealt,
  truthOrDareSlice,
  turnsShuffled,
} from './slice';

/** A friend plays along from now on; a blank name is nobody. */
export const addPlayer =
  (name: string): AppThunk =>
  (dispatch, getState) => {
    const { players } = selectGame(getState());
    if (!isBlank(name)) dispatch(playerAdded({ id: freeId(players, 1), name: nameAsShown(name) }));
  };

/** A task of the group's own, mixed in with the others. */
export const addOwnTask =
  (type: TaskType, text: string): AppThunk =>
  (dispatch, getState) => {
    const { ownTasks, lastTask } = selectGame(getState());
    // The task dealt last can still be sent, and may have been taken out.
    const taken = lastTask ? [...ownTasks, { id: lastTask.index }] : ownTasks;
    if (!isBlank(text))
      dispatch(
        ownTaskAdded({ id: freeId(taken, OWN_INDEX), type, text: withoutMarks(text).trim() }),
      );
  };

const isSpinning = (state: RootState) => selectPhase(state) === 'spinning';
const isCounting = (state: RootState) => selectPhase(state) === 'counting';
const isRunning = (state: RootState) => isSpinning(state) || isCounting(state);

export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: isRunning,
    isRunning,
    started: spinStarted,
    run: async (api, round) => {
      // The task of a friend is open from the start.
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

/** Whose turn it is; undefined for a visitor alone. Like bags, new turns are not read back from the state. */
function nextPlayer({ extra: env, getState, dispatch }: AppListenerApi): number | undefined {
  const { players, turns, turn } = selectGame(getState());
  if (!isGroup(players)) return undefined;
  if (turns.length > 0) return turns[0];
  const ids = players.map(({ id }) => id);
  const shuffledTurns = turnsAfter(turn, shuffled(ids, env.random));
  dispatch(turnsShuffled(shuffledTurns));
  return shuffledTurns[0];
}

/** The next task of the currently chosen difficulty. */
function nextTask(api: AppListenerApi): TaskId {
  const difficulty = selectDifficulty(api.getState());
  const bags = bagsOf(difficulty, api);
  const type = drawType(api.extra.random(), bags);
  // Never from an empty bag, as one of the two has a task.
  return { difficulty, type, index: bags[type][0] as number };
}

/**
 * The bags of a difficulty; new ones if both are empty. Those are not read back from the state, which
 * does not have them while DevTools shows an older one.
 */
function bagsOf(difficulty: Difficulty, { extra: env, getState, dispatch }: AppListenerApi): Bags {
  const left = selectBags(getState())[difficulty];
  if (!areEmpty(left)) return left;
  const { ownTasks } = selectGame(getState());
  const bags = bagsAfter(selectLastTask(getState()), difficulty, {
    Truth: shuffled(indexesOf('Truth', ownTasks), env.random),
    Dare: shuffled(indexesOf('Dare', ownTasks), env.random),
  });
  dispatch(bagsFilled({ difficulty, bags }));
  return bags;
}

/** Delayed like the stamp's animation, which waits until the bottle has stopped. */
const stamp: Cue = { sound: 'stamp', delayMs: 350 };

/** The stamp for a task and its outcome, the bell for time up, confetti for a new best streak. */
export function cuesOf(now: TruthOrDareState, before: TruthOrDareState): Cue[] {
  if (now.phase === before.phase) return [];
  if (now.phase === 'timeUp') return [{ sound: 'bell' }];
  if (now.phase === 'counting' || now.phase === 'failed') return [stamp];
  if (now.phase !== 'completed') return [];
  return resultCues(now.bestStreak > before.bestStreak, stamp);
}

export const feature = {
  slice: truthOrDareSlice,
  persisted,
  resumable,
  startListeners,
  cuesOf,
} satisfies Feature<TruthOrDareState, Persisted>;
