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
  /** The phase of the game. A task is open during `counting` and `timeUp`. */
  phase: 'idle' | 'spinning' | 'counting' | 'timeUp' | 'completed' | 'failed';
  /** The number of rounds started. An action with another number is ignored: it is from an earlier round's timer. */
  round: number;
  difficulty: Difficulty;
  /** The type of the open task; `null` while no task is open. */
  currentType: TaskType | null;
  /** The task dealt last, open or ended. `bagsAfter` needs this task to prevent dealing the task twice in a row. */
  lastTask: TaskId | null;
  /** The tasks that are still to be dealt. The bags of a difficulty are filled again only when both are empty. */
  bags: Record<Difficulty, Bags>;
  /** The seconds left for the open task; 0 while no task is open. */
  countdown: number;
  tasksCompleted: number;
  streak: number;
  bestStreak: number;
  /**
   * The best streak before the current one; 0 if there was none. The current streak is a new best once it is longer by
   * one.
   */
  bestBefore: number;
  /** Who plays: the visitor alone, or friends around one phone. */
  company: Company;
  /** The friends who play around one phone, kept for the session. */
  players: Player[];
  /** The ids of the players who still have a turn before the turns are shuffled again, the next player first. */
  turns: number[];
  /** The id of the player who got the task dealt last; `null` if no player got the task. */
  turn: number | null;
  /** The tasks that the group wrote itself, kept for the session. */
  ownTasks: OwnTask[];
};

/** Alone, the players and the tasks that they wrote stay in the state, and take no part in the game. */
export type Company = 'alone' | 'friends';
export const COMPANIES: readonly Company[] = ['alone', 'friends'];

/** The part of the state that belongs to friends around one phone. This part is kept for the session. */
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
  bestBefore: 0,
  company: 'alone',
  players: [],
  turns: [],
  turn: null,
  ownTasks: [],
};

/**
 * Whether there is a group to keep for the session: at least one player, or at least one task that the group wrote
 * itself.
 */
export const hasGroup = ({ players, ownTasks }: Pick<Group, 'players' | 'ownTasks'>) =>
  players.length > 0 || ownTasks.length > 0;

const isOpen = ({ currentType }: TruthOrDareState) => currentType !== null;

const isWithFriends = ({ company }: TruthOrDareState) => company === 'friends';

/** Returns the player who got the task dealt last; `undefined` if no player got the task. */
const playerOf = ({ players, turn }: TruthOrDareState) => players.find(({ id }) => id === turn);

/** Returns the names of the players as shown on the screen, in the order of `players`. */
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
  // The task may be missing from its bag, because DevTools can skip the action that filled the bag. So the task is
  // removed by its index, not by its position in the bag.
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
    /**
     * Chooses who plays. Nobody has had a turn then. Empties all bags if the friends wrote tasks: these tasks are dealt
     * only among friends.
     */
    companyChosen(state, { payload }: PayloadAction<Company>) {
      state.company = payload;
      state.turn = null;
      state.turns = [];
      if (state.ownTasks.length > 0) state.bags = initialState.bags;
    },
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
    /** Opens the task of a friend's challenge at once. The task replaces a running spin or an open task. */
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
      if (state.streak < state.bestStreak) state.bestBefore = state.bestStreak;
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
      // Logs of earlier releases have no action that chooses the company.
      state.company = 'friends';
      state.players.push({ ...payload, ...noScores });
      // A player who joins later also gets a turn before the turns are shuffled again.
      if (state.turns.length > 0) state.turns.push(payload.id);
    },
    /** Removes a player. If the open task is the task of this player, closes the task. */
    playerRemoved(state, { payload: id }: PayloadAction<number>) {
      state.players = state.players.filter((player) => player.id !== id);
      state.turns = without(state.turns, id);
      if (state.turn !== id) return;
      state.turn = null;
      if (isOpen(state)) closeTask(state, 'idle');
    },
    /** Restores the group of this session after a reload, unless a new group already exists. */
    groupResumed(state, { payload }: PayloadAction<Group>) {
      if (hasGroup(state)) return;
      Object.assign(state, payload, { company: 'friends', bags: initialState.bags });
    },
    /** Sets the order of the next turns. The order is ignored while any player still has a turn. */
    turnsShuffled(state, { payload }: PayloadAction<number[]>) {
      if (state.turns.length === 0) state.turns = payload;
    },
    /** Adds a task, and empties all bags. The next spin then fills the bags again, now with the new task. */
    ownTaskAdded(state, { payload }: PayloadAction<OwnTask>) {
      if (state.ownTasks.length >= MOST_OWN_TASKS) return;
      state.company = 'friends';
      state.ownTasks.push(payload);
      state.bags = initialState.bags;
    },
    /** Removes a task, and empties all bags. An open task is also closed, because its text no longer exists. */
    ownTaskRemoved(state, { payload: id }: PayloadAction<number>) {
      state.ownTasks = state.ownTasks.filter((task) => task.id !== id);
      state.bags = initialState.bags;
      if (isOpen(state) && state.lastTask?.index === id) closeTask(state, 'idle');
    },
    scoresReset(state) {
      closeTask(state, 'idle');
      Object.assign(state, { ...noScores, bestStreak: 0, bestBefore: 0, turn: null });
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
    /** Whether the completed task on the screen has made the streak a new best. */
    selectIsRecord: ({ phase, streak, bestBefore }) =>
      phase === 'completed' && bestBefore > 0 && streak === bestBefore + 1,
    selectPlayers: ({ players }) => players,
    selectCompany: ({ company }) => company,
    /** Whether the friends come together: nobody has had a turn yet, and no task needs the place. */
    selectIsGathering: (state) =>
      isWithFriends(state) &&
      state.turn === null &&
      state.turns.length === 0 &&
      state.phase !== 'spinning' &&
      !isOpen(state),
    /** Whether players take turns. */
    selectIsGroup: (state) => isWithFriends(state) && isGroup(state.players),
    selectTurn: ({ turn }) => turn,
    selectPlayer: playerOf,
    /**
     * Selects the name of the player who got the task dealt last, as shown on the screen; an empty text if no player
     * got the task.
     */
    selectTurnName: ({ players, turn }) =>
      namesOf(players)[players.findIndex(({ id }) => id === turn)] ?? '',
    selectOwnTasks: ({ ownTasks }) => ownTasks,
    /** Selects the friends' tasks that are mixed with the tasks of the site. */
    selectMixedTasks: (state) => (isWithFriends(state) ? state.ownTasks : initialState.ownTasks),
  },
});

export const {
  companyChosen,
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
  selectIsRecord,
  selectCompany,
  selectPlayers,
  selectIsGathering,
  selectIsGroup,
  selectTurn,
  selectPlayer,
  selectTurnName,
  selectOwnTasks,
  selectMixedTasks,
} = truthOrDareSlice.getSelectors(selectGame);

/**
 * Parses the stored scores from any value. An invalid count becomes 0, and an invalid difficulty becomes 'easy'. If two
 * counts contradict each other, the lower count is raised, because no player may lose any score: the best streak is at
 * least the streak, and the completed tasks are at least the best streak.
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

/** The part of the state that is stored for later visits. */
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
