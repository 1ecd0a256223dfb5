import fc from 'fast-check';
import { storedState } from '../../src/app/persistence';
import { reducer } from '../../src/app/reducer';
import type { AppStore } from '../../src/app/store';
import { makeStore } from '../../src/app/store';
import { firstNameTyped } from '../../src/games/love-calculator/slice';
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
} from '../../src/site/uiSlice';
import { scriptedEnv } from '../support/scriptedEnv';
import { completeTask, failTask, playRound, spin } from '../support/turns';

const TASKS = 'persist:bbh_truthOrDare';
const HANDS_KEY = 'persist:bbh_rockPaperScissors';
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

const tasksAtFirst = tasks.truthOrDareSlice.getInitialState();
const handsAtFirst = hands.rockPaperScissorsSlice.getInitialState();
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

/** As redux-persist writes: each field a text of its own. */
function asStored(fields: object, version = 1) {
  const all = { ...fields, _persist: { version, rehydrated: true } };
  return JSON.stringify(mapped(all, (value) => JSON.stringify(value)));
}

function stored(env: World, key: string) {
  const texts: Record<string, string> = JSON.parse(env.localStore.entries[key] ?? 'null');
  return mapped(texts, (text): unknown => JSON.parse(text));
}

function mapped<From, To>(fields: { [name: string]: From }, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
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
    expect(Object.keys(env.localStore.entries)).toEqual([TASKS]);
    expect(stored(env, TASKS)).toEqual({
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

  test('stands there when the dispatch is over: a tab closed then loses nothing', async () => {
    const { env, store } = await visit();
    completeTask(store);
    expect(stored(env, TASKS)).toMatchObject({ tasksCompleted: 1 });
    playRound(store);
    expect(stored(env, HANDS_KEY)).toMatchObject({ tally: { playerWins: 1 } });
    completeTask(store);
    expect(stored(env, TASKS)).toMatchObject({ tasksCompleted: 2 });
  });

  test('is written once for each score, and not again later', async () => {
    const { env, store } = await visit();
    const set = jest.spyOn(env.localStore, 'set');
    completeTask(store);
    playRound(store);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(set.mock.calls.map(([key]) => key)).toEqual([TASKS, HANDS_KEY]);
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
      'by the question whether to reset',
      (store) => {
        store.dispatch(scoreResetAsked('truthOrDare'));
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
        expect(tasks.selectTasksCompleted(store.getState())).toBe(9);
        expect(hands.selectTally(store.getState())).toEqual(tally);
      },
    ],
  ];

  test.each(cases)('%s', async (_what, act) => {
    const { env, store } = await visit();
    const set = jest.spyOn(env.localStore, 'set');
    act(store);
    expect(set).not.toHaveBeenCalled();
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
    env.localStore.entries[TASKS] = TASKS_TEXT;
    env.localStore.entries[HANDS_KEY] = HANDS_TEXT;
    const { store } = await visit(env);
    expect(store.getState()).toEqual({
      ...reducer(undefined, { type: '@@first' }),
      truthOrDare: tasksBefore,
      rockPaperScissors: handsBefore,
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
  });

  test('finds no round going on, even where an old release stored one', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = asStored({ phase: 'spinning', round: 3, tasksCompleted: 7 });
    env.localStore.entries[HANDS_KEY] = asStored({ phase: 'shuffling', playerChoice: 'rock' });
    const { store } = await visit(env);
    expect(store.getState().truthOrDare).toEqual({ ...tasksAtFirst, tasksCompleted: 7 });
    expect(store.getState().rockPaperScissors).toEqual(handsAtFirst);
  });

  test('has the scores of a release that stamped no version yet', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = '{"tasksCompleted":"7"}';
    const { store } = await visit(env);
    expect(tasks.selectTasksCompleted(store.getState())).toBe(7);
    expect(selectScoresKept(store.getState())).toBe(true);
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
    fc.constantFrom(completeTask, failTask, spin),
    fc.constantFrom(...DIFFICULTIES).map((difficulty) => (store: AppStore) => {
      store.dispatch(tasks.difficultyChosen(difficulty));
    }),
    fc
      .constantFrom(tasks.scoresReset(), hands.scoresReset(), tasks.gameLeft(), hands.gameLeft())
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
            expect(tasks.selectKept(store.getState())).toEqual(tasks.selectKept(before));
            expect(hands.selectKept(store.getState())).toEqual(hands.selectKept(before));
          }
        },
      ),
    );
  });
});

describe('a reset', () => {
  test('stores zeros at once, and the next visit has them', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = TASKS_TEXT;
    env.localStore.entries[HANDS_KEY] = HANDS_TEXT;
    const { store } = await visit(env);
    store.dispatch(tasks.scoresReset());
    store.dispatch(hands.scoresReset());
    const _persist = { version: 1, rehydrated: true };
    expect(stored(env, TASKS)).toEqual({
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
    const next = (await visit(env)).store.getState();
    expect(next.truthOrDare).toEqual({ ...tasksAtFirst, difficulty: 'hard' });
    expect(next.rockPaperScissors).toEqual(handsAtFirst);
  });

  test('stays one: what is played afterwards counts from zero, in the next visit too', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = TASKS_TEXT;
    env.localStore.entries[HANDS_KEY] = HANDS_TEXT;
    const { store } = await visit(env);
    playRound(store);
    completeTask(store);
    store.dispatch(tasks.scoresReset());
    store.dispatch(hands.scoresReset());
    completeTask(store);
    playRound(store, 'rock', 'rock');
    const next = (await visit(env)).store.getState();
    expect(tasks.selectKept(next)).toEqual({
      difficulty: 'hard',
      tasksCompleted: 1,
      streak: 1,
      bestStreak: 1,
    });
    expect(hands.selectKept(next)).toMatchObject({
      tally: { playerWins: 0, computerWins: 0, ties: 1 },
      history: [{ result: "It's a tie!" }],
      bestStreak: 0,
    });
  });
});

/** Each slice with its key, its sound text, how it starts from that, and how one adds to it. */
const slices = [
  {
    slice: 'truthOrDare',
    key: TASKS,
    text: TASKS_TEXT,
    atFirst: tasksAtFirst,
    score: completeTask,
    other: { key: HANDS_KEY, text: HANDS_TEXT, slice: 'rockPaperScissors', before: handsBefore },
  },
  {
    slice: 'rockPaperScissors',
    key: HANDS_KEY,
    text: HANDS_TEXT,
    atFirst: handsAtFirst,
    score: (store: AppStore) => playRound(store),
    other: { key: TASKS, text: TASKS_TEXT, slice: 'truthOrDare', before: tasksBefore },
  },
] as const;

describe.each(slices)(
  'what was tampered with in $key',
  ({ slice, key, text, atFirst, score, other }) => {
    const setAside = `${key}.unreadable`;

    /** A visit that finds this text, beside sound scores of the other game. */
    async function visitFinding(found: string) {
      const env = scriptedEnv();
      env.localStore.entries[key] = found;
      env.localStore.entries[other.key] = other.text;
      const set = jest.spyOn(env.localStore, 'set');
      const { store } = await visit(env);
      const written = set.mock.calls.map(([name]) => name);
      return { env, store, state: store.getState(), written };
    }

    const unreadable: [string, string][] = [
      ['broken JSON', '{"streak":'],
      ['no JSON', 'seven wins'],
      ['null', 'null'],
      ['a field that is no text of JSON', '{"tally":"oops","streak":"oops"}'],
      ['a field cut in half', '{"history":"[{\\"result\\":"}'],
      ['a text', '"seven"'],
      ['everything cut in half', text.slice(0, text.length / 2)],
    ];

    test.each(unreadable)(
      '%s: this game starts afresh, the other keeps its scores',
      async (_what, found) => {
        const { state, env } = await visitFinding(found);
        expect(state[slice]).toEqual(atFirst);
        expect(state[other.slice]).toEqual(other.before);
        expect(selectScoresKept(state)).toBe(true);
        expect(env.localStore.entries[other.key]).toBe(other.text);
      },
    );

    test.each(unreadable)(
      '%s: set aside as it was, and overwritten by the next score only',
      async (_what, found) => {
        const { env, store, written } = await visitFinding(found);
        expect(written).toEqual([setAside]);
        expect(env.localStore.entries[setAside]).toBe(found);
        expect(env.localStore.entries[key]).toBe(found);
        score(store);
        expect(stored(env, key)).toMatchObject({ streak: 1, bestStreak: 1 });
        expect(env.localStore.entries[setAside]).toBe(found);
      },
    );

    const empty: [string, string][] = [
      ['an empty text', ''],
      ['an empty object', '{}'],
      ['an empty list', '[]'],
      ['a list', '["7","8"]'],
      ['a number', '5'],
      ['true', 'true'],
      ['a stamp alone', '{"_persist":"{}"}'],
      ['a stamp that is null', '{"_persist":"null","streak":"null"}'],
      [
        'fields of other kinds',
        asStored({ tally: 'oops', history: {}, streak: '7', bestStreak: [7] }),
      ],
      ['counts that are none', asStored({ streak: -3, bestStreak: 0.5, tasksCompleted: 1e300 })],
      ['fields of null', asStored({ tally: null, history: null, difficulty: null })],
      [
        'rounds that are none',
        asStored({ history: [null, 7, {}, { ...won, playerChoice: 'well' }] }),
      ],
      ['fields that nobody knows', asStored({ medals: 7, round: 9, phase: 'counting' })],
      ['a prototype with scores', '{"__proto__":"{\\"streak\\":9,\\"bestStreak\\":9}"}'],
      [
        'a tally whose prototype has scores',
        '{"tally":"{\\"__proto__\\":{\\"playerWins\\":9}}","constructor":"{\\"prototype\\":{}}"}',
      ],
    ];

    test.each(empty)('%s counts as no scores', async (_what, found) => {
      const { state, written } = await visitFinding(found);
      expect(state[slice]).toEqual(atFirst);
      expect(Object.getPrototypeOf(state[slice])).toBe(Object.prototype);
      expect(({} as Record<string, unknown>).streak).toBeUndefined();
      expect(state[other.slice]).toEqual(other.before);
      expect(written).toEqual([]);
    });

    test('anything: the site starts with sound scores, the other game with its own', async () => {
      const value = fc.oneof(
        fc.json(),
        fc.string(),
        fc.constantFrom(...unreadable, ...empty).map(([, t]) => t),
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
          const env = scriptedEnv();
          env.localStore.entries[key] = found;
          env.localStore.entries[other.key] = other.text;
          const state = await storedState(env);
          expect(state[other.slice]).toEqual(other.before);
          expect(state[slice]).toMatchObject({ phase: 'idle', round: 0 });
          expect(Object.keys(state[slice])).toEqual(Object.keys(atFirst));
          const { streak, bestStreak } = state[slice];
          for (const count of [streak, bestStreak]) {
            expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
          }
          expect(bestStreak).toBeGreaterThanOrEqual(streak);
        }),
      );
    });
  },
);

describe.each(slices)(
  'scores of a newer release in $key',
  ({ slice, key, atFirst, score, other }) => {
    const newer = asStored({ streak: 40, bestStreak: 40, medals: ['gold'] }, 2);

    async function visitAfterNewer() {
      const env = scriptedEnv();
      env.localStore.entries[key] = newer;
      env.localStore.entries[other.key] = other.text;
      return visit(env);
    }

    test('are not read, and the visitor is told that scores will not be kept', async () => {
      const { store } = await visitAfterNewer();
      expect(store.getState()[slice]).toEqual(atFirst);
      expect(store.getState()[other.slice]).toEqual(other.before);
      expect(selectScoresKept(store.getState())).toBe(false);
    });

    test('are never overwritten nor set aside, whatever is played', async () => {
      const error = hushed();
      const { env, store } = await visitAfterNewer();
      score(store);
      score(store);
      store.dispatch(tasks.scoresReset());
      store.dispatch(hands.scoresReset());
      score(store);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(store.getState()[slice]).toMatchObject({ streak: 1, bestStreak: 1 });
      expect(env.localStore.entries[key]).toBe(newer);
      expect(env.localStore.entries).not.toHaveProperty([`${key}.unreadable`]);
      expect(error.mock.calls).toEqual(Array(4).fill(notStored(key)));
    });

    test('do not keep the other game from storing its own', async () => {
      const { env, store } = await visitAfterNewer();
      store.dispatch(other.slice === 'truthOrDare' ? tasks.scoresReset() : hands.scoresReset());
      expect(stored(env, other.key)).toMatchObject({ streak: 0, bestStreak: 0 });
    });
  },
);

test('scores that a newer release stores in the middle of a visit are not overwritten', async () => {
  const error = hushed();
  const { env, store } = await visit();
  completeTask(store);
  const newer = asStored({ tasksCompleted: 1, medals: [] }, 2);
  env.localStore.entries[TASKS] = newer;
  completeTask(store);
  await jest.advanceTimersByTimeAsync(0);
  expect(env.localStore.entries[TASKS]).toBe(newer);
  expect(selectScoresKept(store.getState())).toBe(false);
  expect(error.mock.calls).toEqual([notStored(TASKS)]);
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
    store.subscribe(heard);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tasks.selectTasksCompleted(store.getState())).toBe(2);
    expect(hands.selectStreak(store.getState())).toBe(1);
    // The visitor knows already: it is not told again.
    expect(heard).not.toHaveBeenCalled();
    expect(set).toHaveBeenCalledTimes(3);
    expect(error.mock.calls).toEqual([TASKS, TASKS, HANDS_KEY].map(notStored));
  });
});

describe('storage that takes no more', () => {
  /** Full from now on. */
  function fill(env: World) {
    return jest.spyOn(env.localStore, 'set').mockReturnValue(false);
  }

  test('still gives what is in it, and says nothing before a score is lost', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = TASKS_TEXT;
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
    expect(stored(env, TASKS)).toMatchObject({ tasksCompleted: 1 });
    expect(error.mock.calls).toEqual([TASKS, TASKS, HANDS_KEY].map(notStored));
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
    expect(stored(env, TASKS)).toMatchObject({ tasksCompleted: 3, streak: 3, bestStreak: 3 });
    // Nothing is promised for this visit any more.
    expect(selectScoresKept(store.getState())).toBe(false);
  });

  test('is no hindrance to setting aside: what is unreadable is left where it is', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = '{';
    fill(env);
    const { store } = await visit(env);
    expect(store.getState().truthOrDare).toEqual(tasksAtFirst);
    expect(env.localStore.entries).toEqual({ [TASKS]: '{' });
  });
});

test('after a hot reload of the reducers, scores are kept and still written', async () => {
  const { env, store } = await visit();
  completeTask(store);
  store.replaceReducer(reducer);
  expect(tasks.selectTasksCompleted(store.getState())).toBe(1);
  completeTask(store);
  playRound(store);
  expect(stored(env, TASKS)).toMatchObject({ tasksCompleted: 2 });
  expect(stored(env, HANDS_KEY)).toMatchObject({ tally: { playerWins: 1 } });
});

describe('a reset of scores that cannot be read', () => {
  const unreadable = '{"streak":';

  test('with nothing scored yet overwrites what could not be read, and what was set aside', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = unreadable;
    const { store } = await visit(env);
    expect(env.localStore.entries[`${TASKS}.unreadable`]).toBe(unreadable);

    store.dispatch(tasks.scoresReset());
    expect(Object.keys(env.localStore.entries)).toEqual([TASKS]);
    expect(stored(env, TASKS)).toMatchObject({ tasksCompleted: 0, streak: 0, bestStreak: 0 });
  });

  test('of one game leaves what the other has set aside', async () => {
    const env = scriptedEnv();
    env.localStore.entries[TASKS] = unreadable;
    const { store } = await visit(env);
    store.dispatch(hands.scoresReset());
    expect(env.localStore.entries[`${TASKS}.unreadable`]).toBe(unreadable);
  });
});

test.each([['1e999'], ['"2"'], ['1.5'], ['{}']])(
  'a version that none of our releases has, %s, is not a newer one',
  async (version) => {
    const env = scriptedEnv();
    const persist = JSON.stringify(`{"version":${version}}`);
    env.localStore.entries[TASKS] = `{"streak":"5","_persist":${persist}}`;
    const { store } = await visit(env);
    expect(selectScoresKept(store.getState())).toBe(true);
    expect(tasks.selectStreak(store.getState())).toBe(5);
  },
);
