import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { scoresTaken } from '../../state/scoresTaken';
import type { Hand, Milestone, Result } from './rules';
import { decide, HIDDEN_COUNT, HISTORY_LENGTH, milestoneOf } from './rules';

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
  challenge: Challenge | null;
  tally: { playerWins: number; computerWins: number; ties: number };
  /** Newest first. */
  history: PlayedRound[];
  /** Rounds won in a row; a tie neither increases nor ends it. */
  streak: number;
  bestStreak: number;
};

/**
 * One for a friend, whose hands are being chosen: `played` is null. Or the accepted one of a friend:
 * `played` has the player's hands against it so far.
 */
export type Challenge = { hands: Hand[]; played: Hand[] | null };

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
      // It is over: in logs of the first releases, this is a round with the computer's own hands again.
      if (challenge?.played.length === challenge?.hands.length) state.challenge = null;
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
    /** Begins to choose hands for a friend. */
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
    /** Ends whatever is going on: a round, the choosing, or a friend's challenge. */
    gameLeft(state) {
      Object.assign(state, noRound, { challenge: null });
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.rockPaperScissors);
    }),
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

/** The part of the state that is persisted. */
export const selectPersisted = ({
  tally,
  history,
  streak,
  bestStreak,
}: RockPaperScissorsState): Persisted => ({
  tally,
  history,
  streak,
  bestStreak,
});
