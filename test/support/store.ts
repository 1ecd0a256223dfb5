import * as persistence from '../../src/app/persistence';
import * as store from '../../src/app/store';
import { feedbackSlice } from '../../src/feedback/slice';
import { games } from '../../src/games';
import type { Game } from '../../src/games/shared/game';
import type { Env } from '../../src/platform/env';
import type { Feature } from '../../src/state/feature';
import { makeReducer } from '../../src/state/reducer';
import type { AppStore, RootState } from '../../src/state/types';

/*
 * Stores that have all games and the slice of the form from the start, as with Redux DevTools: for tests that
 * play in them without opening pages.
 */

/** Of each game, in the order of the hub. */
export const gameFeatures: Feature[] = games.map(
  ({ folder }) => require(`../../src/games/${folder}/effects`).feature,
);
export const featureOf = ({ key }: Game) =>
  gameFeatures.find(({ slice }) => slice.name === key) as Feature;

/** For tests of slices: without timers, sounds and what is stored. */
export const slices: Feature[] = gameFeatures.map(({ slice }) => ({ slice }));

/** The API of the form, which logs an action of its own, comes with its page. */
export const features: Feature[] = [...gameFeatures, { slice: feedbackSlice }];

/** The state with all its slices. */
export type FullState = Required<RootState>;
export type FullStore = Omit<AppStore, 'getState'> & { getState(): FullState };

export const makeStore = (options: store.StoreOptions) =>
  store.makeStore({ features, ...options }) as FullStore;

export const reducer = makeReducer(features) as (
  state: FullState | undefined,
  action: Parameters<ReturnType<typeof makeReducer>>[1],
) => FullState;

export const INITIAL = reducer(undefined, { type: '@@initial' });

export const loadPreloadedState = (env: Env) =>
  persistence.loadPreloadedState(env, features) as Promise<FullState>;
