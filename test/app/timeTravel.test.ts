// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsDoor';
import type { LiftedState } from '@redux-devtools/instrument';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { devTools } from '../../src/app/devTools';
import { makeStore } from '../../src/app/store';
import { cleared, firstNameTyped, secondNameTyped } from '../../src/games/love-calculator/slice';
import { calculate, chooseMode } from '../../src/games/love-calculator/thunks';
import {
  alertClosed,
  colorSchemeChosen,
  menusClosed,
  menuToggled,
  mobileMenuToggled,
  soundSwitched,
} from '../../src/layout/uiSlice';
import type { AppThunk, RootState } from '../../src/state/types';
import { liftedStoreOf, told } from '../support/devToolsDoor';
import { scriptedEnv } from '../support/scriptedEnv';

/** A visit to the love calculator, with every kind of event that there is. */
const visit: (UnknownAction | AppThunk)[] = [
  soundSwitched(true),
  calculate(),
  alertClosed(),
  firstNameTyped('Raju'),
  calculate(),
  alertClosed(),
  secondNameTyped('Rani'),
  calculate(),
  colorSchemeChosen('dark'),
  chooseMode('hate'),
  mobileMenuToggled(),
  menuToggled('schoolGames'),
  menuToggled('more'),
  menusClosed(),
  secondNameTyped('नमन'),
  calculate(),
  colorSchemeChosen('light'),
  cleared(),
];

/** A store in DevTools, and every call that its world was asked for. */
function aStore() {
  const env = scriptedEnv();
  const calls: string[] = [];
  const note = (name: string) => () => calls.push(name);
  env.reload.mockImplementation(note('reload'));
  env.redirect.mockImplementation(note('redirect'));
  env.random.mockImplementation(note('random'));
  env.now.mockImplementation(note('now'));
  env.play.mockImplementation(note('play'));
  env.throwConfetti.mockImplementation(note('throwConfetti'));
  for (const name of ['localStore', 'sessionStore'] as const) {
    for (const door of ['get', 'set'] as const) {
      jest.spyOn(env[name], door).mockImplementation((...args: string[]) => {
        calls.push([name, door, ...args].join(' '));
        return null as never;
      });
    }
  }
  const store = makeStore({ env });
  return { store, lifted: liftedStoreOf(store), calls };
}

/** The visit, recorded: the state after each action in the log, the first one included. */
function recordedVisit() {
  const scene = aStore();
  const states = [scene.store.getState()];
  scene.store.subscribe(() => states.push(scene.store.getState()));
  for (const event of visit) scene.store.dispatch(event);
  const recorded = structuredClone(states);
  const callsInVisit = scene.calls.splice(0);
  return { ...scene, recorded, callsInVisit };
}

type Log = LiftedState<RootState, Action<string>, null>;
const asFile = (log: Log): Log => JSON.parse(JSON.stringify(log));

test('a store shows itself in DevTools as the options say', () => {
  aStore();
  expect(told.options).toMatchObject({ name: devTools.name });
});

test('every event stands in the log under a name of its own', () => {
  const { lifted, recorded } = recordedVisit();
  const { actionsById, stagedActionIds } = lifted.getState();
  expect(stagedActionIds).toHaveLength(recorded.length);
  for (const id of stagedActionIds.slice(1)) {
    expect(actionsById[id]?.action.type).toMatch(/^(?:ui|loveCalculator)\/[a-z]\w+$/);
  }
});

test('jumping shows every recorded state, forwards, backwards and across', () => {
  const { store, lifted, recorded } = recordedVisit();
  const forwards = recorded.map((_state, index) => index);
  const backwards = forwards.toReversed();
  const across = forwards.map((index) => (index * 7) % recorded.length);
  for (const index of [...backwards, ...forwards, ...across]) {
    lifted.dispatch(ActionCreators.jumpToState(index));
    expect(store.getState()).toEqual(recorded[index]);
  }
});

test('jumping starts nothing and writes nothing, not even over a choice that was stored', () => {
  const { lifted, calls, callsInVisit, recorded } = recordedVisit();
  expect(callsInVisit).toEqual([
    'localStore set bbh_sound on',
    'play',
    'localStore set bbh_color_scheme dark',
    'play',
    'play',
    'localStore set bbh_color_scheme light',
  ]);

  for (let index = recorded.length - 1; index >= 0; index--) {
    lifted.dispatch(ActionCreators.jumpToState(index));
  }
  lifted.dispatch(ActionCreators.jumpToState(recorded.length - 1));
  expect(lifted.getState().nextActionId).toBe(recorded.length);
  expect(calls).toEqual([]);
});

test('skipping an action and taking it back gives the recorded state, and does nothing else', () => {
  const { store, lifted, calls, recorded } = recordedVisit();
  for (const id of lifted.getState().stagedActionIds.slice(1)) {
    lifted.dispatch(ActionCreators.toggleAction(id));
    expect(lifted.getState().skippedActionIds).toEqual([id]);
    lifted.dispatch(ActionCreators.toggleAction(id));
    expect(store.getState()).toEqual(recorded.at(-1));
  }
  expect(calls).toEqual([]);
});

test('an exported log, imported elsewhere, gives the same states and asks that world nothing', () => {
  const { lifted, recorded } = recordedVisit();
  const file = asFile(lifted.getState());
  const fresh = aStore();
  fresh.lifted.dispatch(ActionCreators.importState(file));
  expect(fresh.store.getState()).toEqual(recorded.at(-1));
  for (const [index, state] of recorded.entries()) {
    fresh.lifted.dispatch(ActionCreators.jumpToState(index));
    expect(fresh.store.getState()).toEqual(state);
  }
  expect(fresh.calls).toEqual([]);
});

test('the same actions alone give the same end, on a machine that knows no grapheme clusters', () => {
  const { lifted, recorded } = recordedVisit();
  const { actionsById, stagedActionIds } = asFile(lifted.getState());
  const actions = stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    const fresh = aStore();
    fresh.lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(actions));
    // The step before last: the working of the name in Devanagari.
    fresh.lifted.dispatch(ActionCreators.jumpToState(recorded.length - 2));
    expect(fresh.store.getState()).toEqual(recorded.at(-2));
    expect(fresh.store.getState().loveCalculator.result).not.toBeNull();
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('play goes on from the present after a look at the past', () => {
  const { store, lifted, recorded } = recordedVisit();
  lifted.dispatch(ActionCreators.jumpToState(3));
  lifted.dispatch(ActionCreators.jumpToState(recorded.length - 1));
  store.dispatch(firstNameTyped('Rani'));
  expect(store.getState()).toEqual({
    ...recorded.at(-1),
    loveCalculator: { ...recorded.at(-1)?.loveCalculator, firstName: 'Rani' },
  });
});
