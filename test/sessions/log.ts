import type { LiftedState } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../src/app/reducer';
import { pageOpened } from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';
import type { Expectation, Session, ToldState } from './session';
import { withoutApi } from './session';

/** What `Export` of the browser extension writes: both texts are JSON themselves. */
type Exported = { payload: string; preloadedState?: string };

type Lifted = LiftedState<RootState, UnknownAction & { type: string }, null>;

type Log = { actions: UnknownAction[]; preloadedState?: RootState | undefined };

/**
 * A session out of the text of an exported log: the file of the extension, the whole state of the
 * instrument, or a bare list of actions. Throws where there are no actions in it.
 */
export function sessionFrom(text: string, about: string, expected: Expectation[]): Session {
  const { actions, preloadedState } = logIn(JSON.parse(text));
  if (actions.length === 0 || !actions.every(isAction))
    throw new Error('There are no actions in it.');
  const start = preloadedState && withoutApi(preloadedState);
  if (!start?.ui.path && !actions.some(pageOpened.match)) {
    throw new Error('It does not say on which page it was made.');
  }
  return {
    about,
    ...(start && !isFirstVisit(start) && { preloadedState: start }),
    log: actions.map((action) => ({ action })),
    expected,
  };
}

function logIn(found: Exported | Lifted | UnknownAction[]): Log {
  if (Array.isArray(found)) return { actions: found };
  if ('payload' in found) {
    const { payload, preloadedState } = found;
    return {
      actions: JSON.parse(payload),
      preloadedState: preloadedState && JSON.parse(preloadedState),
    };
  }
  const { actionsById, stagedActionIds = [], skippedActionIds, committedState } = found;
  const shown = stagedActionIds.slice(1).filter((id) => !skippedActionIds.includes(id));
  return {
    actions: shown.flatMap((id) => actionsById[id]?.action ?? []),
    preloadedState: committedState,
  };
}

const isAction = (found: unknown): found is UnknownAction =>
  typeof (found as UnknownAction | null)?.type === 'string';

const firstState = reducer(undefined, { type: '@@first' });

const isFirstVisit = (state: ToldState) =>
  JSON.stringify(state) === JSON.stringify(withoutApi(firstState));

/** Whether somebody's own words stand in it. */
export function holdsWords({ log, preloadedState = firstState }: Session): boolean {
  const { feedback, quiz, loveCalculator } = preloadedState;
  const { firstName, secondName } = loveCalculator;
  const words = [...Object.values(feedback.draft), quiz.name, firstName, secondName].join('');
  return words !== '' || log.some(({ action }) => action.type.endsWith('Typed'));
}

/**
 * Words that must be on the screen, or a value that must be in the state. Throws where there is no
 * such field in any state.
 * Examples: `You win!`; `quiz.score=3`; `ui.alert=null`.
 */
export function expectationIn(words: string): Expectation {
  const [, state, json] = /^(\w+(?:\.\w+)+)=(.*)$/s.exec(words) ?? [];
  if (state === undefined || json === undefined) return { shown: words };
  if (!isInState(state)) throw new Error(`There is no ${state} in the state.`);
  try {
    return { state, is: JSON.parse(json) };
  } catch {
    return { state, is: json };
  }
}

function isInState(path: string): boolean {
  const [slice = '', field = ''] = path.split('.');
  return Object.hasOwn((firstState as Record<string, object>)[slice] ?? {}, field);
}
