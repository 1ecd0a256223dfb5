import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../src/state/types';
import { pageOpened } from '../../src/state/uiSlice';
import type { Change } from '../support/screen';
import { applyChanges } from '../support/screen';

/** The state of the pages: without the requests of the form, and what is added when a page is idle. */
export type SessionState = Omit<RootState, 'feedbackApi' | 'badges' | 'install'>;

type Entry = {
  /** Milliseconds since the visit began. */
  at?: number;
  action: UnknownAction;
  /** What changed on the screen, if it was rendered before the next action. */
  shows?: Change[];
};

/** A recorded or imported visit; `test/sessions/*.json`. */
export type Session = {
  about: string;
  /** The state that the visit started from, unless it was the initial one. */
  preloadedState?: SessionState;
  log: Entry[];
  finalState?: SessionState;
  /** What must hold at the end; for a test made by `npm run log-to-test`. */
  expected?: Expectation[];
};

/** A value in the state, by its path (`quiz.score`), or a text on the screen. */
export type Expectation = { state: string; is: unknown } | { shown: string };

/** The folder of the sessions; the test of `log-to-test` sets another one. */
const FOLDER = process.env.SESSIONS_FOLDER ?? 'test/sessions';

const ENDING = '.json';

export const fileOf = (name: string, folder = FOLDER) => join(folder, name + ENDING);

export const namesOfSessions = (folder = FOLDER) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));

export const readSession = (name: string, folder = FOLDER): Session =>
  JSON.parse(readFileSync(fileOf(name, folder), 'utf8'));

export const actionsOf = ({ log }: Session): UnknownAction[] => log.map(({ action }) => action);

/** The path of the page that was open after each entry. */
export function pathsOf({ preloadedState, log }: Session): string[] {
  const first = log.map(({ action }) => action).find(pageOpened.match)?.payload;
  let path = preloadedState?.ui.path ?? first ?? '/';
  return log.map(({ action }) => {
    if (pageOpened.match(action)) path = action.payload;
    return path;
  });
}

/** The screens of the visit, each with the index of its entry in the log. */
export function screensOf({ log }: Session): { index: number; lines: string[] }[] {
  let lines: string[] = [];
  return log.flatMap(({ shows }, index) => {
    if (!shows) return [];
    lines = applyChanges(lines, shows);
    return [{ index, lines }];
  });
}

export function sessionStateOf({
  feedbackApi,
  badges,
  install,
  ...state
}: RootState): SessionState {
  return state;
}
