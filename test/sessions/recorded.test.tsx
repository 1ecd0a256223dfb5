/** @jest-environment jsdom */
import { writeFileSync } from 'node:fs';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, cleanup } from '@testing-library/react';
import type { Scene } from './player';
import { dealingsOf, expectSame, look, pageNow, play, worldOf } from './player';
import { fileOf, pathsOf, readSession } from './session';
import { visits } from './visits';

const SECOND = 1000;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Whatever travel may set off gets the time to show itself: nothing does. */
async function expectStillness(scene: Scene, travel: () => void | Promise<void>) {
  const before = dealingsOf(scene);
  await travel();
  expect(dealingsOf(scene)).toEqual(before);
  await scene.visitor.pass(3 * SECOND);
  expect(dealingsOf(scene)).toEqual(before);
}

/** Where each entry of the whole log was told, the first state included. */
const pathsIn = ({ lifted }: Scene) => {
  const { actionsById, stagedActionIds } = lifted.getState();
  const log = stagedActionIds.flatMap((id) => {
    const { action } = actionsById[id] ?? {};
    return action ? [{ action }] : [];
  });
  return pathsOf({ about: '', log });
};

describe.each(Object.entries(visits))('the session %s', (name, visit) => {
  test('is what a visitor sees and the log tells today', async () => {
    const { session } = await play(visit);
    if (process.env.RECORD_SESSIONS) writeFileSync(fileOf(name), JSON.stringify(session));
    expect(session).toEqual(readSession(name));
  });

  test('is shown again by jumps to every state, backwards and forwards, which start nothing', async () => {
    const scene = await play(visit);
    const { states, moments, jump, store } = scene;
    const paths = pathsIn(scene);
    const present = states.length - 1;
    const show = (index: number) => {
      jump(index);
      expect(store.getState()).toEqual(states[index]);
      const moment = moments.find((moment) => moment.index === index);
      if (moment && paths[index] === paths[present]) expectSame(pageNow(), moment.page);
    };
    const forwards = states.map((_state, index) => index);
    await expectStillness(scene, () => {
      for (const index of [...forwards.toReversed(), ...forwards]) show(index);
    });
    await expectStillness(scene, () => show(0));
    jump(present);
    cleanup();
    jest.useRealTimers();

    for (const path of new Set(paths)) {
      await look(path, store, worldOf(99, '10:42 am'));
      for (const { index, page } of moments.filter(({ index }) => paths[index] === path)) {
        jump(index);
        expectSame(pageNow(), page);
      }
      cleanup();
    }
  });

  test('ends the same when any action is skipped and taken back, which starts nothing', async () => {
    const scene = await play(visit);
    const { states, moments, lifted, store } = scene;
    const toggle = (id: number) => act(() => lifted.dispatch(ActionCreators.toggleAction(id)));
    await expectStillness(scene, () => {
      for (const id of lifted.getState().stagedActionIds.slice(1)) {
        toggle(id);
        toggle(id);
        expect(store.getState()).toEqual(states.at(-1));
      }
    });
    expectSame(pageNow(), moments.at(-1)?.page as HTMLElement);
  });
});

describe.each(
  Object.entries(visits).flatMap(([name, visit]) =>
    visit.kept ? [{ name, visit, ...visit.kept }] : [],
  ),
)('after the session $name', ({ visit, slice, game, turn, onceMore = turn }) => {
  test('a commit, a rollback, an import and a reset leave a game that goes on and keeps its score', async () => {
    const scene = await play(visit);
    const { lifted, store, visitor, env } = scene;
    const recorded = lifted.getState();
    const present = store.getState();
    const drive = (action: Parameters<typeof lifted.dispatch>[0]) =>
      act(() => lifted.dispatch(action));

    const key = `persist:bbh_${slice}`;
    const writing = jest.spyOn(env.localStore, 'set');
    /** A turn is played; its score is stored, as it is in the state. */
    async function expectToGoOn(play: typeof turn) {
      writing.mockClear();
      await play(visitor);
      expect(writing).toHaveBeenCalledWith(key, expect.anything());
      const { _persist, ...fields } = JSON.parse(env.localStore.get(key) ?? '{}');
      const stored = Object.entries<string>(fields).map(([field, text]) => [
        field,
        JSON.parse(text),
      ]);
      expect(store.getState()[slice]).toMatchObject(Object.fromEntries(stored));
    }

    drive(ActionCreators.commit());
    expect(store.getState()).toEqual(present);
    await expectToGoOn(onceMore);

    const before = dealingsOf(scene);
    drive(ActionCreators.rollback());
    expect(store.getState()).toEqual(present);
    drive(ActionCreators.importState(recorded));
    expect(store.getState()).toEqual(present);
    expect(dealingsOf(scene)).toEqual({ ...before, actions: recorded.stagedActionIds.length });
    await expectToGoOn(onceMore);

    drive(ActionCreators.reset());
    await visitor.follow('Love Calculator', 'Games');
    await visitor.follow(game, 'Games');
    await expectToGoOn(turn);
  });
});
