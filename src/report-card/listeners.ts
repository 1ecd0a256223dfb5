import { scoresMerged } from '../games/shared/scoresMerged';
import { pageOpened } from '../layout/uiSlice';
import type { AppStartListening, RootState } from '../state/types';
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

function countPlays(startListening: AppStartListening, { game, report }: Subject) {
  const stateOf = (state: RootState) => game.slice.selectSlice(state);
  startListening({
    predicate: (action, now, before) => {
      // What another tab has stored was counted there; what comes from another phone, on that.
      if (game.persisted?.restored.match(action) || scoresMerged.match(action)) return false;
      return report.hasPlayed(stateOf(now), stateOf(before));
    },
    effect: (_action, { dispatch, extra }) => {
      dispatch(gamePlayed({ game: game.slice.name, day: today(extra) }));
    },
  });
}
