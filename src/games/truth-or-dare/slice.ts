import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { countOrZero, fieldsOf, oneOf } from '../shared/validate';
import type { Bags, Difficulty, OwnTask, Player, TaskId, TaskType } from './rules';
import { areEmpty, DIFFICULTIES, MOST_OWN_TASKS, MOST_PLAYERS, SECONDS } from './rules';

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
  /** Friends around one phone, for this visit; without them the visitor plays alone. */
  players: Player[];
  /** The ids of those who still have a turn before anybody has another one, the next one first. */
  turns: number[];
  /** The id of the player whose task was dealt last; null for that of nobody. */
  turn: number | null;
  /** For this visit. */
  ownTasks: OwnTask[];
};

/** What friends around one phone have made up. */
export type Group = Pick<TruthOrDareState, 'players' | 'turns' | 'ownTasks'>;

export const hasGroup = ({ players, ownTasks }: Pick<Group, 'players' | 'ownTasks'>) =>
  players.length > 0 || ownTasks.length > 0;

export type Persisted = Pick<
  TruthOrDareState,
  'difficulty' | 'tasksCompleted' | 'streak' | 'bestStreak'
>;

const noScores = { tasksCompleted: 0, streak: 0 };

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
  ...noScores,
  bestStreak: 0,
  players: [],
  turns: [],
  turn: null,
  ownTasks: [],
};

export const isOpen = ({ currentType }: TruthOrDareState) => currentType !== null;

function closeTask(state: TruthOrDareState, phase: 'idle' | 'spinning' | 'completed' | 'failed') {
  state.phase = phase;
  state.currentType = null;
  state.countdown = 0;
}

function openTask(state: TruthOrDareState, task: TaskId, player: number | null = null) {
  state.phase = 'counting';
  state.turn = player;
  state.turns = without(state.turns, player);
  state.currentType = task.type;
  state.lastTask = task;
  state.countdown = SECONDS[task.difficulty];
  takeOut(state, task);
}

/** The task may be missing from its bag, where DevTools skips the action that filled it. */
function takeOut({ bags }: TruthOrDareState, { difficulty, type, index }: TaskId) {
  bags[difficulty][type] = without(bags[difficulty][type], index);
}

const without = (ids: number[], id: number | null) => ids.filter((other) => other !== id);

/** Whoever had the last turn; undefined where nobody had. */
export const playerOf = ({ players, turn }: TruthOrDareState) =>
  players.find(({ id }) => id === turn);

declare module '../../state/reducer' {
  interface LazySlices {
    truthOrDare: TruthOrDareState;
  }
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
    taskDealt(state, { payload }: PayloadAction<{ round: number; task: TaskId; player?: number }>) {
      if (state.phase !== 'spinning' || payload.round !== state.round) return;
      openTask(state, payload.task, payload.player);
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
      const player = playerOf(state);
      if (!player) return;
      player.tasksCompleted += 1;
      player.streak += 1;
    },
    taskFailed(state) {
      if (!isOpen(state)) return;
      closeTask(state, 'failed');
      state.streak = 0;
      const player = playerOf(state);
      if (player) player.streak = 0;
    },
    playerAdded(state, { payload }: PayloadAction<Pick<Player, 'id' | 'name'>>) {
      if (state.players.length >= MOST_PLAYERS) return;
      state.players.push({ ...payload, ...noScores });
      // The others have had a turn, or still will: this one, too.
      if (state.turns.length > 0) state.turns.push(payload.id);
    },
    /** An open task goes with the player whose turn it was. */
    playerRemoved(state, { payload: id }: PayloadAction<number>) {
      state.players = state.players.filter((player) => player.id !== id);
      state.turns = without(state.turns, id);
      if (state.turn !== id) return;
      state.turn = null;
      if (isOpen(state)) closeTask(state, 'idle');
    },
    /** That of this session, which a reload has broken off. */
    groupResumed(state, { payload }: PayloadAction<Group>) {
      if (!hasGroup(state)) Object.assign(state, payload, { bags: initialState.bags });
    },
    /** Everybody has had a turn, and will have another one, in this order. */
    turnsShuffled(state, { payload }: PayloadAction<number[]>) {
      if (state.turns.length === 0) state.turns = payload;
    },
    /** The bags are then filled anew, so that it is in them from the next spin on. */
    ownTaskAdded(state, { payload }: PayloadAction<OwnTask>) {
      if (state.ownTasks.length >= MOST_OWN_TASKS) return;
      state.ownTasks.push(payload);
      state.bags = initialState.bags;
    },
    /** Where it is open, it is closed: nobody knows its words any more. */
    ownTaskRemoved(state, { payload: id }: PayloadAction<number>) {
      state.ownTasks = state.ownTasks.filter((task) => task.id !== id);
      state.bags = initialState.bags;
      if (isOpen(state) && state.lastTask?.index === id) closeTask(state, 'idle');
    },
    scoresReset(state) {
      closeTask(state, 'idle');
      Object.assign(state, { ...noScores, bestStreak: 0, turn: null });
      for (const player of state.players) Object.assign(player, noScores);
    },
    gameLeft(state) {
      closeTask(state, 'idle');
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.truthOrDare);
    }),
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
  playerAdded,
  playerRemoved,
  groupResumed,
  turnsShuffled,
  ownTaskAdded,
  ownTaskRemoved,
  scoresReset,
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

/**
 * Parses the stored scores. Takes any value; an invalid count becomes 0, an invalid difficulty
 * 'easy'. Counts that contradict each other are raised, so that no player loses any: best streak to
 * at least streak, completed tasks to at least best streak.
 * Example: `validate({ streak: 3 })` has a best streak of 3 and 3 completed tasks.
 */
export function validate(stored: unknown): Persisted {
  const { difficulty, tasksCompleted, streak, bestStreak } = fieldsOf(stored);
  const best = Math.max(countOrZero(bestStreak), countOrZero(streak));
  return {
    difficulty: oneOf(DIFFICULTIES, difficulty) ?? 'easy',
    tasksCompleted: Math.max(countOrZero(tasksCompleted), best),
    streak: countOrZero(streak),
    bestStreak: best,
  };
}

export const selectGame = sliceSelector(truthOrDareSlice);

export const selectPlayer = (state: RootState) => playerOf(selectGame(state));

export const selectPhase = (state: RootState) => selectGame(state).phase;
export const selectRound = (state: RootState) => selectGame(state).round;
export const selectDifficulty = (state: RootState) => selectGame(state).difficulty;
export const selectLastTask = (state: RootState) => selectGame(state).lastTask;
export const selectBags = (state: RootState) => selectGame(state).bags;
export const selectOpenTask = (state: RootState) =>
  isOpen(selectGame(state)) ? selectLastTask(state) : null;
export const selectCountdown = (state: RootState) => selectGame(state).countdown;
export const selectTasksCompleted = (state: RootState) => selectGame(state).tasksCompleted;
export const selectStreak = (state: RootState) => selectGame(state).streak;
export const selectBestStreak = (state: RootState) => selectGame(state).bestStreak;

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: scoresReset,
} satisfies Persistence<TruthOrDareState, Persisted>;
