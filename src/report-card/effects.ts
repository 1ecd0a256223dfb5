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

/** Awards all badges that are due in the current state. Each badge gets today's date. */
export const awardBadges =
  (subjects: Subjects): AppThunk =>
  (dispatch, getState, env) => {
    const ids = selectDueBadges(getState(), subjects);
    if (ids.length > 0) dispatch(badgesEarned({ ids, day: today(env) }));
  };

/** Records a guide as opened if the current page is a guide. A badge is awarded for opening all guides. */
export const noteGuide = (): AppThunk => (dispatch, getState) => {
  const path = selectPath(getState());
  const slug = guideSlugs.find((each) => guidePath(each) === path);
  if (slug && !selectBadges(getState()).guides.includes(slug)) dispatch(guideOpened(slug));
};

/**
 * Starts the listeners that count played turns, record opened guides and award badges. Time travel in DevTools earns no
 * badge, because time travel runs no listeners.
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
      hasChanged(now, before, subjects) &&
      selectDueBadges(now, subjects).length > 0,
    effect: (_action, { dispatch }) => {
      dispatch(awardBadges(subjects));
    },
  });
}

/** Whether an action has changed a slice that the rules of the badges read. */
const hasChanged = (now: RootState, before: RootState, subjects: Subjects) =>
  selectBadges(now) !== selectBadges(before) ||
  subjects.some(({ feature }) => {
    const select = sliceSelector(feature.slice);
    return select(now) !== select(before);
  });

function countPlays(startListening: AppStartListening, { game, feature, hasPlayed }: Subject) {
  const select = sliceSelector(feature.slice);
  startListening({
    // The action `scoresTaken` brings scores from the storage, another tab or a transfer code. The turns behind these
    // scores were already counted when they were played.
    predicate: (action, now, before) =>
      !scoresTaken.match(action) && hasPlayed(select(now), select(before)),
    effect: (_action, { dispatch, extra }) => {
      dispatch(gamePlayed({ game: game.key, day: today(extra) }));
    },
  });
}

/** Returns the feature of the badges. Its listeners observe the slices of all games. */
export const badgesFeature = (subjects: Subjects): BadgesFeature => ({
  slice: badgesSlice,
  persisted,
  startListeners: (startListening) => startListeners(startListening, subjects),
  subjects,
});
