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
   * The phase decides which screen is shown.
   * - `names`: the players type their names before a game.
   * - `passing`: the phone is on its way to the holder.
   * - `holding`: the holder has the phone, and the chit is still folded.
   * - `looking`: the holder looks at the open chit. The next player follows with `passing`.
   * - `guessing`: all four players have seen their chits, and the guesser names the Chor.
   * - `revealed`: a round has ended, and all chits are open.
   * - `over`: the game has ended, and all chits are open.
   */
  phase: 'names' | 'passing' | 'holding' | 'looking' | 'guessing' | 'revealed' | 'over';
  /** The names of the four players, as typed. */
  names: string[];
  /** The number of rounds in a game. */
  length: Length;
  /** The role that names the Chor (the thief). */
  guesser: Guesser;
  /** The chits of the current round, by player; empty if no round is being played. */
  deal: Deal;
  /** The player whose turn it is to look at a chit. */
  holder: number;
  /** The player who is selected as the Chor, until the guess is confirmed; null if no player is selected. */
  suspect: number | null;
  /** The finished rounds of this game. */
  rounds: Round[];
  /** The number of games that were played on this phone to the last round; persisted. */
  games: number;
  /** The number of rounds that were played on this phone; persisted. */
  roundsPlayed: number;
  /** The number of right guesses on this phone; persisted. */
  caught: number;
};

/** A game that goes on after a reload. `deal` is empty if the game was between two rounds. */
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

/** Starts a round with these chits. The phone goes to the first player. */
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
    /** Starts the first game when all names are typed, or another game with the same names. */
    gameStarted(state, { payload }: PayloadAction<Deal>) {
      if (state.phase !== 'over' && (state.phase !== 'names' || state.names.some(isBlank))) return;
      state.rounds = [];
      throwChits(state, payload);
    },
    /** Goes on with a game that was being played before a reload. */
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
    /** Hides the chit after the page was hidden, turned or left, because another person may have the phone now. */
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
     * Ends the game before the last round, for example because a player has to leave. Such a game is not counted in
     * `games`.
     */
    gameEnded(state) {
      if (state.phase === 'revealed') state.phase = 'over';
    },
    /** Shows the form again after a game, for other names, another number of rounds, or another guesser. */
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
    /** The number of the current or latest round of the game, from 1 on; 0 before a game. */
    selectRoundNumber: roundNumberOf,
    /**
     * The index for lists of lines: each round uses the next line. The number of finished games is added; otherwise
     * every game would begin with the same line.
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
 * Parses the stored counts. Takes any value. An invalid count becomes 0. `roundsPlayed` is raised to at least `games`
 * and `caught`, because each game and each right guess needs a round.
 * Example: `validate({ caught: 3 })` is `{ games: 0, roundsPlayed: 3, caught: 3 }`.
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

/** The part of the state that is stored, and is read again in the next visit. */
export const persisted = {
  version: 1,
  select: ({ games, roundsPlayed, caught }) => ({ games, roundsPlayed, caught }),
  validate,
  reset: scoresReset,
} satisfies Persistence<RajaMantriState, Persisted>;
