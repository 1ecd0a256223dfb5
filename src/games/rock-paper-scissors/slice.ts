import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { countOrZero, fieldsOf, oneOf } from '../shared/validate';
import type { Challenge, Hand, Milestone, Result } from './rules';
import { decide, HANDS, HIDDEN_COUNT, HISTORY_LENGTH, milestoneOf } from './rules';

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

/** In characters; `env.timeOfDay` gives at most eight. */
const TIMESTAMP_LIMIT = 40;

/**
 * Parses the stored scores. Takes any value; an invalid count becomes 0, an invalid round is
 * dropped. Counts that contradict each other are raised, so that no player loses any: best streak to
 * at least streak, wins to at least best streak, tally to at least the rounds in the history.
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

/** The round, with its result recalculated; an empty array if a hand or the timestamp is invalid. */
function parseRound(stored: unknown): PlayedRound[] {
  const { playerChoice, computerChoice, timestamp } = fieldsOf(stored);
  const player = oneOf(HANDS, playerChoice);
  const computer = oneOf(HANDS, computerChoice);
  if (!player || !computer) return [];
  if (typeof timestamp !== 'string' || timestamp.length > TIMESTAMP_LIMIT) return [];
  const result = decide(player, computer);
  return [{ playerChoice: player, computerChoice: computer, result, timestamp }];
}

const selectGame = sliceSelector(rockPaperScissorsSlice);

export const selectIsShuffling = (state: RootState) => selectGame(state).phase === 'shuffling';
export const selectRound = (state: RootState) => selectGame(state).round;
export const selectPlayerChoice = (state: RootState) => selectGame(state).playerChoice;
export const selectComputerChoice = (state: RootState) => selectGame(state).computerChoice;
export const selectResult = (state: RootState) => selectGame(state).result;
export const selectTally = (state: RootState) => selectGame(state).tally;
export const selectHistory = (state: RootState) => selectGame(state).history;
export const selectStreak = (state: RootState) => selectGame(state).streak;
export const selectBestStreak = (state: RootState) => selectGame(state).bestStreak;
export const selectMilestone = (state: RootState) => selectGame(state).milestone;
export const selectChallenge = (state: RootState) => selectGame(state).challenge;

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: scoresReset,
} satisfies Persistence<RockPaperScissorsState, Persisted>;
