import { guidePath, guideSlugs } from '../paths';
import { isCosmetic } from '../state/isCosmetic';
import { scoresTaken } from '../state/scoresTaken';
import { sliceSelector } from '../state/sliceSelector';
import type { AppStartListening, AppThunk, RootState } from '../state/types';
import { pageOpened, selectPath } from '../state/uiSlice';
import { selectDueBadges } from './badges/badges';
import { today } from './days';
import {
  badgesEarned,
  badgesSlice,
  gamePlayed,
  guideOpened,
  persisted,
  selectBadges,
} from './slice';
import type { BadgesFeature, Subject, Subjects } from './subjects';

/** Awards the badges that the state has earned, and stamps them with today's date. */
export const awardBadges =
  (subjects: Subjects): AppThunk =>
  (dispatch, getState, env) => {
    const ids = selectDueBadges(getState(), subjects);
    if (ids.length > 0) dispatch(badgesEarned({ ids, day: today(env) }));
  };

/** Notes that the visitor has opened a guide if the current page is a guide. */
export const noteGuide = (): AppThunk => (dispatch, getState) => {
  const path = selectPath(getState());
  const slug = guideSlugs.find((each) => guidePath(each) === path);
  if (slug && !selectBadges(getState()).guides.includes(slug)) dispatch(guideOpened(slug));
};

/**
 * Counts played turns and opened guides, and awards badges. Time travel in DevTools earns no badge, because it runs
 * no listener.
 */
function startListeners(startListening: AppStartListening, subjects: Subjects) {
  for (const subject of subjects) countPlays(startListening, subject);
  startListening({
    actionCreator: pageOpened,
    effect: (_action, { dispatch }) => {
      dispatch(noteGuide());
    },
  });
  startListening({
    predicate: (action, now, before) =>
      !isCosmetic(action) &&
      // The event that awards a badge must not award it again: while DevTools shows an older state, the badge is
      // still due after the event.
      !badgesEarned.match(action) &&
      hasChanged(now, before, subjects) &&
      selectDueBadges(now, subjects).length > 0,
    effect: (_action, { dispatch }) => {
      dispatch(awardBadges(subjects));
    },
  });
}

/** Whether anything has changed that the rules of the badges look at. */
const hasChanged = (now: RootState, before: RootState, subjects: Subjects) =>
  selectBadges(now) !== selectBadges(before) ||
  subjects.some(({ feature }) => {
    const select = sliceSelector(feature.slice);
    return select(now) !== select(before);
  });

function countPlays(startListening: AppStartListening, { game, feature, hasPlayed }: Subject) {
  const select = sliceSelector(feature.slice);
  startListening({
    // Scores that were taken over (from the storage, another tab or a transfer code) were already counted where they
    // were played.
    predicate: (action, now, before) =>
      !scoresTaken.match(action) && hasPlayed(select(now), select(before)),
    effect: (_action, { dispatch, extra }) => {
      dispatch(gamePlayed({ game: game.key, day: today(extra) }));
    },
  });
}

/** The feature of the badges, whose listeners look at all games. */
export const badgesFeature = (subjects: Subjects): BadgesFeature => ({
  slice: badgesSlice,
  persisted,
  startListeners: (startListening) => startListeners(startListening, subjects),
  subjects,
});
