// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { soundSwitched } from '../../src/layout/uiSlice';
import { badgesEarned, gamePlayed } from '../../src/report-card/slice';
import { decode } from '../../src/report-card/transfer/code';
import type { Figures } from '../../src/report-card/transfer/figures';
import { mergeScores } from '../../src/report-card/transfer/mergeScores';
import type { AppStore, RootState } from '../../src/state/types';
import { playRound } from '../games/rock-paper-scissors/turns';
import { badgesOf, loadCard, startVisit, TODAY } from '../report-card/card';
import { codeOf } from '../report-card/transfer/codeOf';
import { liftedStoreOf } from '../support/devToolsExtension';

/** 9 rounds won, 5 in a row, three quizzes with a best score of 4; 8 days, two badges. */
const CODE = codeOf({
  bbh: 20_800,
  r: [9, 20_800, 9, 3, 2, 5, 5],
  q: [3, 20_790, 5],
  p: [8, 5, '20783A7B'],
});

const typesIn = (store: AppStore) => {
  const { stagedActionIds, actionsById } = liftedStoreOf(store).getState();
  return stagedActionIds.slice(1).map((id) => actionsById[id]?.action.type);
};

const scoresIn = (store: AppStore) => {
  const { rockPaperScissors, quiz } = store.getState();
  return {
    won: rockPaperScissors.tally.playerWins,
    streak: rockPaperScissors.streak,
    best: quiz.bestScore,
    days: badgesOf(store).days,
    badges: Object.keys(badgesOf(store).earned),
  };
};

async function mergeInVisit() {
  const { sources } = await loadCard();
  const { store, env } = await startVisit();
  const before = scoresIn(store);
  const coming = decode(CODE, sources) as Figures;
  const length = typesIn(store).length;
  store.dispatch(mergeScores(coming, sources));
  const index = typesIn(store).indexOf('reportCard/scoresMerged');
  return { store, env, before, coming, sources, length, index, lifted: liftedStoreOf(store) };
}

test('a merge is one event in the log, and the badges that it earns are one more', async () => {
  const { store, length, coming, sources } = await mergeInVisit();
  const merged = ['reportCard/scoresMerged', badgesEarned.type];
  expect(typesIn(store).slice(length)).toEqual(merged);
  expect(scoresIn(store)).toEqual({
    won: 9,
    streak: 5,
    best: 4,
    days: 8,
    badges: ['first-win', 'streak-10', 'seven-days'],
  });
  store.dispatch(mergeScores(coming, sources));
  expect(typesIn(store).slice(length)).toEqual(merged);
});

test('a jump back shows the old scores, one forward the new ones; nothing is written, nothing happens', async () => {
  const { store, env, before, index, lifted } = await mergeInVisit();
  const after = scoresIn(store);
  const length = typesIn(store).length;
  const stored = { ...env.localStorage.entries };
  const set = jest.spyOn(env.localStorage, 'set');
  for (const [state, scores] of [
    [index, before],
    [index + 1, { ...after, badges: ['first-win', 'streak-10'] }],
    [length, after],
    [index, before],
    [length, after],
  ] as const) {
    lifted.dispatch(ActionCreators.jumpToState(state));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(scoresIn(store)).toEqual(scores);
  }
  lifted.dispatch(ActionCreators.toggleAction(index + 1));
  expect(scoresIn(store)).toMatchObject({ won: 0, best: null });
  lifted.dispatch(ActionCreators.toggleAction(index + 1));
  expect(scoresIn(store)).toEqual(after);
  expect(typesIn(store)).toHaveLength(length);
  expect(set).not.toHaveBeenCalled();
  expect(env.localStorage.entries).toEqual(stored);
});

test('the log replays in another store to the same scores, in which nothing is written', async () => {
  const { store, lifted } = await mergeInVisit();
  const { stagedActionIds, actionsById } = lifted.getState();
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action as Action<string>);
  const other = await startVisit();
  const set = jest.spyOn(other.env.localStorage, 'set');
  liftedStoreOf(other.store).dispatch(
    ActionCreators.importState<RootState, Action<string>>(actions),
  );
  expect(other.store.getState()).toEqual(store.getState());
  expect(set).not.toHaveBeenCalled();
});

test('while DevTools shows an old state, an action earns nothing again and again', async () => {
  const { store, index, lifted } = await mergeInVisit();
  // Before the badges of the merge were earned.
  lifted.dispatch(ActionCreators.jumpToState(index + 1));
  const length = typesIn(store).length;
  store.dispatch(soundSwitched(true));
  store.dispatch(gamePlayed({ game: 'quiz', day: TODAY }));
  playRound(store);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(
    typesIn(store)
      .slice(length)
      .filter((type) => type === badgesEarned.type),
  ).toEqual([]);
  expect(typesIn(store).length).toBeLessThan(length + 10);

  lifted.dispatch(ActionCreators.jumpToState(typesIn(store).length));
  expect(scoresIn(store)).toMatchObject({ badges: ['first-win', 'streak-10', 'seven-days'] });
  playRound(store);
  expect(typesIn(store).length).toBeLessThan(length + 14);
});
