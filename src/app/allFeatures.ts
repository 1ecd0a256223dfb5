import { offerHomeScreen } from '../install/effects';
import { installSlice } from '../install/slice';
import { awardBadges, badgesFeature, noteGuide } from '../report-card/effects';
import { gamePlayed, selectBadges } from '../report-card/slice';
import { loadSubjects } from '../report-card/subjects';
import type { Feature } from '../state/feature';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import { addFeature } from './addFeature';

/** The home screen is offered after three games at least, and not before the second day with a game. */
const GAMES = 3;
const DAYS = 2;

/** Asks the browser to keep the scores, and offers the home screen, once something has been played. */
function startInstallListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: gamePlayed,
    effect: async (_action, { extra, unsubscribe }) => {
      // The browser is asked once in a visit.
      unsubscribe();
      const device = await extra.loadDevice().catch(() => undefined);
      // A browser that would show a prompt is not asked here: the report card has a button for it.
      if ((await device?.scoresPersisted()) === 'askable') await device?.persistScores();
    },
  });
  startListening({
    actionCreator: gamePlayed,
    effect: (_action, { dispatch, getState }) => {
      if (isWorthAnIcon(getState())) dispatch(offerHomeScreen());
    },
  });
}

function isWorthAnIcon(state: RootState): boolean {
  const { days, plays } = selectBadges(state);
  const games = Object.values(plays).reduce((sum, { count }) => sum + count, 0);
  return days >= DAYS && games >= GAMES;
}

const installFeature: Feature = { slice: installSlice, startListeners: startInstallListeners };

async function load() {
  const subjects = await loadSubjects();
  const games = subjects.map(({ feature }) => feature);
  return { subjects, features: [...games, badgesFeature(subjects), installFeature] };
}

let loading: ReturnType<typeof load> | undefined;

/** Loads the features once: another object of the same feature would replace the one in the store. */
function loadOnce() {
  loading ??= load();
  // A later call tries again where the network failed.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Adds the badges to a store, and all games, as badges are earned in games: what is played counts from then on. Runs
 * when a page is idle; on the report card, which needs the badges, at once. Rejects when a chunk fails to load.
 */
export async function addBadgesAndGames(store: AppStore): Promise<void> {
  const { subjects, features } = await loadOnce();
  await Promise.all(features.map((feature) => addFeature(store, feature)));
  store.dispatch(noteGuide());
  store.dispatch(awardBadges(subjects));
}

/** Loads every feature of the site, for Redux DevTools. */
export async function loadFeatures(): Promise<Feature[]> {
  const [{ features }, form] = await Promise.all([
    loadOnce(),
    import(/* webpackChunkName: "feedback" */ '../feedback/effects'),
  ]);
  return [...features, form.feedbackFeature];
}
