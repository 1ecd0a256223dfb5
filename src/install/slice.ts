import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { sliceSelector } from '../state/sliceSelector';

/** The way to add the site to the home screen: the browser's own prompt, or two manual steps on an iPhone or iPad. */
export type Offer = 'prompt' | 'apple';

export type InstallState = {
  offer: Offer | null;
};

const initialState: InstallState = { offer: null };

declare module '../state/reducer' {
  interface LazySlices {
    install: InstallState;
  }
}

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
  selectors: {
    selectOffer: ({ offer }) => offer,
  },
});

export const { homeScreenOffered, offerAnswered } = installSlice.actions;

export const { selectOffer } = installSlice.getSelectors(sliceSelector(installSlice));
