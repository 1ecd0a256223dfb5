import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isBlank } from '../../kit/visibleText';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { countOrZero, fieldsOf } from '../shared/validate';
import type { Deal, Guesser, Length, Round } from './rules';
import { isCaught, suspectsOf } from './rules';

export type RajaMantriState = {
  /**
   * A game begins after `names`. The phone is on its way to the holder (`passing`), then in the hands of the holder
   * (`holding`), who looks at the chit (`looking`); after the fourth player the phone is on the desk, where the Chor is
   * to be named (`guessing`). `revealed` is between two rounds, `over` after the last round.
   */
  phase: 'names' | 'passing' | 'holding' | 'looking' | 'guessing' | 'revealed' | 'over';
  /** The names of the four players, as typed. */
  names: string[];
  /** The number of rounds of a game. */
  length: Length;
  /** The role that names the Chor. */
  guesser: Guesser;
  /** The chits of the round that is on; empty otherwise. */
  deal: Deal;
  /** The player who is to look at a chit. */
  holder: number;
  /** The player who is chosen as the Chor, and not yet named. */
  suspect: number | null;
  /** The rounds of this game that are over. */
  rounds: Round[];
  /** The games that were played to their end on this phone; persisted. */
  games: number;
  /** The rounds that were played on this phone; persisted. */
  roundsPlayed: number;
  /** The rounds on this phone in which the Chor was named; persisted. */
  caught: number;
};

/** A game that goes on after a reload; without a deal it is between two rounds. */
type ResumedGame = Pick<RajaMantriState, 'names' | 'length' | 'guesser' | 'rounds' | 'deal'>;

export type Persisted = Pick<RajaMantriState, 'games' | 'roundsPlayed' | 'caught'>;

const noScores: Persisted = { games: 0, roundsPlayed: 0, caught: 0 };

const initialState: RajaMantriState = {
  phase: 'names',
  names: ['', '', '', ''],
  length: 5,
  guesser: 'mantri',
  deal: [],
  holder: 0,
  suspect: null,
  rounds: [],
  ...noScores,
};

/** Throws the chits on the desk; the phone goes to the first player. */
function throwChits(state: RajaMantriState, deal: Deal) {
  state.phase = 'passing';
  state.deal = deal;
  state.holder = 0;
}

const latestRoundOf = ({ rounds }: RajaMantriState) => rounds[rounds.length - 1];

const roundNumberOf = ({ deal, rounds }: RajaMantriState) =>
  rounds.length + (deal.length > 0 ? 1 : 0);

declare module '../../state/reducer' {
  interface LazySlices {
    rajaMantri: RajaMantriState;
  }
}

export const rajaMantriSlice = createSlice({
  name: 'rajaMantri',
  initialState,
  reducers: {
    nameTyped(state, { payload }: PayloadAction<{ player: number; name: string }>) {
      if (state.phase !== 'names') return;
      state.names = state.names.map((name, player) =>
        player === payload.player ? payload.name : name,
      );
    },
    lengthChosen(state, { payload }: PayloadAction<Length>) {
      if (state.phase === 'names') state.length = payload;
    },
    guesserChosen(state, { payload }: PayloadAction<Guesser>) {
      if (state.phase === 'names') state.guesser = payload;
    },
    /** A game starts with the names that were typed, or after another game with the same names. */
    gameStarted(state, { payload }: PayloadAction<Deal>) {
      if (state.phase !== 'over' && (state.phase !== 'names' || state.names.some(isBlank))) return;
      state.rounds = [];
      throwChits(state, payload);
    },
    /** The game of this session goes on after a reload. */
    gameResumed(state, { payload }: PayloadAction<ResumedGame>) {
      if (state.phase !== 'names' && state.phase !== 'over') return;
      Object.assign(state, payload, { phase: 'revealed' });
      if (payload.deal.length > 0) throwChits(state, payload.deal);
    },
    roundStarted(state, { payload }: PayloadAction<Deal>) {
      if (state.phase === 'revealed') throwChits(state, payload);
    },
    phoneTaken(state, { payload: player }: PayloadAction<number>) {
      if (state.phase === 'passing' && player === state.holder) state.phase = 'holding';
    },
    chitOpened(state, { payload: player }: PayloadAction<number>) {
      if (state.phase === 'holding' && player === state.holder) state.phase = 'looking';
    },
    chitHidden(state, { payload: player }: PayloadAction<number>) {
      if (state.phase !== 'looking' || player !== state.holder) return;
      const isLast = player === state.deal.length - 1;
      state.phase = isLast ? 'guessing' : 'passing';
      state.holder = isLast ? 0 : player + 1;
    },
    /** The page was hidden, turned or left: the phone may be in other hands now. */
    phonePutDown(state) {
      if (state.phase === 'holding' || state.phase === 'looking') state.phase = 'passing';
    },
    suspectChosen(state, { payload: player }: PayloadAction<number>) {
      if (state.phase !== 'guessing') return;
      if (suspectsOf(state.deal, state.guesser).includes(player)) state.suspect = player;
    },
    suspectNamed(state) {
      if (state.suspect === null) return;
      const round = { deal: state.deal, suspect: state.suspect };
      state.rounds.push(round);
      state.phase = 'revealed';
      state.deal = [];
      state.suspect = null;
      state.roundsPlayed += 1;
      if (isCaught(round)) state.caught += 1;
      if (state.rounds.length < state.length) return;
      state.phase = 'over';
      state.games += 1;
    },
    /**
     * Ends the game before its last round, for example because somebody has to leave. The game is then not counted.
     */
    gameEnded(state) {
      if (state.phase === 'revealed') state.phase = 'over';
    },
    /** The players may choose other names, another number of rounds, or another guesser. */
    namesReopened(state) {
      if (state.phase !== 'over') return;
      state.phase = 'names';
      state.rounds = [];
    },
    scoresReset(state) {
      Object.assign(state, noScores);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.rajaMantri);
    }),
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectNames: ({ names }) => names,
    selectLength: ({ length }) => length,
    selectGuesser: ({ guesser }) => guesser,
    selectDeal: ({ deal }) => deal,
    selectHolder: ({ holder }) => holder,
    selectSuspect: ({ suspect }) => suspect,
    selectRounds: ({ rounds }) => rounds,
    selectLatestRound: latestRoundOf,
    /** The number of the round that is on, or has just ended; the first round is 1. */
    selectRoundNumber: roundNumberOf,
    /**
     * The number by which lines are taken in turn. Finished games are added, so that another game begins with another
     * line.
     */
    selectLineNumber: (state) => roundNumberOf(state) + state.games - 1,
    selectGames: ({ games }) => games,
    selectRoundsPlayed: ({ roundsPlayed }) => roundsPlayed,
    selectCaught: ({ caught }) => caught,
  },
});

export const {
  nameTyped,
  lengthChosen,
  guesserChosen,
  gameStarted,
  gameResumed,
  roundStarted,
  phoneTaken,
  chitOpened,
  chitHidden,
  phonePutDown,
  suspectChosen,
  suspectNamed,
  gameEnded,
  namesReopened,
  scoresReset,
} = rajaMantriSlice.actions;

export const selectGame = sliceSelector(rajaMantriSlice);

export const {
  selectPhase,
  selectNames,
  selectLength,
  selectGuesser,
  selectDeal,
  selectHolder,
  selectSuspect,
  selectRounds,
  selectLatestRound,
  selectRoundNumber,
  selectLineNumber,
  selectGames,
  selectRoundsPlayed,
  selectCaught,
} = rajaMantriSlice.getSelectors(selectGame);

/**
 * Parses the stored counts. Takes any value; an invalid count becomes 0. Counts that contradict each other
 * are raised: no game without a round, and no right guess without a round.
 * Example: `validate({ caught: 3 })` has three rounds.
 */
export function validate(stored: unknown): Persisted {
  const { games, roundsPlayed, caught } = fieldsOf(stored);
  const least = Math.max(countOrZero(games), countOrZero(caught));
  return {
    games: countOrZero(games),
    roundsPlayed: Math.max(countOrZero(roundsPlayed), least),
    caught: countOrZero(caught),
  };
}

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: ({ games, roundsPlayed, caught }) => ({ games, roundsPlayed, caught }),
  validate,
  reset: scoresReset,
} satisfies Persistence<RajaMantriState, Persisted>;
