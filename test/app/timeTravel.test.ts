// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { roundStarted, selectTally } from '../../src/games/rock-paper-scissors/slice';
import type { TaskId } from '../../src/games/truth-or-dare/rules';
import {
  challengeAccepted,
  selectCountdown,
  selectOpenTask,
  selectPhase,
  taskCompleted,
} from '../../src/games/truth-or-dare/slice';
import { badgesEarned, gamePlayed } from '../../src/report-card/slice';
import { loadSubjects } from '../../src/report-card/subjects';
import { decode } from '../../src/report-card/transfer/code';
import type { Snapshot } from '../../src/report-card/transfer/snapshot';
import { mergeScores } from '../../src/report-card/transfer/snapshot';
import { scoresTaken } from '../../src/state/scoresTaken';
import type { AppStore } from '../../src/state/types';
import { pageReturned, selectScoresKept, soundSwitched } from '../../src/state/uiSlice';
import { playRound } from '../games/rock-paper-scissors/turns';
import { badgesOf, startVisit, TODAY } from '../report-card/card';
import { codeOf } from '../report-card/transfer/codeOf';
import { liftedStoreOf } from '../support/devToolsExtension';
import { pass, recordedStore } from '../support/recordedStore';
import { ROCK_PAPER_SCISSORS_KEY } from '../support/storedTexts';

/*
 * Special cases. Jumping to every state, skipping actions and importing logs are tested with
 * recorded sessions (../sessions) and random ones (stateMachines.test.ts).
 */

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const jump = (store: AppStore, index: number) =>
  liftedStoreOf(store).dispatch(ActionCreators.jumpToState(index));

test('a round that ends while a past state is shown counts in the present, and is stored with the next', async () => {
  const { env, store, log } = recordedStore([0.5, 0.5]);
  const wins = () => selectTally(store.getState()).playerWins;
  store.dispatch(roundStarted('scissors'));
  jump(store, 0);
  await pass(2000);
  expect([wins(), env.localStorage.entries]).toEqual([0, {}]);
  jump(store, log().length);
  expect(wins()).toBe(1);

  store.dispatch(roundStarted('scissors'));
  await pass(2000);
  expect(wins()).toBe(2);
  expect(env.localStorage.entries[ROCK_PAPER_SCISSORS_KEY]).toContain('\\"playerWins\\":2');
});

test('a jump to before or after the acceptance of a task starts no timer, and stops none', async () => {
  const TASK: TaskId = { difficulty: 'hard', type: 'Dare', index: 3 };
  const { store, log } = recordedStore();
  const seconds = () => selectCountdown(store.getState());
  store.dispatch(challengeAccepted(TASK));
  await pass(2000);
  expect([seconds(), log().length]).toEqual([58, 3]);
  jump(store, 0);
  expect([selectPhase(store.getState()), selectOpenTask(store.getState())]).toEqual(['idle', null]);
  await pass(1000);
  jump(store, 1);
  expect([seconds(), selectOpenTask(store.getState())]).toEqual([60, TASK]);
  await pass(1000);
  expect(seconds()).toBe(60);
  jump(store, log().length);
  expect([seconds(), log().length]).toEqual([56, 5]);

  store.dispatch(taskCompleted());
  jump(store, 1);
  store.dispatch(pageReturned());
  const length = log().length;
  await pass(5000);
  expect([seconds(), log().length]).toEqual([60, length]);
});

test('a score that is stored after a failed write and a rollback is not reported as lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { env, store } = recordedStore([0.5, 0.5]);
  const full = jest.spyOn(env.localStorage, 'set').mockReturnValue(false);
  store.dispatch(roundStarted('scissors'));
  await pass(2000);
  expect(selectScoresKept(store.getState())).toBe(false);

  full.mockRestore();
  liftedStoreOf(store).dispatch(ActionCreators.rollback());
  store.dispatch(roundStarted('scissors'));
  await pass(2000);
  expect(env.localStorage.entries[ROCK_PAPER_SCISSORS_KEY]).toContain('\\"playerWins\\":1');
  expect(selectScoresKept(store.getState())).toBe(true);
});

test('merged scores earn their badges by one event; while DevTools shows a state before it, no action earns them again', async () => {
  const subjects = await loadSubjects();
  const { store, env } = await startVisit();
  const types = () => {
    const { stagedActionIds, actionsById } = liftedStoreOf(store).getState();
    return stagedActionIds.map((id) => actionsById[id]?.action.type);
  };
  const start = types().length;
  /** 9 rounds won, on 7 days. */
  const code = codeOf({ bbh: 20_800, r: [9, 20_800, 9], p: [7] });
  store.dispatch(mergeScores(decode(code, subjects) as Snapshot, subjects));
  expect(types().slice(start)).toEqual([scoresTaken.type, badgesEarned.type]);
  const { earned } = badgesOf(store);
  expect(Object.keys(earned)).toEqual(['first-win', 'seven-days']);

  const set = jest.spyOn(env.localStorage, 'set');
  jump(store, start);
  await pass(0);
  expect([badgesOf(store).earned, selectTally(store.getState()).playerWins]).toEqual([{}, 9]);
  expect(set).not.toHaveBeenCalled();
  store.dispatch(soundSwitched(true));
  store.dispatch(gamePlayed({ game: 'quiz', day: TODAY }));
  playRound(store);
  await pass(0);
  const later = types().slice(start + 2);
  expect(later).not.toContain(badgesEarned.type);
  expect(later.length).toBeLessThan(10);
  jump(store, types().length - 1);
  expect(badgesOf(store).earned).toEqual(earned);
});
