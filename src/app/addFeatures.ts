import { startKeeping } from '../games/shared/keptGame';
import type { Feature } from '../state/feature';
import { scoresTaken } from '../state/scoresTaken';
import type { AddedFeature, AppStartListening, AppStore } from '../state/types';
import { scoresNotKept } from '../state/uiSlice';
import { startCues } from './cues';
import { isOfNewerRelease, isStored, startWriting, storedScores } from './persistence';

/**
 * Adds features to a store. A second call with the same features adds nothing. First the slices are added. Then one
 * action brings the stored scores of all features into the state. Then the listeners start, and the promise resolves. A
 * hot reload makes new objects for the features: the new objects replace the old objects, and the state stays.
 */
export async function addFeatures(store: AppStore, features: readonly Feature[]): Promise<void> {
  const addedAs = ({ slice }: Feature) => store.features.get(slice.name);
  const changed = features.filter((feature) => addedAs(feature)?.feature !== feature);
  for (const feature of changed) {
    addedAs(feature)?.stop();
    store.reducer.inject(feature);
  }
  const taken = takeStored(
    store,
    changed.filter((feature) => !addedAs(feature)),
  );
  for (const feature of changed) {
    const added: AddedFeature = {
      feature,
      ready: (addedAs(feature)?.ready ?? taken).then(() => {
        // A hot reload may have replaced the feature while the scores were read.
        if (addedAs(feature) === added)
          added.stop = startListening(store, feature, isStored(store.env, feature));
      }),
      stop: () => undefined,
    };
    store.features.set(feature.slice.name, added);
  }
  await Promise.all(features.map((feature) => addedAs(feature)?.ready));
}

/** Starts the listeners of a feature. The slice and the scores of the feature are already in the store. */
export function startFeature(store: AppStore, feature: Feature) {
  const stop = startListening(store, feature, false);
  store.features.set(feature.slice.name, { feature, ready: Promise.resolve(), stop });
}

async function takeStored({ env, dispatch }: AppStore, features: readonly Feature[]) {
  const persisted = features.filter((feature) => feature.persisted);
  if (persisted.length === 0) return;
  dispatch(scoresTaken({ from: 'storage', scores: await storedScores(env, persisted) }));
  if (persisted.some((feature) => isOfNewerRelease(env, feature))) dispatch(scoresNotKept());
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
