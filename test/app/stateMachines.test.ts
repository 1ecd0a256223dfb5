// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { freeze } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { reducer } from '../../src/app/reducer';
import { makeStore } from '../../src/app/store';
import { feedbackSlice } from '../../src/feedback/slice';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import * as classroom from '../../src/games/guess-the-teacher/thunks';
import type { Mode } from '../../src/games/love-calculator/rules';
import * as love from '../../src/games/love-calculator/slice';
import { calculate, chooseMode } from '../../src/games/love-calculator/thunks';
import * as quiz from '../../src/games/quiz/slice';
import { pickOption, startQuiz } from '../../src/games/quiz/thunks';
import type { Hand } from '../../src/games/rock-paper-scissors/rules';
import { decide, HANDS } from '../../src/games/rock-paper-scissors/rules';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import { DIFFICULTIES } from '../../src/games/truth-or-dare/rules';
import * as tasks from '../../src/games/truth-or-dare/slice';
import { pageReturned, soundSwitched, uiSlice } from '../../src/layout/uiSlice';
import type { AppThunk, RootState } from '../../src/state/types';
import type { ActionFactory, WeightedAction } from '../support/anyAction';
import { actionArbitraries } from '../support/anyAction';
import { liftedStoreOf } from '../support/devToolsExtension';
import { jumpClock, pass } from '../support/recordedStore';
import { scriptedEnv } from '../support/scriptedEnv';
import { seededRandom } from '../support/seededRandom';
import { expectValidState } from '../support/validState';

type SliceName = keyof typeof actionArbitraries;

const SLICES = Object.keys(actionArbitraries) as SliceName[];

type Event = PayloadAction<unknown>;

/* When an event is legal. One that is not named here always is. */

type PayloadOf<Creator> = Creator extends (...drawn: never[]) => { payload: infer Payload }
  ? Payload
  : never;

type LegalityOf<Slice extends SliceName, Actions> = {
  [Name in keyof Actions]?: (state: RootState[Slice], payload: PayloadOf<Actions[Name]>) => boolean;
};

const isTaskOpen = ({ phase }: RootState['truthOrDare']) =>
  phase === 'counting' || phase === 'timeUp';

const ofTruthOrDare: LegalityOf<'truthOrDare', typeof tasks.truthOrDareSlice.actions> = {
  spinStarted: ({ phase }) => phase !== 'spinning',
  taskDealt: ({ phase, round }, dealt) => phase === 'spinning' && dealt.round === round,
  secondPassed: ({ phase, round }, passed) => phase === 'counting' && passed.round === round,
  taskCompleted: isTaskOpen,
  taskFailed: isTaskOpen,
};

const isOfShuffle = (
  { phase, round }: RootState['rockPaperScissors'],
  payload: { round: number },
) => phase === 'shuffling' && payload.round === round;

const ofRockPaperScissors: LegalityOf<
  'rockPaperScissors',
  typeof hands.rockPaperScissorsSlice.actions
> = {
  roundStarted: ({ phase }) => phase !== 'shuffling',
  computerHandShuffled: isOfShuffle,
  roundSettled: isOfShuffle,
};

const ofGuessTheTeacher: LegalityOf<
  'guessTheTeacher',
  typeof teachers.guessTheTeacherSlice.actions
> = {
  classStarted: ({ phase }) => phase === 'idle' || phase === 'ended',
  hintRevealed: ({ phase, round, hint }, revealed) =>
    phase === 'guessing' && revealed.round === round && hint === null,
  teacherGuessed: ({ phase, round }, guessed) => phase === 'guessing' && guessed.round === round,
  nextTeacherCame: ({ phase, round, teacherType }, type) =>
    phase === 'guessed' && round < 5 && type !== teacherType,
  classEnded: ({ phase, round }) => phase === 'guessed' && round === 5,
};

const isPicked = ({ phase, questionIndex, answers }: RootState['quiz']) =>
  phase === 'question' && answers.length > questionIndex;

const ofQuiz: LegalityOf<'quiz', typeof quiz.quizSlice.actions> = {
  nameTyped: ({ phase }) => phase === 'nameEntry',
  quizStarted: ({ phase, name }) => phase === 'nameEntry' && name.trim() !== '',
  optionPicked: (state, { questionIndex, option }) =>
    state.phase === 'question' &&
    !isPicked(state) &&
    state.questionIndex === questionIndex &&
    [0, 1, 2, 3].includes(option),
  nextQuestionOpened: (state) => isPicked(state) && state.questionIndex < 4,
  quizFinished: (state) => isPicked(state) && state.questionIndex === 4,
};

const ofFeedback: LegalityOf<'feedback', typeof feedbackSlice.actions> = {
  fieldTyped: ({ status }) => status !== 'sending',
  sendingStarted: ({ status }) => status !== 'sending',
  messageDelivered: ({ status }) => status === 'sending',
  sendingFailed: ({ status }) => status === 'sending',
};

type Rules = Record<string, (state: unknown, payload: unknown) => boolean>;

const legality: Partial<Record<SliceName, Rules>> = {
  truthOrDare: ofTruthOrDare as Rules,
  rockPaperScissors: ofRockPaperScissors as Rules,
  guessTheTeacher: ofGuessTheTeacher as Rules,
  quiz: ofQuiz as Rules,
  feedback: ofFeedback as Rules,
};

const sliceOf = ({ type }: Event) => type.split('/')[0] as SliceName;

function isLegal(event: Event, state: RootState) {
  const slice = sliceOf(event);
  const rule = legality[slice]?.[event.type.replace(`${slice}/`, '')];
  return rule === undefined || rule(state[slice], event.payload);
}

/* Visits: events of one slice or of some, legal and illegal, as they come. */

type Step = { event: Event; slice: SliceName; before: RootState; now: RootState };

const START = reducer(undefined, { type: '@@start' });

function anyEventOf(slice: SliceName): fc.Arbitrary<ActionFactory> {
  return fc.oneof(...Object.values<WeightedAction>(actionArbitraries[slice]));
}

/** A visitor tries this and that until something can be done: games come to their end. */
const anyMomentOf = (slice: SliceName) =>
  fc.array(anyEventOf(slice), { minLength: 1, maxLength: 4, size: 'max' });

/** What happens, event by event. Nobody may write into what is given to the reducer here. */
function stepsOf(moments: ActionFactory[][]): Step[] {
  let now = freeze(START, true);
  return moments.map((tried) => {
    const before = now;
    const events = tried.map((happening) => freeze(happening(before), true));
    const event = (events.find((each) => isLegal(each, before)) ?? events[0]) as Event;
    now = freeze(reducer(before, event), true);
    return { event, slice: sliceOf(event), before, now };
  });
}

/** A counterexample is printed as the log of its events. */
const anyVisit: fc.Arbitrary<Step[]> = fc
  .subarray(SLICES, { minLength: 1, maxLength: 3 })
  .chain((slices) =>
    fc.array(fc.oneof(...slices.map(anyMomentOf)), { minLength: 1, maxLength: 100, size: 'max' }),
  )
  .map((moments) => {
    const steps = stepsOf(moments);
    const log = () => JSON.stringify(steps.map(({ event }) => event));
    return Object.assign(steps, { [fc.toStringMethod]: log });
  });

/* What is true of every visit. */

test.each([
  uiSlice,
  love.loveCalculatorSlice,
  tasks.truthOrDareSlice,
  hands.rockPaperScissorsSlice,
  teachers.guessTheTeacherSlice,
  quiz.quizSlice,
  feedbackSlice,
])('no event of $name is forgotten here', ({ name, actions }) => {
  expect(Object.keys(actionArbitraries[name]).sort()).toEqual(Object.keys(actions).sort());
});

test('no slice is forgotten here', () => {
  expect(SLICES.toSorted()).toEqual(Object.keys(START).sort());
});

test('the visits come by every phase, and each event with a rule meets it and breaks it', () => {
  const steps = fc.sample(anyVisit, { seed: 7, numRuns: 200 }).flat();

  const phases = steps.flatMap(({ now }) => [
    `truthOrDare ${now.truthOrDare.phase}`,
    `rockPaperScissors ${now.rockPaperScissors.phase}`,
    `guessTheTeacher ${now.guessTheTeacher.phase}`,
    `quiz ${now.quiz.phase}`,
    `feedback ${now.feedback.status}`,
  ]);
  expect(new Set(phases).size).toBe(6 + 3 + 4 + 3 + 4);

  const met = new Set(
    steps.filter(({ event, before }) => isLegal(event, before)).map(({ event }) => event.type),
  );
  const broken = new Set(
    steps.filter(({ event, before }) => !isLegal(event, before)).map(({ event }) => event.type),
  );
  const ruled = SLICES.flatMap((slice) =>
    Object.keys(legality[slice] ?? {}).map((name) => `${slice}/${name}`),
  );
  expect([...broken].sort()).toEqual(ruled.toSorted());
  expect([...met]).toEqual(expect.arrayContaining(ruled));
});

/** Has a look at every step of many visits. */
function ofEveryStep(look: (step: Step) => void) {
  fc.assert(
    fc.property(anyVisit, (steps) => steps.forEach(look)),
    { numRuns: 150 },
  );
}

test('every state is sound', () => {
  expectValidState(START);
  ofEveryStep(({ now }) => expectValidState(now));
});

test('an event that is illegal in its phase changes nothing', () => {
  ofEveryStep(({ event, before, now }) => {
    if (!isLegal(event, before)) expect(now).toBe(before);
  });
});

test('an event of one slice leaves all others as they are', () => {
  ofEveryStep(({ slice, before, now }) => {
    const others = SLICES.filter((other) => other !== slice);
    expect(others.filter((other) => now[other] !== before[other])).toEqual([]);
  });
});

test('scores that come from another tab replace those of this one, and the round goes on', () => {
  ofEveryStep(({ event, slice, before, now }) => {
    if (!event.type.endsWith('/scoresRestored')) return;
    expect(now[slice]).toEqual({ ...before[slice], ...(event.payload as object) });
  });
});

test('every settled round of Rock Paper Scissors is in the tally, the newest first in the history', () => {
  const roundsOf = ({ playerWins, computerWins, ties }: hands.Persisted['tally']) =>
    playerWins + computerWins + ties;
  fc.assert(
    fc.property(anyVisit, (steps) => {
      let rounds = 0;
      let history: hands.PlayedRound[] = [];
      for (const { event, before, now } of steps) {
        const { tally, ...state } = now.rockPaperScissors;
        if (hands.scoresReset.match(event)) {
          rounds = 0;
          history = [];
        } else if (hands.scoresRestored.match(event)) {
          rounds = roundsOf(event.payload.tally);
          history = event.payload.history;
        } else if (hands.roundSettled.match(event) && isLegal(event, before)) {
          const { computerChoice, timestamp } = event.payload;
          const playerChoice = before.rockPaperScissors.playerChoice as Hand;
          const result = decide(playerChoice, computerChoice);
          rounds += 1;
          history = [{ playerChoice, computerChoice, result, timestamp }, ...history].slice(0, 5);
        }
        expect(roundsOf(tally)).toBe(rounds);
        expect(state.history).toEqual(history);
      }
    }),
  );
});

test('the events of a visit lead to the same state again, from a log that was stored as text', () => {
  fc.assert(
    fc.property(anyVisit, (steps) => {
      const log = JSON.stringify(steps.map(({ event }) => event));
      const events: UnknownAction[] = JSON.parse(log);
      expect(events.reduce(reducer, START)).toStrictEqual(steps.at(-1)?.now);
    }),
  );
});

describe('with clocks that run', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  type Click = UnknownAction | AppThunk<unknown>;
  type Moment = { click: Click } | { ms: number } | { jump: number };

  const name = fc.constantFrom('', 'Raju', 'नमन');
  const teacher = fc.constantFrom(...TEACHERS);

  /** What a visitor can do, by the thunks behind the buttons. */
  const anyClick: fc.Arbitrary<Click> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(tasks.spinStarted()) },
    fc.constantFrom<UnknownAction[]>(tasks.taskCompleted(), tasks.taskFailed()),
    fc.constantFrom<UnknownAction[]>(tasks.gameLeft(), tasks.scoresReset()),
    fc.constantFrom(...DIFFICULTIES).map(tasks.difficultyChosen),
    fc.constantFrom(...HANDS).map(hands.roundStarted),
    fc.constantFrom<UnknownAction[]>(hands.gameLeft(), hands.scoresReset(), pageReturned()),
    fc
      .constantFrom(classroom.enterClass, classroom.startClass, classroom.callNextTeacher)
      .map((thunk) => thunk()),
    fc.constant(classroom.askForHint()),
    teacher.map(classroom.guessTeacher),
    fc.constant(teachers.classEnded()),
    name.map(love.firstNameTyped),
    name.map(love.secondNameTyped),
    fc.constantFrom<Mode>('love', 'hate').map(chooseMode),
    fc.constant(calculate()),
    name.map(quiz.nameTyped),
    fc.constant(startQuiz()),
    fc.nat(3).map(pickOption),
    fc.constantFrom<UnknownAction[]>(quiz.nextQuestionOpened(), quiz.quizFinished()),
  );
  /** Or time passes, or the clock of the device is set. */
  const anyMoment: fc.Arbitrary<Moment> = fc.oneof(
    { weight: 8, arbitrary: anyClick.map((click) => ({ click })) },
    { weight: 4, arbitrary: fc.constantFrom(90, 700, 2000, 5000, 61_000).map((ms) => ({ ms })) },
    { weight: 2, arbitrary: fc.constantFrom(-3_600_000, 3_600_000).map((jump) => ({ jump })) },
  );

  const anyMoments = fc.array(anyMoment, { minLength: 1, maxLength: 40, size: 'max' });

  /** A visit with the sound on, whose clocks then stop. */
  async function visit(seed: number, moments: Moment[]) {
    const env = scriptedEnv();
    env.random.mockImplementation(seededRandom(seed));
    env.now.mockImplementation(() => Date.now());
    const store = makeStore({ env });
    store.dispatch(soundSwitched(true));
    for (const moment of moments) {
      if ('click' in moment) store.dispatch(moment.click as UnknownAction);
      else if ('ms' in moment) await pass(moment.ms);
      else jumpClock(moment.jump);
    }
    jest.clearAllTimers();
    const lifted = liftedStoreOf(store);
    const states = lifted.getState().computedStates.map(({ state }) => state);
    return { env, store, lifted, states };
  }

  test('every state is sound, whatever chance draws and whoever sets the clock of the device', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), anyMoments, async (seed, moments) => {
        const { states } = await visit(seed, moments);
        states.forEach(expectValidState);
      }),
      { numRuns: 50 },
    );
  });

  test('time travel shows each state again, and asks the world nothing: it is silent, and loses no score', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), anyMoments, fc.nat(), async (seed, moments, some) => {
        const { env, store, lifted, states } = await visit(seed, moments);
        const dealings = () => ({
          asked: Object.values(env).map(
            (door) => jest.isMockFunction(door) && door.mock.calls.length,
          ),
          stored: { ...env.localStore.entries, ...env.sessionStore.entries },
          log: lifted.getState().nextActionId,
          timers: jest.getTimerCount(),
        });
        const before = dealings();
        const forwards = states.map((_state, index) => index);
        for (const index of [...forwards.toReversed(), ...forwards]) {
          lifted.dispatch(ActionCreators.jumpToState(index));
          expect(store.getState()).toEqual(states[index]);
        }
        const id = 1 + (some % (states.length - 1));
        lifted.dispatch(ActionCreators.toggleAction(id));
        expect(dealings()).toEqual(before);
        lifted.dispatch(ActionCreators.toggleAction(id));
        expect(store.getState()).toEqual(states.at(-1));
        await pass(60_000);
        expect(dealings()).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});
