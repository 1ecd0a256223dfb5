import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Hand, Milestone, Result } from './rules';
import { decide, HISTORY_LENGTH, milestoneOf } from './rules';

export type PlayedRound = {
  playerChoice: Hand;
  computerChoice: Hand;
  result: Result;
  /** The local time of day, formatted by the env. */
  timestamp: string;
};

export type RockPaperScissorsState = {
  phase: 'idle' | 'shuffling' | 'settled';
  /** Counts the rounds, so that actions of an earlier round's timer can be ignored. */
  round: number;
  playerChoice: Hand | null;
  /** While shuffling, the hand currently shown. */
  computerChoice: Hand | null;
  result: Result | null;
  /** That of the round on the screen. */
  milestone: Milestone | null;
  tally: { playerWins: number; computerWins: number; ties: number };
  /** Newest first. */
  history: PlayedRound[];
  /** Rounds won in a row; a tie neither increases nor ends it. */
  streak: number;
  bestStreak: number;
};

export type Persisted = Pick<RockPaperScissorsState, 'tally' | 'history' | 'streak' | 'bestStreak'>;

const initialState: RockPaperScissorsState = {
  phase: 'idle',
  round: 0,
  playerChoice: null,
  computerChoice: null,
  result: null,
  milestone: null,
  tally: { playerWins: 0, computerWins: 0, ties: 0 },
  history: [],
  streak: 0,
  bestStreak: 0,
};

function updateScores(state: RockPaperScissorsState, result: Result) {
  if (result === 'You win!') {
    state.tally.playerWins += 1;
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

export const rockPaperScissorsSlice = createSlice({
  name: 'rockPaperScissors',
  initialState,
  reducers: {
    roundStarted(state, { payload }: PayloadAction<Hand>) {
      if (state.phase === 'shuffling') return;
      state.phase = 'shuffling';
      state.round += 1;
      state.playerChoice = payload;
      state.computerChoice = null;
      state.result = null;
      state.milestone = null;
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
      if (phase !== 'shuffling' || payload.round !== round) return;
      if (playerChoice === null) return; // For the type checker: never null in this phase.
      const { computerChoice, timestamp } = payload;
      const result = decide(playerChoice, computerChoice);
      state.phase = 'settled';
      state.computerChoice = computerChoice;
      state.result = result;
      updateScores(state, result);
      state.history.unshift({ playerChoice, computerChoice, result, timestamp });
      const results = state.history.map((each) => each.result);
      state.milestone = milestoneOf(state.streak, results);
      state.history.splice(HISTORY_LENGTH);
    },
    scoresReset(state) {
      return { ...initialState, round: state.round };
    },
    /** Takes over the stored scores, on hydration or after another tab has changed them. */
    scoresRestored(state, { payload }: PayloadAction<Persisted>) {
      Object.assign(state, payload);
    },
    gameLeft(state) {
      state.phase = 'idle';
      state.playerChoice = null;
      state.computerChoice = null;
      state.result = null;
      state.milestone = null;
    },
  },
  selectors: {
    selectIsShuffling: (state) => state.phase === 'shuffling',
    selectRound: (state) => state.round,
    selectPlayerChoice: (state) => state.playerChoice,
    selectComputerChoice: (state) => state.computerChoice,
    selectResult: (state) => state.result,
    selectTally: (state) => state.tally,
    selectHistory: (state) => state.history,
    selectStreak: (state) => state.streak,
    selectBestStreak: (state) => state.bestStreak,
    selectMilestone: (state) => state.milestone,
    /** The part of the state that is persisted. */
    selectPersisted: ({ tally, history, streak, bestStreak }): Persisted => ({
      tally,
      history,
      streak,
      bestStreak,
    }),
  },
});

export const {
  roundStarted,
  computerHandShuffled,
  roundSettled,
  scoresReset,
  scoresRestored,
  gameLeft,
} = rockPaperScissorsSlice.actions;

export const {
  selectIsShuffling,
  selectRound,
  selectPlayerChoice,
  selectComputerChoice,
  selectResult,
  selectTally,
  selectHistory,
  selectStreak,
  selectBestStreak,
  selectMilestone,
  selectPersisted,
} = rockPaperScissorsSlice.selectors;
