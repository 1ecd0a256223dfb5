import { scoresTaken } from '../state/scoresTaken';
import { sliceSelector } from '../state/sliceSelector';
import type { AppStartListening } from '../state/types';
import { pageOpened } from '../state/uiSlice';
import { selectDueBadges } from './badges/badges';
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
      // While DevTools shows an older state, it would be due again with its own event.
      now !== before && !badgesEarned.match(action) && selectDueBadges(now, subjects).length > 0,
    effect: (_action, { dispatch }) => {
      dispatch(awardBadges(subjects));
    },
  });
}

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
