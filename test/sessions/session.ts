import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { pageOpened } from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';
import type { Change } from '../support/screen';
import { applyChanges } from '../support/screen';

/** The state as it is on every page: the API of the form is there once its page has been open. */
export type ToldState = Omit<RootState, 'feedbackApi'>;

/** One line of a log. */
export type Entry = {
  /** Milliseconds since the visit began. */
  at?: number;
  action: UnknownAction;
  /** What this changed on the screen, where the visitor got to see it before the next action. */
  shows?: Change[];
};

/** A visit, as its log tells it; `test/sessions/*.json`. */
export type Session = {
  about: string;
  /** What the visit started from, where it was not the first one. */
  preloadedState?: ToldState;
  log: Entry[];
  finalState?: ToldState;
  /** What must be so at the end, for a log that shows it otherwise: see `npm run log-to-test`. */
  expected?: Expectation[];
};

/** A value in the state, by its path (`quiz.score`), or words that are on the screen. */
export type Expectation = { state: string; is: unknown } | { shown: string };

/** Where the sessions are; a test of the tools has a place of its own. */
const FOLDER = process.env.SESSIONS_FOLDER ?? 'test/sessions';

const ENDING = '.json';

export const fileOf = (name: string) => join(FOLDER, name + ENDING);

export const namesOfSessions = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));

export const readSession = (name: string): Session =>
  JSON.parse(readFileSync(fileOf(name), 'utf8'));

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

/** The screens that the visitor saw, each with the index of its entry. */
export function screensOf({ log }: Session): { index: number; lines: string[] }[] {
  let lines: string[] = [];
  return log.flatMap(({ shows }, index) => {
    if (!shows) return [];
    lines = applyChanges(lines, shows);
    return [{ index, lines }];
  });
}

export function withoutApi({ feedbackApi, ...state }: RootState): ToldState {
  return state;
}
