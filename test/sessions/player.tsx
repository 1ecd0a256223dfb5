// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { devTools } from '../../src/app/devTools';
import type { games } from '../../src/games';
import type { AppDispatch, AppStore, AppThunk, RootState } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsExtension';
import '../support/gameEffects';
import { mockNetwork } from '../support/network';
import { renderStore } from '../support/renderApp';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import { changesBetween, screenOf } from '../support/screen';
import { scriptedEnv } from '../support/scriptedEnv';
import { seededRandom } from '../support/seededRandom';
import type { Session } from './session';
import { withoutApi } from './session';

/** What a visitor can do. Each method resolves when its result has been rendered. */
export type Visitor = {
  press(name: string | RegExp): Promise<void>;
  /** Whether there is a button of that name, or another control. */
  sees(name: string, role?: string): boolean;
  choose(radio: string): Promise<void>;
  /** Ticks a checkbox, or takes its tick back. */
  tick(checkbox: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  /** Follows a link of a navigation, or of `main`. */
  follow(link: string, navigation?: string): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** Lets the form service answer the pending message. */
  answer(body: unknown, status?: number): Promise<void>;
};

/** A visit that can be played; recorded in the JSON file of its name. */
export type Visit = {
  about: string;
  path: string;
  /** Seed of the random draws. */
  seed: number;
  play(visitor: Visitor): Promise<void>;
  /**
   * For games that persist scores: `turn` changes a score in a game just entered; `playAgain`, if it
   * must be different, does so at the end of the visit.
   */
  persisted?: {
    slice: (typeof games)[number]['slice']['name'];
    game: string;
    turn(visitor: Visitor): Promise<void>;
    playAgain?(visitor: Visitor): Promise<void>;
  };
};

/** An env whose random numbers are determined by a seed. */
export function seededEnv(seed: number, timeOfDay: string) {
  const env = scriptedEnv();
  env.random.mockImplementation(seededRandom(seed));
  env.timeOfDay.mockImplementation(() => timeOfDay);
  for (const store of [env.localStorage, env.sessionStorage]) jest.spyOn(store, 'set');
  return env;
}

type SeededEnv = ReturnType<typeof seededEnv>;

/** Starts a visit at a path. `onChange` is called whenever the screen may have changed. */
export async function startVisit(path: string, env: SeededEnv, onChange?: () => void) {
  const network = mockNetwork();
  const scene = await renderWithFakeTimers(path, { env });
  const { user, store } = scene;
  const lifted = liftedStoreOf(store);

  const control = (role: string, name: string | RegExp, where = document.body) =>
    within(where).getByRole(role, { name, hidden: true });
  const linksOf = (navigation?: string) =>
    navigation ? control('navigation', navigation) : screen.getByRole('main');

  async function pass(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= 100) {
      await scene.pass(Math.min(left, 100));
      onChange?.();
    }
  }
  /** Waits as long as a visitor does between two actions. */
  async function after(done: Promise<unknown>) {
    await done;
    onChange?.();
    await pass(100);
  }
  const visitor: Visitor = {
    pass,
    press: (name) => after(user.click(control('button', name))),
    sees: (name, role = 'button') => screen.queryByRole(role, { name, hidden: true }) !== null,
    choose: (radio) => after(user.click(control('radio', radio))),
    tick: (checkbox) => after(user.click(control('checkbox', checkbox))),
    async type(field, text) {
      await user.click(control('textbox', field));
      for (const key of text) await after(user.keyboard(key));
    },
    follow: (link, navigation) => after(scene.follow(control('link', link, linksOf(navigation)))),
    async answer(body, status) {
      network.answer(body, status);
      await pass(100);
    },
  };
  const jump = (index: number) => act(() => lifted.dispatch(ActionCreators.jumpToState(index)));
  const count = () => lifted.getState().stagedActionIds.length;
  await pass(100);
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
    sent: network.sent.length,
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

/** Plays a visit and records its log and its screens. */
export async function play({ about, path, seed, play: visit }: Visit) {
  const env = seededEnv(seed, '10:42 am');
  // RTK Query makes request ids with it.
  jest.spyOn(Math, 'random').mockImplementation(seededRandom(seed));
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
    return JSON.parse(JSON.stringify({ about, log, finalState: withoutApi(store.getState()) }));
  }
}
