import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Bags, Difficulty, TaskId, TaskType } from './rules';
import { areEmpty, SECONDS } from './rules';

export type TruthOrDareState = {
  /** A task is open in `counting` and `timeUp`, until it is `completed` or `failed`. */
  phase: 'idle' | 'spinning' | 'counting' | 'timeUp' | 'completed' | 'failed';
  /** Counts the spins, so that actions of an earlier spin's timer can be ignored. */
  round: number;
  difficulty: Difficulty;
  /** The type of the open task; null while there is none. */
  currentType: TaskType | null;
  /** The task dealt last, so that it is not dealt twice in a row. */
  lastTask: TaskId | null;
  /** The tasks that are still to come before one comes again. */
  bags: Record<Difficulty, Bags>;
  /** Seconds left for the open task. */
  countdown: number;
  tasksCompleted: number;
  streak: number;
  bestStreak: number;
};

export type Persisted = Pick<
  TruthOrDareState,
  'difficulty' | 'tasksCompleted' | 'streak' | 'bestStreak'
>;

const initialState: TruthOrDareState = {
  phase: 'idle',
  round: 0,
  difficulty: 'easy',
  currentType: null,
  lastTask: null,
  bags: {
    easy: { Truth: [], Dare: [] },
    medium: { Truth: [], Dare: [] },
    hard: { Truth: [], Dare: [] },
  },
  countdown: 0,
  tasksCompleted: 0,
  streak: 0,
  bestStreak: 0,
};

export const isOpen = ({ currentType }: TruthOrDareState) => currentType !== null;

function closeTask(state: TruthOrDareState, phase: 'idle' | 'spinning' | 'completed' | 'failed') {
  state.phase = phase;
  state.currentType = null;
  state.countdown = 0;
}

function openTask(state: TruthOrDareState, task: TaskId) {
  state.phase = 'counting';
  state.currentType = task.type;
  state.lastTask = task;
  state.countdown = SECONDS[task.difficulty];
  takeOut(state, task);
}

/** The task may be missing from its bag, where DevTools skips the action that filled it. */
function takeOut({ bags }: TruthOrDareState, { difficulty, type, index }: TaskId) {
  bags[difficulty][type] = bags[difficulty][type].filter((other) => other !== index);
}

export const truthOrDareSlice = createSlice({
  name: 'truthOrDare',
  initialState,
  reducers: {
    difficultyChosen(state, { payload }: PayloadAction<Difficulty>) {
      state.difficulty = payload;
    },
    spinStarted(state) {
      if (state.phase === 'spinning') return;
      closeTask(state, 'spinning');
      state.round += 1;
    },
    bagsFilled(state, { payload }: PayloadAction<{ difficulty: Difficulty; bags: Bags }>) {
      if (!areEmpty(state.bags[payload.difficulty])) return;
      state.bags[payload.difficulty] = payload.bags;
    },
    taskDealt(state, { payload }: PayloadAction<{ round: number; task: TaskId }>) {
      if (state.phase !== 'spinning' || payload.round !== state.round) return;
      openTask(state, payload.task);
    },
    /** A friend's task: it is open at once, in place of whatever was going on. */
    challengeAccepted(state, { payload }: PayloadAction<TaskId>) {
      state.round += 1;
      openTask(state, payload);
    },
    secondPassed(state, { payload }: PayloadAction<{ round: number; left: number }>) {
      if (state.phase !== 'counting' || payload.round !== state.round) return;
      state.countdown = payload.left;
      if (payload.left === 0) state.phase = 'timeUp';
    },
    taskCompleted(state) {
      if (!isOpen(state)) return;
      closeTask(state, 'completed');
      state.tasksCompleted += 1;
      state.streak += 1;
      state.bestStreak = Math.max(state.bestStreak, state.streak);
    },
    taskFailed(state) {
      if (!isOpen(state)) return;
      closeTask(state, 'failed');
      state.streak = 0;
    },
    scoresReset(state) {
      const { round, difficulty, lastTask, bags } = state;
      return { ...initialState, round, difficulty, lastTask, bags };
    },
    /** Takes over the stored scores, on hydration or after another tab has changed them. */
    scoresRestored(state, { payload }: PayloadAction<Persisted>) {
      Object.assign(state, payload);
    },
    gameLeft(state) {
      closeTask(state, 'idle');
    },
  },
});

export const {
  difficultyChosen,
  spinStarted,
  bagsFilled,
  taskDealt,
  challengeAccepted,
  secondPassed,
  taskCompleted,
  taskFailed,
  scoresReset,
  scoresRestored,
  gameLeft,
} = truthOrDareSlice.actions;

/** The part of the state that is persisted. */
export const selectPersisted = ({
  difficulty,
  tasksCompleted,
  streak,
  bestStreak,
}: TruthOrDareState): Persisted => ({
  difficulty,
  tasksCompleted,
  streak,
  bestStreak,
});
