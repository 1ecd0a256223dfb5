// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsDoor';
import { ActionCreators } from '@redux-devtools/instrument';
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { devTools } from '../../src/app/devTools';
import { makeStore } from '../../src/app/store';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import * as classroom from '../../src/games/guess-the-teacher/thunks';
import * as quiz from '../../src/games/quiz/slice';
import { pickOption, startQuiz } from '../../src/games/quiz/thunks';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import * as tasks from '../../src/games/truth-or-dare/slice';
import {
  alertClosed,
  pageReturned,
  scoreResetAnswered,
  scoreResetAsked,
  soundSwitched,
} from '../../src/layout/uiSlice';
import type { AppThunk, RootState } from '../../src/state/types';
import { liftedStoreOf } from '../support/devToolsDoor';
import { scriptedEnv } from '../support/scriptedEnv';

const MINUTE = 60_000;
const TASKS = 'persist:bbh_truthOrDare';
const HANDS = 'persist:bbh_rockPaperScissors';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** A visitor does something, or milliseconds pass. */
type Step = UnknownAction | AppThunk<unknown> | number;

/** Chance that begins at the seed and comes round; every draw is another one than before. */
function chance(seed: number) {
  let draw = seed;
  return () => {
    draw = (draw + 0.381) % 1;
    return draw;
  };
}

/** A store in DevTools, in a world whose time is that of the timers. */
function aStore({ seed = 0.2, timeOfDay = '10:42 am' } = {}) {
  const env = scriptedEnv();
  env.random.mockImplementation(chance(seed));
  env.now.mockImplementation(() => Date.now());
  env.timeOfDay.mockImplementation(() => timeOfDay);
  const { localStore, sessionStore, random, now, reload, redirect, print } = env;
  const doors = [
    ...[localStore, sessionStore].flatMap((kv) => [jest.spyOn(kv, 'get'), jest.spyOn(kv, 'set')]),
    ...[random, now, env.timeOfDay, reload, redirect, print, env.play, env.throwConfetti],
  ];
  /** How often the world was asked for anything. */
  const asked = () => doors.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const store = makeStore({ env });
  const lifted = liftedStoreOf(store);
  const play = async (...steps: Step[]) => {
    for (const step of steps) {
      if (typeof step === 'number') await jest.advanceTimersByTimeAsync(step);
      else store.dispatch(step);
    }
  };
  const jump = (index: number) => lifted.dispatch(ActionCreators.jumpToState(index));
  const logged = () => lifted.getState().stagedActionIds.length;
  const toPresent = () => jump(logged() - 1);
  return { env, store, lifted, asked, play, jump, logged, toPresent };
}

type Scene = ReturnType<typeof aStore>;

const storedIn = ({ env }: Scene, key: string) =>
  JSON.parse(env.localStore.entries[key] ?? '{}') as Record<string, string>;

/* A visit to each game: every event there is, accepted and ignored, to its end. */

const tasksVisit: Step[] = [
  tasks.spinStarted(),
  700,
  tasks.spinStarted(),
  tasks.taskCompleted(),
  2000,
  3500,
  pageReturned(),
  tasks.taskCompleted(),
  tasks.difficultyChosen('medium'),
  tasks.spinStarted(),
  2000,
  MINUTE,
  tasks.taskCompleted(),
  tasks.taskFailed(),
  tasks.difficultyChosen('hard'),
  tasks.spinStarted(),
  4000,
  tasks.spinStarted(),
  2500,
  tasks.taskFailed(),
  tasks.scoresRestored({ difficulty: 'easy', tasksCompleted: 9, streak: 1, bestStreak: 5 }),
  tasks.spinStarted(),
  500,
  tasks.gameLeft(),
  3000,
  scoreResetAsked('truthOrDare'),
  scoreResetAnswered(),
  tasks.spinStarted(),
  2500,
  scoreResetAsked('truthOrDare'),
  scoreResetAnswered(),
  tasks.scoresReset(),
  tasks.spinStarted(),
  3000,
  tasks.taskCompleted(),
];

const handsVisit: Step[] = [
  hands.roundStarted('rock'),
  2000,
  hands.roundStarted('paper'),
  750,
  hands.roundStarted('scissors'),
  2000,
  hands.roundStarted('scissors'),
  2000,
  hands.roundStarted('rock'),
  2000,
  hands.roundStarted('rock'),
  450,
  hands.gameLeft(),
  3000,
  hands.roundStarted('paper'),
  2000,
  hands.scoresRestored({
    tally: { playerWins: 4, computerWins: 0, ties: 0 },
    history: [],
    streak: 4,
    bestStreak: 4,
  }),
  hands.roundStarted('paper'),
  2000,
  scoreResetAsked('rockPaperScissors'),
  scoreResetAnswered(),
  hands.roundStarted('scissors'),
  1000,
  scoreResetAsked('rockPaperScissors'),
  scoreResetAnswered(),
  hands.scoresReset(),
  3000,
  hands.roundStarted('scissors'),
  2000,
];

const { guessTeacher } = classroom;

/** Whoever is in class is recognised. */
const rightGuess: Step = (dispatch, getState) => {
  const inClass = teachers.selectTeacherType(getState());
  if (inClass) dispatch(guessTeacher(inClass));
};

const { classStarted, hintRevealed, teacherGuessed, nextTeacherCame, classEnded } = teachers;

const classVisit: Step[] = [
  // Nobody is in yet.
  guessTeacher('pe'),
  classroom.askForHint(),
  classroom.callNextTeacher(),
  classEnded(),
  classroom.enterClass(),
  classroom.enterClass(),
  classroom.startClass(),
  MINUTE,
  classEnded(),
  rightGuess,
  guessTeacher('math'),
  guessTeacher('english'),
  classroom.askForHint(),
  classroom.startClass(),
  classroom.callNextTeacher(),
  classroom.callNextTeacher(),
  classroom.askForHint(),
  classroom.askForHint(),
  hintRevealed({ round: 2, hint: 0 }),
  rightGuess,
  classEnded(),
  classroom.callNextTeacher(),
  hintRevealed({ round: 2, hint: 1 }),
  teacherGuessed({ round: 2, guess: 'pe' }),
  guessTeacher('science'),
  classroom.callNextTeacher(),
  pageReturned(),
  classroom.askForHint(),
  guessTeacher('history'),
  nextTeacherCame('pe'),
  nextTeacherCame('math'),
  guessTeacher('math'),
  guessTeacher('pe'),
  classroom.callNextTeacher(),
  classEnded(),
  classEnded(),
  classroom.callNextTeacher(),
  classroom.askForHint(),
  guessTeacher('math'),
  classroom.enterClass(),
  MINUTE,
  teachers.scoresRestored({ bestScore: 45 }),
  scoreResetAsked('guessTheTeacher'),
  scoreResetAnswered(),
  classroom.startClass(),
  classStarted('math'),
  classroom.askForHint(),
  rightGuess,
  scoreResetAsked('guessTheTeacher'),
  scoreResetAnswered(),
  teachers.scoresReset(),
  ...[2, 3, 4, 5].flatMap(() => [classroom.callNextTeacher(), rightGuess]),
  classEnded(),
  classroom.startClass(),
];

const quizVisit: Step[] = [
  startQuiz(),
  alertClosed(),
  pickOption(0),
  quiz.nameTyped(' '),
  startQuiz(),
  alertClosed(),
  quiz.quizStarted(),
  quiz.nextQuestionOpened(),
  quiz.quizFinished(),
  ...['Z', 'Zu', 'Zub'].map(quiz.nameTyped),
  startQuiz(),
  startQuiz(),
  quiz.nameTyped('Bittu'),
  MINUTE,
  quiz.nextQuestionOpened(),
  quiz.optionPicked({ questionIndex: 0, option: 4, isRight: true }),
  quiz.optionPicked({ questionIndex: 1, option: 2, isRight: true }),
  pickOption(2),
  pickOption(2),
  pickOption(1),
  quiz.quizFinished(),
  quiz.nextQuestionOpened(),
  quiz.nextQuestionOpened(),
  pickOption(3),
  quiz.nextQuestionOpened(),
  pageReturned(),
  pickOption(3),
  quiz.scoresRestored({ bestScore: 4 }),
  quiz.nextQuestionOpened(),
  pickOption(1),
  scoreResetAsked('quiz'),
  scoreResetAnswered(),
  quiz.scoresReset(),
  quiz.nextQuestionOpened(),
  quiz.quizFinished(),
  pickOption(1),
  quiz.nextQuestionOpened(),
  quiz.quizFinished(),
  quiz.quizFinished(),
  pickOption(0),
  quiz.nextQuestionOpened(),
  quiz.quizStarted(),
  quiz.nameTyped('Bittu'),
  MINUTE,
  scoreResetAsked('quiz'),
  scoreResetAnswered(),
  quiz.scoresReset(),
];

const visits = [
  {
    game: 'Truth or Dare',
    slice: 'truthOrDare',
    visit: tasksVisit,
    phases: ['completed', 'counting', 'failed', 'idle', 'spinning', 'timeUp'],
  },
  {
    game: 'Rock Paper Scissors',
    slice: 'rockPaperScissors',
    visit: handsVisit,
    phases: ['idle', 'settled', 'shuffling'],
  },
  {
    game: 'Guess the Teacher',
    slice: 'guessTheTeacher',
    visit: classVisit,
    phases: ['ended', 'guessed', 'guessing', 'idle'],
  },
  {
    game: 'the Quiz Game',
    slice: 'quiz',
    visit: quizVisit,
    phases: ['nameEntry', 'question', 'reportCard'],
  },
] as const;

/** The visit, recorded, with the sound on: the state after each action in the log, the first one included. */
async function recorded(visit: readonly Step[]) {
  const scene = aStore();
  const states = [scene.store.getState()];
  scene.store.subscribe(() => states.push(scene.store.getState()));
  await scene.play(soundSwitched(true), ...visit);
  return { ...scene, states: structuredClone(states), stored: { ...scene.env.localStore.entries } };
}

/** Whatever a journey may set off gets the time to show itself: nothing does. */
async function expectStillness(
  { env, lifted, asked }: Scene,
  journey: () => void | Promise<void>,
  /** What the log counts afterwards; the same as before, unless the journey replaces the log. */
  logAfter = lifted.getState().nextActionId,
) {
  const entries = { ...env.localStore.entries };
  const before = asked();
  await journey();
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(asked()).toBe(before);
  expect(lifted.getState().nextActionId).toBe(logAfter);
  expect(env.localStore.entries).toEqual(entries);
}

describe.each(visits)('a recorded visit to $game', ({ slice, visit, phases }) => {
  test('went through every phase, and was heard and celebrated', async () => {
    const { env, states } = await recorded(visit);
    expect([...new Set(states.map((state) => state[slice].phase))].sort()).toEqual(phases);
    expect(env.play).toHaveBeenCalled();
    expect(env.throwConfetti).toHaveBeenCalled();
  });

  test('is shown again by jumps forwards, backwards and across; they start nothing', async () => {
    const scene = await recorded(visit);
    const { store, jump, states } = scene;
    const forwards = states.map((_state, index) => index);
    const across = forwards.map((index) => (index * 7) % states.length);
    await expectStillness(scene, () => {
      for (const index of [...forwards.toReversed(), ...forwards, ...across]) {
        jump(index);
        expect(store.getState()).toEqual(states[index]);
      }
    });
  });

  test('starts nothing while it is looked at for a while, wherever that is', async () => {
    const scene = await recorded(visit);
    const { store, jump, states } = scene;
    await expectStillness(scene, async () => {
      for (const [index, state] of states.entries()) {
        jump(index);
        await jest.advanceTimersByTimeAsync(MINUTE);
        expect(store.getState()).toEqual(state);
      }
    });
  });

  test('ends the same when an action is skipped and taken back; that starts nothing', async () => {
    const scene = await recorded(visit);
    const { store, lifted, states } = scene;
    await expectStillness(scene, () => {
      for (const id of lifted.getState().stagedActionIds.slice(1)) {
        lifted.dispatch(ActionCreators.toggleAction(id));
        lifted.dispatch(ActionCreators.toggleAction(id));
        expect(store.getState()).toEqual(states.at(-1));
      }
    });
  });

  test('loses no stored score to an action that is skipped', async () => {
    const scene = await recorded(visit);
    const { lifted } = scene;
    await expectStillness(scene, () => {
      for (const id of lifted.getState().stagedActionIds.slice(1)) {
        lifted.dispatch(ActionCreators.toggleAction(id));
      }
    });
    expect(Object.keys(scene.stored)).toContainEqual(expect.stringMatching(/^persist:/));
    expect(scene.env.localStore.entries).toEqual(scene.stored);
  });

  test('is the same elsewhere: another day, other chance, another time on the wall', async () => {
    const { lifted, states } = await recorded(visit);
    const file: ReturnType<typeof lifted.getState> = JSON.parse(JSON.stringify(lifted.getState()));
    jest.setSystemTime(Date.UTC(2044, 1, 29));
    const fresh = aStore({ seed: 0.77, timeOfDay: '22:15' });
    await expectStillness(
      fresh,
      () => {
        fresh.lifted.dispatch(ActionCreators.importState(file));
        expect(fresh.store.getState()).toEqual(states.at(-1));
        for (const [index, state] of states.entries()) {
          fresh.jump(index);
          expect(fresh.store.getState()).toEqual(state);
        }
      },
      states.length,
    );
  });

  test('is the same elsewhere from its actions alone', async () => {
    const { lifted, states } = await recorded(visit);
    const { actionsById, stagedActionIds } = lifted.getState();
    const actions = stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);
    const fresh = aStore({ seed: 0.77, timeOfDay: '22:15' });
    await expectStillness(
      fresh,
      () => {
        fresh.lifted.dispatch(
          ActionCreators.importState<RootState, Action<string>>(
            JSON.parse(JSON.stringify(actions)),
          ),
        );
        for (const [index, state] of states.entries()) {
          fresh.jump(index);
          expect(fresh.store.getState()).toEqual(state);
        }
      },
      states.length,
    );
  });
});

test('the recorded visits to the question games count what counts, and ignore the rest', async () => {
  const inClass = await recorded(classVisit);
  const scores = inClass.states.map(({ guessTheTeacher }) => guessTheTeacher.score);
  expect(Math.max(...scores)).toBe(45);
  expect(storedIn(inClass, 'persist:bbh_guessTheTeacher').bestScore).toBe('45');

  const { env, states } = await recorded(quizVisit);
  const { name, answers } = states.at(-1)?.quiz ?? {};
  expect(name).toBe('Zub');
  expect(answers?.map(({ option }) => option)).toEqual([2, 3, 3, 1, 1]);
  expect(env.reload).toHaveBeenCalledTimes(1);
});

/** For each clock: what starts it, moments while it runs, how it ends by itself, and how far. */
const clocks = [
  {
    game: 'Truth or Dare',
    slice: 'truthOrDare',
    start: tasks.spinStarted(),
    moments: [0, 1000, 2000, 9500],
    // A task, and its seconds: at the first difficulty, 30.
    mostActions: 1 + 30,
    end: { phase: 'timeUp', countdown: 0, round: 1 },
    playOn: [tasks.taskCompleted(), tasks.spinStarted(), 1999],
    running: { phase: 'spinning', round: 2 },
    toTheEnd: [1, 1500, tasks.taskCompleted()],
    ended: { phase: 'completed', tasksCompleted: 2, streak: 2 },
    key: TASKS,
    stored: { tasksCompleted: '2', streak: '2' },
  },
  {
    game: 'Rock Paper Scissors',
    slice: 'rockPaperScissors',
    start: hands.roundStarted('scissors'),
    moments: [0, 50, 1000, 1950],
    // A hand every 100 ms, and the result.
    mostActions: 20,
    end: { phase: 'settled', computerChoice: 'paper', result: 'You win!', round: 1 },
    playOn: [hands.roundStarted('rock'), 1999],
    running: { phase: 'shuffling', round: 2, result: null },
    toTheEnd: [1],
    ended: { phase: 'settled', computerChoice: 'scissors', result: 'You win!', streak: 2 },
    key: HANDS,
    stored: { tally: '{"playerWins":2,"computerWins":0,"ties":0}' },
  },
] as const;

describe.each(clocks)('while the clock of $game runs', (clock) => {
  const { slice, start, moments, mostActions, key } = clock;

  describe.each(moments)('for %d ms, a jump to the past', (moment) => {
    async function parked() {
      const scene = aStore({ seed: 0.1 });
      await scene.play(start, moment);
      scene.jump(0);
      return scene;
    }

    test('shows the past and goes on showing it', async () => {
      const { store, play } = await parked();
      const past = store.getState();
      await play(3 * MINUTE);
      expect(store.getState()).toBe(past);
      expect(past[slice]).toMatchObject({ phase: 'idle', round: 0 });
    });

    test('lets the clock end by itself, within its bound', async () => {
      const scene = await parked();
      await scene.play(3 * MINUTE);
      expect(scene.logged()).toBeLessThanOrEqual(1 + 1 + mostActions);
      await expectStillness(scene, () => undefined);
    });

    test('leaves nothing stuck: the present has come to its end meanwhile', async () => {
      const scene = await parked();
      await scene.play(3 * MINUTE);
      scene.toPresent();
      expect(scene.store.getState()[slice]).toMatchObject(clock.end);
      await expectStillness(scene, () => undefined);
    });

    test('and back leaves a game that plays and stores on, without losing a score', async () => {
      const scene = await parked();
      await scene.play(3 * MINUTE);
      scene.toPresent();
      await scene.play(...clock.playOn);
      expect(scene.store.getState()[slice]).toMatchObject(clock.running);
      await scene.play(...clock.toTheEnd);
      expect(scene.store.getState()[slice]).toMatchObject(clock.ended);
      expect(storedIn(scene, key)).toMatchObject(clock.stored);
    });

    test('and back before it ends leaves it running as if nothing had been', async () => {
      const scene = aStore({ seed: 0.1 });
      await scene.play(start, moment);
      scene.jump(0);
      await scene.play(10);
      scene.toPresent();
      await scene.play(MINUTE);
      expect(scene.store.getState()[slice]).toMatchObject(clock.end);
    });
  });

  test('a press on an earlier round, as DevTools shows it, leaves the clock of the present alone', async () => {
    const scene = aStore({ seed: 0.1 });
    await scene.play(start, MINUTE, start, 500);
    const earlier = scene.lifted
      .getState()
      .computedStates.findIndex(({ state }) => state[slice].phase === clock.running.phase);
    scene.jump(earlier);
    expect(scene.store.getState()[slice]).toMatchObject({ phase: clock.running.phase, round: 1 });
    await scene.play(start, MINUTE);
    scene.toPresent();
    expect(scene.store.getState()[slice]).toMatchObject({ phase: clock.end.phase, round: 2 });
  });

  const interruptions: [string, () => Parameters<Scene['lifted']['dispatch']>[0]][] = [
    ['reset', () => ActionCreators.reset()],
    ['rollback', () => ActionCreators.rollback()],
  ];

  describe.each(interruptions)('a %s of DevTools', (_what, interruption) => {
    /** One turn is played and stored; the second is interrupted. */
    async function interrupted() {
      const scene = aStore({ seed: 0.1 });
      const atFirst = scene.store.getState();
      await scene.play(start, 1500);
      scene.lifted.dispatch(interruption());
      return { ...scene, atFirst };
    }

    test('is not troubled by what the clock of the forgotten round still tells', async () => {
      const { store, play, atFirst, env } = await interrupted();
      expect(store.getState()).toEqual(atFirst);
      await play(3 * MINUTE);
      expect(store.getState()).toEqual(atFirst);
      expect(env.localStore.entries).toEqual({});
    });

    test('leaves a new round its whole time, though it bears the number of the old', async () => {
      const { store, play } = await interrupted();
      // An ignored press does not start it anew either.
      await play(start, 1000, start, 999);
      expect(store.getState()[slice]).toMatchObject({ ...clock.running, round: 1 });
      await play(1);
      expect(store.getState()[slice]).not.toMatchObject({ phase: clock.running.phase });
    });

    test('leaves a game that plays a clean round and stores its score', async () => {
      const scene = await interrupted();
      await scene.play(MINUTE);
      const { random } = scene.env;
      random.mockImplementation(() => 0.4);
      const [hand, done] = [hands.roundStarted('scissors'), tasks.taskCompleted()];
      await scene.play(...(slice === 'truthOrDare' ? [start, 3500, done] : [hand, 2000]));
      expect(scene.store.getState()[slice]).toMatchObject({ round: 1, streak: 1, bestStreak: 1 });
      expect(storedIn(scene, key)).toMatchObject({ streak: '1', bestStreak: '1' });
    });
  });

  test('a commit of DevTools leaves it running to its end, and the score is stored', async () => {
    const scene = aStore({ seed: 0.1 });
    await scene.play(start, 1500);
    scene.lifted.dispatch(ActionCreators.commit());
    expect(scene.store.getState()[slice]).toMatchObject({ ...clock.running, round: 1 });
    await scene.play(MINUTE);
    expect(scene.store.getState()[slice]).toMatchObject(clock.end);
    await scene.play(...clock.playOn, ...clock.toTheEnd);
    expect(scene.store.getState()[slice]).toMatchObject(clock.ended);
    expect(storedIn(scene, key)).toMatchObject(clock.stored);
  });

  /** Chance that gives everybody a win. */
  const lucky = (scene: Scene) => scene.env.random.mockImplementation(() => 0.1);

  test('a rollback into the middle of a round shows it, and a press gives it a clock', async () => {
    const scene = aStore({ seed: 0.1 });
    await scene.play(start, 1500);
    scene.lifted.dispatch(ActionCreators.commit());
    await scene.play(MINUTE);
    scene.lifted.dispatch(ActionCreators.rollback());
    lucky(scene);
    await scene.play(MINUTE, start, 1000, start, 999);
    expect(scene.store.getState()[slice]).toMatchObject({ ...clock.running, round: 1 });
    await scene.play(1);
    expect(scene.store.getState()[slice]).not.toMatchObject({ phase: clock.running.phase });
    await scene.play(MINUTE);
    expect(scene.store.getState()[slice]).toMatchObject({ phase: clock.end.phase, round: 1 });
    await expectStillness(scene, () => undefined);
  });

  test('a round that is begun while the past is shown waits in the present for a press', async () => {
    const scene = aStore({ seed: 0.1 });
    await scene.play(start, 500);
    scene.jump(0);
    // The clock of the first round ends meanwhile, in the present.
    await scene.play(2 * MINUTE, start, MINUTE);
    scene.toPresent();
    expect(scene.store.getState()[slice]).toMatchObject(clock.running);
    await scene.play(start, MINUTE);
    expect(scene.store.getState()[slice]).toMatchObject({ phase: clock.end.phase, round: 2 });
  });

  test('a rollback into the middle of a round shows it; leaving the game ends it', async () => {
    const scene = aStore({ seed: 0.1 });
    await scene.play(start, 1500);
    scene.lifted.dispatch(ActionCreators.commit());
    await scene.play(MINUTE);
    await expectStillness(
      scene,
      () => {
        scene.lifted.dispatch(ActionCreators.rollback());
        expect(scene.store.getState()[slice]).toMatchObject({ ...clock.running, round: 1 });
      },
      1,
    );
    await scene.play(hands.gameLeft(), tasks.gameLeft(), start, 1999);
    expect(scene.store.getState()[slice]).toMatchObject(clock.running);
    await scene.play(MINUTE);
    expect(scene.store.getState()[slice]).toMatchObject({ phase: clock.end.phase, round: 2 });
  });

  test('an import of another visit is not troubled by it', async () => {
    const { lifted, states } = await recorded(slice === 'truthOrDare' ? handsVisit : tasksVisit);
    const scene = aStore({ seed: 0.1 });
    await scene.play(start, 1500);
    scene.lifted.dispatch(ActionCreators.importState(lifted.getState()));
    await scene.play(3 * MINUTE);
    expect(scene.store.getState()).toEqual(states.at(-1));
  });
});

describe('the clock of an earlier round changes nothing in an imported one', () => {
  const { spinStarted, taskDealt } = tasks;
  const task = { difficulty: 'easy', type: 'Truth', index: 1 } as const;
  const imported: [string, UnknownAction, UnknownAction[]][] = [
    ['that is spinning', spinStarted(), [spinStarted(), tasks.gameLeft(), spinStarted()]],
    [
      'with a task that is open',
      spinStarted(),
      [spinStarted(), tasks.gameLeft(), spinStarted(), taskDealt({ round: 2, task })],
    ],
    [
      'that is shuffling',
      hands.roundStarted('rock'),
      [hands.roundStarted('rock'), hands.gameLeft(), hands.roundStarted('paper')],
    ],
  ];

  test.each(imported)('%s', async (_what, start, log) => {
    const { store, lifted, play, logged } = aStore();
    await play(start, 500);
    lifted.dispatch(ActionCreators.importState<RootState, Action<string>>(log as Action<string>[]));
    const shown = store.getState();
    expect([shown.truthOrDare.round, shown.rockPaperScissors.round]).toContain(2);
    await play(3 * MINUTE);
    // The clock went on telling, and nobody listened.
    expect(logged()).toBeGreaterThan(1 + log.length);
    expect(store.getState()).toEqual(shown);
  });
});

describe.each(clocks)('a store that DevTools has locked: $game', ({ start }) => {
  test('starts no clock, as the start was not accepted', async () => {
    const scene = aStore();
    scene.lifted.dispatch(ActionCreators.lockChanges(true));
    await expectStillness(scene, () => {
      scene.store.dispatch(start);
    });
  });
});

test('the log of a round of Rock Paper Scissors, as DevTools shows it, is a handful', async () => {
  const { store, lifted, play } = aStore();
  await play(hands.roundStarted('rock'), MINUTE);
  expect(hands.selectResult(store.getState())).not.toBeNull();
  const { actionsById, stagedActionIds } = lifted.getState();
  const actions = stagedActionIds.flatMap((id) => actionsById[id]?.action ?? []);
  // What the predicate leaves out is most of it.
  expect(actions.length).toBeGreaterThan(15);
  const shown = actions.filter((action) => devTools.predicate?.(store.getState(), action));
  expect(shown.length).toBeLessThanOrEqual(5);
  expect(shown.map(({ type }) => type)).toEqual([
    '@@INIT',
    'rockPaperScissors/roundStarted',
    'rockPaperScissors/roundSettled',
  ]);
});
