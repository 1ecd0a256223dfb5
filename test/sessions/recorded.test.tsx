/** @jest-environment ./test/support/jsdomEnvironment.ts */
import '../support/noLazyParts';
import { writeFileSync } from 'node:fs';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, cleanup } from '@testing-library/react';
import { plays } from '../plays/plays';
import { stored } from '../support/storedTexts';
import type { Scene } from './player';
import {
  expectSamePage,
  pageSnapshot,
  paint,
  play,
  renderState,
  seededEnv,
  sideEffectsOf,
} from './player';
import { fileOf, pathsOf, readSession } from './session';
import { visits } from './visits';

const SECOND = 1000;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Time travel must have no side effects, immediately or later. */
async function expectNoSideEffects(scene: Scene, travel: () => void | Promise<void>) {
  const before = sideEffectsOf(scene);
  await travel();
  act(paint);
  expect(sideEffectsOf(scene)).toEqual(before);
  await scene.visitor.pass(3 * SECOND);
  expect(sideEffectsOf(scene)).toEqual(before);
}

/** The page of each entry of the log, the initial state included. */
const pathsIn = ({ lifted }: Scene) => {
  const { actionsById, stagedActionIds } = lifted.getState();
  const log = stagedActionIds.flatMap((id) => {
    const { action } = actionsById[id] ?? {};
    return action ? [{ action }] : [];
  });
  return pathsOf({ about: '', log });
};

describe.each(Object.entries(visits))('the session %s', (name, visit) => {
  test('is what a visitor sees and the log contains today; jumps to every state, in both directions, show it again without side effects', async () => {
    const scene = await play(visit);
    const { session, states, snapshots, jump, store } = scene;
    if (process.env.RECORD_SESSIONS) writeFileSync(fileOf(name), JSON.stringify(session));
    expect(session).toEqual(readSession(name));
    const paths = pathsIn(scene);
    const present = states.length - 1;
    const show = (index: number) => {
      jump(index);
      expect(store.getState()).toEqual(states[index]);
      const snapshot = snapshots.find((snapshot) => snapshot.index === index);
      if (snapshot && paths[index] === paths[present])
        expectSamePage(pageSnapshot(), snapshot.page);
    };
    const forwards = states.map((_state, index) => index);
    await expectNoSideEffects(scene, () => {
      for (const index of [...forwards.toReversed(), ...forwards]) show(index);
    });
    await expectNoSideEffects(scene, () => show(0));
    jump(present);
    cleanup();
    jest.useRealTimers();

    for (const path of new Set(paths)) {
      await renderState(path, store, seededEnv(99, '10:42 am'));
      for (const { index, page } of snapshots.filter(({ index }) => paths[index] === path)) {
        jump(index);
        expectSamePage(pageSnapshot(), page);
      }
      cleanup();
    }
  });

  test('ends the same when any action is skipped and restored, without side effects', async () => {
    const scene = await play(visit);
    const { states, snapshots, lifted, store } = scene;
    const toggle = (id: number) => act(() => lifted.dispatch(ActionCreators.toggleAction(id)));
    await expectNoSideEffects(scene, () => {
      for (const id of lifted.getState().stagedActionIds.slice(1)) {
        toggle(id);
        toggle(id);
        expect(store.getState()).toEqual(states.at(-1));
      }
    });
    expectSamePage(pageSnapshot(), snapshots.at(-1)?.page as HTMLElement);
  });
});

describe.each(
  Object.values(plays).flatMap(({ scores, ...visit }) =>
    scores ? [{ ...visit, visit, ...scores }] : [],
  ),
)('after a session of $game', ({ visit, slice, game, turn, again = turn }) => {
  test('after a commit, a rollback, an import and a reset the game goes on and persists its score', async () => {
    const scene = await play(visit);
    const { lifted, store, visitor, env } = scene;
    const recorded = lifted.getState();
    const present = store.getState();
    const dispatchLifted = (action: Parameters<typeof lifted.dispatch>[0]) =>
      act(() => lifted.dispatch(action));

    const key = `persist:bbh_${slice}`;
    const writing = jest.spyOn(env.localStorage, 'set');
    /** Plays a turn; its score must be stored as it is in the state. */
    async function expectToGoOn(play: typeof turn) {
      writing.mockClear();
      await play(visitor);
      expect(writing).toHaveBeenCalledWith(key, expect.anything());
      const { _persist, ...fields } = stored(env, key);
      expect(store.getState()[slice]).toMatchObject(fields);
    }

    dispatchLifted(ActionCreators.commit());
    expect(store.getState()).toEqual(present);
    await expectToGoOn(again);

    const before = sideEffectsOf(scene);
    dispatchLifted(ActionCreators.rollback());
    expect(store.getState()).toEqual(present);
    dispatchLifted(ActionCreators.importState(recorded));
    expect(store.getState()).toEqual(present);
    act(paint);
    expect(sideEffectsOf(scene)).toEqual({ ...before, actions: recorded.stagedActionIds.length });
    await expectToGoOn(again);

    dispatchLifted(ActionCreators.reset());
    await visitor.follow('Love Calculator', 'Games');
    await visitor.follow(game, 'Games');
    await expectToGoOn(turn);
  });
});
