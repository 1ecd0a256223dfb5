import fc from 'fast-check';
import type { Call, Mode } from '../../../src/games/chidiya-udd/rules';
import type { ChidiyaUddState } from '../../../src/games/chidiya-udd/slice';
import * as slice from '../../../src/games/chidiya-udd/slice';
import { anything } from '../../support/hostileValues';
import { scriptedEnv } from '../../support/scriptedEnv';
import { INITIAL, makeStore, slices } from '../../support/store';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { fixture } from './fixture';
import { callsOf, gameOf, letPass, lift, makeCall, playCall, playGame, startGame } from './turns';

testSlice(fixture);

const NO_GAMES = { games: 0, best: 0 };
const NONE = { fast: NO_GAMES, calm: NO_GAMES, lifts: 0, liftMs: 0 };
const INITIAL_GAME = {
  ...{ phase: 'idle', mode: 'fast', turn: 0, call: null, calls: [] },
  ...{ challenge: null, isRecord: false, ...NONE },
};

/** A store whose game has come to that phase, by one right lift. */
function storeIn(phase: ChidiyaUddState['phase'], mode: Mode = 'fast') {
  const store = makeStore({ env: scriptedEnv(), features: slices });
  if (phase === 'over') playGame(store, 1, mode);
  else if (phase !== 'idle') startGame(store, mode);
  if (phase === 'calling' || phase === 'waiting' || phase === 'paused')
    playCall(store, 'tota', 400);
  if (phase === 'calling') makeCall(store, 'baaz');
  if (phase === 'paused') store.dispatch(slice.gamePaused());
  return store;
}

test('at first there is no game, and no score', () => {
  expect(slice.chidiyaUddSlice.getInitialState()).toEqual(INITIAL_GAME);
});

describe('a call', () => {
  test.each([
    ['tota', 1800, 1],
    ['tota', null, 0],
    ['haathi', 420, 0],
    ['haathi', null, 1],
  ] as const)('of %s, with the lift %d, is settled at once, with the score %i', (...row) => {
    const [name, ms, score] = row;
    const store = storeIn('ready');
    playCall(store, name, ms);
    const calls = [{ name, flies: name === 'tota', lifts: [ms] }];
    const fast = { games: 0, best: score };
    expect(gameOf(store)).toMatchObject({ phase: 'waiting', call: null, calls, fast });
    expect(gameOf(store).calls).toEqual(calls);
  });

  test.each([0, 1])(
    'of two players is settled with the second lift; player %i is first',
    (first) => {
      const store = storeIn('ready', 'duel');
      makeCall(store);
      lift(store, 300, first);
      lift(store, 999, first);
      expect(gameOf(store).phase).toBe('calling');
      lift(store, 305, 1 - first);
      expect(gameOf(store).phase).toBe('waiting');
      expect(gameOf(store).calls[0]?.lifts).toEqual(first === 0 ? [300, 305] : [305, 300]);
    },
  );
});

describe('a game', () => {
  test.each([
    ['fast', 3, { fast: { games: 1, best: 0 } }],
    ['calm', 3, { calm: { games: 1, best: 0 } }],
    // A game of two counts nowhere.
    ['duel', 10, {}],
  ] as const)('in mode %s ends with mistake %i', (mode, most, scores) => {
    const store = storeIn('ready', mode);
    for (let mistakes = 1; mistakes <= most; mistakes += 1) {
      expect(gameOf(store).phase).not.toBe('over');
      playCall(store, 'haathi', ...(mode === 'duel' ? [null, 500] : [500]));
    }
    expect(gameOf(store)).toMatchObject({ phase: 'over', isRecord: false });
    expect(slice.persisted.select(gameOf(store))).toEqual({ ...NONE, ...scores });
  });

  test.each([
    [slice.gameStarted(), { phase: 'ready', turn: 10 }],
    [slice.modeChosen('calm'), { phase: 'idle', turn: 9, mode: 'calm' }],
  ])('that is over is gone after %j', (action, expected) => {
    const store = storeIn('over');
    const { fast, lifts, liftMs } = gameOf(store);
    store.dispatch(action);
    expect(gameOf(store)).toEqual({ ...INITIAL_GAME, fast, lifts, liftMs, ...expected });
  });
});

describe('the scores', () => {
  test.each([
    [2, false],
    [3, false],
    [4, true],
  ])('after 3, a score of %i is a record: %s, from the moment it is reached', (score, isRecord) => {
    const store = storeIn('idle');
    playGame(store, 3);
    startGame(store);
    for (let right = 0; right < score; right += 1) playCall(store, 'haathi', null);
    const fast = { games: 1, best: Math.max(3, score) };
    expect(gameOf(store)).toMatchObject({ phase: 'waiting', fast, isRecord });
  });

  test('measure only right lifts, and none of a calm game, whose score is kept apart', () => {
    const store = storeIn('over', 'calm');
    const calm = { games: 1, best: 1 };
    expect(slice.persisted.select(gameOf(store))).toEqual({ ...NONE, calm });
    startGame(store);
    playCall(store, 'tota', 400);
    playCall(store, 'baaz', 501);
    playCall(store, 'haathi', 300);
    playCall(store, 'ullu', null);
    playCall(store, 'gadha', null);
    expect(gameOf(store)).toMatchObject({ calm, lifts: 2, liftMs: 901 });
  });

  test('are cleared by a reset, which also ends the game; turns go on', () => {
    const store = storeIn('calling', 'calm');
    const { turn } = gameOf(store);
    store.dispatch(slice.scoresReset());
    expect(gameOf(store)).toEqual({ ...INITIAL_GAME, mode: 'calm', turn });
  });
});

describe.each(['ready', 'waiting', 'calling', 'paused'] as const)('while %s', (phase) => {
  test('a pause takes the call away, which comes to nothing; then the game goes on', () => {
    const store = storeIn(phase);
    const { turn, calls } = gameOf(store);
    store.dispatch(slice.gamePaused());
    letPass(store);
    lift(store);
    const by = phase === 'paused' ? 0 : 1;
    expect(gameOf(store)).toMatchObject({ phase: 'paused', call: null, turn: turn + by, calls });
    store.dispatch(slice.gameResumed());
    expect(gameOf(store)).toMatchObject({ phase: 'ready', turn: turn + by + 1, calls });
  });

  test('leaving ends the game, and keeps the best score', () => {
    const store = storeIn(phase, 'calm');
    const { turn, calm } = gameOf(store);
    store.dispatch(slice.gameLeft());
    expect(gameOf(store)).toEqual({ ...INITIAL_GAME, mode: 'calm', turn, calm });
  });
});

describe('a challenge', () => {
  const challenge = { mode: 'calm' as const, score: 1, names: ['tota', 'baaz'] };

  test('ends what is on, waits for a game in its mode, and is played once', () => {
    const store = storeIn('calling');
    store.dispatch(slice.challengeAccepted(challenge));
    const accepted = { phase: 'idle', mode: 'calm', call: null, calls: [], challenge };
    expect(gameOf(store)).toMatchObject(accepted);
    playGame(store, 0, 'fast');
    store.dispatch(slice.gameStarted());
    store.dispatch(slice.gameLeft());
    store.dispatch(slice.modeChosen('calm'));
    expect(gameOf(store)).toMatchObject(accepted);
    playGame(store, 0, 'calm');
    expect(gameOf(store)).toMatchObject({ phase: 'over', challenge });
    store.dispatch(slice.gameStarted());
    expect(gameOf(store).challenge).toBeNull();
  });

  test.each([
    ['another mode', [slice.modeChosen('fast')]],
    ['a reset', [slice.gameStarted(), slice.scoresReset()]],
    ['leaving its game', [slice.gameStarted(), slice.gameLeft()]],
  ])('stays with %s', (_what, actions) => {
    const store = storeIn('idle');
    for (const action of [slice.challengeAccepted(challenge), ...actions]) store.dispatch(action);
    expect(gameOf(store)).toMatchObject({ phase: 'idle', challenge });
  });
});

const VALID = {
  ...{ fast: { games: 9, best: 41 }, calm: { games: 4, best: 77 } },
  ...{ lifts: 120, liftMs: 61_234 },
};

test.each<[string, stored: object, expected: object]>([
  ['no game, as the first one may have been left', { fast: { games: 0, best: 7 } }, {}],
  ['scores of a mode that are no object', { calm: [7, 7] }, { calm: NONE.calm }],
  ['no games', { fast: { best: 41 } }, { fast: { games: 0, best: 41 } }],
  ['a count that is none', { calm: { games: 4, best: '7x' } }, { calm: { games: 4, best: 0 } }],
  ['no lifts', { lifts: -3 }, { lifts: 0, liftMs: 0 }],
  ['a time that is none', { liftMs: Number.NaN }, { liftMs: 0 }],
  ['the longest lifts', { lifts: 2, liftMs: 3600 }, {}],
  ['lifts that are too long', { lifts: 2, liftMs: 3601 }, { liftMs: 3600 }],
  ['another field in the scores of a mode', { fast: { ...VALID.fast, admin: true } }, VALID],
])('of scores with %s, all else is unchanged', (_what, stored, expected) => {
  expect(slice.validate({ ...VALID, ...stored })).toEqual({ ...VALID, ...stored, ...expected });
});

const anyCount = fc.oneof(fc.nat(), fc.integer(), fc.double(), anything);
const anyScores = fc.oneof(
  fc.record({ games: anyCount, best: anyCount }, { requiredKeys: [] }),
  anything,
);
const almostValid = fc.record(
  { fast: anyScores, calm: anyScores, lifts: anyCount, liftMs: anyCount, phase: anything },
  { requiredKeys: [] },
);

testValidation(fixture, {
  valid: VALID,
  unknown: { phase: 'calling', turn: 9, mode: 'duel', calls: [], isRecord: true },
  polluting: ['{"fast": {"__proto__": {"best": 7}}}'],
  almostValid,
});

const stateWith = (some: Partial<ChidiyaUddState>) => ({
  ...INITIAL,
  chidiyaUdd: { ...slice.chidiyaUddSlice.getInitialState(), ...some },
});

const [RIGHT, WRONG] = callsOf('+1 +0') as [Call, Call];
const ON = { ...WRONG, ms: 1800 };
const CHALLENGE = { mode: 'fast' as const, score: 3, names: ['tota'] };
const GAME: ChidiyaUddState = {
  ...{ phase: 'paused', mode: 'calm', turn: 7, call: ON, calls: [RIGHT, WRONG] },
  ...{ challenge: CHALLENGE, isRecord: true, ...VALID },
};

test('average, points and winner follow from lifts and calls', () => {
  expect(slice.selectAverage(stateWith(GAME))).toBe(510);
  const duel = stateWith({ mode: 'duel', calls: callsOf('+01') });
  const points = ([0, 1] as const).map((player) => slice.selectPoints(duel, player));
  expect([...points, slice.selectWinner(duel)]).toEqual([0, 1, 1]);
});

test.each([
  ['fast', 41, CHALLENGE, false],
  ['calm', 77, null, false],
  ['duel', 41, null, true],
] as const)(
  'in mode %s the best score is %i, the challenge that is played %j, two play: %s',
  (mode, ...expected) => {
    const state = stateWith({ ...GAME, mode });
    const selected = [
      slice.selectBest(state),
      slice.selectPlayedChallenge(state),
      slice.selectIsDuelOn(state),
    ];
    expect(selected).toEqual(expected);
    expect(slice.selectIsDuelOn(stateWith({ mode, phase: 'over' }))).toBe(false);
  },
);

type Row = [ChidiyaUddState['phase'], Call[], unknown[], shown: Call | null, latest: Call | null];

test.each<Row>([
  ['idle', [], [false, false, 0, 0, 3], null, null],
  ['ready', [], [true, true, 0, 0, 3], null, null],
  ['calling', [], [true, true, 0, 0, 3], ON, null],
  ['waiting', [RIGHT], [true, true, 0, 1, 3], RIGHT, RIGHT],
  ['calling', [RIGHT], [true, true, 1, 1, 3], ON, null],
  ['waiting', [RIGHT, WRONG], [true, true, 1, 1, 2], WRONG, WRONG],
  ['paused', [RIGHT], [true, false, 1, 1, 3], null, null],
  ['over', [RIGHT, WRONG], [false, false, 2, 1, 2], null, null],
])(
  'while "%s", after the calls %j: whether a game is on, and timed, the place, the score, the chances, and the call',
  (phase, calls, expected, shown, latest) => {
    const state = stateWith({ phase, calls, call: phase === 'calling' ? ON : null });
    const selectors = [
      slice.selectIsOn,
      slice.selectIsTimed,
      slice.selectShownIndex,
      slice.selectScore,
      slice.selectLives,
    ];
    expect(selectors.map((select) => select(state))).toEqual(expected);
    expect([slice.selectShown(state), slice.selectLatest(state)]).toEqual([shown, latest]);
  },
);
