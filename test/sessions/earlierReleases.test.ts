// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsExtension';
import { scriptedEnv } from '../support/scriptedEnv';
import { makeStore } from '../support/store';
import { expectValidState } from '../support/validState';
import { actionsOf, namesOfSessions, readSession } from './session';

/*
 * Logs that visitors exported from an earlier release. Their files are never recorded again: whatever
 * changes, a log of then leads through valid states to the scores of then.
 */

const FOLDER = 'test/sessions/november-2026';

/**
 * The scores, by slice: what a visitor would miss. Listed here, as an earlier release knew them, and
 * not taken from the slices of today.
 */
const SCORES: Record<string, readonly string[]> = {
  truthOrDare: ['tasksCompleted', 'streak', 'bestStreak'],
  rockPaperScissors: ['tally', 'history', 'streak', 'bestStreak'],
  guessTheTeacher: ['score', 'bestScore'],
  quiz: ['score', 'bestScore'],
  backbencherTest: ['ticked'],
  handCricket: ['matches', 'wins', 'streak', 'bestStreak', 'bestInnings', 'recent', 'overs'],
  chidiyaUdd: ['fast', 'calm', 'lifts', 'liftMs'],
  rajaMantri: ['games', 'roundsPlayed', 'caught'],
};

type State = Record<string, Record<string, unknown>>;

/** The scores of all games in a state. */
const scoresIn = (state: State) =>
  Object.fromEntries(
    Object.entries(SCORES).map(([slice, fields]) => [
      slice,
      Object.fromEntries(fields.map((field) => [field, state[slice]?.[field]])),
    ]),
  );

test.each(namesOfSessions(FOLDER))(
  'the log %s leads through valid states to its scores',
  (name) => {
    const session = readSession(name, FOLDER);
    const store = makeStore({ env: scriptedEnv() });
    const lifted = liftedStoreOf(store);
    lifted.dispatch(
      ActionCreators.importState<RootState, Action<string>>(actionsOf(session) as Action<string>[]),
    );
    const { computedStates } = lifted.getState();
    expect(computedStates).toHaveLength(1 + session.log.length);
    for (const { state, error } of computedStates) {
      expect(error).toBeUndefined();
      expectValidState(state as RootState);
    }
    expect(scoresIn(store.getState() as never)).toEqual(scoresIn(session.finalState as never));
  },
);
