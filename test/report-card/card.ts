import { addBadgesAndGames } from '../../src/app/allFeatures';
import { loadPreloadedState } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import { DAY_MS } from '../../src/games/shared/indianDay';
import type { AppStore, RootState } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';
import type { FullStore } from '../support/store';

export const BADGES_KEY = 'persist:bbh_badges';

/** An Indian day, 15 June 2031: that of `scriptedEnv`. */
export const TODAY = 22_445;

type TestEnv = ReturnType<typeof scriptedEnv>;

/** A visit as `index.tsx` starts it, up to the badges; nothing is left to wait for. */
export async function startVisit(env: TestEnv = scriptedEnv()) {
  const store = makeStore({ env, preloadedState: await loadPreloadedState(env) });
  await addBadgesAndGames(store);
  return { env, store: store as FullStore };
}

/** From now on it is noon of that day, in India. */
export const goTo = (env: TestEnv, day: number) =>
  env.now.mockImplementation(() => day * DAY_MS + DAY_MS / 4);

/** The badges of a store that has them. */
export const badgesOf = (store: AppStore) =>
  store.getState().badges as NonNullable<RootState['badges']>;
