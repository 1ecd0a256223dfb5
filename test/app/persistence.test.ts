import fc from 'fast-check';
import { loadPreloadedState } from '../../src/app/persistence';
import { reducer } from '../../src/app/reducer';
import { makeStore } from '../../src/app/store';
import type { games } from '../../src/games';
import * as guessTheTeacherSelectors from '../../src/games/guess-the-teacher/selectors';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/slice';
import { firstNameTyped } from '../../src/games/love-calculator/slice';
import * as quizSelectors from '../../src/games/quiz/selectors';
import * as quiz from '../../src/games/quiz/slice';
import { HANDS } from '../../src/games/rock-paper-scissors/rules';
import * as rockPaperScissorsSelectors from '../../src/games/rock-paper-scissors/selectors';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/slice';
import type { Persistence, Resettable } from '../../src/games/shared/game';
import { DIFFICULTIES } from '../../src/games/truth-or-dare/rules';
import * as truthOrDareSelectors from '../../src/games/truth-or-dare/selectors';
import * as truthOrDare from '../../src/games/truth-or-dare/slice';
import {
  menuToggled,
  scoreResetAnswered,
  scoreResetAsked,
  selectScoresKept,
} from '../../src/layout/uiSlice';
import type { AppStore, RootState } from '../../src/state/types';
import { fixturesWithScores } from '../games/fixtures';
import {
  callTeacher,
  guess,
  revealHint,
  startClassWith,
  takeClass,
} from '../games/guess-the-teacher/turns';
import { STARTED, takeQuiz } from '../games/quiz/turns';
import { playRound } from '../games/rock-paper-scissors/turns';
import { completeTask, failTask, spin } from '../games/truth-or-dare/turns';
import '../support/gameEffects';
import { scriptedEnv } from '../support/scriptedEnv';
import {
  asStored,
  hostileTexts,
  newerTexts,
  QUIZ_KEY,
  ROCK_PAPER_SCISSORS_KEY,
  repairableTexts,
  scorelessTexts,
  TRUTH_OR_DARE_KEY,
  unreadableTexts,
} from '../support/storedTexts';
import { expectValidState } from '../support/validState';

type TestEnv = ReturnType<typeof scriptedEnv>;

// No timer of a game runs: the turns below dispatch the actions of its timers themselves.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Makes a store as `index.tsx` does. */
async function startVisit(env: TestEnv = scriptedEnv()) {
  return { env, store: makeStore({ env, preloadedState: await loadPreloadedState(env) }) };
}

const INITIAL = reducer(undefined, { type: '@@initial' });

/** Each persisted slice, with what its fixture says of its scores. */
const slices = fixturesWithScores.map(({ game, scores }) => {
  const slice = game.slice.name as GameKey;
  const { select, reset } = game.persisted as Persistence<unknown, object> & Resettable;
  return {
    ...scores,
    slice,
    key: `persist:bbh_${slice}`,
    reset,
    select: (state: RootState) => select(state[slice]),
  };
});

type GameKey = (typeof games)[number]['slice']['name'];
type Row = (typeof slices)[number];

const rowOf = (wanted: GameKey) => slices.find(({ slice }) => slice === wanted) as Row;
const truthOrDareRow = rowOf('truthOrDare');
const textOf = ({ earlier }: Row) => asStored(earlier);
const earlierState = ({ slice, earlier }: Row) => ({ ...INITIAL[slice], ...earlier });
const otherRows = (slice: GameKey) => slices.filter((other) => other.slice !== slice);

/** The storage after an earlier visit. */
const EARLIER_TEXTS = Object.fromEntries(slices.map((row) => [row.key, textOf(row)]));

/** An env with the storage of an earlier visit, and these texts over it. */
function envWith(texts: Record<string, string> = {}) {
  const env = scriptedEnv();
  Object.assign(env.localStorage.entries, EARLIER_TEXTS, texts);
  return env;
}

function stored(env: TestEnv, key: string) {
  const texts: Record<string, string> = JSON.parse(env.localStorage.entries[key] ?? 'null');
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]): [string, unknown] => [name, JSON.parse(text)]),
  );
}

const _persist = { version: 1, rehydrated: true };

/** Outside production redux-persist logs failed writes. */
const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const writeError = (key: string) => [
  'Error storing data',
  new Error(`The scores were not stored: ${key}`),
];

describe('a score', () => {
  test.each(slices)(
    'of $slice is stored with its version, and nothing else, before dispatch returns',
    async ({ key, score, scored }) => {
      const { env, store } = await startVisit();
      score(store);
      expect(Object.keys(env.localStorage.entries)).toEqual([key]);
      expect(stored(env, key)).toEqual({ ...scored, _persist });
      expect(env.sessionStorage.entries).toEqual({});
    },
  );

  test('of a quiz without a right answer is stored as 0', async () => {
    const { env, store } = await startVisit();
    takeQuiz(store, 0);
    expect(stored(env, QUIZ_KEY)).toEqual({ bestScore: 0, _persist });
  });

  test('is written once, and not again later', async () => {
    const { env, store } = await startVisit();
    const set = jest.spyOn(env.localStorage, 'set');
    for (const { score } of [...slices, truthOrDareRow]) score(store);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(set.mock.calls.map(([key]) => key)).toEqual([
      ...Object.keys(EARLIER_TEXTS),
      TRUTH_OR_DARE_KEY,
    ]);
  });
});

describe('nothing is stored', () => {
  const cases: [string, (store: AppStore) => void][] = [
    [
      'by menus, the names in the Love Calculator, or asking whether to reset',
      (store) => {
        store.dispatch(menuToggled('more'));
        store.dispatch(firstNameTyped('Raju'));
        for (const { slice } of slices) store.dispatch(scoreResetAsked(slice));
        store.dispatch(scoreResetAnswered());
      },
    ],
    [
      'by a task that runs out of time and is left open',
      (store) => {
        spin(store);
        store.dispatch(truthOrDare.secondPassed({ round: 1, left: 0 }));
        expect(truthOrDareSelectors.selectPhase(store.getState())).toBe('timeUp');
        store.dispatch(truthOrDare.gameLeft());
      },
    ],
    [
      'by a round that is left before its end',
      (store) => {
        store.dispatch(rockPaperScissors.roundStarted('rock'));
        store.dispatch(rockPaperScissors.computerHandShuffled({ round: 1, hand: 'paper' }));
        expect(rockPaperScissorsSelectors.selectComputerChoice(store.getState())).toBe('paper');
        store.dispatch(rockPaperScissors.gameLeft());
      },
    ],
    [
      'by teachers, hints and guesses before the end of the class',
      (store) => {
        store.dispatch(startClassWith('math'));
        for (const next of ['english', 'pe', 'history', 'science'] as const) {
          store.dispatch(revealHint(0));
          guess(store);
          store.dispatch(callTeacher(next));
        }
        guess(store);
        expect(guessTheTeacherSelectors.selectScore(store.getState())).toBe(30);
      },
    ],
    [
      'by a name and answers before the end of the quiz',
      (store) => {
        store.dispatch(quiz.nameTyped('Zubaida'));
        store.dispatch(STARTED);
        for (const questionIndex of [0, 1, 2, 3, 4]) {
          store.dispatch(quiz.nextQuestionOpened());
          store.dispatch(quiz.optionPicked({ questionIndex, option: 1, isRight: true }));
        }
        expect(quizSelectors.selectScore(store.getState())).toBe(5);
      },
    ],
    ['by a class without points', (store) => takeClass(store, 0, 5)],
    [
      'by scores that are restored from storage',
      (store) => {
        store.dispatch(truthOrDare.scoresRestored(truthOrDareRow.earlier as truthOrDare.Persisted));
        store.dispatch(guessTheTeacher.scoresRestored({ bestScore: 45 }));
        store.dispatch(quiz.scoresRestored({ bestScore: 2 }));
        expect(truthOrDareSelectors.selectTasksCompleted(store.getState())).toBe(7);
        expect(quizSelectors.selectBestScore(store.getState())).toBe(2);
      },
    ],
  ];

  test.each(cases)('%s', async (_what, play) => {
    const { env, store } = await startVisit();
    const set = jest.spyOn(env.localStorage, 'set');
    play(store);
    expect(set).not.toHaveBeenCalled();
  });

  test.each([
    ['as good as', 7, 3],
    ['worse than', 6, 2],
  ])('by results that are %s the best', async (_how, fivePoints, right) => {
    const { env, store } = await startVisit(envWith());
    // A right guess is worth 10 points, or 5 with a hint.
    takeClass(store, 5, 10 - fivePoints);
    takeQuiz(store, right);
    expect(guessTheTeacherSelectors.selectScore(store.getState())).toBe(5 * fivePoints);
    expect(quizSelectors.selectPhase(store.getState())).toBe('reportCard');
    expect(env.localStorage.entries).toEqual(EARLIER_TEXTS);
  });
});

describe('the next visit', () => {
  test('starts in the initial state if nothing is stored, and writes nothing', async () => {
    const { env, store } = await startVisit();
    expect(store.getState()).toEqual(INITIAL);
    expect(env.localStorage.entries).toEqual({});
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
        ...[truthOrDare.gameLeft(), rockPaperScissors.gameLeft(), startClassWith('pe')],
        ...[
          rockPaperScissors.roundStarted('rock'),
          ...DIFFICULTIES.map(truthOrDare.difficultyChosen),
        ],
      )
      .map((action) => (store: AppStore) => {
        store.dispatch(action);
      }),
  );

  test('has the scores of any earlier visits, and otherwise the initial state', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(turn, { maxLength: 12 }), { maxLength: 3 }),
        async (visits) => {
          const env = scriptedEnv();
          let { store } = await startVisit(env);
          for (const turns of visits) {
            for (const play of turns) play(store);
            const before = store.getState();
            ({ store } = await startVisit(env));
            const scores = slices.map(({ slice, select }) => [
              slice,
              { ...INITIAL[slice], ...select(before) },
            ]);
            expect(store.getState()).toEqual({ ...INITIAL, ...Object.fromEntries(scores) });
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each(slices)(
  'a reset of $slice is stored at once, and lasts for the next visit',
  async ({ slice, key, afterReset, reset }) => {
    const { env, store } = await startVisit(envWith());
    store.dispatch(reset());
    expect(stored(env, key)).toEqual({ ...afterReset, _persist });
    const next = (await startVisit(env)).store.getState();
    expect(next[slice]).toEqual({ ...INITIAL[slice], ...afterReset });
    for (const other of otherRows(slice)) expect(next[other.slice]).toEqual(earlierState(other));
  },
);

/** Starts a visit with this stored text for one game, and valid scores for the others. */
async function startVisitWith(text: string, { slice, key }: Row) {
  const env = envWith({ [key]: text });
  const set = jest.spyOn(env.localStorage, 'set');
  const prototypeKeys = Object.getOwnPropertyNames(Object.prototype);
  const { store } = await startVisit(env);
  const state = store.getState();
  expect(state).toStrictEqual(JSON.parse(JSON.stringify(state)));
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototypeKeys);
  for (const other of otherRows(slice)) expect(state[other.slice]).toEqual(earlierState(other));
  return { env, store, state, written: set.mock.calls.map(([name]) => name) };
}

const pick = (names: string[], fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

describe.each(slices)('invalid text in $key', (row) => {
  const { slice, key, score, scored } = row;
  const quarantine = `${key}.unreadable`;

  test.each(unreadableTexts)(
    '%s: unreadable, put in quarantine, and overwritten only by the next score',
    async (_what, text) => {
      const { env, store, state, written } = await startVisitWith(text, row);
      expect(state[slice]).toEqual(INITIAL[slice]);
      expect(selectScoresKept(state)).toBe(true);
      expect(written).toEqual([quarantine]);
      expect(env.localStorage.entries).toEqual({
        ...EARLIER_TEXTS,
        [key]: text,
        [quarantine]: text,
      });
      score(store);
      expect(stored(env, key)).toMatchObject(scored);
      expect(env.localStorage.entries[quarantine]).toBe(text);
    },
  );

  test.each<[string, string, object]>([
    ...scorelessTexts.map(([what, text]): [string, string, object] => [what, text, {}]),
    ...repairableTexts,
  ])('%s: only the valid scores are restored', async (_what, text, scores) => {
    const { state, written } = await startVisitWith(text, row);
    expect(state[slice]).toEqual({ ...INITIAL[slice], ...pick(Object.keys(scored), scores) });
    expect(selectScoresKept(state)).toBe(true);
    expect(written).toEqual([]);
  });
});

test('valid scores that were cut off anywhere are put in quarantine', async () => {
  const cutOff = fc
    .constantFrom(...slices)
    .chain((row) => fc.tuple(fc.constant(row), fc.nat(textOf(row).length - 2)))
    .map(([row, end]) => ({ row, text: textOf(row).slice(0, end + 1) }));
  await fc.assert(
    fc.asyncProperty(cutOff, async ({ row, text }) => {
      const { state, written } = await startVisitWith(text, row);
      expect(state[row.slice]).toEqual(INITIAL[row.slice]);
      expect(written).toEqual([`${row.key}.unreadable`]);
    }),
    { numRuns: 60 },
  );
});

test('any text in storage gives a valid state, and the other games keep their scores', async () => {
  const value = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(...hostileTexts).map(([, text]) => text),
  );
  const names = fc.constantFrom(
    ...slices.flatMap(({ slice }) => Object.keys(INITIAL[slice])),
    ...['_persist', 'playerWins', 'constructor', '__proto__'],
  );
  const entries = fc.array(fc.tuple(names, value)).map(
    (fields) =>
      // Not `Object.fromEntries`, which would lose the name `__proto__`.
      `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${JSON.stringify(field)}`)}}`,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...slices),
      fc.oneof(value, entries),
      async ({ slice, key, select }, text) => {
        const state = await loadPreloadedState(envWith({ [key]: text }));
        for (const other of otherRows(slice)) {
          expect(state[other.slice]).toEqual(earlierState(other));
        }
        expect(state[slice]).toEqual({ ...INITIAL[slice], ...select(state) });
        expectValidState(state);
      },
    ),
    { numRuns: 200 },
  );
});

describe.each(slices)('scores of a newer release in $key', (row) => {
  const { slice, key, score, scored, reset } = row;

  test.each(newerTexts)(
    '%s: not read, not overwritten, not put in quarantine, and scoresKept is false',
    async (_what, newer) => {
      const error = mockConsoleError();
      const { env, store, state } = await startVisitWith(newer, row);
      expect(state[slice]).toEqual(INITIAL[slice]);
      expect(selectScoresKept(state)).toBe(false);
      store.dispatch(reset());
      score(store);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(store.getState()[slice]).toMatchObject(scored);
      expect(env.localStorage.entries).toEqual({ ...EARLIER_TEXTS, [key]: newer });
      expect(error.mock.calls).toEqual([writeError(key), writeError(key)]);

      // The other games still store their scores.
      for (const other of otherRows(slice)) {
        store.dispatch(other.reset());
        other.score(store);
        const scores = other.select(store.getState());
        expect(scores).not.toEqual(other.afterReset);
        expect(stored(env, other.key)).toEqual({ ...scores, _persist });
      }
      expect(env.localStorage.entries[key]).toBe(newer);
    },
  );
});

test('scores that a newer release stores during a visit are not overwritten', async () => {
  const error = mockConsoleError();
  const { env, store } = await startVisit();
  completeTask(store);
  const newer = asStored({ tasksCompleted: 1, medals: [] }, 2);
  env.localStorage.entries[TRUTH_OR_DARE_KEY] = newer;
  completeTask(store);
  await jest.advanceTimersByTimeAsync(0);
  expect(env.localStorage.entries[TRUTH_OR_DARE_KEY]).toBe(newer);
  expect(selectScoresKept(store.getState())).toBe(false);
  expect(error.mock.calls).toEqual([writeError(TRUTH_OR_DARE_KEY)]);
});

describe('with blocked storage', () => {
  function envWithBlockedStorage() {
    const env = scriptedEnv();
    const set = jest.fn(() => false);
    Object.assign(env.localStorage, { isReadable: () => false, get: () => null, set });
    return { env, set };
  }

  test('scoresKept is false from the start, and the rest is the initial state', async () => {
    const { store } = await startVisit(envWithBlockedStorage().env);
    expect(store.getState()).toEqual({ ...INITIAL, ui: { ...INITIAL.ui, scoresKept: false } });
  });

  test('the games work, and scores last for the visit', async () => {
    const error = mockConsoleError();
    const { env, set } = envWithBlockedStorage();
    const { store } = await startVisit(env);
    const onChange = jest.fn();
    for (const { score } of slices) score(store);
    store.subscribe(onChange);
    await jest.advanceTimersByTimeAsync(60_000);
    for (const { slice, scored } of slices) {
      expect(store.getState()[slice]).toMatchObject(scored);
    }
    // `scoresNotKept` is not dispatched again.
    expect(onChange).not.toHaveBeenCalled();
    expect(set).toHaveBeenCalledTimes(slices.length);
    expect(error.mock.calls).toEqual(slices.map(({ key }) => writeError(key)));
  });
});

describe('with full storage', () => {
  function fillStorage(env: TestEnv) {
    return jest.spyOn(env.localStorage, 'set').mockReturnValue(false);
  }

  test('stored scores are read, and scoresKept is true until a score is lost', async () => {
    const env = envWith();
    fillStorage(env);
    const { store } = await startVisit(env);
    expect(store.getState().truthOrDare).toEqual(earlierState(truthOrDareRow));
    expect(selectScoresKept(store.getState())).toBe(true);
  });

  test('scoresNotKept is dispatched once, after the first failed write, and the games go on', async () => {
    const error = mockConsoleError();
    const { env, store } = await startVisit();
    completeTask(store);
    fillStorage(env);
    const scoresKept: boolean[] = [];
    store.subscribe(() => scoresKept.push(selectScoresKept(store.getState())));

    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    // The spin, the task, its completion; then scoresNotKept.
    expect(scoresKept).toEqual([true, true, true, false]);

    completeTask(store);
    playRound(store);
    await jest.advanceTimersByTimeAsync(0);
    // Three actions and two, without another scoresNotKept.
    expect(scoresKept).toHaveLength(4 + 3 + 2);
    expect(truthOrDareSelectors.selectTasksCompleted(store.getState())).toBe(3);
    expect(rockPaperScissorsSelectors.selectStreak(store.getState())).toBe(1);
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: 1 });
    expect(error.mock.calls).toEqual(
      [TRUTH_OR_DARE_KEY, TRUTH_OR_DARE_KEY, ROCK_PAPER_SCISSORS_KEY].map(writeError),
    );
  });

  test('the next score after there is space again stores all that was counted meanwhile', async () => {
    mockConsoleError();
    const { env, store } = await startVisit();
    const full = fillStorage(env);
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
    // Not set again during the visit.
    expect(selectScoresKept(store.getState())).toBe(false);
  });

  test('an unreadable text stays where it is', async () => {
    const env = scriptedEnv();
    env.localStorage.entries[TRUTH_OR_DARE_KEY] = '{';
    fillStorage(env);
    const { store } = await startVisit(env);
    expect(store.getState().truthOrDare).toEqual(INITIAL.truthOrDare);
    expect(env.localStorage.entries).toEqual({ [TRUTH_OR_DARE_KEY]: '{' });
  });

  test('an unreadable text is not overwritten until there is space for its quarantine', async () => {
    mockConsoleError();
    const env = scriptedEnv();
    env.localStorage.entries[TRUTH_OR_DARE_KEY] = '{';
    const { set } = env.localStorage;
    const full = jest
      .spyOn(env.localStorage, 'set')
      .mockImplementation((key, text) => key === TRUTH_OR_DARE_KEY && set(key, text));
    const { store } = await startVisit(env);
    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    expect(env.localStorage.entries).toEqual({ [TRUTH_OR_DARE_KEY]: '{' });
    expect(selectScoresKept(store.getState())).toBe(false);

    full.mockRestore();
    completeTask(store);
    expect(env.localStorage.entries[`${TRUTH_OR_DARE_KEY}.unreadable`]).toBe('{');
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: 2, streak: 2 });
  });
});

describe('a stored text that becomes unreadable during a visit', () => {
  test.each(['{"streak":', '{"streak":"7x"}'])(
    'is put in quarantine by the next score: %s',
    async (text) => {
      const { env, store } = await startVisit();
      env.localStorage.entries[TRUTH_OR_DARE_KEY] = text;
      completeTask(store);
      expect(env.localStorage.entries[`${TRUTH_OR_DARE_KEY}.unreadable`]).toBe(text);
      expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject(truthOrDareRow.scored);
    },
  );

  test('is deleted by a reset', async () => {
    const { env, store } = await startVisit();
    env.localStorage.entries[TRUTH_OR_DARE_KEY] = '{"streak":';
    store.dispatch(truthOrDare.scoresReset());
    expect(Object.keys(env.localStorage.entries)).toEqual([TRUTH_OR_DARE_KEY]);
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ streak: 0 });
  });
});

test('a hot reload of the reducer keeps the scores, and they are still stored', async () => {
  const { env, store } = await startVisit();
  completeTask(store);
  store.replaceReducer(reducer);
  expect(truthOrDareSelectors.selectTasksCompleted(store.getState())).toBe(1);
  completeTask(store);
  expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: 2 });
});

test.each(slices)(
  'a reset of unreadable scores in $key deletes their quarantine, and no other',
  async ({ slice, key, reset, select }) => {
    const env = scriptedEnv();
    for (const each of slices) env.localStorage.entries[each.key] = '{"streak":';
    const { store } = await startVisit(env);
    store.dispatch(reset());
    const quarantine = Object.keys(env.localStorage.entries).filter((k) =>
      k.endsWith('unreadable'),
    );
    expect(quarantine).toEqual(otherRows(slice).map((other) => `${other.key}.unreadable`));
    expect(stored(env, key)).toMatchObject(select(INITIAL));
    expect((await startVisit(env)).store.getState()[slice]).toEqual(INITIAL[slice]);
  },
);
