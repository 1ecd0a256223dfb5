/** @jest-environment ./test/support/jsdomEnvironment.ts */
// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import '../support/noLazyParts';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { act, cleanup } from '@testing-library/react';
import type { RootState } from '../../src/state/types';
import { screenOf } from '../support/screen';
import { expectValidState } from '../support/validState';
import type { Scene } from './player';
import { paint, renderState, seededEnv, sideEffectsOf, startVisit } from './player';
import type { Expectation, Session } from './session';
import {
  actionsOf,
  namesOfSessions,
  pathsOf,
  readSession,
  screensOf,
  sessionStateOf,
} from './session';
import { visits } from './visits';

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Imports a session in another env, with the site on the last page of the session. */
async function importSession(session: Session) {
  const env = seededEnv(4242, '22:15');
  // In the same year, as the footer shows it.
  env.now.mockImplementation(() => Date.UTC(2026, 11, 31, 4));
  const scene = await startVisit(pathsOf(session).at(-1) ?? '/', env);
  const before = sideEffectsOf(scene);
  const { preloadedState } = session;
  const log = ActionCreators.importState<RootState, Action<string>>(
    actionsOf(session) as Action<string>[],
  );
  // The browser extension dispatches the same action. A certificate is loaded when the log has ended with it.
  await act(async () => scene.lifted.dispatch(preloadedState ? { ...log, preloadedState } : log));
  return { ...scene, before: { ...before, actions: 1 + session.log.length } };
}

const lines = () => screenOf(document.body);

/**
 * Jumps to every state, backwards and forwards: first those of the open page in the live app, then
 * all of them, page by page, in a read-only render. Returns the screen of each index.
 */
async function visitAllStates(session: Session, scene: Scene) {
  const paths = pathsOf(session);
  const seen = new Map<number, string[]>();
  const show = (index: number) => {
    // Index 0 of the lifted store is the state before the first action.
    scene.jump(index + 1);
    expectValidState(scene.store.getState());
    const screen = lines();
    expect(seen.get(index) ?? screen).toEqual(screen);
    seen.set(index, screen);
  };
  const all = session.log.map((_entry, index) => index);
  const here = all.filter((index) => paths[index] === paths.at(-1));
  for (const index of [...here.toReversed(), ...here]) show(index);
  cleanup();
  for (const path of new Set(paths)) {
    await renderState(path, scene.store, scene.env);
    const there = all.filter((index) => paths[index] === path);
    for (const index of [...there.toReversed(), ...there]) show(index);
    cleanup();
  }
  return seen;
}

const at = (state: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], state);

/** What is actually there, in the form of the expectation. */
const actualOf = (expectation: Expectation, state: RootState, screen: string[]): Expectation =>
  'state' in expectation
    ? { ...expectation, is: at(state, expectation.state) }
    : { shown: screen.some((line) => line.includes(expectation.shown)) ? expectation.shown : '' };

describe.each(namesOfSessions())('the session %s, imported elsewhere,', (name) => {
  const session = readSession(name);

  test('ends in the recorded state without side effects', async () => {
    const scene = await importSession(session);
    const { store, visitor, before } = scene;
    if (session.finalState) expect(sessionStateOf(store.getState())).toEqual(session.finalState);
    const last = screensOf(session).at(-1);
    if (last) expect(lines()).toEqual(last.lines);
    act(paint);
    expect(sideEffectsOf(scene)).toEqual(before);
    await visitor.pass(3000);
    expect(sideEffectsOf(scene)).toEqual(before);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('shows the recorded screen for each state, in whatever order the states are shown', async () => {
    const scene = await importSession(session);
    const seen = await visitAllStates(session, scene);
    for (const { index, lines } of screensOf(session)) expect(seen.get(index)).toEqual(lines);
    expect(consoleError).not.toHaveBeenCalled();
  });

  const { expected = [] } = session;
  const isPlayed = name in visits;

  test('is either played by a script or has expectations', () => {
    expect(isPlayed).not.toBe(expected.length > 0);
  });

  if (expected.length > 0) {
    test(`is as expected: ${session.about}`, async () => {
      const { store } = await importSession(session);
      expect(expected.map((one) => actualOf(one, store.getState(), lines()))).toEqual(expected);
    });
  }
});
