import { guidePath, guideSlugs } from '../paths';
import type { AppThunk } from '../state/types';
import { selectPath } from '../state/uiSlice';
import { selectDueBadges } from './badges/badges';
import { selectBadges } from './selectors';
import { badgesEarned, guideOpened } from './slice';
import type { Subjects } from './subjects';
import { today } from './today';

/** Stamps the badges that the state has earned with today's date. */
export const awardBadges =
  (subjects: Subjects): AppThunk =>
  (dispatch, getState, env) => {
    const ids = selectDueBadges(getState(), subjects);
    if (ids.length > 0) dispatch(badgesEarned({ ids, day: today(env) }));
  };

/** Notes the guide on whose page the visitor is. */
export const noteGuide = (): AppThunk => (dispatch, getState) => {
  const path = selectPath(getState());
  const slug = guideSlugs.find((each) => guidePath(each) === path);
  if (slug && !selectBadges(getState()).guides.includes(slug)) dispatch(guideOpened(slug));
};
