import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

export type Menu = 'schoolGames' | 'more';

export type ColorScheme = 'light' | 'dark';

export type UiState = {
  /** The path of the open page. It is in the state, so that a truncated log of actions still shows the path. */
  path: string | null;
  openMenu: Menu | null;
  mobileMenuOpen: boolean;
  announcementDismissed: boolean;
  /** The id of the open alert. */
  alert: string | null;
  /** The visitor's choice; null follows the system. */
  colorScheme: ColorScheme | null;
  soundOn: boolean;
  /** False if the scores of this visit cannot be persisted. */
  scoresKept: boolean;
  /** The slice whose score reset waits for the visitor's confirmation. */
  scoreResetAsked: string | null;
  /** The release notice that is shown: a new release is available, or its download has failed. */
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
    /** A failure does not replace the notice of a release that has arrived. */
    releaseFailed(state) {
      state.release ??= 'failed';
    },
    releasePutOff(state) {
      state.release = null;
    },
    /** Closes the dialogs of the previous page. The menus are part of every page and stay open. */
    pageOpened(state, { payload }: PayloadAction<string>) {
      state.path = payload;
      state.alert = null;
      state.scoreResetAsked = null;
    },
  },
  selectors: {
    selectPath: ({ path }) => path,
    selectOpenMenu: ({ openMenu }) => openMenu,
    selectMobileMenuOpen: ({ mobileMenuOpen }) => mobileMenuOpen,
    selectAnyMenuOpen: ({ mobileMenuOpen, openMenu }) => mobileMenuOpen || openMenu !== null,
    selectAnnouncementDismissed: ({ announcementDismissed }) => announcementDismissed,
    selectAlert: ({ alert }) => alert,
    selectColorScheme: ({ colorScheme }) => colorScheme,
    selectSoundOn: ({ soundOn }) => soundOn,
    selectScoresKept: ({ scoresKept }) => scoresKept,
    selectScoreResetAsked: ({ scoreResetAsked }) => scoreResetAsked,
    selectRelease: ({ release }) => release,
  },
});

/**
 * Tells listeners that the tab is visible again. No reducer uses this event: listeners correct timers, which a hidden
 * tab slows down, and look for a new release.
 */
export const pageReturned = createAction('ui/pageReturned');

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
} = uiSlice.actions;

export const {
  selectPath,
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
