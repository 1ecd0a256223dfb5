import { startKeeping } from '../games/shared/keptGame';
import type { Feature } from '../state/feature';
import { scoresTaken } from '../state/scoresTaken';
import type { AddedFeature, AppStartListening, AppStore } from '../state/types';
import { scoresNotKept } from '../state/uiSlice';
import { startCues } from './cues';
import { isOfNewerRelease, isStored, startWriting, storedScores } from './persistence';

/**
 * Adds a feature to a store. A second call with the same feature adds nothing. First the slice is added. Then one
 * action brings the stored scores into the state. Then the listeners start, and the promise resolves. A hot reload
 * makes a new object for the feature: the new object replaces the old object, and the state stays.
 */
export function addFeature(store: AppStore, feature: Feature): Promise<void> {
  const { name } = feature.slice;
  const before = store.features.get(name);
  if (before?.feature === feature) return before.ready;
  before?.stop();
  store.reducer.inject(feature);
  const added: AddedFeature = {
    feature,
    ready: (before?.ready ?? takeStored(store, feature)).then(() => {
      // A hot reload may have replaced the feature while the scores were read.
      if (store.features.get(name) === added)
        added.stop = startListening(store, feature, isStored(store.env, feature));
    }),
    stop: () => undefined,
  };
  store.features.set(name, added);
  return added.ready;
}

/** Starts the listeners of a feature. The slice and the scores of the feature are already in the store. */
export function startFeature(store: AppStore, feature: Feature) {
  const stop = startListening(store, feature, false);
  store.features.set(feature.slice.name, { feature, ready: Promise.resolve(), stop });
}

async function takeStored({ env, dispatch }: AppStore, feature: Feature) {
  if (!feature.persisted) return;
  dispatch(scoresTaken({ from: 'storage', scores: await storedScores(env, [feature]) }));
  if (isOfNewerRelease(env, feature)) dispatch(scoresNotKept());
}

/** Starts all listeners of a feature. Returns a function that stops the listeners. */
function startListening(
  { startListening, addMiddleware, env }: AppStore,
  feature: Feature,
  wasStored: boolean,
) {
  const stops: (() => void)[] = [];
  const start = ((options: Parameters<AppStartListening>[0]) => {
    const stop = startListening(options);
    stops.push(() => stop({ cancelActive: true }));
    return stop;
  }) as AppStartListening;
  feature.startListeners?.(start);
  startCues(start, feature);
  startKeeping(start, feature);
  startWriting(start, env, feature, wasStored);
  if (feature.api) addMiddleware(feature.api.middleware);
  return () => {
    for (const stop of stops) stop();
  };
}
