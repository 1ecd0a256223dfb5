import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { scoresTaken } from '../../../src/state/scoresTaken';
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
});

export const { bookTaken, pageOpened, scoresReset } = bookCricketSlice.actions;
