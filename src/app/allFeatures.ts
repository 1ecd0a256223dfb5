import { offerHomeScreen } from '../install/effects';
import { installSlice } from '../install/slice';
import { awardBadges, badgesFeature, noteGuide } from '../report-card/effects';
import { gamePlayed, selectBadges } from '../report-card/slice';
import { loadSubjects } from '../report-card/subjects';
import type { Feature } from '../state/feature';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import { addFeatures } from './addFeatures';

/** The least number of plays, in all games together, before the site offers an icon on the home screen. */
const GAMES = 3;
/** The least number of days on which a game was played, before the site offers an icon on the home screen. */
const DAYS = 2;

/**
 * Starts two listeners that run after a game was played. The first listener asks the browser to keep the stored scores.
 * The second listener offers the visitor an icon on the home screen.
 */
function startInstallListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: gamePlayed,
    effect: async (_action, { extra, unsubscribe }) => {
      // The listener runs only once, because the browser is asked only once in a visit.
      unsubscribe();
      const device = await extra.loadDevice().catch(() => undefined);
      // Only a browser that answers without a prompt is asked here. For a browser with a prompt, the report card has a
      // button.
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

/**
 * Loads the features once. Each call returns the same objects: if a call returned new objects, `addFeatures` would
 * replace the objects in the store.
 */
function loadOnce() {
  loading ??= load();
  // A failed load is forgotten: the next call tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Adds the badges and all games to a store. All games are added, because badges are earned in all games. Games that are
 * played from now on count. This function is called when a page is idle, but on the report card at once, because the
 * report card shows the badges. Rejects if a chunk fails to load.
 */
export async function addBadgesAndGames(store: AppStore): Promise<void> {
  const { subjects, features } = await loadOnce();
  // A press may come while the modules are evaluated. The page responds to this press before the features are added.
  await store.env.painted();
  await addFeatures(store, features);
  store.dispatch(noteGuide());
  store.dispatch(awardBadges(subjects));
}

/** Loads every feature of the site. Only a visit with Redux DevTools needs all of them. */
export async function loadFeatures(): Promise<Feature[]> {
  const [{ features }, form] = await Promise.all([
    loadOnce(),
    import(/* webpackChunkName: "feedback" */ '../feedback/effects'),
  ]);
  return [...features, form.feedbackFeature];
}
