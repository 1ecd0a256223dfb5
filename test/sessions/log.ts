import type { LiftedState } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../src/app/reducer';
import { pageOpened } from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';
import type { Expectation, Session, SessionState } from './session';
import { withoutApi } from './session';

/** The export format of the browser extension; both strings are JSON. */
type Exported = { payload: string; preloadedState?: string };

type Lifted = LiftedState<RootState, UnknownAction & { type: string }, null>;

type Log = { actions: UnknownAction[]; preloadedState?: RootState | undefined };

/**
 * Parses an exported log: the file of the extension, the lifted state of `instrument`, or an array of
 * actions. Throws if it contains no actions or does not say on which page it begins.
 */
export function parseSession(text: string, about: string, expected: Expectation[]): Session {
  const { actions, preloadedState } = readLog(JSON.parse(text));
  if (actions.length === 0 || !actions.every(isAction)) throw new Error('It contains no actions.');
  const start = preloadedState && withoutApi(preloadedState);
  if (!start?.ui.path && !actions.some(pageOpened.match)) {
    throw new Error('It does not say on which page it was recorded.');
  }
  return {
    about,
    ...(start && !isFirstVisit(start) && { preloadedState: start }),
    log: actions.map((action) => ({ action })),
    expected,
  };
}

function readLog(exported: Exported | Lifted | UnknownAction[]): Log {
  if (Array.isArray(exported)) return { actions: exported };
  if ('payload' in exported) {
    const { payload, preloadedState } = exported;
    return {
      actions: JSON.parse(payload),
      preloadedState: preloadedState && JSON.parse(preloadedState),
    };
  }
  const { actionsById, stagedActionIds = [], skippedActionIds, committedState } = exported;
  const activeIds = stagedActionIds.slice(1).filter((id) => !skippedActionIds.includes(id));
  return {
    actions: activeIds.flatMap((id) => actionsById[id]?.action ?? []),
    preloadedState: committedState,
  };
}

const isAction = (value: unknown): value is UnknownAction =>
  typeof (value as UnknownAction | null)?.type === 'string';

const initialState = reducer(undefined, { type: '@@initialState' });

const isFirstVisit = (state: SessionState) =>
  JSON.stringify(state) === JSON.stringify(withoutApi(initialState));

/** Whether a session contains text that a visitor typed. */
export function containsTypedText({ log, preloadedState = initialState }: Session): boolean {
  const { feedback, quiz, loveCalculator } = preloadedState;
  const { firstName, secondName } = loveCalculator;
  const text = [...Object.values(feedback.draft), quiz.name, firstName, secondName].join('');
  return text !== '' || log.some(({ action }) => action.type.endsWith('Typed'));
}

/**
 * Parses a text that must be on the screen, or a value that must be in the state. Throws for a field
 * that no state has.
 * Examples: `You win!`; `quiz.score=3`; `ui.alert=null`.
 */
export function parseExpectation(text: string): Expectation {
  const [, state, json] = /^(\w+(?:\.\w+)+)=(.*)$/s.exec(text) ?? [];
  if (state === undefined || json === undefined) return { shown: text };
  if (!isInState(state)) throw new Error(`There is no ${state} in the state.`);
  try {
    return { state, is: JSON.parse(json) };
  } catch {
    return { state, is: json };
  }
}

function isInState(path: string): boolean {
  const [slice = '', field = ''] = path.split('.');
  return Object.hasOwn((initialState as Record<string, object>)[slice] ?? {}, field);
}
