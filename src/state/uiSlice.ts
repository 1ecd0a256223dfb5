import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

export type Menu = 'schoolGames' | 'more';

export type ColorScheme = 'light' | 'dark';

export type UiState = {
  /**
   * The path of the open page. It is in the state because a truncated log of actions may lack the action that opened
   * the page.
   */
  path: string | null;
  openMenu: Menu | null;
  mobileMenuOpen: boolean;
  announcementDismissed: boolean;
  /** The id of the open alert; null if no alert is open. */
  alert: string | null;
  /** The colour scheme that the visitor has chosen; null for the scheme of the system. */
  colorScheme: ColorScheme | null;
  soundOn: boolean;
  /** Whether the scores are stored for the next visit: false after storage has failed. */
  scoresKept: boolean;
  /** The name of the slice whose scores the visitor wants to reset; null after the visitor confirms or cancels. */
  scoreResetAsked: string | null;
  /** The notice about a new release: the release is available, or its download has failed; null for no notice. */
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
    /** Sets the notice of a failed download, but keeps the notice that a release has arrived. */
    releaseFailed(state) {
      state.release ??= 'failed';
    },
    releasePutOff(state) {
      state.release = null;
    },
    /** Sets the path, and closes the dialogs of the previous page. The menus stay open: every page has the menus. */
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
 * Tells listeners that the tab is visible again. Listeners then correct timers that were slow in the hidden tab, read
 * the date again, and check for a new release. No reducer handles this action.
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
