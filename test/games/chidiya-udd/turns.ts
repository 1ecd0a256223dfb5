import fc from 'fast-check';
import type { Name } from '../../../src/games/chidiya-udd/caller';
import { canFly, NAMES, timeFor } from '../../../src/games/chidiya-udd/caller';
import type { Call, Mode } from '../../../src/games/chidiya-udd/rules';
import { isOver, playersOf } from '../../../src/games/chidiya-udd/rules';
import type { ChidiyaUddState } from '../../../src/games/chidiya-udd/slice';
import * as slice from '../../../src/games/chidiya-udd/slice';
import type { AppStore } from '../../../src/state/types';

export const gameOf = ({ getState }: AppStore) => getState().chidiyaUdd as ChidiyaUddState;

export function startGame({ dispatch }: AppStore, mode: Mode = 'fast') {
  dispatch(slice.modeChosen(mode));
  dispatch(slice.gameStarted());
}

/** Dispatches the call of a name, without its timer. */
export function makeCall(store: AppStore, name: Name = 'tota') {
  const { turn, mode, calls } = gameOf(store);
  store.dispatch(
    slice.callMade({ turn, name, flies: canFly(name), ms: timeFor(mode, calls.length) }),
  );
}

/** Lifts the finger of a player, `ms` after the call. */
export function lift(store: AppStore, ms = 500, player = 0) {
  store.dispatch(slice.fingerLifted({ turn: gameOf(store).turn, player, ms }));
}

export const letPass = (store: AppStore) => store.dispatch(slice.timePassed(gameOf(store).turn));

/** A call and what each player does: how long after it the finger is lifted, or null. */
export function playCall(store: AppStore, name: Name, ...lifts: (number | null)[]) {
  makeCall(store, name);
  for (const [player, ms] of lifts.entries()) if (ms !== null) lift(store, ms, player);
  if (gameOf(store).call) letPass(store);
}

/** A game that ends with so many right calls, each lifted for in half a second. */
export function playGame(store: AppStore, score = 2, mode: Mode = 'fast') {
  startGame(store, mode);
  for (let right = 0; right < score; right += 1) playCall(store, 'tota', 500);
  for (let mistakes = 0; mistakes < 3; mistakes += 1) playCall(store, 'haathi', 500);
}

export const callOf = (name: Name, ...lifts: (number | null)[]): Call => ({
  name,
  flies: canFly(name),
  lifts,
});

/**
 * Calls in short, for one player or two. `+` is a flyer, `-` a sitter; then for each player `1`, the finger
 * was lifted, or `0`. Example: `callsOf('+1 -0')` are two calls, both right.
 */
export const callsOf = (text: string, ms = 400): Call[] =>
  text
    .split(' ')
    .filter((call) => call !== '')
    .map(([sign, ...fingers]) => {
      const lifts = fingers.map((finger) => (finger === '1' ? ms : null));
      return callOf(sign === '+' ? 'tota' : 'gadha', ...lifts);
    });

const anyName = fc.constantFrom(...NAMES);
const lengthOf = (length: number) => ({ minLength: length, maxLength: length });

const anyCall = (mode: Mode): fc.Arbitrary<Call> =>
  fc
    .tuple(anyName, fc.array(fc.option(fc.nat(1800), { freq: 1 }), lengthOf(playersOf(mode))))
    .map(([name, lifts]) => callOf(name, ...lifts));

/** A game that is over: its last call ends it, and no earlier one. */
export const anyGame = (mode: Mode): fc.Arbitrary<Call[]> => {
  const wrong = anyCall(mode).map(
    (call): Call => ({ ...call, lifts: call.lifts.map(() => (call.flies ? null : 210)) }),
  );
  return fc
    .tuple(fc.array(anyCall(mode), { maxLength: 40, size: 'max' }), fc.array(wrong, lengthOf(10)))
    .map(([calls, ends]) => {
      const all = [...calls, ...ends];
      return all.slice(0, 1 + all.findIndex((_, at) => isOver(mode, all.slice(0, at + 1))));
    });
};
