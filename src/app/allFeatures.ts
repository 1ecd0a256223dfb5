import { offerHomeScreen } from '../install/effects';
import { installSlice } from '../install/slice';
import { awardBadges, badgesFeature, noteGuide } from '../report-card/effects';
import { gamePlayed, selectBadges } from '../report-card/slice';
import { loadSubjects } from '../report-card/subjects';
import type { Feature } from '../state/feature';
import type { AppStartListening, AppStore, RootState } from '../state/types';
import { addFeature } from './addFeature';

/**
 * The visitor is offered an icon on the home screen after at least three games, on the second day with a game or
 * later.
 */
const GAMES = 3;
const DAYS = 2;

/**
 * Starts the listeners that, once a game was played, ask the browser to keep the scores, and offer the visitor an
 * icon on the home screen.
 */
function startInstallListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: gamePlayed,
    effect: async (_action, { extra, unsubscribe }) => {
      // The browser is asked once in a visit.
      unsubscribe();
      const device = await extra.loadDevice().catch(() => undefined);
      // A browser that would show a prompt is not asked after a game: the report card has a button for the question.
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

/** Loads the features once: another object of the same feature would replace the object in the store. */
function loadOnce() {
  loading ??= load();
  // A later call tries again where the network failed.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Adds the badges and all games to a store: badges are earned in games, so every game that is played from now on
 * counts. Runs when a page is idle, but on the report card at once, as the report card needs the badges. Rejects when
 * a chunk fails to load.
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
