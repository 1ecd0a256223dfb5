import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { namesAsShown } from '../shared/namesAsShown';
import { countOrZero, fieldsOf, oneOf } from '../shared/validate';
import type { Bags, Difficulty, OwnTask, Player, TaskId, TaskType } from './rules';
import { areEmpty, DIFFICULTIES, isGroup, MOST_OWN_TASKS, MOST_PLAYERS, SECONDS } from './rules';

export type TruthOrDareState = {
  /** A task is open in `counting` and `timeUp`, until it is `completed` or `failed`. */
  phase: 'idle' | 'spinning' | 'counting' | 'timeUp' | 'completed' | 'failed';
  /** The number of tasks begun, so that actions of an earlier task's timer can be ignored. */
  round: number;
  difficulty: Difficulty;
  /** The type of the open task; `null` while none is open. */
  currentType: TaskType | null;
  /** The task dealt last, so that it is not dealt twice in a row. */
  lastTask: TaskId | null;
  /** The tasks that are still to be dealt before any task is dealt again. */
  bags: Record<Difficulty, Bags>;
  /** The seconds left for the open task. */
  countdown: number;
  tasksCompleted: number;
  streak: number;
  bestStreak: number;
  /** The friends around one phone, kept for the session; a visitor alone has none. */
  players: Player[];
  /** The ids of the players who still have a turn in this round of turns, the next player first. */
  turns: number[];
  /** The id of the player who got the task dealt last; `null` where no player got it. */
  turn: number | null;
  /** The tasks that the group wrote, kept for the session. */
  ownTasks: OwnTask[];
};

/** The part of the state that friends around one phone make up, and that is kept for the session. */
export type Group = Pick<TruthOrDareState, 'players' | 'turns' | 'ownTasks'>;

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

/**
 * Whether there are players, or tasks that the group wrote itself, so that there is something to keep for the
 * session.
 */
export const hasGroup = ({ players, ownTasks }: Pick<Group, 'players' | 'ownTasks'>) =>
  players.length > 0 || ownTasks.length > 0;

const isOpen = ({ currentType }: TruthOrDareState) => currentType !== null;

/** Returns the player who got the task dealt last; `undefined` if no player got the task. */
const playerOf = ({ players, turn }: TruthOrDareState) => players.find(({ id }) => id === turn);

/** The names of players as they are shown, in the same order. */
export const namesOf = (players: readonly Player[]) =>
  namesAsShown(players.map(({ name }) => name));

const without = (ids: number[], id: number | null) => ids.filter((other) => other !== id);

function openTask(state: TruthOrDareState, task: TaskId, player: number | null = null) {
  const { difficulty, type, index } = task;
  state.phase = 'counting';
  state.turn = player;
  state.turns = without(state.turns, player);
  state.currentType = type;
  state.lastTask = task;
  state.countdown = SECONDS[difficulty];
  // The task may be missing from its bag: DevTools can skip the action that filled the bag.
  state.bags[difficulty][type] = without(state.bags[difficulty][type], index);
}

function closeTask(state: TruthOrDareState, phase: 'idle' | 'spinning' | 'completed' | 'failed') {
  state.phase = phase;
  state.currentType = null;
  state.countdown = 0;
}

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
    /** The task of a friend is open at once, in place of whatever was going on. */
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
      // A player who comes late also gets a turn in this round of turns.
      if (state.turns.length > 0) state.turns.push(payload.id);
    },
    /** Removes a player, and closes the open task if it is the task of that player. */
    playerRemoved(state, { payload: id }: PayloadAction<number>) {
      state.players = state.players.filter((player) => player.id !== id);
      state.turns = without(state.turns, id);
      if (state.turn !== id) return;
      state.turn = null;
      if (isOpen(state)) closeTask(state, 'idle');
    },
    /** The group of this session comes back after a reload. */
    groupResumed(state, { payload }: PayloadAction<Group>) {
      if (!hasGroup(state)) Object.assign(state, payload, { bags: initialState.bags });
    },
    /** Starts the next round of turns in the given order, once every player has had a turn. */
    turnsShuffled(state, { payload }: PayloadAction<number[]>) {
      if (state.turns.length === 0) state.turns = payload;
    },
    /** Adds a task and empties all bags, so that the next spin fills the bags again, now with the new task. */
    ownTaskAdded(state, { payload }: PayloadAction<OwnTask>) {
      if (state.ownTasks.length >= MOST_OWN_TASKS) return;
      state.ownTasks.push(payload);
      state.bags = initialState.bags;
    },
    /** Removes a task, and closes the task if it is open, because its words are removed, too. */
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
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectRound: ({ round }) => round,
    selectDifficulty: ({ difficulty }) => difficulty,
    selectBags: ({ bags }) => bags,
    selectLastTask: ({ lastTask }) => lastTask,
    selectOpenTask: (state) => (isOpen(state) ? state.lastTask : null),
    selectCountdown: ({ countdown }) => countdown,
    selectTasksCompleted: ({ tasksCompleted }) => tasksCompleted,
    selectStreak: ({ streak }) => streak,
    selectBestStreak: ({ bestStreak }) => bestStreak,
    selectPlayers: ({ players }) => players,
    selectIsGroup: ({ players }) => isGroup(players),
    selectTurn: ({ turn }) => turn,
    selectPlayer: playerOf,
    /**
     * Selects the name, as it is shown, of the player who got the task dealt last; an empty text if no player got the
     * task.
     */
    selectTurnName: ({ players, turn }) =>
      namesOf(players)[players.findIndex(({ id }) => id === turn)] ?? '',
    selectOwnTasks: ({ ownTasks }) => ownTasks,
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
  playerAdded,
  playerRemoved,
  groupResumed,
  turnsShuffled,
  ownTaskAdded,
  ownTaskRemoved,
  scoresReset,
  gameLeft,
} = truthOrDareSlice.actions;

export const selectGame = sliceSelector(truthOrDareSlice);

export const {
  selectPhase,
  selectRound,
  selectDifficulty,
  selectBags,
  selectLastTask,
  selectOpenTask,
  selectCountdown,
  selectTasksCompleted,
  selectStreak,
  selectBestStreak,
  selectPlayers,
  selectIsGroup,
  selectTurn,
  selectPlayer,
  selectTurnName,
  selectOwnTasks,
} = truthOrDareSlice.getSelectors(selectGame);

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

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: ({ difficulty, tasksCompleted, streak, bestStreak }) => ({
    difficulty,
    tasksCompleted,
    streak,
    bestStreak,
  }),
  validate,
  reset: scoresReset,
} satisfies Persistence<TruthOrDareState, Persisted>;
