import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { countOrZero, fieldsOf, oneOf } from '../shared/validate';
import type { Challenge, Hand, Milestone, Result } from './rules';
import { decide, HANDS, HIDDEN_COUNT, HISTORY_LENGTH, isOver, milestoneOf } from './rules';

export type PlayedRound = {
  playerChoice: Hand;
  computerChoice: Hand;
  result: Result;
  /** The local time of day as a text, formatted by `env.timeOfDay`. */
  timestamp: string;
};

export type RockPaperScissorsState = {
  phase: 'idle' | 'shuffling' | 'settled';
  /** The number of rounds started. An action with another number is ignored: it is from an earlier round's timer. */
  round: number;
  playerChoice: Hand | null;
  /** The computer's hand. Before the result, the hand that the shuffle animation shows. */
  computerChoice: Hand | null;
  result: Result | null;
  /** The milestone that the round on the screen reached; null if the round reached none. */
  milestone: Milestone | null;
  challenge: Challenge | null;
  tally: { playerWins: number; computerWins: number; ties: number };
  /** The latest rounds, newest first. */
  history: PlayedRound[];
  /** The number of rounds won in a row. A tie leaves the number as it is. */
  streak: number;
  bestStreak: number;
  /**
   * The best streak before the current one; 0 if there was none. The current streak is a new best once it is longer by
   * one.
   */
  bestBefore: number;
};

export type Persisted = Pick<RockPaperScissorsState, 'tally' | 'history' | 'streak' | 'bestStreak'>;

const noRound = {
  phase: 'idle',
  playerChoice: null,
  computerChoice: null,
  result: null,
  milestone: null,
} as const;

const initialState: RockPaperScissorsState = {
  ...noRound,
  round: 0,
  challenge: null,
  tally: { playerWins: 0, computerWins: 0, ties: 0 },
  history: [],
  streak: 0,
  bestStreak: 0,
  bestBefore: 0,
};

function updateScores(state: RockPaperScissorsState, result: Result) {
  if (result === 'You win!') {
    state.tally.playerWins += 1;
    if (state.streak < state.bestStreak) state.bestBefore = state.bestStreak;
    state.streak += 1;
    state.bestStreak = Math.max(state.bestStreak, state.streak);
  } else if (result === 'Computer wins!') {
    state.tally.computerWins += 1;
    state.streak = 0;
  } else {
    state.tally.ties += 1;
  }
}

type Shuffled = { round: number; hand: Hand };
type Settled = { round: number; computerChoice: Hand; timestamp: string };

declare module '../../state/reducer' {
  interface LazySlices {
    rockPaperScissors: RockPaperScissorsState;
  }
}

export const rockPaperScissorsSlice = createSlice({
  name: 'rockPaperScissors',
  initialState,
  reducers: {
    roundStarted(state, { payload }: PayloadAction<Hand>) {
      const { phase, challenge } = state;
      if (phase === 'shuffling' || challenge?.played === null) return;
      // Action logs of the first releases have no action that leaves a finished challenge: the next round simply
      // starts. So a new round also leaves a finished challenge.
      if (isOver(challenge)) state.challenge = null;
      Object.assign(state, noRound);
      state.phase = 'shuffling';
      state.round += 1;
      state.playerChoice = payload;
    },
    computerHandShuffled: {
      reducer(state, { payload }: PayloadAction<Shuffled>) {
        if (state.phase !== 'shuffling' || payload.round !== state.round) return;
        state.computerChoice = payload.hand;
      },
      prepare: (payload: Shuffled) => ({ payload, meta: { cosmetic: true } }),
    },
    roundSettled(state, { payload }: PayloadAction<Settled>) {
      const { phase, round, playerChoice } = state;
      if (phase !== 'shuffling' || payload.round !== round || playerChoice === null) return;
      const { computerChoice, timestamp } = payload;
      const result = decide(playerChoice, computerChoice);
      state.phase = 'settled';
      state.computerChoice = computerChoice;
      state.result = result;
      updateScores(state, result);
      state.challenge?.played?.push(playerChoice);
      state.history.unshift({ playerChoice, computerChoice, result, timestamp });
      const results = state.history.map((each) => each.result);
      state.milestone = milestoneOf(state.streak, results);
      state.history.splice(HISTORY_LENGTH);
    },
    scoresReset(state) {
      return { ...initialState, round: state.round };
    },
    /** Begins a challenge: the visitor chooses hands for a friend. */
    challengeStarted(state) {
      Object.assign(state, noRound, { challenge: { hands: [], played: null } });
    },
    handHidden({ challenge }, { payload }: PayloadAction<Hand>) {
      if (challenge?.played !== null || challenge.hands.length === HIDDEN_COUNT) return;
      challenge.hands.push(payload);
    },
    challengeAccepted(state, { payload }: PayloadAction<Hand[]>) {
      Object.assign(state, noRound, { challenge: { hands: payload, played: [] } });
    },
    /** Ends the current round, and any challenge: choosing hands for a friend, or playing against a friend's hands. */
    gameLeft(state) {
      Object.assign(state, noRound, { challenge: null });
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.rockPaperScissors);
    }),
  selectors: {
    selectIsShuffling: ({ phase }) => phase === 'shuffling',
    selectRound: ({ round }) => round,
    selectPlayerChoice: ({ playerChoice }) => playerChoice,
    /** Selects the computer's hand on the screen. During a round the hand changes every 100 ms. */
    selectComputerChoice: ({ computerChoice }) => computerChoice,
    /** Selects the computer's hand of a settled round; null before the round is settled. */
    selectSettledChoice: ({ phase, computerChoice }) =>
      phase === 'settled' ? computerChoice : null,
    selectResult: ({ result }) => result,
    selectMilestone: ({ milestone }) => milestone,
    selectChallenge: ({ challenge }) => challenge,
    selectTally: ({ tally }) => tally,
    selectHistory: ({ history }) => history,
    selectStreak: ({ streak }) => streak,
    selectBestStreak: ({ bestStreak }) => bestStreak,
    /** Whether the round on the screen has made the streak a new best. */
    selectIsRecord: ({ result, streak, bestBefore }) =>
      result === 'You win!' && bestBefore > 0 && streak === bestBefore + 1,
  },
});

export const {
  roundStarted,
  computerHandShuffled,
  roundSettled,
  scoresReset,
  challengeStarted,
  handHidden,
  challengeAccepted,
  gameLeft,
} = rockPaperScissorsSlice.actions;

export const {
  selectIsShuffling,
  selectRound,
  selectPlayerChoice,
  selectComputerChoice,
  selectSettledChoice,
  selectResult,
  selectMilestone,
  selectChallenge,
  selectTally,
  selectHistory,
  selectStreak,
  selectBestStreak,
  selectIsRecord,
} = rockPaperScissorsSlice.getSelectors(sliceSelector(rockPaperScissorsSlice));

/** The maximum length of a stored `timestamp`, in characters. Timestamps from `env.timeOfDay` have at most eight. */
const TIMESTAMP_LIMIT = 40;

/**
 * Parses the stored scores from any value. An invalid count becomes 0, and an invalid round is dropped. If two counts
 * contradict each other, the lower count is raised, because no player may lose any score: the best streak is at least
 * the streak, the wins are at least the best streak, and each tally is at least its number of rounds in the history.
 * Example: `validate({ streak: 3 })` has a best streak of 3 and 3 wins.
 */
export function validate(stored: unknown): Persisted {
  const { tally, history, streak, bestStreak } = fieldsOf(stored);
  const { playerWins, computerWins, ties } = fieldsOf(tally);
  const best = Math.max(countOrZero(bestStreak), countOrZero(streak));
  const rounds = Array.isArray(history) ? history.flatMap(parseRound).slice(0, HISTORY_LENGTH) : [];
  const atLeast = (wanted: Result, count: unknown) =>
    Math.max(countOrZero(count), rounds.filter(({ result }) => result === wanted).length);
  return {
    tally: {
      playerWins: Math.max(atLeast('You win!', playerWins), best),
      computerWins: atLeast('Computer wins!', computerWins),
      ties: atLeast("It's a tie!", ties),
    },
    history: rounds,
    streak: countOrZero(streak),
    bestStreak: best,
  };
}

/** Returns an array of the stored round, with the result computed again; an empty array for an invalid round. */
function parseRound(stored: unknown): PlayedRound[] {
  const { playerChoice, computerChoice, timestamp } = fieldsOf(stored);
  const player = oneOf(HANDS, playerChoice);
  const computer = oneOf(HANDS, computerChoice);
  if (!player || !computer) return [];
  if (typeof timestamp !== 'string' || timestamp.length > TIMESTAMP_LIMIT) return [];
  const result = decide(player, computer);
  return [{ playerChoice: player, computerChoice: computer, result, timestamp }];
}

/** The part of the state that is stored for later visits. */
export const persisted = {
  version: 1,
  select: ({ tally, history, streak, bestStreak }) => ({ tally, history, streak, bestStreak }),
  validate,
  reset: scoresReset,
} satisfies Persistence<RockPaperScissorsState, Persisted>;
