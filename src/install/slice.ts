import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/** By the browser's own prompt, or by the two steps of an iPhone or iPad. */
export type Offer = 'prompt' | 'apple';

export type InstallState = {
  /** What is offered now. */
  offer: Offer | null;
};

const initialState: InstallState = { offer: null };

/** Loaded with the offer: it is not in the store before. */
export const installSlice = createSlice({
  name: 'install',
  initialState,
  reducers: {
    homeScreenOffered(state, { payload }: PayloadAction<Offer>) {
      state.offer = payload;
    },
    offerAnswered(state) {
      state.offer = null;
    },
  },
});

export const { homeScreenOffered, offerAnswered } = installSlice.actions;

export const selectOffer = ({ install = initialState }: Partial<WithSlice<typeof installSlice>>) =>
  install.offer;
