/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { guessTheTeacher } from '../../src/games/guess-the-teacher/game';
import { classStarted, teacherGuessed } from '../../src/games/guess-the-teacher/slice';
import { rockPaperScissors } from '../../src/games/rock-paper-scissors/game';
import { roundStarted } from '../../src/games/rock-paper-scissors/slice';
import type { Game } from '../../src/games/shared/game';
import { truthOrDare } from '../../src/games/truth-or-dare/game';
import {
  secondPassed,
  spinStarted,
  taskCompleted,
  taskDealt,
} from '../../src/games/truth-or-dare/slice';
import { soundSwitched } from '../../src/state/uiSlice';
import { liftedStoreOf } from '../support/devToolsExtension';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import { reducer } from '../support/store';

afterEach(() => jest.useRealTimers());

const dealt = [
  spinStarted(),
  taskDealt({ round: 1, task: { difficulty: 'easy', type: 'Dare', index: 3 } }),
];
const taught = classStarted({ teacherType: 'pe', card: 2 });

/** Phases in which no recorded session ends: see ../sessions/imported.test.tsx for those. */
const phases: [phase: string, Game, UnknownAction[]][] = [
  ['spinning', truthOrDare, dealt.slice(0, 1)],
  ['counting', truthOrDare, dealt],
  ['completed', truthOrDare, [...dealt, taskCompleted()]],
  ['timeUp', truthOrDare, [...dealt, secondPassed({ round: 1, left: 0 })]],
  ['shuffling', rockPaperScissors, [roundStarted('rock')]],
  ['guessed', guessTheTeacher, [taught, teacherGuessed({ round: 1, guess: 'pe' })]],
];

test.each(phases)('a screen mounted in phase "%s" has no side effects', async (...row) => {
  const [phase, { path, key }, actions] = row;
  const preloadedState = [soundSwitched(true), ...actions].reduce(
    reducer,
    reducer(undefined, { type: '@@initial' }),
  );
  const { store, env, pass } = await renderWithFakeTimers(path, { preloadedState });
  expect(store.getState()[key]).toMatchObject({ phase });

  const html = document.body.innerHTML;
  expect(jest.getTimerCount()).toBe(0);
  await pass(3000);
  expect(liftedStoreOf(store).getState().nextActionId).toBe(2);
  for (const call of [env.random, env.timeOfDay, env.play, env.throwConfetti, env.reload]) {
    expect(call).not.toHaveBeenCalled();
  }
  expect(env.localStorage.entries).toEqual({});
  expect(document.body.innerHTML).toBe(html);
});
