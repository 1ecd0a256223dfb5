import fc from 'fast-check';
import { storedState } from '../../src/app/persistence';
import { reducer } from '../../src/app/reducer';
import { makeStore } from '../../src/app/store';
import { games } from '../../src/games';
import * as teachers from '../../src/games/guess-the-teacher/slice';
import { firstNameTyped } from '../../src/games/love-calculator/slice';
import * as quiz from '../../src/games/quiz/slice';
import { HANDS } from '../../src/games/rock-paper-scissors/rules';
import * as hands from '../../src/games/rock-paper-scissors/slice';
import type { Game } from '../../src/games/shared/game';
import { DIFFICULTIES } from '../../src/games/truth-or-dare/rules';
import * as tasks from '../../src/games/truth-or-dare/slice';
import {
  menuToggled,
  scoreResetAnswered,
  scoreResetAsked,
  selectScoresKept,
} from '../../src/layout/uiSlice';
import type { AppStore } from '../../src/state/types';
import { scriptedEnv } from '../support/scriptedEnv';
import {
  asStored,
  GUESS_THE_TEACHER_KEY,
  hostileTexts,
  newerTexts,
  QUIZ_KEY,
  ROCK_PAPER_SCISSORS_KEY,
  repairableTexts,
  scorelessTexts,
  TRUTH_OR_DARE_KEY,
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
import { expectValidState } from '../support/validState';

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

const FIRST = reducer(undefined, { type: '@@first' });

const won = {
  playerChoice: 'rock',
  computerChoice: 'scissors',
  result: 'You win!',
  timestamp: '10:42 am',
} as const;
const noTally = { playerWins: 0, computerWins: 0, ties: 0 };

/**
 * Each slice with scores: where they are stored, some of an earlier visit, what a reset leaves of
 * them; how one scores, and what is stored of that by somebody who never scored before.
 */
const slices = [
  {
    slice: 'truthOrDare',
    key: TRUTH_OR_DARE_KEY,
    earlier: { difficulty: 'hard', tasksCompleted: 7, streak: 2, bestStreak: 4 },
    // What was chosen is no score.
    forgotten: { difficulty: 'hard', tasksCompleted: 0, streak: 0, bestStreak: 0 },
    score: completeTask,
    scored: { difficulty: 'easy', tasksCompleted: 1, streak: 1, bestStreak: 1 },
    reset: tasks.scoresReset,
    select: tasks.selectPersisted,
  },
  {
    slice: 'rockPaperScissors',
    key: ROCK_PAPER_SCISSORS_KEY,
    earlier: {
      tally: { playerWins: 3, computerWins: 2, ties: 1 },
      history: [won],
      streak: 1,
      bestStreak: 2,
    },
    forgotten: { tally: noTally, history: [], streak: 0, bestStreak: 0 },
    score: (store: AppStore) => playRound(store),
    scored: { tally: { ...noTally, playerWins: 1 }, history: [won], streak: 1, bestStreak: 1 },
    reset: hands.scoresReset,
    select: hands.selectPersisted,
  },
  {
    slice: 'guessTheTeacher',
    key: GUESS_THE_TEACHER_KEY,
    earlier: { bestScore: 35 },
    forgotten: { bestScore: 0 },
    score: (store: AppStore) => takeClass(store, 4),
    scored: { bestScore: 40 },
    reset: teachers.scoresReset,
    select: teachers.selectPersisted,
  },
  {
    slice: 'quiz',
    key: QUIZ_KEY,
    earlier: { bestScore: 3 },
    forgotten: { bestScore: null },
    score: (store: AppStore) => takeQuiz(store, 4),
    scored: { bestScore: 4 },
    reset: quiz.scoresReset,
    select: quiz.selectPersisted,
  },
] as const;

type Row = (typeof slices)[number];

const [ofTasks] = slices;
const textOf = ({ earlier }: Row) => asStored(earlier);
const stateBefore = ({ slice, earlier }: Row) => ({ ...FIRST[slice], ...earlier });
const othersThan = (slice: Row['slice']) => slices.filter((other) => other.slice !== slice);

/** What a browser keeps in which every game was scored in. */
const ALL_TEXTS = Object.fromEntries(slices.map((row) => [row.key, textOf(row)]));

/** A world in which every game was scored in, but for these texts. */
function worldWith(texts: Record<string, string>) {
  const env = scriptedEnv();
  Object.assign(env.localStore.entries, ALL_TEXTS, texts);
  return env;
}

function stored(env: World, key: string) {
  const texts: Record<string, string> = JSON.parse(env.localStore.entries[key] ?? 'null');
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]),
  );
}

const _persist = { version: 1, rehydrated: true };

/** redux-persist says so outside production. Here it is heard, and not printed. */
const hushed = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const notStored = (key: string) => [
  'Error storing data',
  new Error(`The scores were not stored: ${key}`),
];

test('no game with scores is forgotten here', () => {
  const withScores = games.filter((game: Game) => game.persisted);
  expect(slices.map(({ slice }) => slice)).toEqual(withScores.map((game) => game.slice.name));
});

describe('what is written', () => {
  test.each(slices)(
    'of $slice is what one scored and the version, nothing else, when the dispatch is over',
    async ({ key, score, scored }) => {
      const { env, store } = await visit();
      score(store);
      expect(Object.keys(env.localStore.entries)).toEqual([key]);
      expect(stored(env, key)).toEqual({ ...scored, _persist });
      expect(env.sessionStore.entries).toEqual({});
    },
  );

  test('of a quiz without a right answer is that, as it was finished', async () => {
    const { env, store } = await visit();
    takeQuiz(store, 0);
    expect(stored(env, QUIZ_KEY)).toEqual({ bestScore: 0, _persist });
  });

  test('is written once for each score, and not again later', async () => {
    const { env, store } = await visit();
    const set = jest.spyOn(env.localStore, 'set');
    for (const { score } of [...slices, ofTasks]) score(store);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(set.mock.calls.map(([key]) => key)).toEqual([
      ...Object.keys(ALL_TEXTS),
      TRUTH_OR_DARE_KEY,
    ]);
  });
});

describe('nothing is written', () => {
  const cases: [string, (store: AppStore) => void][] = [
    [
      'by menus, by the names of the love calculator, by the question whether to reset',
      (store) => {
        store.dispatch(menuToggled('more'));
        store.dispatch(firstNameTyped('Raju'));
        for (const { slice } of slices) store.dispatch(scoreResetAsked(slice));
        store.dispatch(scoreResetAnswered());
      },
    ],
    [
      'by a task that is dealt, runs out of time, and is left',
      (store) => {
        spin(store);
        store.dispatch(tasks.secondPassed({ round: 1, left: 0 }));
        expect(tasks.selectPhase(store.getState())).toBe('timeUp');
        store.dispatch(tasks.gameLeft());
      },
    ],
    [
      'by hands that are shuffled, and left',
      (store) => {
        store.dispatch(hands.roundStarted('rock'));
        store.dispatch(hands.computerHandShuffled({ round: 1, hand: 'paper' }));
        expect(hands.selectComputerChoice(store.getState())).toBe('paper');
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
        expect(teachers.selectScore(store.getState())).toBe(30);
      },
    ],
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
    ['by a class in which nothing was scored', (store) => takeClass(store, 0, 5)],
    [
      'by scores that come from storage',
      (store) => {
        const [kept] = slices;
        store.dispatch(tasks.scoresRestored(kept.earlier));
        store.dispatch(teachers.scoresRestored({ bestScore: 45 }));
        store.dispatch(quiz.scoresRestored({ bestScore: 2 }));
        expect(tasks.selectTasksCompleted(store.getState())).toBe(7);
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
    const { env, store } = await visit(worldWith({}));
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
    expect(store.getState()).toEqual(FIRST);
    expect(env.localStore.entries).toEqual({});
  });

  test('has the scores, and everything else as at first', async () => {
    const { store } = await visit(worldWith({}));
    const scores = Object.fromEntries(slices.map((row) => [row.slice, stateBefore(row)]));
    expect(store.getState()).toEqual({ ...FIRST, ...scores });
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
    fc
      .constantFrom(
        ...slices.map(({ reset }) => reset()),
        ...[tasks.gameLeft(), hands.gameLeft(), teachers.classStarted('pe')],
        ...[hands.roundStarted('rock'), ...DIFFICULTIES.map(tasks.difficultyChosen)],
      )
      .map((event) => (store: AppStore) => {
        store.dispatch(event);
      }),
  );

  test('has whatever scores the visits before led to, and finds nothing going on', async () => {
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
            const scores = slices.map(({ slice, select }) => [
              slice,
              { ...FIRST[slice], ...select(before) },
            ]);
            expect(store.getState()).toEqual({ ...FIRST, ...Object.fromEntries(scores) });
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each(slices)(
  'a reset of $slice stores at once that there is nothing, and the next visit has it',
  async ({ slice, key, forgotten, reset }) => {
    const { env, store } = await visit(worldWith({}));
    store.dispatch(reset());
    expect(stored(env, key)).toEqual({ ...forgotten, _persist });
    const next = (await visit(env)).store.getState();
    expect(next[slice]).toEqual({ ...FIRST[slice], ...forgotten });
    for (const other of othersThan(slice)) expect(next[other.slice]).toEqual(stateBefore(other));
  },
);

/** A visit that finds this text for one game, beside sound scores of the others. */
async function visitFinding(found: string, { slice, key }: Row) {
  const env = worldWith({ [key]: found });
  const set = jest.spyOn(env.localStore, 'set');
  const ofAnyObject = Object.getOwnPropertyNames(Object.prototype);
  const { store } = await visit(env);
  const state = store.getState();
  expect(state).toStrictEqual(JSON.parse(JSON.stringify(state)));
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ofAnyObject);
  for (const other of othersThan(slice)) expect(state[other.slice]).toEqual(stateBefore(other));
  return { env, store, state, written: set.mock.calls.map(([name]) => name) };
}

const only = (names: string[], fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

describe.each(slices)('what was tampered with in $key', (row) => {
  const { slice, key, score, scored } = row;
  const quarantine = `${key}.unreadable`;

  test.each(unreadableTexts)(
    '%s: the game starts afresh; the text is set aside, and overwritten by the next score only',
    async (_what, found) => {
      const { env, store, state, written } = await visitFinding(found, row);
      expect(state[slice]).toEqual(FIRST[slice]);
      expect(selectScoresKept(state)).toBe(true);
      expect(written).toEqual([quarantine]);
      expect(env.localStore.entries).toEqual({ ...ALL_TEXTS, [key]: found, [quarantine]: found });
      score(store);
      expect(stored(env, key)).toMatchObject(scored);
      expect(env.localStore.entries[quarantine]).toBe(found);
    },
  );

  test.each(scorelessTexts)('%s: counts as no scores', async (_what, found) => {
    const { state, written } = await visitFinding(found, row);
    expect(state[slice]).toEqual(FIRST[slice]);
    expect(written).toEqual([]);
  });

  test.each(repairableTexts)('%s: the scores in it count', async (_what, found, scores) => {
    const { state, written } = await visitFinding(found, row);
    expect(state[slice]).toEqual({ ...FIRST[slice], ...only(Object.keys(scored), scores) });
    expect(selectScoresKept(state)).toBe(true);
    expect(written).toEqual([]);
  });
});

test('sound scores that were half written, wherever they end, are set aside', async () => {
  const half = fc
    .constantFrom(...slices)
    .chain((row) => fc.tuple(fc.constant(row), fc.nat(textOf(row).length - 2)))
    .map(([row, end]) => ({ row, found: textOf(row).slice(0, end + 1) }));
  await fc.assert(
    fc.asyncProperty(half, async ({ row, found }) => {
      const { state, written } = await visitFinding(found, row);
      expect(state[row.slice]).toEqual(FIRST[row.slice]);
      expect(written).toEqual([`${row.key}.unreadable`]);
    }),
    { numRuns: 60 },
  );
});

test('with anything in storage the site starts with sound scores, the other games with their own', async () => {
  const value = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(...hostileTexts).map(([, text]) => text),
  );
  const names = fc.constantFrom(
    ...slices.flatMap(({ slice }) => Object.keys(FIRST[slice])),
    ...['_persist', 'playerWins', 'constructor', '__proto__'],
  );
  const entries = fc.array(fc.tuple(names, value)).map(
    (found) =>
      // Not `Object.fromEntries`: a name `__proto__` must reach the text.
      `{${found.map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(field)}`)}}`,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...slices),
      fc.oneof(value, entries),
      async ({ slice, key, select }, found) => {
        const state = await storedState(worldWith({ [key]: found }));
        for (const other of othersThan(slice)) {
          expect(state[other.slice]).toEqual(stateBefore(other));
        }
        // All but the scores is as at first: nothing is on.
        expect(state[slice]).toEqual({ ...FIRST[slice], ...select(state) });
        expectValidState(state);
      },
    ),
    { numRuns: 200 },
  );
});

describe.each(slices)('scores of a newer release in $key', (row) => {
  const { slice, key, score, scored, reset } = row;

  test.each(newerTexts)(
    '%s: not read, never overwritten nor set aside, and the visitor is told',
    async (_what, newer) => {
      const error = hushed();
      const { env, store, state } = await visitFinding(newer, row);
      expect(state[slice]).toEqual(FIRST[slice]);
      expect(selectScoresKept(state)).toBe(false);
      store.dispatch(reset());
      score(store);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(store.getState()[slice]).toMatchObject(scored);
      expect(env.localStore.entries).toEqual({ ...ALL_TEXTS, [key]: newer });
      expect(error.mock.calls).toEqual([notStored(key), notStored(key)]);

      // The other games go on storing their own.
      for (const other of othersThan(slice)) {
        store.dispatch(other.reset());
        other.score(store);
        const scores = other.select(store.getState());
        expect(scores).not.toEqual(other.forgotten);
        expect(stored(env, other.key)).toEqual({ ...scores, _persist });
      }
      expect(env.localStore.entries[key]).toBe(newer);
    },
  );
});

test('scores that a newer release stores in the middle of a visit are not overwritten', async () => {
  const error = hushed();
  const { env, store } = await visit();
  completeTask(store);
  const newer = asStored({ tasksCompleted: 1, medals: [] }, 2);
  env.localStore.entries[TRUTH_OR_DARE_KEY] = newer;
  completeTask(store);
  await jest.advanceTimersByTimeAsync(0);
  expect(env.localStore.entries[TRUTH_OR_DARE_KEY]).toBe(newer);
  expect(selectScoresKept(store.getState())).toBe(false);
  expect(error.mock.calls).toEqual([notStored(TRUTH_OR_DARE_KEY)]);
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
    expect(store.getState()).toEqual({ ...FIRST, ui: { ...FIRST.ui, scoresKept: false } });
  });

  test('keeps nobody from playing: scores last for the visit', async () => {
    const error = hushed();
    const { env, set } = blocked();
    const { store } = await visit(env);
    const heard = jest.fn();
    for (const { score } of slices) score(store);
    store.subscribe(heard);
    await jest.advanceTimersByTimeAsync(60_000);
    for (const { slice, scored } of slices) {
      expect(store.getState()[slice]).toMatchObject(scored);
    }
    // The visitor knows already: it is not told again.
    expect(heard).not.toHaveBeenCalled();
    expect(set).toHaveBeenCalledTimes(slices.length);
    expect(error.mock.calls).toEqual(slices.map(({ key }) => notStored(key)));
  });
});

describe('storage that takes no more', () => {
  /** Full from now on. */
  function fill(env: World) {
    return jest.spyOn(env.localStore, 'set').mockReturnValue(false);
  }

  test('still gives what is in it, and says nothing before a score is lost', async () => {
    const env = worldWith({});
    fill(env);
    const { store } = await visit(env);
    expect(store.getState().truthOrDare).toEqual(stateBefore(ofTasks));
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
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: 1 });
    expect(error.mock.calls).toEqual(
      [TRUTH_OR_DARE_KEY, TRUTH_OR_DARE_KEY, ROCK_PAPER_SCISSORS_KEY].map(notStored),
    );
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
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({
      tasksCompleted: 3,
      streak: 3,
      bestStreak: 3,
    });
    // Nothing is promised for this visit any more.
    expect(selectScoresKept(store.getState())).toBe(false);
  });

  test('is no hindrance to setting aside: what is unreadable is left where it is', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TRUTH_OR_DARE_KEY] = '{';
    fill(env);
    const { store } = await visit(env);
    expect(store.getState().truthOrDare).toEqual(FIRST.truthOrDare);
    expect(env.localStore.entries).toEqual({ [TRUTH_OR_DARE_KEY]: '{' });
  });
});

describe('what cannot be read and finds no room to be set aside', () => {
  test('is not overwritten; the visitor is told, and with room both are stored', async () => {
    hushed();
    const env = scriptedEnv();
    env.localStore.entries[TRUTH_OR_DARE_KEY] = '{';
    const { set } = env.localStore;
    const full = jest
      .spyOn(env.localStore, 'set')
      .mockImplementation((key, text) => key === TRUTH_OR_DARE_KEY && set(key, text));
    const { store } = await visit(env);
    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    expect(env.localStore.entries).toEqual({ [TRUTH_OR_DARE_KEY]: '{' });
    expect(selectScoresKept(store.getState())).toBe(false);

    full.mockRestore();
    completeTask(store);
    expect(env.localStore.entries[`${TRUTH_OR_DARE_KEY}.unreadable`]).toBe('{');
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: 2, streak: 2 });
  });
});

describe('a text that is spoilt during a visit', () => {
  test.each(['{"streak":', '{"streak":"7x"}'])(
    '%s is set aside by the next score',
    async (text) => {
      const { env, store } = await visit();
      env.localStore.entries[TRUTH_OR_DARE_KEY] = text;
      completeTask(store);
      expect(env.localStore.entries[`${TRUTH_OR_DARE_KEY}.unreadable`]).toBe(text);
      expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject(ofTasks.scored);
    },
  );

  test('is forgotten by a reset', async () => {
    const { env, store } = await visit();
    env.localStore.entries[TRUTH_OR_DARE_KEY] = '{"streak":';
    store.dispatch(tasks.scoresReset());
    expect(Object.keys(env.localStore.entries)).toEqual([TRUTH_OR_DARE_KEY]);
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ streak: 0 });
  });
});

test('after a hot reload of the reducers, scores are kept and still written', async () => {
  const { env, store } = await visit();
  completeTask(store);
  store.replaceReducer(reducer);
  expect(tasks.selectTasksCompleted(store.getState())).toBe(1);
  completeTask(store);
  expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: 2 });
});

test.each(slices)(
  'a reset of unreadable scores in $key forgets what was set aside too, of this game alone',
  async ({ slice, key, reset, select }) => {
    const env = scriptedEnv();
    for (const each of slices) env.localStore.entries[each.key] = '{"streak":';
    const { store } = await visit(env);
    // Nothing was scored yet.
    store.dispatch(reset());
    const quarantine = Object.keys(env.localStore.entries).filter((k) => k.endsWith('unreadable'));
    expect(quarantine).toEqual(othersThan(slice).map((other) => `${other.key}.unreadable`));
    expect(stored(env, key)).toMatchObject(select(FIRST));
    expect((await visit(env)).store.getState()[slice]).toEqual(FIRST[slice]);
  },
);
