// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { selectTally } from '../../src/games/rock-paper-scissors/selectors';
import { roundStarted } from '../../src/games/rock-paper-scissors/slice';
import type { TaskId } from '../../src/games/truth-or-dare/rules';
import {
  selectCountdown,
  selectOpenTask,
  selectPhase,
} from '../../src/games/truth-or-dare/selectors';
import { challengeAccepted, taskCompleted } from '../../src/games/truth-or-dare/slice';
import { pageReturned, selectScoresKept, soundSwitched } from '../../src/layout/uiSlice';
import { badgesEarned, gamePlayed } from '../../src/report-card/slice';
import { decode } from '../../src/report-card/transfer/code';
import type { Figures } from '../../src/report-card/transfer/figures';
import { mergeScores } from '../../src/report-card/transfer/mergeScores';
import type { AppStore, RootState } from '../../src/state/types';
import { playRound } from '../games/rock-paper-scissors/turns';
import { badgesOf, loadCard, startVisit, TODAY } from '../report-card/card';
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

describe('a merge', () => {
  /** 9 rounds won, 5 in a row, three quizzes with a best score of 4; 8 days, two badges. */
  const CODE = codeOf({
    bbh: 20_800,
    r: [9, 20_800, 9, 3, 2, 5, 5],
    q: [3, 20_790, 5],
    p: [8, 5, '20783A7B'],
  });

  const actionsIn = (store: AppStore) => {
    const { stagedActionIds, actionsById } = liftedStoreOf(store).getState();
    return stagedActionIds.slice(1).map((id) => actionsById[id]?.action as Action<string>);
  };

  const scoresIn = (store: AppStore) => {
    const { rockPaperScissors, quiz } = store.getState();
    const { days, earned } = badgesOf(store);
    const { tally, streak } = rockPaperScissors;
    return [tally.playerWins, streak, quiz.bestScore, days, ...Object.keys(earned)];
  };
  const BEFORE = [0, 0, null, 0];
  const MERGED = [9, 5, 4, 8, 'first-win', 'streak-10'];
  const AFTER = [...MERGED, 'seven-days'];

  async function mergeInVisit() {
    const { sources } = await loadCard();
    const { store, env } = await startVisit();
    const index = actionsIn(store).length;
    store.dispatch(mergeScores(decode(CODE, sources) as Figures, sources));
    return { store, env, index, set: jest.spyOn(env.localStorage, 'set') };
  }

  test('and the badges that it earns are an event each; jumps show old and new scores, and write nothing', async () => {
    const { store, index, set } = await mergeInVisit();
    const merged = actionsIn(store).slice(index);
    expect(merged.map(({ type }) => type)).toEqual(['reportCard/scoresMerged', badgesEarned.type]);
    for (const [state, scores] of [
      [index, BEFORE],
      [index + 1, MERGED],
      [index + 2, AFTER],
      [index, BEFORE],
      [index + 2, AFTER],
    ] as const) {
      jump(store, state);
      await pass(0);
      expect(scoresIn(store)).toEqual(scores);
    }
    const lifted = liftedStoreOf(store);
    lifted.dispatch(ActionCreators.toggleAction(index + 1));
    expect(scoresIn(store).slice(0, 3)).toEqual(BEFORE.slice(0, 3));
    lifted.dispatch(ActionCreators.toggleAction(index + 1));
    expect(scoresIn(store)).toEqual(AFTER);

    const other = await startVisit();
    liftedStoreOf(other.store).dispatch(
      ActionCreators.importState<RootState, Action<string>>(actionsIn(store)),
    );
    expect(other.store.getState()).toEqual(store.getState());
    expect(actionsIn(store)).toHaveLength(index + 2);
    expect(set).not.toHaveBeenCalled();
  });

  test('while DevTools shows an old state, an action earns nothing again and again', async () => {
    const { store, index } = await mergeInVisit();
    // Before the badges of the merge were earned.
    jump(store, index + 1);
    const { length } = actionsIn(store);
    store.dispatch(soundSwitched(true));
    store.dispatch(gamePlayed({ game: 'quiz', day: TODAY }));
    playRound(store);
    await pass(0);
    const types = actionsIn(store).map(({ type }) => type);
    expect(types.slice(length)).not.toContain(badgesEarned.type);
    expect(types.length).toBeLessThan(length + 10);

    jump(store, types.length);
    expect(scoresIn(store).slice(4)).toEqual(AFTER.slice(4));
  });
});
