import type { Deal } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { suspectsOf } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import * as slice from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { isBlank } from '../../../src/kit/visibleText';
import type { AppStore } from '../../../src/state/types';

export const gameOf = ({ getState }: AppStore) => slice.selectGame(getState());

export const NAMES = ['Raju', 'Sunita', 'Bittu', 'Meena'];

/** Raju is Raja, Sunita the Chor, Bittu the Mantri, Meena the Sipahi. */
export const DEAL: Deal = ['raja', 'chor', 'mantri', 'sipahi'];

export function typeNames({ dispatch }: AppStore, names: readonly string[] = NAMES) {
  for (const [player, name] of names.entries()) dispatch(slice.nameTyped({ player, name }));
}

/** Deals the first round of a game, or the next round. */
export function deal(store: AppStore, dealt: Deal = DEAL) {
  const { phase, names } = gameOf(store);
  if (phase === 'names' && names.some(isBlank)) typeNames(store);
  store.dispatch(phase === 'revealed' ? slice.roundStarted(dealt) : slice.gameStarted(dealt));
}

/** Lets the first players look at their chits, one after another. */
export function look({ dispatch }: AppStore, players = 4) {
  for (let player = 0; player < players; player += 1) {
    dispatch(slice.phoneTaken(player));
    dispatch(slice.chitOpened(player));
    dispatch(slice.chitHidden(player));
  }
}

/** Names the Chor, or the other suspect. */
export function guess(store: AppStore, isRight = true) {
  const { deal: dealt, guesser } = gameOf(store);
  const suspect = suspectsOf(dealt, guesser).find(
    (player) => (dealt[player] === 'chor') === isRight,
  ) as number;
  store.dispatch(slice.suspectChosen(suspect));
  store.dispatch(slice.suspectNamed());
}

export function playRound(store: AppStore, isRight = true, dealt: Deal = DEAL) {
  deal(store, dealt);
  look(store);
  guess(store, isRight);
}

/** Plays a game of five rounds. */
export function playGame(store: AppStore) {
  for (let round = 0; round < 5; round += 1) playRound(store);
}
