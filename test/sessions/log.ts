import type { LiftedState } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { feedbackSlice } from '../../src/feedback/slice';
import { games } from '../../src/games';
import { makeReducer } from '../../src/state/reducer';
import type { RootState } from '../../src/state/types';
import { pageOpened } from '../../src/state/uiSlice';
import type { Expectation, Session, SessionState } from './session';
import { sessionStateOf } from './session';

/** The export format of the browser extension; both strings are JSON. */
type Exported = { payload: string; preloadedState?: string };

type Lifted = LiftedState<RootState, UnknownAction & { type: string }, null>;

type Log = { actions: UnknownAction[]; preloadedState?: RootState | undefined };

/** The state of a first visit, in a browser with DevTools. */
export async function loadInitialState(): Promise<SessionState> {
  const loaded = await Promise.all(games.map((game) => game.loadReport()));
  const features = loaded.map(({ report }) => report.feature);
  const reducer = makeReducer([...features, { slice: feedbackSlice }]);
  return sessionStateOf(reducer(undefined, { type: '@@initialState' }));
}

/**
 * Parses an exported log: the file of the extension, the lifted state of `instrument`, or an array of
 * actions. Throws if it contains no actions or does not say on which page it begins.
 */
export function parseSession(
  text: string,
  about: string,
  expected: Expectation[],
  initialState: SessionState,
): Session {
  const { actions, preloadedState } = readLog(JSON.parse(text));
  if (actions.length === 0 || !actions.every(isAction)) throw new Error('It contains no actions.');
  const start = preloadedState && sessionStateOf(preloadedState);
  if (!start?.ui.path && !actions.some(pageOpened.match)) {
    throw new Error('It does not say on which page it was recorded.');
  }
  return {
    about,
    ...(start && !isSame(start, initialState) && { preloadedState: start }),
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

const isSame = (one: SessionState, other: SessionState) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a session contains text that a visitor typed. */
export function containsTypedText({ log, preloadedState }: Session): boolean {
  const { feedback, quiz, loveCalculator } = preloadedState ?? {};
  const texts = [
    ...Object.values(feedback?.draft ?? {}),
    ...[quiz?.name, loveCalculator?.firstName, loveCalculator?.secondName],
  ];
  return texts.some(Boolean) || log.some(({ action }) => action.type.endsWith('Typed'));
}

/**
 * Parses a text that must be on the screen, or a value that must be in the state. Throws for a field
 * that no state has.
 * Examples: `You win!`; `quiz.score=3`; `ui.alert=null`.
 */
export function parseExpectation(text: string, initialState: SessionState): Expectation {
  const [, state, json] = /^(\w+(?:\.\w+)+)=(.*)$/s.exec(text) ?? [];
  if (state === undefined || json === undefined) return { shown: text };
  if (!isIn(initialState, state)) throw new Error(`There is no ${state} in the state.`);
  try {
    return { state, is: JSON.parse(json) };
  } catch {
    return { state, is: json };
  }
}

function isIn(initialState: SessionState, path: string): boolean {
  const [slice = '', field = ''] = path.split('.');
  return Object.hasOwn((initialState as unknown as Record<string, object>)[slice] ?? {}, field);
}
