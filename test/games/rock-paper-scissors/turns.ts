import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import {
  roundSettled,
  roundStarted,
  selectRound,
} from '../../../src/games/rock-paper-scissors/slice';
import type { AppStore } from '../../../src/state/types';

/** Dispatches the actions of a round, without its timer; by default the player wins. */
export function playRound(
  { dispatch, getState }: AppStore,
  player: Hand = 'rock',
  computerChoice: Hand = 'scissors',
  timestamp = '10:42 am',
) {
  dispatch(roundStarted(player));
  dispatch(roundSettled({ round: selectRound(getState()), computerChoice, timestamp }));
}
