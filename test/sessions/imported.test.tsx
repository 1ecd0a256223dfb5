/** @jest-environment jsdom */
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { act, cleanup } from '@testing-library/react';
import type { RootState } from '../../src/state/types';
import { screenOf } from '../support/screen';
import { expectValidState } from '../support/validState';
import type { Scene } from './player';
import { dealingsOf, enter, look, worldOf } from './player';
import type { Expectation, Session } from './session';
import { actionsOf, namesOfSessions, pathsOf, readSession, screensOf, withoutApi } from './session';
import { visits } from './visits';

let complaints: jest.SpyInstance;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The site in another world, on the last page of a session that was imported there. */
async function elsewhere(session: Session) {
  const env = worldOf(4242, '22:15');
  // In the same year, which stands at the foot of each page.
  env.now.mockImplementation(() => Date.UTC(2031, 11, 31, 4));
  const scene = await enter(pathsOf(session).at(-1) ?? '/', env);
  const before = dealingsOf(scene);
  const { preloadedState } = session;
  const log = ActionCreators.importState<RootState, Action<string>>(
    actionsOf(session) as Action<string>[],
  );
  // As the browser extension does.
  act(() => scene.lifted.dispatch(preloadedState ? { ...log, preloadedState } : log));
  return { ...scene, before: { ...before, actions: 1 + session.log.length } };
}

const lines = () => screenOf(document.body);

/** Looks at every state on the page on which it was told: backwards, then page by page. */
async function lookAtAll(session: Session, scene: Scene) {
  const paths = pathsOf(session);
  const seen = new Map<number, string[]>();
  const show = (index: number) => {
    // The first one is the state before the first action.
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
    await look(path, scene.store, scene.env);
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

/** What is, in the words of what was expected. */
const found = (expectation: Expectation, state: RootState, screen: string[]): Expectation =>
  'state' in expectation
    ? { ...expectation, is: at(state, expectation.state) }
    : { shown: screen.some((line) => line.includes(expectation.shown)) ? expectation.shown : '' };

describe.each(namesOfSessions())('the session %s, imported elsewhere,', (name) => {
  const session = readSession(name);

  test('ends as it did, and asks that world nothing', async () => {
    const scene = await elsewhere(session);
    const { store, visitor, before } = scene;
    if (session.finalState) expect(withoutApi(store.getState())).toEqual(session.finalState);
    const last = screensOf(session).at(-1);
    if (last) expect(lines()).toEqual(last.lines);
    expect(dealingsOf(scene)).toEqual(before);
    await visitor.pass(3000);
    expect(dealingsOf(scene)).toEqual(before);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('shows each of its screens again, whatever was looked at before', async () => {
    const scene = await elsewhere(session);
    const seen = await lookAtAll(session, scene);
    for (const { index, lines } of screensOf(session)) expect(seen.get(index)).toEqual(lines);
    expect(complaints).not.toHaveBeenCalled();
  });

  const { expected = [] } = session;
  const isPlayed = name in visits;

  test('is played by a script, or says what is expected of it', () => {
    expect(isPlayed).not.toBe(expected.length > 0);
  });

  if (expected.length > 0) {
    test(`is as expected: ${session.about}`, async () => {
      const { store } = await elsewhere(session);
      expect(expected.map((one) => found(one, store.getState(), lines()))).toEqual(expected);
    });
  }
});
