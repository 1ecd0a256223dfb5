import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Menu } from './content';

export type ColorScheme = 'light' | 'dark';

export type UiState = {
  /** Of the page that is open, for whoever reads a log: its beginning may be cut off. */
  path: string | null;
  openMenu: Menu | null;
  mobileMenuOpen: boolean;
  announcementDismissed: boolean;
  /** The id of the alert that is open. */
  alert: string | null;
  /** What the visitor chose; null follows the system. */
  colorScheme: ColorScheme | null;
  soundOn: boolean;
  /** False where the browser's storage does not take the scores of this visit. */
  scoresKept: boolean;
  /** The slice whose score the visitor is asked about: shall it be forgotten? */
  scoreResetAsked: string | null;
  /** What the visitor is told of a new release of the site: it is there, or it did not get through. */
  release: 'arrived' | 'failed' | null;
};

const initialState: UiState = {
  path: null,
  openMenu: null,
  mobileMenuOpen: false,
  announcementDismissed: false,
  alert: null,
  colorScheme: null,
  soundOn: false,
  scoresKept: true,
  scoreResetAsked: null,
  release: null,
};

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    menuToggled(state, { payload }: PayloadAction<Menu>) {
      state.openMenu = state.openMenu === payload ? null : payload;
    },
    mobileMenuToggled(state) {
      state.mobileMenuOpen = !state.mobileMenuOpen;
      state.openMenu = null;
    },
    dropdownClosed(state) {
      state.openMenu = null;
    },
    menusClosed(state) {
      state.openMenu = null;
      state.mobileMenuOpen = false;
    },
    alertShown(state, { payload }: PayloadAction<string>) {
      state.alert = payload;
    },
    alertClosed(state) {
      state.alert = null;
    },
    colorSchemeChosen(state, { payload }: PayloadAction<ColorScheme>) {
      state.colorScheme = payload;
    },
    soundSwitched(state, { payload }: PayloadAction<boolean>) {
      state.soundOn = payload;
    },
    scoresNotKept(state) {
      state.scoresKept = false;
    },
    scoreResetAsked(state, { payload }: PayloadAction<string>) {
      state.scoreResetAsked = payload;
    },
    scoreResetAnswered(state) {
      state.scoreResetAsked = null;
    },
    announcementDismissed(state) {
      state.announcementDismissed = true;
    },
    releaseArrived(state) {
      state.release = 'arrived';
    },
    /** The one before is there still; one that has arrived already is not undone. */
    releaseFailed(state) {
      state.release ??= 'failed';
    },
    releasePutOff(state) {
      state.release = null;
    },
    /** What the page before asked or told has left with it; the menus belong to every page. */
    pageOpened(state, { payload }: PayloadAction<string>) {
      state.path = payload;
      state.alert = null;
      state.scoreResetAsked = null;
    },
    /** Back from another tab. The clocks hear it: they were woken seldom meanwhile. */
    pageReturned() {},
  },
  selectors: {
    selectOpenMenu: (state) => state.openMenu,
    selectMobileMenuOpen: (state) => state.mobileMenuOpen,
    selectAnyMenuOpen: (state) => state.mobileMenuOpen || state.openMenu !== null,
    selectAnnouncementDismissed: (state) => state.announcementDismissed,
    selectAlert: (state) => state.alert,
    selectColorScheme: (state) => state.colorScheme,
    selectSoundOn: (state) => state.soundOn,
    selectScoresKept: (state) => state.scoresKept,
    selectScoreResetAsked: (state) => state.scoreResetAsked,
    selectRelease: (state) => state.release,
  },
});

export const {
  menuToggled,
  mobileMenuToggled,
  dropdownClosed,
  menusClosed,
  alertShown,
  alertClosed,
  colorSchemeChosen,
  soundSwitched,
  scoresNotKept,
  scoreResetAsked,
  scoreResetAnswered,
  announcementDismissed,
  releaseArrived,
  releaseFailed,
  releasePutOff,
  pageOpened,
  pageReturned,
} = uiSlice.actions;

export const {
  selectOpenMenu,
  selectMobileMenuOpen,
  selectAnyMenuOpen,
  selectAnnouncementDismissed,
  selectAlert,
  selectColorScheme,
  selectSoundOn,
  selectScoresKept,
  selectScoreResetAsked,
  selectRelease,
} = uiSlice.selectors;
