import { throwOfDay } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import type { Side, Throw } from '../../../src/games/hand-cricket/rules';
import { ballsOf } from '../../../src/games/hand-cricket/rules';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import * as slice from '../../../src/games/hand-cricket/slice';
import type { AppStore } from '../../../src/state/types';

/** The state of the game in a store. */
export const gameOf = (store: AppStore) => store.getState().handCricket as HandCricketState;

/* These functions dispatch the actions of a turn, without its timer. */

/** Begins a match, also after another one: the player wins the toss, and chooses who bats. */
export function startMatch({ dispatch }: AppStore, batting: Side = 'you') {
  dispatch(slice.matchStarted());
  dispatch(slice.parityCalled('odd'));
  dispatch(slice.tossThrown({ hands: [1, 2], batting: 'computer' }));
  dispatch(slice.battingChosen(batting));
}

/** Plays balls. Example: `playBalls(store, '4122')` plays `[4, 1]` and `[2, 2]`. */
export function playBalls({ dispatch, getState }: AppStore, digits: string) {
  for (const ball of ballsOf(digits)) {
    dispatch(slice.ballThrown(ball));
    dispatch(slice.ballSettled(slice.selectRound(getState())));
  }
}

/** Plays a whole match; by default the player chases three runs and wins. */
export function playMatch(store: AppStore, batting: Side = 'computer', digits = '132241') {
  startMatch(store, batting);
  playBalls(store, digits);
}

/** Plays the balls of an over, whatever the clock says. */
export function playOver({ dispatch, getState }: AppStore, day: number, throws: readonly Throw[]) {
  dispatch(slice.dayCame(day));
  for (const [at, mine] of throws.entries()) {
    dispatch(slice.overBallThrown([mine, throwOfDay(day, at)]));
    dispatch(slice.ballSettled(slice.selectRound(getState())));
  }
}
