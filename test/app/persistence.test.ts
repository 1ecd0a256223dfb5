import fc from 'fast-check';
import { addFeatures } from '../../src/app/addFeatures';
import { loadPreloadedState } from '../../src/app/persistence';
import { makeStore } from '../../src/app/store';
import type { Game } from '../../src/games/shared/game';
import type * as truthOrDare from '../../src/games/truth-or-dare/slice';
import type { Persistence } from '../../src/state/feature';
import { selectScoresKept } from '../../src/state/uiSlice';
import { fixturesWithScores } from '../games/fixtures';
import { completeTask } from '../games/truth-or-dare/turns';
import { scriptedEnv } from '../support/scriptedEnv';
import type { FullState, FullStore } from '../support/store';
import { features, INITIAL } from '../support/store';
import {
  asStored,
  hostileTexts,
  newerTexts,
  repairableTexts,
  scorelessTexts,
  stored,
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

/** A visit as `index.tsx` starts it, to the page of every game. */
async function startVisit(env: TestEnv = scriptedEnv()) {
  const store = makeStore({ env, preloadedState: await loadPreloadedState(env) }) as FullStore;
  await addFeatures(store, features);
  return { env, store };
}

/** Each persisted slice, with what its fixture says of its scores. */
const slices = fixturesWithScores.map(({ game, feature, scores }) => {
  const slice = game.key;
  const { select, ...persisted } = feature.persisted as Persisted;
  return {
    ...persisted,
    ...scores,
    slice,
    key: `persist:bbh_${slice}`,
    select: (state: FullState) => select(state[slice]),
  };
});

type Persisted = Required<Persistence<unknown, object>>;
type GameKey = Game['key'];
type Row = (typeof slices)[number];

const truthOrDareRow = slices.find(({ slice }) => slice === 'truthOrDare') as Row;
const earlierState = ({ slice, earlier }: Row) => ({ ...INITIAL[slice], ...earlier });
const otherRows = (slice: GameKey) => slices.filter((other) => other.slice !== slice);

/** The storage after an earlier visit. */
const EARLIER_TEXTS = Object.fromEntries(
  slices.map(({ key, earlier }) => [key, asStored(earlier)]),
);

/** An env with the storage of an earlier visit, and these texts over it. */
function envWith(texts: Record<string, string> = {}) {
  const env = scriptedEnv();
  Object.assign(env.localStorage.entries, EARLIER_TEXTS, texts);
  return env;
}

const _persist = { version: 1, rehydrated: true };

/** Outside production redux-persist logs failed writes. */
const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const writeError = (key: string) => [
  'Error storing data',
  new Error(`The scores were not stored: ${key}`),
];

test.each(slices)(
  'a score of $slice is stored with its version, once, and before dispatch returns',
  async ({ key, score, scored }) => {
    const { env, store } = await startVisit();
    const set = jest.spyOn(env.localStorage, 'set');
    score(store);
    expect(stored(env, key)).toEqual({ ...scored, _persist });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(set.mock.calls.map(([name]) => name)).toEqual([key]);
    expect(env.sessionStorage.entries).toEqual({});
  },
);

test.each(slices)(
  'a reset of $slice is stored at once, with the unreadable text and its quarantine gone, and lasts',
  async ({ slice, key, afterReset, reset }) => {
    const [quarantine, ofOther] = [key, otherRows(slice)[0]?.key].map((k) => `${k}.unreadable`);
    const env = envWith({ [`${quarantine}`]: '{', [`${ofOther}`]: '{' });
    const { store } = await startVisit(env);
    // Also where it becomes unreadable during the visit.
    env.localStorage.entries[key] = '{"streak":';
    store.dispatch(reset());
    expect(stored(env, key)).toEqual({ ...afterReset, _persist });
    const kept = Object.keys(env.localStorage.entries).filter((name) =>
      name.endsWith('unreadable'),
    );
    expect(kept).toEqual([ofOther]);
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

test('any text in storage gives a valid state, and the other games keep their scores', async () => {
  const value = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(...hostileTexts).map(([, text]) => text),
    // Cut off anywhere.
    fc
      .tuple(fc.constantFrom(...Object.values(EARLIER_TEXTS)), fc.nat(200))
      .map(([text, end]) => text.slice(0, end)),
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
        const { store } = await startVisit(envWith({ [key]: text }));
        const state = store.getState();
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

test.each(slices.flatMap((row) => newerTexts.map(([what, newer]) => ({ ...row, what, newer }))))(
  'scores of a newer release in $key, $what: neither read nor overwritten nor put in quarantine',
  async ({ newer, ...row }) => {
    const { slice, key, score, scored, reset } = row;
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

    const [other] = otherRows(slice) as [Row];
    store.dispatch(other.reset());
    expect(stored(env, other.key)).toEqual({ ...other.afterReset, _persist });
  },
);

test('features that are there from the start, as with DevTools, have the same scores as those that are added', async () => {
  for (const [, text] of hostileTexts) {
    const [added, fromStart] = [envWith(), envWith()];
    for (const { entries } of [added.localStorage, fromStart.localStorage]) {
      entries[TRUTH_OR_DARE_KEY] = text;
    }
    const { store } = await startVisit(added);
    expect(await loadPreloadedState(fromStart, features)).toEqual(store.getState());
  }
});

test('with blocked storage the games work, and scoresKept is false from the start', async () => {
  const error = mockConsoleError();
  const env = scriptedEnv();
  const set = jest.fn(() => false);
  Object.assign(env.localStorage, { isReadable: () => false, get: () => null, set });
  const { store } = await startVisit(env);
  expect(store.getState()).toEqual({ ...INITIAL, ui: { ...INITIAL.ui, scoresKept: false } });
  for (const { score } of slices) score(store);
  const onChange = jest.fn();
  store.subscribe(onChange);
  await jest.advanceTimersByTimeAsync(60_000);
  for (const { slice, scored } of slices) expect(store.getState()[slice]).toMatchObject(scored);
  // `scoresNotKept` is not dispatched again.
  expect(onChange).not.toHaveBeenCalled();
  expect(set).toHaveBeenCalledTimes(slices.length);
  expect(error.mock.calls).toEqual(slices.map(({ key }) => writeError(key)));
});

describe('with full storage', () => {
  test('scoresKept is false from the first lost score on; the next write stores all that was counted', async () => {
    const error = mockConsoleError();
    const env = envWith();
    const full = jest.spyOn(env.localStorage, 'set').mockReturnValue(false);
    const { store } = await startVisit(env);
    expect(store.getState().truthOrDare).toEqual(earlierState(truthOrDareRow));
    const scoresKept: boolean[] = [];
    store.subscribe(() => scoresKept.push(selectScoresKept(store.getState())));
    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    // The spin, the task, its completion; then scoresNotKept.
    expect(scoresKept).toEqual([true, true, true, false]);
    completeTask(store);
    await jest.advanceTimersByTimeAsync(0);
    // Three actions, without another scoresNotKept.
    expect(scoresKept).toHaveLength(4 + 3);
    expect(error.mock.calls).toEqual([TRUTH_OR_DARE_KEY, TRUTH_OR_DARE_KEY].map(writeError));

    full.mockRestore();
    completeTask(store);
    const { tasksCompleted } = truthOrDareRow.earlier as truthOrDare.Persisted;
    expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: tasksCompleted + 3 });
    expect(selectScoresKept(store.getState())).toBe(false);
  });

  // The first is unreadable as a whole, the second within a field.
  test.each(['{"streak":', '{"streak":"7x"}'])(
    'an unreadable text is not overwritten until there is space for its quarantine: %s',
    async (text) => {
      mockConsoleError();
      const { env, store } = await startVisit();
      env.localStorage.entries[TRUTH_OR_DARE_KEY] = text;
      const { set } = env.localStorage;
      const full = jest
        .spyOn(env.localStorage, 'set')
        .mockImplementation((key, score) => key === TRUTH_OR_DARE_KEY && set(key, score));
      completeTask(store);
      await jest.advanceTimersByTimeAsync(0);
      expect(env.localStorage.entries).toEqual({ [TRUTH_OR_DARE_KEY]: text });
      expect(selectScoresKept(store.getState())).toBe(false);

      full.mockRestore();
      completeTask(store);
      expect(env.localStorage.entries[`${TRUTH_OR_DARE_KEY}.unreadable`]).toBe(text);
      expect(stored(env, TRUTH_OR_DARE_KEY)).toMatchObject({ tasksCompleted: 2, streak: 2 });
    },
  );
});
