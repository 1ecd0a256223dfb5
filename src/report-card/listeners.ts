import { isCosmetic } from '../state/isCosmetic';
import { scoresTaken } from '../state/scoresTaken';
import { sliceSelector } from '../state/sliceSelector';
import type { AppStartListening, RootState } from '../state/types';
import { pageOpened } from '../state/uiSlice';
import { selectDueBadges } from './badges/badges';
import { selectBadges } from './selectors';
import { badgesEarned, gamePlayed } from './slice';
import type { Subject, Subjects } from './subjects';
import { awardBadges, noteGuide } from './thunks';
import { today } from './today';

/** Counts what is played and read, and awards badges. Time travel earns none: it runs no listener. */
export function startListeners(startListening: AppStartListening, subjects: Subjects) {
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
      // While DevTools shows an older state, it would be due again with its own event.
      !badgesEarned.match(action) &&
      hasChanged(now, before, subjects) &&
      selectDueBadges(now, subjects).length > 0,
    effect: (_action, { dispatch }) => {
      dispatch(awardBadges(subjects));
    },
  });
}

/** Whether anything has changed that rules of badges look at. */
const hasChanged = (now: RootState, before: RootState, subjects: Subjects) =>
  selectBadges(now) !== selectBadges(before) ||
  subjects.some(({ feature }) => {
    const select = sliceSelector(feature.slice);
    return select(now) !== select(before);
  });

function countPlays(startListening: AppStartListening, { game, feature, report }: Subject) {
  const select = sliceSelector(feature.slice);
  startListening({
    // Scores that were taken over were counted where they were played.
    predicate: (action, now, before) =>
      !scoresTaken.match(action) && report.hasPlayed(select(now), select(before)),
    effect: (_action, { dispatch, extra }) => {
      dispatch(gamePlayed({ game: game.key, day: today(extra) }));
    },
  });
}
