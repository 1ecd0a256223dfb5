import type { AppListenerApi, AppStartListening, RootState } from '../../state/types';
import { countDown, startRoundTimer } from '../shared/roundTimer';
import type { TaskId } from './rules';
import { drawTask, drawType, SECONDS, SPIN_MS } from './rules';
import {
  secondPassed,
  selectDifficulty,
  selectLastTask,
  selectPhase,
  selectRound,
  spinStarted,
  taskDealt,
} from './slice';

const isSpinning = (state: RootState) => selectPhase(state) === 'spinning';
const isCounting = (state: RootState) => selectPhase(state) === 'counting';

export function startListeners(startListening: AppStartListening) {
  startRoundTimer(startListening, {
    selectRound,
    isStarting: isSpinning,
    isRunning: (state) => isSpinning(state) || isCounting(state),
    started: spinStarted,
    run: async (api, round) => {
      await api.delay(SPIN_MS);
      const task = nextTask(api);
      api.dispatch(taskDealt({ round, task }));
      await countDown(api, {
        steps: SECONDS[task.difficulty],
        stepMs: 1000,
        recountsOnReturn: true,
        onStep: (left) => api.dispatch(secondPassed({ round, left })),
      });
    },
  });
}

/** Draws the type, then a task of the currently chosen difficulty. */
function nextTask({ extra: env, getState }: AppListenerApi): TaskId {
  const type = drawType(env.random());
  const difficulty = selectDifficulty(getState());
  return drawTask(difficulty, type, env.random(), selectLastTask(getState()));
}
