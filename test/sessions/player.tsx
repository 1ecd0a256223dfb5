// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { devTools } from '../../src/app/devTools';
import type { AppDispatch, AppStore, AppThunk, RootState } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsExtension';
import { mockNetwork } from '../support/network';
import { renderStore } from '../support/renderApp';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import { changesBetween, screenOf } from '../support/screen';
import { scriptedEnv } from '../support/scriptedEnv';
import { seededRandom } from '../support/seededRandom';
import type { Session } from './session';
import { withoutApi } from './session';

/** What a visitor does. Whatever comes of it is on the screen when it is done. */
export type Visitor = {
  press(name: string | RegExp): Promise<void>;
  choose(radio: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  /** Of a navigation, or of the page itself. */
  follow(link: string, navigation?: string): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** The form service answers the message that is on its way. */
  answer(body: unknown, status?: number): Promise<void>;
};

/** A visit that can be played; each is recorded in the file of its name. */
export type Visit = {
  about: string;
  path: string;
  /** Of all that chance decides. */
  seed: number;
  play(visitor: Visitor): Promise<void>;
  /** Where a score is kept: what makes one in a game just entered, and, if another, at the end. */
  kept?: {
    slice: 'truthOrDare' | 'rockPaperScissors' | 'guessTheTeacher' | 'quiz';
    game: string;
    turn(visitor: Visitor): Promise<void>;
    onceMore?(visitor: Visitor): Promise<void>;
  };
};

/** A world that a seed decides. */
export function worldOf(seed: number, timeOfDay: string) {
  const env = scriptedEnv();
  env.random.mockImplementation(seededRandom(seed));
  env.timeOfDay.mockImplementation(() => timeOfDay);
  for (const store of [env.localStore, env.sessionStore]) jest.spyOn(store, 'set');
  return env;
}

type World = ReturnType<typeof worldOf>;

/** The site at a path, in the hands of a visitor. `onMoment` is called when there may be news. */
export async function enter(path: string, env: World, onMoment?: () => void) {
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
      onMoment?.();
    }
  }
  /** A hand takes its time. */
  async function after(done: Promise<unknown>) {
    await done;
    onMoment?.();
    await pass(100);
  }
  const visitor: Visitor = {
    pass,
    press: (name) => after(user.click(control('button', name))),
    choose: (radio) => after(user.click(control('radio', radio))),
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

export type Scene = Awaited<ReturnType<typeof enter>>;

/** A page drawn of the state that DevTools shows; nothing that happens there reaches the store. */
export function look(path: string, store: AppStore, env: World) {
  const { getState } = store;
  const dispatch = (it: Action | AppThunk): unknown =>
    typeof it === 'function' ? it(dispatch as AppDispatch, getState, env) : it;
  return renderStore(path, { ...store, dispatch, env } as AppStore);
}

/** What is on the page, to the letter, but for the words that are said once on an arrival. */
export function pageNow(): HTMLElement {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const once of page.querySelectorAll('main ~ [aria-live]')) once.textContent = '';
  const entered = document.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const [index, input] of page.querySelectorAll('input, textarea').entries()) {
    const { type, value, checked } = entered[index] as HTMLInputElement;
    input.removeAttribute('checked');
    input.setAttribute('value', type === 'radio' ? String(checked) : value);
  }
  const { scheme = 'of the system' } = document.documentElement.dataset;
  Object.assign(page.dataset, { scheme, title: document.title });
  return page;
}

/** The same but for the order of attributes, which tells what came first. */
export function expectSame(page: HTMLElement, other: HTMLElement) {
  if (!page.isEqualNode(other)) expect(page.outerHTML).toBe(other.outerHTML);
}

/** Everything that a visit did beside showing itself, and everything that still waits to be done. */
export function dealingsOf({ env, network, count }: Scene) {
  return {
    asked: Object.values(env).map((door) => jest.isMockFunction(door) && door.mock.calls.length),
    written: [env.localStore, env.sessionStore].map(({ entries, set }) => [
      { ...entries },
      (set as jest.MockedFunction<typeof set>).mock.calls.length,
    ]),
    sent: network.sent.length,
    actions: count(),
    timers: jest.getTimerCount(),
  };
}

/** What a visitor met when the log had come to an index. */
export type Moment = { index: number; lines: string[]; page: HTMLElement };

/** Plays a visit, and records what comes of it. */
export async function play({ about, path, seed, play: visit }: Visit) {
  const env = worldOf(seed, '10:42 am');
  // Request ids of RTK Query.
  jest.spyOn(Math, 'random').mockImplementation(seededRandom(seed));
  const begun = env.now();
  const moments: Moment[] = [];
  let scene: Scene | undefined;
  const onMoment = () => {
    const index = (scene?.count() ?? 0) - 1;
    if (index < 1 || moments.at(-1)?.index === index) return;
    moments.push({ index, lines: screenOf(document.body), page: pageNow() });
  };
  scene = await enter(path, env, onMoment);
  await scene.visitor.pass(100);
  await visit(scene.visitor);
  const states = scene.lifted.getState().computedStates.map(({ state }) => state as RootState);
  return { ...scene, moments, states, session: recordOf(scene) };

  /** As DevTools shows it: without what is cosmetic. */
  function recordOf({ lifted, store }: Scene): Session {
    const { actionsById, stagedActionIds } = lifted.getState();
    let before: string[] = [];
    const log = stagedActionIds.slice(1).flatMap((id, index) => {
      const { action, timestamp } = actionsById[id] ?? {};
      if (!action || !timestamp || !devTools.predicate?.(store.getState(), action)) return [];
      const now = moments.find((moment) => moment.index === index + 1)?.lines ?? before;
      const shows = changesBetween(before, now);
      before = now;
      return [{ at: timestamp - begun, action, ...(shows.length > 0 && { shows }) }];
    });
    return JSON.parse(JSON.stringify({ about, log, finalState: withoutApi(store.getState()) }));
  }
}
