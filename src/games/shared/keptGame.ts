import type { Env } from '../../platform/env';
import type { Feature } from '../../state/feature';
import { sliceSelector } from '../../state/sliceSelector';
import type { AppStartListening, RootState } from '../../state/types';

/*
 * An unfinished game is kept in the session storage, because a phone may discard a tab in the background at any time.
 * When the tab is loaded again, the visitor can continue the game. The local storage is not used, because a kept game
 * may contain the names of players. The browser deletes the session storage when the tab is closed.
 */

const keyOf = ({ slice }: Feature) => `bbh_game_${slice.name}`;

const textOf = ({ slice, resumable }: Feature, state: RootState): string =>
  JSON.stringify(resumable?.select(sliceSelector(slice)(state)) ?? null);

/** The JSON text that is used if no game is running, or if the session storage has no kept game. */
const NONE = 'null';

export const isGameOn = (feature: Feature, state: RootState): boolean =>
  textOf(feature, state) !== NONE;

/**
 * Starts a listener that stores the game of a feature after every change, and removes the stored game when the game has
 * ended. Time travel in DevTools does not change the stored game, because time travel runs no listeners.
 */
export function startKeeping(startListening: AppStartListening, feature: Feature) {
  if (!feature.resumable) return;
  const select = sliceSelector(feature.slice);
  startListening({
    predicate: (_action, now, before) =>
      select(now) !== select(before) && textOf(feature, now) !== textOf(feature, before),
    effect: (_action, { getState, extra }) => {
      const text = textOf(feature, getState());
      if (text === NONE) forgetGame(extra, feature);
      else extra.sessionStorage.set(keyOf(feature), text);
    },
  });
}

/** Returns the kept game of a feature after validation; null if no game is kept, or if the kept game is invalid. */
export function keptGame(env: Env, feature: Feature): object | null {
  try {
    const found = JSON.parse(env.sessionStorage.get(keyOf(feature)) ?? NONE);
    return feature.resumable?.validate(found) ?? null;
  } catch {
    return null;
  }
}

export const forgetGame = (env: Env, feature: Feature) => env.sessionStorage.remove(keyOf(feature));
