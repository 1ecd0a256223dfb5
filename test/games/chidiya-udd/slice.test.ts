import { makeStore } from '../../../src/app/store';
import { validate } from '../../../src/games/chidiya-udd/persisted';
import {
  callMade,
  challengeAccepted,
  chidiyaUddSlice,
  fingerLifted,
  gameLeft,
  gamePaused,
  gameResumed,
  gameStarted,
  modeChosen,
  scoresReset,
  scoresRestored,
  selectPersisted,
  timePassed,
} from '../../../src/games/chidiya-udd/slice';
import { scriptedEnv } from '../../support/scriptedEnv';
import { gameOf, letPass, lift, makeCall, playCall, playGame, startGame } from './turns';

const newStore = () => makeStore({ env: scriptedEnv() });

test('at first there is no game, and no score', () => {
  expect(chidiyaUddSlice.getInitialState()).toEqual({
    phase: 'idle',
    mode: 'fast',
    turn: 0,
    call: null,
    calls: [],
    challenge: null,
    isRecord: false,
    fast: { games: 0, best: 0 },
    calm: { games: 0, best: 0 },
    lifts: 0,
    liftMs: 0,
  });
});

describe('a call', () => {
  test('waits for the finger of one player, or of two', () => {
    const store = newStore();
    startGame(store);
    makeCall(store, 'haathi');
    expect(gameOf(store)).toMatchObject({
      phase: 'calling',
      call: { name: 'haathi', flies: false, ms: 1800, lifts: [null] },
      calls: [],
    });
    const two = newStore();
    startGame(two, 'duel');
    makeCall(two);
    expect(gameOf(two).call?.lifts).toEqual([null, null]);
  });

  test.each([
    ['lifted for one that flies', 'tota', 1, 3],
    ['lifted for one that sits', 'haathi', 0, 2],
  ] as const)('%s is settled at once', (_what, name, score, lives) => {
    const store = newStore();
    startGame(store);
    makeCall(store, name);
    lift(store, 420);
    const { phase, call, calls, fast } = gameOf(store);
    expect({ phase, call }).toEqual({ phase: 'waiting', call: null });
    expect(calls).toEqual([{ name, flies: name === 'tota', lifts: [420] }]);
    expect(fast.best).toBe(score);
    expect(3 - (calls.length - score)).toBe(lives);
  });

  test.each([
    ['that flies is a mistake', 'tota', 0],
    ['that sits is right', 'haathi', 1],
  ] as const)('without a lift, one %s', (_what, name, score) => {
    const store = newStore();
    startGame(store);
    playCall(store, name, null);
    expect(gameOf(store).calls).toEqual([{ name, flies: name === 'tota', lifts: [null] }]);
    expect(gameOf(store).fast.best).toBe(score);
  });

  test('is lifted for in time to the millisecond', () => {
    const store = newStore();
    startGame(store);
    makeCall(store);
    lift(store, 1801);
    expect(gameOf(store)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
    lift(store, 1800);
    expect(gameOf(store).calls).toMatchObject([{ lifts: [1800] }]);
  });

  test('of two players is settled with the second lift, in either order', () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const store = newStore();
      startGame(store, 'duel');
      makeCall(store);
      lift(store, 300, first);
      expect(gameOf(store).phase).toBe('calling');
      lift(store, 999, first);
      lift(store, 305, second);
      const { phase, calls } = gameOf(store);
      expect(phase).toBe('waiting');
      expect(calls[0]?.lifts[first]).toBe(300);
      expect(calls[0]?.lifts[second]).toBe(305);
    }
  });

  test('ignores the finger of a player who is not there', () => {
    const store = newStore();
    startGame(store);
    makeCall(store);
    lift(store, 300, 1);
    expect(gameOf(store).call?.lifts).toEqual([null]);
  });

  test.each([-1, 1])('ignores what is of another turn, by %i', (by) => {
    const store = newStore();
    startGame(store);
    const { turn } = gameOf(store);
    store.dispatch(callMade({ turn: turn + by, name: 'tota', flies: true, ms: 1800 }));
    expect(gameOf(store).phase).toBe('ready');
    makeCall(store);
    const before = gameOf(store);
    store.dispatch(fingerLifted({ turn: before.turn + by, player: 0, ms: 300 }));
    store.dispatch(timePassed(before.turn + by));
    store.dispatch(callMade({ turn: before.turn, name: 'baaz', flies: true, ms: 1800 }));
    expect(gameOf(store)).toBe(before);
  });
});

describe('a game', () => {
  test('alone ends with the third mistake', () => {
    const store = newStore();
    startGame(store);
    playCall(store, 'haathi', 500);
    playCall(store, 'tota', null);
    expect(gameOf(store).phase).toBe('waiting');
    playCall(store, 'bhains', 500);
    expect(gameOf(store)).toMatchObject({ phase: 'over', fast: { games: 1, best: 0 } });
  });

  test('of two ends with the tenth mistake of one, and counts nowhere', () => {
    const store = newStore();
    startGame(store, 'duel');
    for (let mistakes = 0; mistakes < 9; mistakes += 1) playCall(store, 'haathi', null, 500);
    expect(gameOf(store).phase).toBe('waiting');
    playCall(store, 'haathi', null, 500);
    expect(gameOf(store).phase).toBe('over');
    expect(selectPersisted(gameOf(store))).toEqual(validate(undefined));
    expect(gameOf(store).isRecord).toBe(false);
  });

  test('of two may end with both at ten', () => {
    const store = newStore();
    startGame(store, 'duel');
    for (let mistakes = 0; mistakes < 10; mistakes += 1) playCall(store, 'haathi', 400, 500);
    expect(gameOf(store).phase).toBe('over');
  });

  test('starts once', () => {
    const store = newStore();
    startGame(store);
    makeCall(store);
    const before = gameOf(store);
    store.dispatch(gameStarted());
    store.dispatch(modeChosen('duel'));
    expect(gameOf(store)).toBe(before);
  });

  test('starts over after its end, with turns of its own', () => {
    const store = newStore();
    playGame(store);
    const { turn } = gameOf(store);
    store.dispatch(gameStarted());
    expect(gameOf(store)).toMatchObject({ phase: 'ready', calls: [], isRecord: false });
    expect(gameOf(store).turn).toBeGreaterThan(turn);
  });

  test('leaves the screen with the choice of another mode', () => {
    const store = newStore();
    playGame(store);
    store.dispatch(modeChosen('calm'));
    expect(gameOf(store)).toMatchObject({ phase: 'idle', mode: 'calm', calls: [] });
  });
});

describe('the scores', () => {
  test('the best one counts from the moment it is reached', () => {
    const store = newStore();
    startGame(store);
    playCall(store, 'tota', 400);
    playCall(store, 'haathi', null);
    expect(gameOf(store)).toMatchObject({ fast: { games: 0, best: 2 }, isRecord: true });
  });

  test('a lower score is no record', () => {
    const store = newStore();
    playGame(store, 3);
    playGame(store, 2);
    expect(gameOf(store)).toMatchObject({ fast: { games: 2, best: 3 }, isRecord: false });
  });

  test('an equal score is no record', () => {
    const store = newStore();
    playGame(store, 2);
    playGame(store, 2);
    expect(gameOf(store).isRecord).toBe(false);
  });

  test('calm games are kept apart, and measure no reactions', () => {
    const store = newStore();
    playGame(store, 4, 'calm');
    expect(selectPersisted(gameOf(store))).toEqual({
      fast: { games: 0, best: 0 },
      calm: { games: 1, best: 4 },
      lifts: 0,
      liftMs: 0,
    });
  });

  test('only right lifts are measured', () => {
    const store = newStore();
    startGame(store);
    playCall(store, 'tota', 400);
    playCall(store, 'baaz', 501);
    playCall(store, 'haathi', 300);
    playCall(store, 'ullu', null);
    playCall(store, 'gadha', null);
    expect(gameOf(store)).toMatchObject({ lifts: 2, liftMs: 901 });
  });

  test('are cleared by a reset, which also ends the game; turns go on', () => {
    const store = newStore();
    playGame(store, 2, 'calm');
    store.dispatch(gameStarted());
    const { turn } = gameOf(store);
    store.dispatch(scoresReset());
    expect(gameOf(store)).toEqual({ ...chidiyaUddSlice.getInitialState(), mode: 'calm', turn });
  });

  test('are restored without touching the game', () => {
    const store = newStore();
    startGame(store);
    makeCall(store);
    const scores = validate({ fast: { games: 3, best: 17 }, lifts: 2, liftMs: 901 });
    const before = gameOf(store);
    store.dispatch(scoresRestored(scores));
    expect(gameOf(store)).toEqual({ ...before, ...scores });
    expect(selectPersisted(gameOf(store))).toEqual(scores);
  });
});

describe('a pause', () => {
  test.each([
    ['ready', 0],
    ['waiting', 1],
    ['calling', 1],
  ] as const)('while %s takes the call away', (phase, played) => {
    const store = newStore();
    startGame(store);
    if (phase !== 'ready') playCall(store, 'tota', 400);
    if (phase === 'calling') makeCall(store, 'baaz');
    const { turn } = gameOf(store);
    store.dispatch(gamePaused());
    expect(gameOf(store)).toMatchObject({ phase: 'paused', call: null, turn: turn + 1 });
    expect(gameOf(store).calls).toHaveLength(played);
    letPass(store);
    lift(store);
    expect(gameOf(store).phase).toBe('paused');
    store.dispatch(gameResumed());
    expect(gameOf(store)).toMatchObject({ phase: 'ready', turn: turn + 2 });
  });

  test.each([
    ['no game is on', () => undefined],
    ['the game is over', (store: ReturnType<typeof newStore>) => playGame(store)],
  ])('is ignored while %s', (_what, play) => {
    const store = newStore();
    play(store);
    const before = gameOf(store);
    store.dispatch(gamePaused());
    store.dispatch(gameResumed());
    expect(gameOf(store)).toBe(before);
  });

  test('is not paused again', () => {
    const store = newStore();
    startGame(store);
    store.dispatch(gamePaused());
    const before = gameOf(store);
    store.dispatch(gamePaused());
    expect(gameOf(store)).toBe(before);
  });
});

describe('leaving', () => {
  test.each(['waiting', 'calling', 'paused'] as const)('ends a game that is %s', (phase) => {
    const store = newStore();
    startGame(store, 'calm');
    playCall(store, 'tota', 400);
    if (phase === 'calling') makeCall(store);
    if (phase === 'paused') store.dispatch(gamePaused());
    store.dispatch(gameLeft());
    expect(gameOf(store)).toMatchObject({
      phase: 'idle',
      mode: 'calm',
      call: null,
      calls: [],
      calm: { games: 0, best: 1 },
    });
  });

  test('leaves the result of one that is over', () => {
    const store = newStore();
    playGame(store);
    const before = gameOf(store);
    store.dispatch(gameLeft());
    expect(gameOf(store)).toBe(before);
  });
});

describe('a challenge', () => {
  const challenge = { mode: 'calm' as const, score: 1, names: ['tota', 'baaz'] };

  test('ends what is on, and waits for the start', () => {
    const store = newStore();
    startGame(store);
    playCall(store, 'tota', 400);
    store.dispatch(challengeAccepted(challenge));
    expect(gameOf(store)).toMatchObject({ phase: 'idle', mode: 'calm', calls: [], challenge });
  });

  test('is played once: the next game is one of its own', () => {
    const store = newStore();
    store.dispatch(challengeAccepted(challenge));
    store.dispatch(gameStarted());
    expect(gameOf(store).challenge).toEqual(challenge);
    for (let mistakes = 0; mistakes < 3; mistakes += 1) playCall(store, 'haathi', 500);
    expect(gameOf(store)).toMatchObject({ phase: 'over', challenge });
    store.dispatch(gameStarted());
    expect(gameOf(store).challenge).toBeNull();
  });

  test.each([
    ['another mode', modeChosen('fast')],
    ['a reset', scoresReset()],
  ])('ends with %s', (_what, action) => {
    const store = newStore();
    store.dispatch(challengeAccepted(challenge));
    store.dispatch(action);
    expect(gameOf(store).challenge).toBeNull();
  });

  test('ends with leaving its game', () => {
    const store = newStore();
    store.dispatch(challengeAccepted(challenge));
    store.dispatch(gameStarted());
    store.dispatch(gameLeft());
    expect(gameOf(store).challenge).toBeNull();
  });
});
