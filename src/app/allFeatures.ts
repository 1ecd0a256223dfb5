import { installSlice } from '../install/slice';
import { awardBadges, badgesFeature, noteGuide } from '../report-card/effects';
import { loadSubjects } from '../report-card/subjects';
import type { Feature } from '../state/feature';
import type { AppStore } from '../state/types';
import { addFeature } from './addFeature';
import { startPlayListeners } from './playListeners';

const installFeature: Feature = { slice: installSlice, startListeners: startPlayListeners };

async function load() {
  const subjects = await loadSubjects();
  const ofGames = subjects.map(({ feature }) => feature);
  return { subjects, features: [...ofGames, badgesFeature(subjects), installFeature] };
}

let loading: ReturnType<typeof load> | undefined;

/** Once: features that were other objects would replace those before. */
function loadOnce() {
  loading ??= load();
  // Where the network failed, a later call tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Adds to a store the badges and all games, which they look at: what is played counts from then on. Runs when
 * a page is idle, as only the report card needs them at first. Rejected when a chunk fails to load.
 */
export async function startReportCard(store: AppStore): Promise<void> {
  const { subjects, features } = await loadOnce();
  await Promise.all(features.map((feature) => addFeature(store, feature)));
  store.dispatch(noteGuide());
  store.dispatch(awardBadges(subjects));
}

/** Every feature of the site. */
export async function loadFeatures(): Promise<Feature[]> {
  const [{ features }, form] = await Promise.all([
    loadOnce(),
    import(/* webpackChunkName: "feedback" */ '../feedback/effects'),
  ]);
  return [...features, form.feedbackFeature];
}
