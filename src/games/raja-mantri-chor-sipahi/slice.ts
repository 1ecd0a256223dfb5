import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isBlank } from '../../kit/visibleText';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { countOrZero, fieldsOf } from '../shared/validate';
import type { Deal, Guesser, Length, Round } from './rules';
import { isCaught, suspectsOf } from './rules';

export type RajaMantriState = {
  /**
   * Before a game (`names`); the phone on its way to a player (`passing`), in the hands of that player
   * (`holding`), who looks at the chit (`looking`); on the desk, where the Chor is to be named (`guessing`);
   * between two rounds (`revealed`), and after the last one (`over`).
   */
  phase: 'names' | 'passing' | 'holding' | 'looking' | 'guessing' | 'revealed' | 'over';
  /** Of the four players, as typed. */
  names: string[];
  /** How many rounds a game has. */
  length: Length;
  guesser: Guesser;
  /** The chits of the round that is on; empty otherwise. */
  deal: Deal;
  /** The player who is to look at a chit. */
  holder: number;
  /** The player who is chosen as the Chor, and not yet named. */
  suspect: number | null;
  /** The rounds of this game that are over. */
  rounds: Round[];
  /** On this phone, persisted: games that were played to their end, all rounds, and those with a right guess. */
  games: number;
  roundsPlayed: number;
  caught: number;
};

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

/** Throws the chits on the desk; the first player is next. */
function deal(state: RajaMantriState, dealt: Deal) {
  state.phase = 'passing';
  state.deal = dealt;
  state.holder = 0;
}

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
    /** The first game, or another one with the same names. */
    gameStarted(state, { payload }: PayloadAction<Deal>) {
      if (state.phase !== 'over' && (state.phase !== 'names' || state.names.some(isBlank))) return;
      state.rounds = [];
      deal(state, payload);
    },
    /** That of this session, which a reload has broken off; without a deal it is between two rounds. */
    gameResumed(
      state,
      {
        payload,
      }: PayloadAction<Pick<RajaMantriState, 'names' | 'length' | 'guesser' | 'rounds' | 'deal'>>,
    ) {
      if (state.phase !== 'names' && state.phase !== 'over') return;
      Object.assign(state, payload, { phase: 'revealed' });
      if (payload.deal.length > 0) deal(state, payload.deal);
    },
    roundStarted(state, { payload }: PayloadAction<Deal>) {
      if (state.phase === 'revealed') deal(state, payload);
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
    /** Before its last round, as somebody has to catch a bus: it is no whole game. */
    gameEnded(state) {
      if (state.phase === 'revealed') state.phase = 'over';
    },
    /** To other names, or another number of rounds. */
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

/** The part of the state that is persisted. */
export const selectPersisted = ({ games, roundsPlayed, caught }: RajaMantriState): Persisted => ({
  games,
  roundsPlayed,
  caught,
});

/**
 * Parses the stored counts. Takes any value; an invalid count becomes 0. Counts that contradict each other
 * are raised: no game without a round, and no right guess without one.
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

export const selectGame = sliceSelector(rajaMantriSlice);

/** Of the round that is on, or has just ended; 1 is the first. */
export const selectRoundNumber = (state: RootState) => {
  const { deal, rounds } = selectGame(state);
  return rounds.length + (deal.length > 0 ? 1 : 0);
};

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: scoresReset,
} satisfies Persistence<RajaMantriState, Persisted>;
