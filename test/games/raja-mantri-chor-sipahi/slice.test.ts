import fc from 'fast-check';
import * as slice from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { anything } from '../../support/hostileValues';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore, slices } from '../../support/store';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { fixture } from './fixture';
import { DEAL, deal, gameOf, look, NAMES, playGame, playRound, typeNames } from './turns';

testSlice(fixture);

const newStore = () => makeStore({ env: scriptedEnv(), features: slices });
type Store = ReturnType<typeof newStore>;

const INITIAL = {
  ...{ phase: 'names', names: ['', '', '', ''], length: 5, guesser: 'mantri' },
  ...{ deal: [], holder: 0, suspect: null, rounds: [] },
  ...{ games: 0, roundsPlayed: 0, caught: 0 },
};

const looking = (store: Store) => {
  deal(store);
  look(store, 1);
  store.dispatch(slice.phoneTaken(1));
  store.dispatch(slice.chitOpened(1));
};
const guessing = (store: Store) => {
  deal(store);
  look(store);
};

/** How a game comes to each of its phases; the phone is with the second player. */
const plays: Record<string, (store: Store) => unknown> = {
  names: () => undefined,
  'names that are typed': (store) => typeNames(store),
  'names, the last of which is blank': (store) => typeNames(store, [...NAMES.slice(0, 3), ' \t']),
  passing: (store) => [looking(store), store.dispatch(slice.phonePutDown())],
  holding: (store) => [plays.passing?.(store), store.dispatch(slice.phoneTaken(1))],
  looking,
  guessing,
  'guessing, one of two chosen': (store) => [
    guessing(store),
    store.dispatch(slice.suspectChosen(3)),
  ],
  revealed: (store) => playRound(store),
  over: (store) => playGame(store),
};

function storeIn(play: string) {
  const store = newStore();
  plays[play]?.(store);
  return store;
}

test('at first there are no names, no game and no score', () => {
  expect(slice.rajaMantriSlice.getInitialState()).toEqual(INITIAL);
});

const OTHER = [...DEAL].reverse();

test('names are kept as typed, each for its player, beside the number of rounds and the rule', () => {
  const store = newStore();
  store.dispatch(slice.nameTyped({ player: 2, name: ' Bittu ' }));
  store.dispatch(slice.nameTyped({ player: 4, name: 'Fifth' }));
  store.dispatch(slice.lengthChosen(3));
  store.dispatch(slice.guesserChosen('sipahi'));
  const chosen = { names: ['', '', ' Bittu ', ''], length: 3, guesser: 'sipahi' };
  expect(gameOf(store)).toEqual({ ...INITIAL, ...chosen });
});

test('the phone goes from player to player: taken, opened, hidden', () => {
  const store = newStore();
  deal(store);
  const seen = [0, 1, 2, 3].flatMap((player) =>
    [slice.phoneTaken(player), slice.chitOpened(player), slice.chitHidden(player)].map((action) => {
      store.dispatch(action);
      return `${gameOf(store).phase} ${gameOf(store).holder}`;
    }),
  );
  expect(seen).toEqual([
    ...['holding 0', 'looking 0', 'passing 1', 'holding 1', 'looking 1', 'passing 2'],
    ...['holding 2', 'looking 2', 'passing 3', 'holding 3', 'looking 3', 'guessing 0'],
  ]);
});

test.each(['holding', 'looking'])('put down while %s, the phone is to be taken again', (play) => {
  const store = storeIn(play);
  store.dispatch(slice.phonePutDown());
  expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: 1, deal: DEAL });
});

test.each([
  [true, 1, 1],
  [false, 3, 0],
])('the guess opens all chits, right: %s', (isRight, suspect, caught) => {
  const store = newStore();
  playRound(store, isRight);
  const round = { phase: 'revealed', rounds: [{ deal: DEAL, suspect }], roundsPlayed: 1, caught };
  expect(gameOf(store)).toEqual({ ...INITIAL, names: NAMES, ...round });
});

describe('a game', () => {
  test('of three rounds ends with the last of them', () => {
    const store = newStore();
    store.dispatch(slice.lengthChosen(3));
    for (const phase of ['revealed', 'revealed', 'over']) {
      playRound(store);
      expect(gameOf(store).phase).toBe(phase);
    }
    expect(gameOf(store)).toMatchObject({ games: 1, roundsPlayed: 3, caught: 3 });
  });

  test('that is ended between two rounds is no whole game', () => {
    const store = storeIn('revealed');
    store.dispatch(slice.gameEnded());
    expect(gameOf(store)).toMatchObject({ phase: 'over', games: 0, roundsPlayed: 1 });
  });

  test('goes on with a round after another; one that is over is followed by another, or by other names', () => {
    const revealed = storeIn('revealed');
    revealed.dispatch(slice.roundStarted(OTHER));
    expect(gameOf(revealed)).toMatchObject({ phase: 'passing', deal: OTHER, rounds: [{}] });
    const store = storeIn('over');
    store.dispatch(slice.gameStarted(OTHER));
    const next = { phase: 'passing', deal: OTHER, names: NAMES, rounds: [], games: 1 };
    expect(gameOf(store)).toMatchObject(next);
    const other = storeIn('over');
    other.dispatch(slice.namesReopened());
    expect(gameOf(other)).toMatchObject({ phase: 'names', names: NAMES, rounds: [] });
  });
});

const latest = { deal: DEAL, suspect: 1 };

test.each([
  [['looking'], [undefined, 1, 0]],
  [['revealed'], [latest, 1, 0]],
  [
    ['revealed', 'looking'],
    [latest, 2, 1],
  ],
  [['over'], [latest, 5, 5]],
  [
    ['over', 'looking'],
    [undefined, 1, 1],
  ],
])('after %j the latest round, the number of this one, and that of its line are %j', (...row) => {
  const [played, expected] = row;
  const store = newStore();
  for (const play of played) plays[play]?.(store);
  const selectors = [slice.selectLatestRound, slice.selectRoundNumber, slice.selectLineNumber];
  expect(selectors.map((select) => select(store.getState()))).toEqual(expected);
});

test.each<[string, typeof DEAL, object]>([
  ['with the chits that were dealt anew', DEAL, { phase: 'passing', deal: DEAL, holder: 0 }],
  ['between two rounds', [], { phase: 'revealed', deal: [] }],
])('a game that was broken off goes on %s, where none is on', (_how, dealt, expected) => {
  const rounds = [{ deal: DEAL, suspect: 1 }];
  const game = { names: NAMES, length: 3, guesser: 'sipahi', rounds, deal: dealt } as const;
  for (const [name, play] of Object.entries(plays)) {
    const store = newStore();
    play(store);
    const before = gameOf(store);
    store.dispatch(slice.gameResumed({ ...game, rounds: [...rounds] }));
    const isFree = ['names', 'over'].includes(before.phase);
    expect([name, gameOf(store)]).toEqual([
      name,
      isFree ? { ...before, ...game, ...expected } : before,
    ]);
  }
});

test('a reset clears the scores, and leaves the game alone', () => {
  const store = storeIn('revealed');
  const before = gameOf(store);
  store.dispatch(slice.scoresReset());
  expect(gameOf(store)).toEqual({ ...before, games: 0, roundsPlayed: 0, caught: 0 });
});

const VALID = { games: 3, roundsPlayed: 15, caught: 9 };

test.each([
  [{ games: '7x' }, { games: 0 }],
  [{ caught: Number.NaN }, { caught: 0 }],
  // Rounds are at least as many as games and right guesses.
  [{ roundsPlayed: -3 }, { roundsPlayed: 9 }],
  [
    { roundsPlayed: 1, games: 10 },
    { roundsPlayed: 10, games: 10 },
  ],
])('of scores with %j all but %j is unchanged', (stored, expected) => {
  expect(slice.validate({ ...VALID, ...stored })).toEqual({ ...VALID, ...expected });
});

const anyCount = fc.oneof(fc.nat(), fc.integer(), fc.double(), anything);
const almostValid = fc.record(
  { games: anyCount, caught: anyCount, roundsPlayed: anyCount, phase: anything },
  { requiredKeys: [] },
);

testValidation(fixture, {
  valid: VALID,
  unknown: { phase: 'looking', names: ['a'], deal: ['raja'], rounds: [], suspect: 2 },
  almostValid,
});
