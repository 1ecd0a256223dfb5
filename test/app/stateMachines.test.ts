// Must be the first import: it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { isDeepStrictEqual } from 'node:util';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { freeze } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { reducer } from '../../src/app/reducer';
import { makeStore } from '../../src/app/store';
import type { feedbackSlice } from '../../src/feedback/slice';
import type { Hand } from '../../src/games/rock-paper-scissors/rules';
import { decide } from '../../src/games/rock-paper-scissors/rules';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/slice';
import { pageReturned, soundSwitched } from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';
import { fixtures } from '../games/fixtures';
import { actionArbitraries } from '../support/anyAction';
import type { ActionFactory, AnyAction } from '../support/arbitraries';
import { liftedStoreOf } from '../support/devToolsExtension';
import '../support/gameEffects';
import type { Click, GameFixture } from '../support/gameFixture';
import { jumpClock, pass } from '../support/recordedStore';
import { scriptedEnv } from '../support/scriptedEnv';
import { seededRandom } from '../support/seededRandom';
import { expectValidState } from '../support/validState';

const SLICES = Object.keys(actionArbitraries) as (keyof RootState)[];

const feedbackIsLegal: GameFixture<typeof feedbackSlice>['legal'] = {
  fieldTyped: ({ status }) => status !== 'sending',
  sendingStarted: ({ status }) => status !== 'sending',
  messageDelivered: ({ status }) => status === 'sending',
  sendingFailed: ({ status }) => status === 'sending',
};

/** When an action is legal, by slice. One that is not named here always is. */
const legality: Record<string, GameFixture['legal']> = {
  ...Object.fromEntries(fixtures.map(({ game, legal }) => [game.slice.name, legal])),
  feedback: feedbackIsLegal,
};

const sliceOf = ({ type }: AnyAction) => type.split('/')[0] as keyof RootState;

function isLegal(action: AnyAction, state: RootState): boolean {
  const slice = sliceOf(action);
  const rule = legality[slice]?.[action.type.replace(`${slice}/`, '')];
  return rule === undefined || rule(state[slice], action.payload);
}

/* Random logs: actions of one to three slices, legal and illegal. */

type Step = { action: AnyAction; slice: keyof RootState; before: RootState; after: RootState };

const INITIAL = reducer(undefined, { type: '@@initial' });

const anyActionOf = (slice: string): fc.Arbitrary<ActionFactory> =>
  fc.oneof(...Object.values(actionArbitraries[slice] ?? {}));

/** Several tries for each step, so that a legal one is likely, and games are played to their end. */
const anyTriesOf = (slice: string) =>
  fc.array(anyActionOf(slice), { minLength: 1, maxLength: 8, size: 'max' });

/** Dispatches the first legal action of each step, or an illegal one. The reducer must not mutate. */
function stepsOf(triesOfSteps: ActionFactory[][]): Step[] {
  let state = freeze(INITIAL, true);
  return triesOfSteps.map((tries) => {
    const before = state;
    let action: AnyAction | undefined;
    for (const makeAction of tries) {
      const next = freeze(makeAction(before), true);
      action ??= next;
      if (!isLegal(next, before)) continue;
      action = next;
      break;
    }
    if (!action) throw new Error('A step has no action.');
    state = freeze(reducer(before, action), true);
    return { action, slice: sliceOf(action), before, after: state };
  });
}

/** fast-check prints a counterexample as its actions. */
const anyLog: fc.Arbitrary<Step[]> = fc
  .subarray(SLICES, { minLength: 1, maxLength: 3 })
  .chain((slices) =>
    fc.array(fc.oneof(...slices.map(anyTriesOf)), { minLength: 1, maxLength: 150, size: 'max' }),
  )
  .map((triesOfSteps) => {
    const steps = stepsOf(triesOfSteps);
    const print = () => JSON.stringify(steps.map(({ action }) => action));
    return Object.assign(steps, { [fc.toStringMethod]: print });
  });

// That none of its actions is missing is checked by the types of the fixtures and of anyAction.ts.
test('every slice has arbitraries', () => {
  expect(SLICES.toSorted()).toEqual(Object.keys(INITIAL).sort());
});

test('the logs reach every phase, and each action with a rule is legal in some and illegal in others', () => {
  const steps = fc.sample(anyLog, { seed: 7, numRuns: 500 }).flat();

  for (const { game, phases } of fixtures) {
    const reached = new Set(steps.map(({ after }) => game.slice.selectSlice(after).phase));
    expect([...reached].sort()).toEqual(phases.length > 0 ? [...phases].sort() : [undefined]);
  }
  expect(new Set(steps.map(({ after }) => after.feedback.status)).size).toBe(4);

  const typesWhere = (legal: boolean) => [
    ...new Set(
      steps
        .filter(({ action, before }) => isLegal(action, before) === legal)
        .map(({ action }) => action.type),
    ),
  ];
  const withRule = SLICES.flatMap((slice) =>
    Object.keys(legality[slice] ?? {}).map((name) => `${slice}/${name}`),
  );
  expect(typesWhere(false).sort()).toEqual(withRule.toSorted());
  expect(typesWhere(true)).toEqual(expect.arrayContaining(withRule));
});

/** `expect` is slow: it is called once for all steps of a log that are not as they must be. */
function expectNoStep(isWrong: (step: Step) => boolean) {
  fc.assert(
    fc.property(anyLog, (steps) => expect(steps.filter(isWrong)).toEqual([])),
    { numRuns: 150 },
  );
}

test('every state is valid', () => {
  expectValidState(INITIAL);
  fc.assert(
    fc.property(anyLog, (steps) => {
      for (const { after } of steps) expectValidState(after);
    }),
    { numRuns: 150 },
  );
});

test('an action that is illegal in its phase changes nothing', () => {
  expectNoStep(({ action, before, after }) => after !== before && !isLegal(action, before));
});

test('an action of one slice changes no other slice', () => {
  expectNoStep(({ slice, before, after }) =>
    SLICES.some((other) => other !== slice && after[other] !== before[other]),
  );
});

test('scores from another tab replace those of this one, and the round goes on', () => {
  expectNoStep(
    ({ action, slice, before, after }) =>
      /\/(?:scores|ticks)Restored$/.test(action.type) &&
      !isDeepStrictEqual(after[slice], { ...before[slice], ...(action.payload as object) }),
  );
});

test('every settled round of Rock Paper Scissors is in the tally, and in the history, newest first', () => {
  const roundsOf = ({ playerWins, computerWins, ties }: rockPaperScissors.Persisted['tally']) =>
    playerWins + computerWins + ties;
  fc.assert(
    fc.property(anyLog, (steps) => {
      let rounds = 0;
      let history: rockPaperScissors.PlayedRound[] = [];
      for (const { action, before, after } of steps) {
        if (rockPaperScissors.scoresReset.match(action)) {
          rounds = 0;
          history = [];
        } else if (rockPaperScissors.scoresRestored.match(action)) {
          rounds = roundsOf(action.payload.tally);
          history = action.payload.history;
        } else if (rockPaperScissors.roundSettled.match(action) && isLegal(action, before)) {
          const { computerChoice, timestamp } = action.payload;
          const playerChoice = before.rockPaperScissors.playerChoice as Hand;
          const result = decide(playerChoice, computerChoice);
          rounds += 1;
          history = [{ playerChoice, computerChoice, result, timestamp }, ...history].slice(0, 5);
        }
        const { tally, history: found } = after.rockPaperScissors;
        if (roundsOf(tally) !== rounds || !isDeepStrictEqual(found, history))
          expect({ rounds: roundsOf(tally), history: found }).toEqual({ rounds, history });
      }
    }),
  );
});

test('a log that was serialized replays to the same state', () => {
  fc.assert(
    fc.property(anyLog, (steps) => {
      const log = JSON.stringify(steps.map(({ action }) => action));
      const actions: UnknownAction[] = JSON.parse(log);
      expect(actions.reduce(reducer, INITIAL)).toStrictEqual(steps.at(-1)?.after);
    }),
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
    fc.constant(pageReturned()),
  );
  /** A click, or time passes, or the clock of the device is set. */
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
    store.dispatch(soundSwitched(true));
    for (const step of steps) {
      if ('click' in step) store.dispatch(step.click as UnknownAction);
      else if ('ms' in step) await pass(step.ms);
      else jumpClock(step.jump);
    }
    // A timer that has just been woken up sets its next one first.
    await pass(0);
    jest.clearAllTimers();
    const lifted = liftedStoreOf(store);
    const states = lifted.getState().computedStates.map(({ state }) => state);
    return { env, store, lifted, states };
  }

  test('every state is valid, for any random draws and jumps of the clock', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), anySteps, async (seed, steps) => {
        const { states } = await play(seed, steps);
        states.forEach(expectValidState);
      }),
      { numRuns: 50 },
    );
  });

  test('time travel restores each state without side effects', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), anySteps, fc.nat(), async (seed, steps, some) => {
        const { env, store, lifted, states } = await play(seed, steps);
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
        for (const index of [...forwards.toReversed(), ...forwards]) {
          lifted.dispatch(ActionCreators.jumpToState(index));
          expect(store.getState()).toEqual(states[index]);
        }
        const id = 1 + (some % (states.length - 1));
        lifted.dispatch(ActionCreators.toggleAction(id));
        expect(sideEffects()).toEqual(before);
        lifted.dispatch(ActionCreators.toggleAction(id));
        expect(store.getState()).toEqual(states.at(-1));
        await pass(60_000);
        expect(sideEffects()).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});
