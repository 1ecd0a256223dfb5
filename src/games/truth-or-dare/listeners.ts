import type { AppListenerApi, AppStartListening, RootState } from '../../state/types';
import { countDown, startRoundTimer } from '../shared/roundTimer';
import { shuffled } from '../shared/shuffled';
import { bagsAfter, drawType, POOL_INDEXES, SPIN_MS } from './pageRules';
import type { Bags, Difficulty, TaskId } from './rules';
import { areEmpty, SECONDS } from './rules';
import {
  selectBags,
  selectDifficulty,
  selectLastTask,
  selectOpenTask,
  selectPhase,
  selectRound,
} from './selectors';
import { bagsFilled, secondPassed, spinStarted, taskDealt } from './slice';

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
  const task = nextTask(api);
  api.dispatch(taskDealt({ round, task }));
  return task;
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
  const bags = bagsAfter(selectLastTask(getState()), difficulty, {
    Truth: shuffled(POOL_INDEXES, env.random),
    Dare: shuffled(POOL_INDEXES, env.random),
  });
  dispatch(bagsFilled({ difficulty, bags }));
  return bags;
}
