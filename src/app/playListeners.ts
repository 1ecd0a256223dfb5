import { offerHomeScreen } from '../install/effects';
import { gamePlayed, selectBadges } from '../report-card/slice';
import type { AppStartListening, RootState } from '../state/types';

/** The home screen is offered after the third game, on the second day. */
const GAMES = 3;
const DAYS = 2;

/** What the site asks of the browser once something has been played. */
export function startPlayListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: gamePlayed,
    effect: async (_action, { extra, unsubscribe }) => {
      // Once in a visit.
      unsubscribe();
      const device = await extra.loadDevice().catch(() => undefined);
      // Where the browser would show a prompt, the report card has a button.
      if ((await device?.scoresPersisted()) === 'askable') await device?.persistScores();
    },
  });
  startListening({
    actionCreator: gamePlayed,
    effect: (_action, { dispatch, getState }) => {
      if (isWorthAnIcon(getState())) dispatch(offerHomeScreen());
    },
  });
}

function isWorthAnIcon(state: RootState): boolean {
  const { days, plays } = selectBadges(state);
  const games = Object.values(plays).reduce((sum, { count }) => sum + count, 0);
  return days >= DAYS && games >= GAMES;
}
