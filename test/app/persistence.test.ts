import fc from 'fast-check';
import { storedState } from '../../src/app/persistence';
import { reducer } from '../../src/app/reducer';
import { makeStore } from '../../src/app/store';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import { firstNameTyped } from '../../src/games/love-calculator/slice';
import * as quiz from '../../src/games/quiz/slice';
import { HANDS } from '../../src/games/rock-paper-scissors/rules';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import { DIFFICULTIES } from '../../src/games/truth-or-dare/rules';
import * as tasks from '../../src/games/truth-or-dare/slice';
import {
  colorSchemeChosen,
  menuToggled,
  scoreResetAnswered,
  scoreResetAsked,
  selectColorScheme,
  selectScoresKept,
} from '../../src/layout/uiSlice';
import type { AppStore, RootState } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';
import { expectSound } from '../support/soundState';
import {
  asStored,
  CLASS_KEY,
  HANDS_KEY,
  hostileTexts,
  mendedTexts,
  newerTexts,
  QUIZ_KEY,
  scorelessTexts,
  TASKS_KEY,
  unreadableTexts,
} from '../support/storedTexts';
import {
  completeTask,
  failTask,
  guess,
  playRound,
  revealHint,
  spin,
  takeClass,
  takeQuiz,
} from '../support/turns';

type World = ReturnType<typeof scriptedEnv>;

// The clocks of the games stand still: each turn below is told as its events.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** A visit as the browser begins it. */
async function visit(env: World = scriptedEnv()) {
  return { env, store: makeStore({ env, preloadedState: await storedState(env) }) };
}

/** What the scores of a visitor who was here before look like in storage. */
const TASKS_TEXT = asStored({ difficulty: 'hard', tasksCompleted: 7, streak: 2, bestStreak: 4 });
const won = {
  playerChoice: 'rock',
  computerChoice: 'scissors',
  result: 'You win!',
  timestamp: '9:05 am',
} as const;
const HANDS_TEXT = asStored({
  tally: { playerWins: 3, computerWins: 2, ties: 1 },
  history: [won],
  streak: 1,
  bestStreak: 2,
});
const CLASS_TEXT = asStored({ bestScore: 35 });
const QUIZ_TEXT = asStored({ bestScore: 3 });

const tasksAtFirst = tasks.truthOrDareSlice.getInitialState();
const handsAtFirst = hands.rockPaperScissorsSlice.getInitialState();
const classAtFirst = teachers.guessTheTeacherSlice.getInitialState();
const quizAtFirst = quiz.quizSlice.getInitialState();
const tasksBefore = {
  ...tasksAtFirst,
  difficulty: 'hard',
  tasksCompleted: 7,
  streak: 2,
  bestStreak: 4,
};
const handsBefore = {
  ...handsAtFirst,
  tally: { playerWins: 3, computerWins: 2, ties: 1 },
  history: [won],
  streak: 1,
  bestStreak: 2,
};
const classBefore = { ...classAtFirst, bestScore: 35 };
const quizBefore = { ...quizAtFirst, bestScore: 3 };

/** What a browser keeps in which every game was scored in. */
const ALL_TEXTS = {
  [TASKS_KEY]: TASKS_TEXT,
  [HANDS_KEY]: HANDS_TEXT,
  [CLASS_KEY]: CLASS_TEXT,
  [QUIZ_KEY]: QUIZ_TEXT,
};

function stored(env: World, key: string) {
  const texts: Record<string, string> = JSON.parse(env.localStore.entries[key] ?? 'null');
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]),
  );
}

/** redux-persist says so outside production. Here it is heard, and not printed. */
const hushed = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const notStored = (key: string) => [
  'Error storing data',
  new Error(`The scores were not stored: ${key}`),
];

describe('what is written', () => {
  test('of Truth or Dare: difficulty, tasks, streaks and the version, nothing else', async () => {
    const { env, store } = await visit();
    store.dispatch(tasks.difficultyChosen('medium'));
    completeTask(store);
    completeTask(store);
    failTask(store);
    expect(Object.keys(env.localStore.entries)).toEqual([TASKS_KEY]);
    expect(stored(env, TASKS_KEY)).toEqual({
      difficulty: 'medium',
      tasksCompleted: 2,
      streak: 0,
      bestStreak: 2,
      _persist: { version: 1, rehydrated: true },
    });
  });

  test('of Rock Paper Scissors: tally, history, streaks and the version, nothing else', async () => {
    const { env, store } = await visit();
    playRound(store, 'rock', 'scissors', '9:05 am');
    playRound(store, 'paper', 'scissors', '9:06 am');
    expect(Object.keys(env.localStore.entries)).toEqual([HANDS_KEY]);
    expect(stored(env, HANDS_KEY)).toEqual({
      tally: { playerWins: 1, computerWins: 1, ties: 0 },
      history: [
        {
          playerChoice: 'paper',
          computerChoice: 'scissors',
          result: 'Computer wins!',
          timestamp: '9:06 am',
        },
        won,
      ],
      streak: 0,
      bestStreak: 1,
      _persist: { version: 1, rehydrated: true },
    });
  });

  const _persist = { version: 1, rehydrated: true };

  test('of Guess the Teacher: the best score and the version, nothing else', async () => {
    const { env, store } = await visit();
    takeClass(store, 3, 1);
    expect(Object.keys(env.localStore.entries)).toEqual([CLASS_KEY]);
    expect(stored(env, CLASS_KEY)).toEqual({ bestScore: 25, _persist });
  });

  test('of the Quiz Game: the best score and the version, and no name anywhere', async () => {
    const { env, store } = await visit();
    takeQuiz(store, 4);
    expect(quiz.selectName(store.getState())).toBe('Zubaida');
    expect(Object.keys(env.localStore.entries)).toEqual([QUIZ_KEY]);
    expect(stored(env, QUIZ_KEY)).toEqual({ bestScore: 4, _persist });
    expect(env.sessionStore.entries).toEqual({});
  });

  test('of a quiz without a right answer: that, as it was finished', async () => {
    const { env, store } = await visit();
    takeQuiz(store, 0);
    expect(stored(env, QUIZ_KEY)).toEqual({ bestScore: 0, _persist });
  });

  test('of classes: the best of them', async () => {
    const { env, store } = await visit();
    const best = [3, 4, 2].map((right) => {
      takeClass(store, right);
      return stored(env, CLASS_KEY).bestScore;
    });
    expect(best).toEqual([30, 40, 40]);
  });

  test('stands there when the dispatch is over: a tab closed then loses nothing', async () => {
    const { env, store } = await visit();
    completeTask(store);
    expect(stored(env, TASKS_KEY)).toMatchObject({ tasksCompleted: 1 });
    playRound(store);
    expect(stored(env, HANDS_KEY)).toMatchObject({ tally: { playerWins: 1 } });
    completeTask(store);
    expect(stored(env, TASKS_KEY)).toMatchObject({ tasksCompleted: 2 });
    takeClass(store);
    expect(stored(env, CLASS_KEY)).toMatchObject({ bestScore: 50 });
    takeQuiz(store);
    expect(stored(env, QUIZ_KEY)).toMatchObject({ bestScore: 5 });
  });

  test('is written once for each score, and not again later', async () => {
    const { env, store } = await visit();
    const set = jest.spyOn(env.localStore, 'set');
    completeTask(store);
    playRound(store);
    takeClass(store, 2);
    takeQuiz(store);
    takeClass(store, 3);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(set.mock.calls.map(([key]) => key)).toEqual([
      TASKS_KEY,
      HANDS_KEY,
      CLASS_KEY,
      QUIZ_KEY,
      CLASS_KEY,
    ]);
  });
});

describe('nothing is written', () => {
  const { roundStarted, computerHandShuffled } = hands;
  const cases: [string, (store: AppStore) => void][] = [
    ['before anything is played', () => undefined],
    ['by menus', (store) => store.dispatch(menuToggled('more'))],
    ['by the names of the love calculator', (store) => store.dispatch(firstNameTyped('Raju'))],
    ['by a task that is dealt', spin],
    [
      'by a task that runs out of time',
      (store) => {
        spin(store);
        store.dispatch(tasks.secondPassed({ round: 1, left: 29 }));
        store.dispatch(tasks.secondPassed({ round: 1, left: 0 }));
        expect(tasks.selectPhase(store.getState())).toBe('timeUp');
      },
    ],
    [
      'by hands that are shuffled',
      (store) => {
        store.dispatch(roundStarted('rock'));
        store.dispatch(computerHandShuffled({ round: 1, hand: 'paper' }));
        expect(hands.selectComputerChoice(store.getState())).toBe('paper');
      },
    ],
    [
      'by leaving a game in the middle',
      (store) => {
        spin(store);
        store.dispatch(tasks.gameLeft());
        store.dispatch(roundStarted('rock'));
        store.dispatch(hands.gameLeft());
      },
    ],
    [
      'by teachers, hints and guesses before the class is over',
      (store) => {
        store.dispatch(teachers.classStarted('math'));
        for (const next of ['english', 'pe', 'history', 'science'] as const) {
          store.dispatch(revealHint(0));
          guess(store);
          store.dispatch(teachers.nextTeacherCame(next));
        }
        guess(store);
        expect(teachers.selectIsLastRound(store.getState())).toBe(true);
        expect(teachers.selectScore(store.getState())).toBe(30);
      },
    ],
    ['by a class in which nothing was scored', (store) => takeClass(store, 0, 5)],
    [
      'by the name of a student and the answers before the last',
      (store) => {
        store.dispatch(quiz.nameTyped('Zubaida'));
        store.dispatch(quiz.quizStarted());
        for (const questionIndex of [0, 1, 2, 3, 4]) {
          store.dispatch(quiz.nextQuestionOpened());
          store.dispatch(quiz.optionPicked({ questionIndex, option: 1, isRight: true }));
        }
        expect(quiz.selectScore(store.getState())).toBe(5);
      },
    ],
    [
      'by the question whether to reset',
      (store) => {
        for (const { slice } of slices) store.dispatch(scoreResetAsked(slice));
        store.dispatch(scoreResetAnswered());
      },
    ],
    [
      'by scores that come from storage',
      (store) => {
        store.dispatch(
          tasks.scoresRestored({
            difficulty: 'hard',
            tasksCompleted: 9,
            streak: 3,
            bestStreak: 5,
          }),
        );
        const tally = { playerWins: 9, computerWins: 0, ties: 0 };
        store.dispatch(hands.scoresRestored({ tally, history: [won], streak: 9, bestStreak: 9 }));
        store.dispatch(teachers.scoresRestored({ bestScore: 45 }));
        store.dispatch(quiz.scoresRestored({ bestScore: 2 }));
        expect(tasks.selectTasksCompleted(store.getState())).toBe(9);
        expect(hands.selectTally(store.getState())).toEqual(tally);
        expect(teachers.selectBestScore(store.getState())).toBe(45);
        expect(quiz.selectBestScore(store.getState())).toBe(2);
      },
    ],
  ];

  test.each(cases)('%s', async (_what, act) => {
    const { env, store } = await visit();
    const set = jest.spyOn(env.localStore, 'set');
    act(store);
    expect(set).not.toHaveBeenCalled();
  });

  test.each([
    ['as good as', 7, 3],
    ['worse than', 6, 2],
  ])('by results that are %s the best', async (_how, fives, right) => {
    const env = scriptedEnv();
    Object.assign(env.localStore.entries, ALL_TEXTS);
    const { store } = await visit(env);
    // Of five right guesses, each hint costs a half.
    takeClass(store, 5, 10 - fives);
    takeQuiz(store, right);
    expect(teachers.selectScore(store.getState())).toBe(5 * fives);
    expect(quiz.selectPhase(store.getState())).toBe('reportCard');
    expect(env.localStore.entries).toEqual(ALL_TEXTS);
  });
});

describe('the next visit', () => {
  test('starts as at first where nothing is stored, and without a write', async () => {
    const { env, store } = await visit();
    expect(store.getState()).toEqual(reducer(undefined, { type: '@@first' }));
    expect(env.localStore.entries).toEqual({});
  });

  test('has the scores, and everything else as at first', async () => {
    const env = scriptedEnv();
    Object.assign(env.localStore.entries, ALL_TEXTS);
    const { store } = await visit(env);
    expect(store.getState()).toEqual({
      ...reducer(undefined, { type: '@@first' }),
      truthOrDare: tasksBefore,
      rockPaperScissors: handsBefore,
      guessTheTeacher: classBefore,
      quiz: quizBefore,
    });
  });

  test('finds no round going on, whenever the last one was ended', async () => {
    const { env, store } = await visit();
    completeTask(store);
    playRound(store);
    store.dispatch(tasks.spinStarted());
    store.dispatch(hands.roundStarted('paper'));
    store.dispatch(tasks.difficultyChosen('hard'));
    expect(tasks.selectPhase(store.getState())).toBe('spinning');
    expect(hands.selectIsShuffling(store.getState())).toBe(true);
    takeClass(store, 4);
    store.dispatch(teachers.classStarted('english'));
    guess(store);
    expect(teachers.selectPhase(store.getState())).toBe('guessed');
    takeQuiz(store, 2);
    expect(quiz.selectPhase(store.getState())).toBe('reportCard');

    const next = (await visit(env)).store.getState();
    expect(next.truthOrDare).toEqual({
      ...tasksAtFirst,
      difficulty: 'hard',
      tasksCompleted: 1,
      streak: 1,
      bestStreak: 1,
    });
    expect(next.rockPaperScissors).toMatchObject({
      phase: 'idle',
      round: 0,
      playerChoice: null,
      computerChoice: null,
      result: null,
    });
    expect(next.guessTheTeacher).toEqual({ ...classAtFirst, bestScore: 40 });
    expect(next.quiz).toEqual({ ...quizAtFirst, bestScore: 2 });
  });

  test('finds no round going on, even where an old release stored one', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS_KEY] = asStored({
      phase: 'spinning',
      round: 3,
      tasksCompleted: 7,
    });
    env.localStore.entries[HANDS_KEY] = asStored({ phase: 'shuffling', playerChoice: 'rock' });
    env.localStore.entries[CLASS_KEY] = asStored({ phase: 'guessed', round: 4, score: 30 });
    env.localStore.entries[QUIZ_KEY] = asStored({
      phase: 'question',
      name: 'Zubaida',
      bestScore: 1,
    });
    const { store } = await visit(env);
    expect(store.getState().truthOrDare).toEqual({ ...tasksAtFirst, tasksCompleted: 7 });
    expect(store.getState().rockPaperScissors).toEqual(handsAtFirst);
    expect(store.getState().guessTheTeacher).toEqual(classAtFirst);
    expect(store.getState().quiz).toEqual({ ...quizAtFirst, bestScore: 1 });
  });

  test('has the colour scheme that was chosen', async () => {
    const { env, store } = await visit();
    store.dispatch(colorSchemeChosen('dark'));
    expect(selectColorScheme((await visit(env)).store.getState())).toBe('dark');
  });

  const hand = fc.constantFrom(...HANDS);
  const turn = fc.oneof(
    fc.record({ mine: hand, theirs: hand }).map(({ mine, theirs }) => (store: AppStore) => {
      playRound(store, mine, theirs);
    }),
    fc.constantFrom(completeTask, failTask, spin, guess),
    fc.tuple(fc.constantFrom(takeClass, takeQuiz), fc.nat(5), fc.nat(5)).map(
      ([take, right, hints]) =>
        (store: AppStore) =>
          take(store, right, hints),
    ),
    fc.constantFrom(...DIFFICULTIES).map((difficulty) => (store: AppStore) => {
      store.dispatch(tasks.difficultyChosen(difficulty));
    }),
    fc
      .constantFrom(
        ...[tasks, hands, teachers, quiz].map(({ scoresReset }) => scoresReset()),
        ...[tasks.gameLeft(), hands.gameLeft(), teachers.classStarted('pe')],
      )
      .map((event) => (store: AppStore) => {
        store.dispatch(event);
      }),
  );

  test('has whatever scores the visits before led to', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(turn, { maxLength: 12 }), { maxLength: 3 }),
        async (visits) => {
          const env = scriptedEnv();
          let { store } = await visit(env);
          for (const turns of visits) {
            for (const play of turns) play(store);
            const before = store.getState();
            ({ store } = await visit(env));
            for (const { selectPersisted } of [tasks, hands, teachers, quiz]) {
              expect(selectPersisted(store.getState())).toEqual(selectPersisted(before));
            }
          }
        },
      ),
    );
  });
});

describe('a reset', () => {
  test('stores at once that there is nothing, and the next visit has them', async () => {
    const env = scriptedEnv();
    Object.assign(env.localStore.entries, ALL_TEXTS);
    const { store } = await visit(env);
    store.dispatch(tasks.scoresReset());
    store.dispatch(hands.scoresReset());
    store.dispatch(teachers.scoresReset());
    store.dispatch(quiz.scoresReset());
    const _persist = { version: 1, rehydrated: true };
    expect(stored(env, TASKS_KEY)).toEqual({
      // What was chosen is no score.
      difficulty: 'hard',
      tasksCompleted: 0,
      streak: 0,
      bestStreak: 0,
      _persist,
    });
    expect(stored(env, HANDS_KEY)).toEqual({
      tally: { playerWins: 0, computerWins: 0, ties: 0 },
      history: [],
      streak: 0,
      bestStreak: 0,
      _persist,
    });
    expect(stored(env, CLASS_KEY)).toEqual({ bestScore: 0, _persist });
    expect(stored(env, QUIZ_KEY)).toEqual({ bestScore: null, _persist });
    const next = (await visit(env)).store.getState();
    expect(next.truthOrDare).toEqual({ ...tasksAtFirst, difficulty: 'hard' });
    expect(next.rockPaperScissors).toEqual(handsAtFirst);
    expect(next.guessTheTeacher).toEqual(classAtFirst);
    expect(next.quiz).toEqual(quizAtFirst);
  });

  test('stays one: what is played afterwards counts from zero, in the next visit too', async () => {
    const env = scriptedEnv();
    Object.assign(env.localStore.entries, ALL_TEXTS);
    const { store } = await visit(env);
    playRound(store);
    completeTask(store);
    takeClass(store);
    store.dispatch(tasks.scoresReset());
    store.dispatch(hands.scoresReset());
    store.dispatch(teachers.scoresReset());
    store.dispatch(quiz.scoresReset());
    completeTask(store);
    playRound(store, 'rock', 'rock');
    takeClass(store, 1, 1);
    takeQuiz(store, 1);
    const next = (await visit(env)).store.getState();
    expect(tasks.selectPersisted(next)).toEqual({
      difficulty: 'hard',
      tasksCompleted: 1,
      streak: 1,
      bestStreak: 1,
    });
    expect(hands.selectPersisted(next)).toMatchObject({
      tally: { playerWins: 0, computerWins: 0, ties: 1 },
      history: [{ result: "It's a tie!" }],
      bestStreak: 0,
    });
    expect(teachers.selectPersisted(next)).toEqual({ bestScore: 5 });
    expect(quiz.selectPersisted(next)).toEqual({ bestScore: 1 });
  });

  test('in the middle of a class leaves it on: it counts when it ends', async () => {
    const { env, store } = await visit();
    takeClass(store);
    store.dispatch(teachers.classStarted('english'));
    guess(store);
    store.dispatch(teachers.scoresReset());
    expect(stored(env, CLASS_KEY)).toMatchObject({ bestScore: 0 });
    takeClass(store, 1);
    expect(stored(env, CLASS_KEY)).toMatchObject({ bestScore: 10 });
  });
});

/**
 * Each slice with its key, its sound text and how it starts from that and from none; how one scores
 * in it, and what of that is kept.
 */
const slices = [
  {
    slice: 'truthOrDare',
    key: TASKS_KEY,
    text: TASKS_TEXT,
    before: tasksBefore,
    atFirst: tasksAtFirst,
    score: completeTask,
    scored: { streak: 1, bestStreak: 1 },
    reset: tasks.scoresReset,
    kept: tasks.selectPersisted,
  },
  {
    slice: 'rockPaperScissors',
    key: HANDS_KEY,
    text: HANDS_TEXT,
    before: handsBefore,
    atFirst: handsAtFirst,
    score: (store: AppStore) => playRound(store),
    scored: { streak: 1, bestStreak: 1 },
    reset: hands.scoresReset,
    kept: hands.selectPersisted,
  },
  {
    slice: 'guessTheTeacher',
    key: CLASS_KEY,
    text: CLASS_TEXT,
    before: classBefore,
    atFirst: classAtFirst,
    score: (store: AppStore) => takeClass(store, 4),
    scored: { bestScore: 40 },
    reset: teachers.scoresReset,
    kept: teachers.selectPersisted,
  },
  {
    slice: 'quiz',
    key: QUIZ_KEY,
    text: QUIZ_TEXT,
    before: quizBefore,
    atFirst: quizAtFirst,
    score: (store: AppStore) => takeQuiz(store, 4),
    scored: { bestScore: 4 },
    reset: quiz.scoresReset,
    kept: quiz.selectPersisted,
  },
] as const;

type Slice = (typeof slices)[number];

const othersThan = (slice: Slice['slice']) => slices.filter((other) => other.slice !== slice);

/** A world in which this text was stored for one game, and sound scores for all others. */
function worldWith(key: string, found: string) {
  const env = scriptedEnv();
  Object.assign(env.localStore.entries, ALL_TEXTS, { [key]: found });
  return env;
}

describe.each(slices)(
  'what was tampered with in $key',
  ({ slice, key, text, atFirst, score, scored, kept }) => {
    const quarantine = `${key}.unreadable`;
    const others = othersThan(slice);

    /** A visit that finds this text, beside sound scores of the other games. */
    async function visitFinding(found: string) {
      const env = worldWith(key, found);
      const set = jest.spyOn(env.localStore, 'set');
      const ofAnyObject = Object.getOwnPropertyNames(Object.prototype);
      const { store } = await visit(env);
      const state = store.getState();
      expect(state).toStrictEqual(JSON.parse(JSON.stringify(state)));
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ofAnyObject);
      return { env, store, state, written: set.mock.calls.map(([name]) => name) };
    }

    function expectOthersAsBefore(state: RootState) {
      for (const other of others) expect(state[other.slice]).toEqual(other.before);
    }

    test.each(unreadableTexts)(
      '%s: this game starts afresh, the others keep their scores',
      async (_what, found) => {
        const { state, env } = await visitFinding(found);
        expect(state[slice]).toEqual(atFirst);
        expectOthersAsBefore(state);
        expect(selectScoresKept(state)).toBe(true);
        for (const other of others) {
          expect(env.localStore.entries[other.key]).toBe(other.text);
        }
      },
    );

    test.each(unreadableTexts)(
      '%s: set aside as it was, and overwritten by the next score only',
      async (_what, found) => {
        const { env, store, written } = await visitFinding(found);
        expect(written).toEqual([quarantine]);
        expect(env.localStore.entries[quarantine]).toBe(found);
        expect(env.localStore.entries[key]).toBe(found);
        score(store);
        expect(stored(env, key)).toMatchObject(scored);
        expect(env.localStore.entries[quarantine]).toBe(found);
      },
    );

    test.each(scorelessTexts)('%s: counts as no scores', async (_what, found) => {
      const { state, written } = await visitFinding(found);
      expect(state[slice]).toEqual(atFirst);
      expectOthersAsBefore(state);
      expect(written).toEqual([]);
    });

    const keptNames = Object.keys(kept(reducer(undefined, { type: '@@first' })));

    test.each(mendedTexts)('%s: the scores in it count', async (_what, found, scores) => {
      const { state, written } = await visitFinding(found);
      expect(state[slice]).toEqual({ ...atFirst, ...only(keptNames, scores) });
      expectOthersAsBefore(state);
      expect(selectScoresKept(state)).toBe(true);
      expect(written).toEqual([]);
    });

    test('sound scores that were half written, wherever they end: set aside', async () => {
      const length = fc.integer({ min: 1, max: text.length - 1 });
      const half = length.map((end) => text.slice(0, end));
      await fc.assert(
        fc.asyncProperty(half, async (found) => {
          const { state, written } = await visitFinding(found);
          expect(state[slice]).toEqual(atFirst);
          expect(written).toEqual([quarantine]);
        }),
        { numRuns: 30 },
      );
    });

    test('anything: the site starts with sound scores, the other games with their own', async () => {
      const value = fc.oneof(
        fc.json(),
        fc.string(),
        fc.constantFrom(...hostileTexts).map(([, t]) => t),
      );
      const names = fc.constantFrom(
        ...Object.keys({ ...atFirst, _persist: 0, playerWins: 0, constructor: 0 }),
        '__proto__',
      );
      const entries = fc.array(fc.tuple(names, value)).map(
        (found) =>
          // Not `Object.fromEntries`: a name `__proto__` must reach the text.
          `{${found.map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(field)}`)}}`,
      );
      await fc.assert(
        fc.asyncProperty(fc.oneof(value, entries), async (found) => {
          const state = await storedState(worldWith(key, found));
          expectOthersAsBefore(state);
          expect(Object.keys(state[slice])).toEqual(Object.keys(atFirst));
          // All but the scores is as at first: nothing is on.
          expect(without(keptNames, state[slice])).toEqual(without(keptNames, atFirst));
          expectSound(state);
        }),
      );
    });
  },
);

const only = (names: string[], fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const without = (names: string[], fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

describe.each(slices)(
  'scores of a newer release in $key',
  ({ slice, key, atFirst, score, scored, reset }) => {
    const others = othersThan(slice);

    test.each(newerTexts)(
      '%s: not read, and the visitor is told that scores will not be kept',
      async (_what, newer) => {
        const { store } = await visit(worldWith(key, newer));
        expect(store.getState()[slice]).toEqual(atFirst);
        for (const other of others) expect(store.getState()[other.slice]).toEqual(other.before);
        expect(selectScoresKept(store.getState())).toBe(false);
      },
    );

    test.each(newerTexts)(
      '%s: never overwritten nor set aside, whatever is played',
      async (_what, newer) => {
        const error = hushed();
        const { env, store } = await visit(worldWith(key, newer));
        store.dispatch(reset());
        score(store);
        await jest.advanceTimersByTimeAsync(60_000);
        expect(store.getState()[slice]).toMatchObject(scored);
        for (const other of slices) store.dispatch(other.reset());
        score(store);
        await jest.advanceTimersByTimeAsync(60_000);
        expect(env.localStore.entries[key]).toBe(newer);
        expect(env.localStore.entries).not.toHaveProperty([`${key}.unreadable`]);
        // A visit has but one quiz.
        expect(error.mock.calls).toEqual(Array(slice === 'quiz' ? 3 : 4).fill(notStored(key)));
      },
    );

    test.each(newerTexts)('%s: the other games go on storing their own', async (_what, newer) => {
      const { env, store } = await visit(worldWith(key, newer));
      for (const other of others) {
        store.dispatch(other.reset());
        other.score(store);
        expect(stored(env, other.key)).toMatchObject(other.scored);
      }
    });
  },
);

test('where a newer release has stored every game, nothing at all is written', async () => {
  hushed();
  const env = scriptedEnv();
  const [[, newer]] = newerTexts as [[string, string]];
  for (const { key } of slices) env.localStore.entries[key] = newer;
  const found = { ...env.localStore.entries };
  const { store } = await visit(env);
  for (const { slice, score, scored } of slices) {
    score(store);
    expect(store.getState()[slice]).toMatchObject(scored);
  }
  await jest.advanceTimersByTimeAsync(60_000);
  expect(env.localStore.entries).toEqual(found);
  expect(selectScoresKept(store.getState())).toBe(false);
});

test('scores that a newer release stores in the middle of a visit are not overwritten', async () => {
  const error = hushed();
  const { env, store } = await visit();
  completeTask(store);
  const newer = asStored({ tasksCompleted: 1, medals: [] }, 2);
  env.localStore.entries[TASKS_KEY] = newer;
  completeTask(store);
  await jest.advanceTimersByTimeAsync(0);
  expect(env.localStore.entries[TASKS_KEY]).toBe(newer);
  expect(selectScoresKept(store.getState())).toBe(false);
  expect(error.mock.calls).toEqual([notStored(TASKS_KEY)]);
});

describe('storage that is blocked', () => {
  function blocked() {
    const env = scriptedEnv();
    const set = jest.fn(() => false);
    Object.assign(env.localStore, { isReadable: () => false, get: () => null, set });
    return { env, set };
  }

  test('is told from the start; everything else is as at first', async () => {
    const { store } = await visit(blocked().env);
    const first = reducer(undefined, { type: '@@first' });
    expect(store.getState()).toEqual({ ...first, ui: { ...first.ui, scoresKept: false } });
  });

  test('keeps nobody from playing: scores last for the visit', async () => {
    const error = hushed();
    const { env, set } = blocked();
    const { store } = await visit(env);
    const heard = jest.fn();
    completeTask(store);
    completeTask(store);
    playRound(store);
    takeClass(store);
    takeQuiz(store);
    store.subscribe(heard);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tasks.selectTasksCompleted(store.getState())).toBe(2);
    expect(hands.selectStreak(store.getState())).toBe(1);
    expect(teachers.selectBestScore(store.getState())).toBe(50);
    expect(quiz.selectBestScore(store.getState())).toBe(5);
    // The visitor knows already: it is not told again.
    expect(heard).not.toHaveBeenCalled();
    expect(set).toHaveBeenCalledTimes(5);
    expect(error.mock.calls).toEqual(
      [TASKS_KEY, TASKS_KEY, HANDS_KEY, CLASS_KEY, QUIZ_KEY].map(notStored),
    );
  });
});

describe('storage that takes no more', () => {
  /** Full from now on. */
  function fill(env: World) {
    return jest.spyOn(env.localStore, 'set').mockReturnValue(false);
  }

  test('still gives what is in it, and says nothing before a score is lost', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS_KEY] = TASKS_TEXT;
    fill(env);
    const { store } = await visit(env);
    expect(store.getState().truthOrDare).toEqual(tasksBefore);
    expect(selectScoresKept(store.getState())).toBe(true);
  });

  test('is told once, with the first score that is not kept, and play goes on', async () => {
    const error = hushed();
    const { env, store } = await visit();
    completeTask(store);
    fill(env);
    const told: boolean[] = [];
    store.subscribe(() => told.push(selectScoresKept(store.getState())));

    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    // Spin, task, completed; then the news.
    expect(told).toEqual([true, true, true, false]);

    completeTask(store);
    playRound(store);
    await jest.advanceTimersByTimeAsync(0);
    // Three events and two, and no more news.
    expect(told).toHaveLength(4 + 3 + 2);
    expect(tasks.selectTasksCompleted(store.getState())).toBe(3);
    expect(hands.selectStreak(store.getState())).toBe(1);
    expect(stored(env, TASKS_KEY)).toMatchObject({ tasksCompleted: 1 });
    expect(error.mock.calls).toEqual([TASKS_KEY, TASKS_KEY, HANDS_KEY].map(notStored));
  });

  test('and has room again: all that was counted meanwhile is stored with the next score', async () => {
    hushed();
    const { env, store } = await visit();
    const full = fill(env);
    completeTask(store);
    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    full.mockRestore();
    completeTask(store);
    expect(stored(env, TASKS_KEY)).toMatchObject({ tasksCompleted: 3, streak: 3, bestStreak: 3 });
    // Nothing is promised for this visit any more.
    expect(selectScoresKept(store.getState())).toBe(false);
  });

  test('is no hindrance to setting aside: what is unreadable is left where it is', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS_KEY] = '{';
    fill(env);
    const { store } = await visit(env);
    expect(store.getState().truthOrDare).toEqual(tasksAtFirst);
    expect(env.localStore.entries).toEqual({ [TASKS_KEY]: '{' });
  });
});

describe('what cannot be read and finds no room to be set aside', () => {
  test('is not overwritten; the visitor is told, and with room both are stored', async () => {
    hushed();
    const env = scriptedEnv();
    env.localStore.entries[TASKS_KEY] = '{';
    const { set } = env.localStore;
    const full = jest
      .spyOn(env.localStore, 'set')
      .mockImplementation((key, text) => key === TASKS_KEY && set(key, text));
    const { store } = await visit(env);
    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    expect(env.localStore.entries).toEqual({ [TASKS_KEY]: '{' });
    expect(selectScoresKept(store.getState())).toBe(false);

    full.mockRestore();
    completeTask(store);
    expect(env.localStore.entries[`${TASKS_KEY}.unreadable`]).toBe('{');
    expect(stored(env, TASKS_KEY)).toMatchObject({ tasksCompleted: 2, streak: 2 });
  });
});

describe.each(slices)(
  'a text in $key that is spoilt during a visit',
  ({ key, score, scored, reset }) => {
    test.each(['{"streak":', '{"streak":"7x"}'])(
      '%s: is set aside by the next score',
      async (spoilt) => {
        const { env, store } = await visit();
        env.localStore.entries[key] = spoilt;
        score(store);
        expect(env.localStore.entries[`${key}.unreadable`]).toBe(spoilt);
        expect(stored(env, key)).toMatchObject(scored);
      },
    );

    test('is forgotten by a reset', async () => {
      const spoilt = '{"streak":';
      const { env, store } = await visit();
      env.localStore.entries[key] = spoilt;
      store.dispatch(reset());
      expect(Object.keys(env.localStore.entries)).toEqual([key]);
      expect(env.localStore.entries[key]).not.toBe(spoilt);
    });
  },
);

test('after a hot reload of the reducers, scores are kept and still written', async () => {
  const { env, store } = await visit();
  completeTask(store);
  store.replaceReducer(reducer);
  expect(tasks.selectTasksCompleted(store.getState())).toBe(1);
  completeTask(store);
  playRound(store);
  takeClass(store);
  takeQuiz(store);
  expect(stored(env, TASKS_KEY)).toMatchObject({ tasksCompleted: 2 });
  expect(stored(env, HANDS_KEY)).toMatchObject({ tally: { playerWins: 1 } });
  expect(stored(env, CLASS_KEY)).toMatchObject({ bestScore: 50 });
  expect(stored(env, QUIZ_KEY)).toMatchObject({ bestScore: 5 });
});

describe.each(slices)(
  'a reset of scores that cannot be read in $key',
  ({ slice, key, atFirst, reset, kept }) => {
    const unreadable = '{"streak":';

    test('with nothing scored yet overwrites what could not be read, and what was set aside', async () => {
      const env = scriptedEnv();
      env.localStore.entries[key] = unreadable;
      const { store } = await visit(env);
      expect(env.localStore.entries[`${key}.unreadable`]).toBe(unreadable);

      store.dispatch(reset());
      expect(Object.keys(env.localStore.entries)).toEqual([key]);
      expect(stored(env, key)).toMatchObject(kept(reducer(undefined, { type: '@@first' })));
      expect((await visit(env)).store.getState()[slice]).toEqual(atFirst);
    });

    test('leaves what the other games have set aside', async () => {
      const env = scriptedEnv();
      for (const other of slices) env.localStore.entries[other.key] = unreadable;
      const { store } = await visit(env);
      store.dispatch(reset());
      const quarantine = Object.keys(env.localStore.entries).filter((k) =>
        k.endsWith('unreadable'),
      );
      expect(quarantine).toEqual(othersThan(slice).map((other) => `${other.key}.unreadable`));
    });
  },
);
