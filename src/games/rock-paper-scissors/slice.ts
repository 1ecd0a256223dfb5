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
  /** The number of rounds so far, so that events of an earlier round's timer can be ignored. */
  round: number;
  playerChoice: Hand | null;
  /** The hand of the computer; while shuffling, the hand that is shown. */
  computerChoice: Hand | null;
  result: Result | null;
  /** The milestone that the round on the screen reached. */
  milestone: Milestone | null;
  challenge: Challenge | null;
  tally: { playerWins: number; computerWins: number; ties: number };
  /** The latest rounds, newest first. */
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
      // A round that starts after a challenge ends the challenge: in action logs of the first releases, rounds
      // against the computer follow without another action.
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
    /** The visitor begins to choose hands for a friend. */
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
    /** The visitor ends whatever is going on: a round, the choosing of hands, or a friend's challenge. */
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
    /** The hand of the computer on the screen: another hand every 100 ms of a round. */
    selectComputerChoice: ({ computerChoice }) => computerChoice,
    /** The hand of the computer; null until the round is settled. */
    selectSettledChoice: ({ phase, computerChoice }) =>
      phase === 'settled' ? computerChoice : null,
    selectResult: ({ result }) => result,
    selectMilestone: ({ milestone }) => milestone,
    selectChallenge: ({ challenge }) => challenge,
    selectTally: ({ tally }) => tally,
    selectHistory: ({ history }) => history,
    selectStreak: ({ streak }) => streak,
    selectBestStreak: ({ bestStreak }) => bestStreak,
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
} = rockPaperScissorsSlice.getSelectors(sliceSelector(rockPaperScissorsSlice));

/** The longest time of day that is accepted, in characters; `env.timeOfDay` gives at most eight. */
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

/** Returns the round, with its result recalculated; an empty array if a hand or the time of day is invalid. */
function parseRound(stored: unknown): PlayedRound[] {
  const { playerChoice, computerChoice, timestamp } = fieldsOf(stored);
  const player = oneOf(HANDS, playerChoice);
  const computer = oneOf(HANDS, computerChoice);
  if (!player || !computer) return [];
  if (typeof timestamp !== 'string' || timestamp.length > TIMESTAMP_LIMIT) return [];
  const result = decide(player, computer);
  return [{ playerChoice: player, computerChoice: computer, result, timestamp }];
}

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: ({ tally, history, streak, bestStreak }) => ({ tally, history, streak, bestStreak }),
  validate,
  reset: scoresReset,
} satisfies Persistence<RockPaperScissorsState, Persisted>;
