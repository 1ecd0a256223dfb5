import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { fieldsOf, integerUpTo } from '../../../src/games/shared/validate';
import type { Persistence } from '../../../src/state/feature';
import { scoresTaken } from '../../../src/state/scoresTaken';
import { sliceSelector } from '../../../src/state/sliceSelector';
import { runsOf } from './rules';

export type BookCricketState = {
  phase: 'idle' | 'riffling' | 'open';
  round: number;
  runs: number;
  best: number;
};

export type Persisted = Pick<BookCricketState, 'best'>;

const initialState: BookCricketState = { phase: 'idle', round: 0, runs: 0, best: 0 };

declare module '../../../src/state/reducer' {
  interface LazySlices {
    bookCricket: BookCricketState;
  }
}

export const bookCricketSlice = createSlice({
  name: 'bookCricket',
  initialState,
  reducers: {
    bookTaken(state) {
      if (state.phase === 'riffling') return;
      state.phase = 'riffling';
      state.round += 1;
    },
    pageOpened(state, { payload }: PayloadAction<{ round: number; page: number }>) {
      if (state.phase !== 'riffling' || payload.round !== state.round) return;
      state.phase = 'open';
      state.runs = runsOf(payload.page);
      state.best = Math.max(state.best, state.runs);
    },
    scoresReset: (state) => ({ ...initialState, round: state.round }),
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.bookCricket);
    }),
  selectors: {
    selectIsRiffling: ({ phase }) => phase === 'riffling',
    selectRound: ({ round }) => round,
    selectRuns: ({ phase, runs }) => (phase === 'open' ? runs : null),
    selectBest: ({ best }) => best,
  },
});

export const { bookTaken, pageOpened, scoresReset } = bookCricketSlice.actions;

export const { selectIsRiffling, selectRound, selectRuns, selectBest } =
  bookCricketSlice.getSelectors(sliceSelector(bookCricketSlice));

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: ({ best }) => ({ best }),
  validate: (found) => ({ best: integerUpTo(9, fieldsOf(found).best) ?? 0 }),
  reset: scoresReset,
} satisfies Persistence<BookCricketState, Persisted>;
