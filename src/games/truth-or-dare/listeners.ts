import type { AppListenerApi, AppStartListening, RootState } from '../../state/types';
import { countDown, startRoundTimer } from '../shared/roundTimer';
import { shuffled } from '../shared/shuffled';
import { bagsAfter, drawType, indexesOf, isGroup, SPIN_MS, turnsAfter } from './pageRules';
import type { Bags, Difficulty, TaskId } from './rules';
import { areEmpty, SECONDS } from './rules';
import {
  selectBags,
  selectDifficulty,
  selectGame,
  selectLastTask,
  selectOpenTask,
  selectPhase,
  selectRound,
} from './selectors';
import { bagsFilled, secondPassed, spinStarted, taskDealt, turnsShuffled } from './slice';

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
