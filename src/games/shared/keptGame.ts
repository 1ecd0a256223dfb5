import type { Env } from '../../platform/env';
import type { Feature } from '../../state/feature';
import { sliceSelector } from '../../state/sliceSelector';
import type { AppStartListening, RootState } from '../../state/types';

/*
 * A game that is on is kept for the session, as a browser may end the page at any time: phones end tabs that are not
 * in sight. The visitor is then offered to go on. The kept game ends with the session, as it contains names.
 */

const keyOf = ({ slice }: Feature) => `bbh_game_${slice.name}`;

const textOf = ({ slice, resumable }: Feature, state: RootState): string =>
  JSON.stringify(resumable?.select(sliceSelector(slice)(state)) ?? null);

/** The JSON text of a game that is not on, and of a key that is not in storage. */
const NONE = 'null';

export const isGameOn = (feature: Feature, state: RootState): boolean =>
  textOf(feature, state) !== NONE;

/**
 * Keeps the game of a feature as it changes, until the game has ended. Time travel in DevTools runs no listener, so
 * the games that it shows are not kept.
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

/** The kept game of a feature, validated; null where no game is kept, or the kept game cannot go on. */
export function keptGame(env: Env, feature: Feature): object | null {
  try {
    const found = JSON.parse(env.sessionStorage.get(keyOf(feature)) ?? NONE);
    return feature.resumable?.validate(found) ?? null;
  } catch {
    return null;
  }
}

export const forgetGame = (env: Env, feature: Feature) => env.sessionStorage.remove(keyOf(feature));
