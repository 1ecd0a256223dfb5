// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { isDeepStrictEqual } from 'node:util';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as feedback from '../../src/feedback/slice';
import { scoresTaken } from '../../src/state/scoresTaken';
import * as ui from '../../src/state/uiSlice';
import { fixtures, fixturesWithScoreCard } from '../games/fixtures';
import type { AnyAction, LogStep, WeightedAction } from '../support/arbitraries';
import { anyTries, fixed, from, record, stepsOf, text } from '../support/arbitraries';
import { liftedStoreOf } from '../support/devToolsExtension';
import type { Click, GameFixture } from '../support/gameFixture';
import { jumpClock, pass, sleep } from '../support/recordedStore';
import { scriptedEnv } from '../support/scriptedEnv';
import { seededRandom } from '../support/seededRandom';
import type { FullState } from '../support/store';
import { INITIAL, makeStore, reducer } from '../support/store';
import { alertIds, invalidSlices } from '../support/validState';

type ArbitrariesOf<Actions> = Record<keyof Actions, WeightedAction>;

const scored = fc.constantFrom(...fixturesWithScoreCard.map(({ game }) => game.key));

const uiActions: ArbitrariesOf<typeof ui.uiSlice.actions> = {
  menuToggled: from(3, fc.constantFrom('schoolGames' as const, 'more' as const), ui.menuToggled),
  mobileMenuToggled: fixed(1, ui.mobileMenuToggled()),
  dropdownClosed: fixed(1, ui.dropdownClosed()),
  menusClosed: fixed(1, ui.menusClosed()),
  alertShown: from(2, fc.constantFrom(...alertIds), ui.alertShown),
  alertClosed: fixed(1, ui.alertClosed()),
  colorSchemeChosen: from(1, fc.constantFrom('light', 'dark'), ui.colorSchemeChosen),
  soundSwitched: from(1, fc.boolean(), ui.soundSwitched),
  scoresNotKept: fixed(1, ui.scoresNotKept()),
  scoreResetAsked: from(2, scored, ui.scoreResetAsked),
  scoreResetAnswered: fixed(1, ui.scoreResetAnswered()),
  announcementDismissed: fixed(1, ui.announcementDismissed()),
  releaseArrived: fixed(1, ui.releaseArrived()),
  releaseFailed: fixed(1, ui.releaseFailed()),
  releasePutOff: fixed(1, ui.releasePutOff()),
  pageOpened: from(2, fc.constantFrom('/', '/contribute'), ui.pageOpened),
};

const field = fc.constantFrom<keyof feedback.Draft>('name', 'email', 'message');

const feedbackActions: ArbitrariesOf<typeof feedback.feedbackSlice.actions> = {
  fieldTyped: from(4, record({ field, text }), feedback.fieldTyped),
  sendingStarted: fixed(2, feedback.sendingStarted()),
  messageDelivered: fixed(1, feedback.messageDelivered('Thanks!')),
  sendingFailed: fixed(1, feedback.sendingFailed('Sorry!')),
};

/** An arbitrary for every action, by slice. */
const actionArbitraries: Record<string, Record<string, WeightedAction>> = {
  ui: uiActions,
  ...Object.fromEntries(fixtures.map(({ game, actions }) => [game.key, actions])),
  feedback: feedbackActions,
};

const SLICES = Object.keys(actionArbitraries) as (keyof FullState)[];

const { isSending } = feedback;
const feedbackIsLegal: GameFixture<typeof feedback.feedbackSlice>['legal'] = {
  fieldTyped: (state) => !isSending(state),
  sendingStarted: (state) => !isSending(state),
  messageDelivered: isSending,
  sendingFailed: isSending,
};

// biome-ignore lint/suspicious/noExplicitAny: the rules of different slices
type IsLegal = (state: any, payload: any) => boolean;

/** When an action is legal, by slice. One that is not named here always is. */
const legality: Record<string, Record<string, IsLegal | undefined>> = {
  ...Object.fromEntries(fixtures.map(({ game, legal }) => [game.key, legal])),
  feedback: feedbackIsLegal,
};

const sliceOf = (action: AnyAction) =>
  (scoresTaken.match(action)
    ? Object.keys(action.payload.scores)[0]
    : action.type.split('/')[0]) as keyof FullState;

function isLegal(action: AnyAction, state: FullState): boolean {
  const slice = sliceOf(action);
  const rule = legality[slice]?.[action.type.replace(`${slice}/`, '')];
  return rule === undefined || rule(state[slice], action.payload);
}

/** The slices of a state that cannot be reached, with what is wrong. */
const invalidIn = (state: FullState) => Object.entries(invalidSlices(state));

/*
 * Random logs: actions of one to three slices, legal and illegal. That such logs reach every phase of a game is tested
 * with its slice, by ../games/shared/sliceTests.ts.
 */

type Step = LogStep & { slice: keyof FullState };

/** fast-check prints a counterexample as its actions. */
const anyLog: fc.Arbitrary<Step[]> = fc
  .subarray(SLICES, { minLength: 1, maxLength: 3 })
  .chain((slices) =>
    anyTries(...slices.map((slice) => Object.values(actionArbitraries[slice] ?? {}))),
  )
  .map((triesOfSteps) => {
    const steps = stepsOf(triesOfSteps, isLegal).map(
      (step): Step => ({ ...step, slice: sliceOf(step.action) }),
    );
    const print = () => JSON.stringify(steps.map(({ action }) => action));
    return Object.assign(steps, { [fc.toStringMethod]: print });
  });

// That none of its actions is missing is checked by the types.
test('every slice has arbitraries', () => {
  expect(SLICES.toSorted()).toEqual(Object.keys(INITIAL).sort());
});

type Rule = (steps: Step[]) => unknown[];

const everyStep =
  (isRight: (step: Step) => boolean): Rule =>
  (steps) =>
    steps.filter((step) => !isRight(step));

/** What is so in every log; each finds what in a log is not. */
const rules: Record<string, Rule> = {
  'every state is valid': (steps) => steps.flatMap(({ after }) => invalidIn(after)),
  'an action that is illegal in its phase changes nothing': everyStep(
    ({ action, before, after }) => after === before || isLegal(action, before),
  ),
  'an action of one slice changes no other slice': everyStep(({ slice, before, after }) =>
    SLICES.every((other) => other === slice || after[other] === before[other]),
  ),
  'scores from another tab replace those of this one, and the round goes on': everyStep(
    ({ action, slice, before, after }) =>
      !scoresTaken.match(action) ||
      isDeepStrictEqual(after[slice], { ...before[slice], ...action.payload.scores[slice] }),
  ),
  'a log that was serialized replays to the same state': (steps) => {
    const log = JSON.stringify(steps.map(({ action }) => action));
    const replayed = (JSON.parse(log) as UnknownAction[]).reduce(reducer, INITIAL);
    const { after } = steps.at(-1) as Step;
    return isDeepStrictEqual(replayed, after) ? [] : [{ replayed, after }];
  },
};

// One property, as it is the logs that take time: each is judged by all rules. It names those that are broken.
test('every log is as the rules of all logs say', () => {
  expect(invalidIn(INITIAL)).toEqual([]);
  fc.assert(
    fc.property(anyLog, (steps) => {
      const broken = Object.entries(rules).flatMap(([rule, find]) => {
        const [first] = find(steps);
        return first === undefined ? [] : [{ rule, first }];
      });
      expect(broken).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

describe('with listeners and timers', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  type VisitStep = { click: Click } | { ms: number } | { jump: number };

  /** What the controls dispatch, and the browser. */
  const anyClick: fc.Arbitrary<Click> = fc.oneof(
    ...fixtures.flatMap(({ clicks }) => clicks),
    fc.constant(ui.pageReturned()),
  );
  /** A click, or time passes, or the device sleeps, or its clock is set back. */
  const anyStep: fc.Arbitrary<VisitStep> = fc.oneof(
    { weight: 8, arbitrary: anyClick.map((click) => ({ click })) },
    { weight: 4, arbitrary: fc.constantFrom(90, 700, 2000, 5000, 61_000).map((ms) => ({ ms })) },
    { weight: 2, arbitrary: fc.constantFrom(-3_600_000, 3_600_000).map((jump) => ({ jump })) },
  );
  const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' });

  /** Plays a visit with the sound on, then clears its timers. */
  async function play(seed: number, steps: VisitStep[]) {
    const env = scriptedEnv();
    env.random.mockImplementation(seededRandom(seed));
    env.now.mockImplementation(() => Date.now());
    const store = makeStore({ env });
    store.dispatch(ui.soundSwitched(true));
    for (const step of steps) {
      if ('click' in step) store.dispatch(step.click as UnknownAction);
      else if ('ms' in step) await pass(step.ms);
      else if (step.jump > 0) sleep(env, step.jump);
      else jumpClock(step.jump);
    }
    // A timer that has just been woken up sets its next one first.
    await pass(0);
    jest.clearAllTimers();
    const lifted = liftedStoreOf(store);
    const states = lifted.getState().computedStates.map(({ state }) => state as FullState);
    return { env, store, lifted, states };
  }

  test('every state is valid, for any random draws and jumps of the clock, and time travel restores it without side effects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), anySteps, fc.nat(), async (seed, steps, some) => {
        const { env, store, lifted, states } = await play(seed, steps);
        expect(states.flatMap(invalidIn)).toEqual([]);
        const sideEffects = () => ({
          envCalls: Object.values(env).map(
            (call) => jest.isMockFunction(call) && call.mock.calls.length,
          ),
          stored: { ...env.localStorage.entries, ...env.sessionStorage.entries },
          actions: lifted.getState().nextActionId,
          timers: jest.getTimerCount(),
        });
        const before = sideEffects();
        const forwards = states.map((_state, index) => index);
        const lost = [...forwards.toReversed(), ...forwards].filter((index) => {
          lifted.dispatch(ActionCreators.jumpToState(index));
          return !isDeepStrictEqual(store.getState(), states[index]);
        });
        expect(lost).toEqual([]);
        const id = 1 + (some % (states.length - 1));
        lifted.dispatch(ActionCreators.toggleAction(id));
        expect(sideEffects()).toEqual(before);
        lifted.dispatch(ActionCreators.toggleAction(id));
        expect(store.getState()).toEqual(states.at(-1));
        await pass(60_000);
        expect(sideEffects()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});
