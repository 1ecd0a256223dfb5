// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { devTools } from '../../src/app/devTools';
import type { AppDispatch, AppStore, AppThunk, RootState } from '../../src/state/types';
import type { Play, Visitor } from '../plays/visitor';
import { PLAYED_AT } from '../plays/visitor';
import { liftedStoreOf } from '../support/devToolsExtension';
import { mockNetwork } from '../support/network';
import { renderStore } from '../support/renderApp';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import { changesBetween, screenOf } from '../support/screen';
import { scriptedEnv } from '../support/scriptedEnv';
import { seededRandom } from '../support/seededRandom';
import { visitorIn } from '../support/visitor';
import type { Session } from './session';
import { sessionStateOf } from './session';

/** A visit that can be played; recorded in the JSON file of its name. */
export type Visit = Pick<Play, 'about' | 'path'> & {
  play(visitor: ReturningVisitor): Promise<void>;
};

type ReturningVisitor = Visitor & {
  /** Lets the form service answer the pending message. */
  answer(body: unknown, status?: number): Promise<void>;
};

/** An env whose random numbers are determined by a seed, on the day of the plays. */
export function seededEnv(seed: number, timeOfDay: string) {
  const env = scriptedEnv();
  env.now.mockImplementation(() => PLAYED_AT.getTime());
  env.random.mockImplementation(seededRandom(seed));
  env.timeOfDay.mockImplementation(() => timeOfDay);
  for (const store of [env.localStorage, env.sessionStorage]) jest.spyOn(store, 'set');
  return env;
}

type SeededEnv = ReturnType<typeof seededEnv>;

/** Starts a visit at a path. `onChange` is called whenever the screen may have changed. */
export async function startVisit(
  path: string,
  env: SeededEnv,
  onChange: () => void = () => undefined,
) {
  const network = mockNetwork();
  const scene = await renderWithFakeTimers(path, { env });
  const { store } = scene;
  const lifted = liftedStoreOf(store);

  const seen = visitorIn({ ...scene, env }, onChange);
  const visitor: ReturningVisitor = {
    ...seen,
    async answer(body, status) {
      network.answer(body, status);
      await seen.pass(100);
    },
  };
  const jump = (index: number) => act(() => lifted.dispatch(ActionCreators.jumpToState(index)));
  const count = () => lifted.getState().stagedActionIds.length;
  await visitor.pass(100);
  return { ...scene, lifted, visitor, network, jump, count };
}

export type Scene = Awaited<ReturnType<typeof startVisit>>;

/** Renders a page from the state that DevTools shows; its actions do not reach the store. */
export function renderState(path: string, store: AppStore, env: SeededEnv) {
  const { getState } = store;
  const dispatch = (it: Action | AppThunk): unknown =>
    typeof it === 'function' ? it(dispatch as AppDispatch, getState, env) : it;
  return renderStore(path, { ...store, dispatch, env } as AppStore);
}

/** A copy of the page, including form values, without the announcement of a navigation. */
export function pageSnapshot(): HTMLElement {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const region of page.querySelectorAll('main ~ [aria-live]')) region.textContent = '';
  const entered = document.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const [index, input] of page.querySelectorAll('input, textarea').entries()) {
    const { type, value, checked } = entered[index] as HTMLInputElement;
    input.removeAttribute('checked');
    input.setAttribute('value', /radio|checkbox/.test(type) ? String(checked) : value);
  }
  const { scheme = 'of the system' } = document.documentElement.dataset;
  Object.assign(page.dataset, { scheme, title: document.title });
  return page;
}

/** Compares the pages; `isEqualNode` ignores the order of attributes, which depends on history. */
export function expectSamePage(page: HTMLElement, other: HTMLElement) {
  if (!page.isEqualNode(other)) expect(page.outerHTML).toBe(other.outerHTML);
}

/** All side effects of a visit so far, and the pending timers. */
export function sideEffectsOf({ env, network, count }: Scene) {
  return {
    envCalls: Object.values(env).map((call) => jest.isMockFunction(call) && call.mock.calls.length),
    written: [env.localStorage, env.sessionStorage].map(({ entries, set }) => [
      { ...entries },
      (set as jest.MockedFunction<typeof set>).mock.calls.length,
    ]),
    sent: network.sentCount(),
    actions: count(),
    timers: jest.getTimerCount(),
  };
}

/** The two frames by which a view measures when it was seen: they are no timers of a game. */
export function paint() {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
}

/** What was on the screen when the log had reached an index. */
type Snapshot = { index: number; lines: string[]; page: HTMLElement };

/** Seed of what a play leaves to chance. */
const SEED = 1;

/** Plays a visit and records its log and its screens. */
export async function play({ about, path, play: visit }: Visit) {
  const env = seededEnv(SEED, '10:42 am');
  // RTK Query makes request ids with it.
  jest.spyOn(Math, 'random').mockImplementation(seededRandom(SEED));
  const startedAt = env.now();
  const snapshots: Snapshot[] = [];
  let scene: Scene | undefined;
  const onChange = () => {
    const index = (scene?.count() ?? 0) - 1;
    if (index < 1 || snapshots.at(-1)?.index === index) return;
    snapshots.push({ index, lines: screenOf(document.body), page: pageSnapshot() });
  };
  scene = await startVisit(path, env, onChange);
  await scene.visitor.pass(100);
  await visit(scene.visitor);
  const states = scene.lifted.getState().computedStates.map(({ state }) => state as RootState);
  return { ...scene, snapshots, states, session: recordOf(scene) };

  /** The log as in DevTools, without cosmetic actions. */
  function recordOf({ lifted, store }: Scene): Session {
    const { actionsById, stagedActionIds } = lifted.getState();
    let before: string[] = [];
    const log = stagedActionIds.slice(1).flatMap((id, index) => {
      const { action, timestamp } = actionsById[id] ?? {};
      if (!action || !timestamp || !devTools.predicate?.(store.getState(), action)) return [];
      const now = snapshots.find((snapshot) => snapshot.index === index + 1)?.lines ?? before;
      const shows = changesBetween(before, now);
      before = now;
      return [{ at: timestamp - startedAt, action, ...(shows.length > 0 && { shows }) }];
    });
    return JSON.parse(JSON.stringify({ about, log, finalState: sessionStateOf(store.getState()) }));
  }
}
