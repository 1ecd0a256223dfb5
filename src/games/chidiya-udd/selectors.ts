import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { pointsOf, winnerOf } from './pageRules';
import { rightOf } from './rules';
import { challengeOf, chidiyaUddSlice, isOn } from './slice';

export const selectGame = sliceSelector(chidiyaUddSlice);
export const selectPhase = (state: RootState) => selectGame(state).phase;
export const selectTurn = (state: RootState) => selectGame(state).turn;

/** Whether a game is on, paused or not. */
export const selectIsOn = (state: RootState) => isOn(selectGame(state));

/** The challenge that this game is; null for any other game. */
export const selectPlayedChallenge = (state: RootState) => challengeOf(selectGame(state));

/** Whether time passes. */
export const selectIsTimed = (state: RootState) =>
  ['ready', 'calling', 'waiting'].includes(selectPhase(state));

/** What the last call was, until the next one; null before the first, and after a pause. */
export const selectLatest = (state: RootState) => {
  const { phase, calls } = selectGame(state);
  return phase === 'waiting' ? (calls[calls.length - 1] ?? null) : null;
};

/** The call on the screen: the one that is on, or what the last one was. */
export const selectShown = (state: RootState) => selectGame(state).call ?? selectLatest(state);

/** Its place in the game, from 0. */
export const selectShownIndex = (state: RootState) =>
  selectGame(state).calls.length - (selectLatest(state) ? 1 : 0);

export const selectScore = (state: RootState) => rightOf(selectGame(state).calls, 0);

/** Example: `averageOf({ lifts: 2, liftMs: 901 })` is 451. */
export const averageOf = ({ lifts, liftMs }: { lifts: number; liftMs: number }): number =>
  lifts > 0 ? Math.round(liftMs / lifts) : 0;

/** Of two players: what the other one has given away. */
export const selectPoints = (state: RootState, player: 0 | 1) =>
  pointsOf(selectGame(state).calls, player);

/** Of a game of two that is over; null if they are level. */
export const selectWinner = (state: RootState) => winnerOf(selectGame(state).calls);
