import { makeStore } from '../../../src/app/store';
import {
  chitHidden,
  chitOpened,
  gameEnded,
  gameStarted,
  guesserChosen,
  lengthChosen,
  namesReopened,
  nameTyped,
  phonePutDown,
  phoneTaken,
  rajaMantriSlice,
  roundStarted,
  scoresReset,
  scoresRestored,
  selectPersisted,
  suspectChosen,
  suspectNamed,
} from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { scriptedEnv } from '../../support/scriptedEnv';
import { DEAL, deal, gameOf, guess, look, NAMES, playGame, playRound, typeNames } from './turns';

const newStore = () => makeStore({ env: scriptedEnv() });

/** A store in which four players have got their chits. */
function dealtStore() {
  const store = newStore();
  deal(store);
  return store;
}

test('at first there are no names, no game and no score', () => {
  expect(rajaMantriSlice.getInitialState()).toEqual({
    phase: 'names',
    names: ['', '', '', ''],
    length: 5,
    guesser: 'mantri',
    deal: [],
    holder: 0,
    suspect: null,
    rounds: [],
    games: 0,
    roundsPlayed: 0,
    caught: 0,
  });
});

describe('before a game', () => {
  test('names are kept as typed, each for its player', () => {
    const store = newStore();
    store.dispatch(nameTyped({ player: 2, name: ' Bittu ' }));
    expect(gameOf(store).names).toEqual(['', '', ' Bittu ', '']);
    store.dispatch(nameTyped({ player: 4, name: 'Fifth' }));
    expect(gameOf(store).names).toEqual(['', '', ' Bittu ', '']);
  });

  test.each([0, 1, 2, 3])('no chit is dealt while the name of player %i is blank', (player) => {
    const store = newStore();
    typeNames(store);
    store.dispatch(nameTyped({ player, name: ' \t' }));
    store.dispatch(gameStarted(DEAL));
    expect(gameOf(store)).toMatchObject({ phase: 'names', deal: [] });
  });

  test('the number of rounds and the rule are chosen, and stand from then on', () => {
    const store = newStore();
    store.dispatch(lengthChosen(3));
    store.dispatch(guesserChosen('sipahi'));
    deal(store);
    store.dispatch(lengthChosen(10));
    store.dispatch(guesserChosen('mantri'));
    store.dispatch(nameTyped({ player: 0, name: 'Other' }));
    expect(gameOf(store)).toMatchObject({ length: 3, guesser: 'sipahi', names: NAMES });
  });
});

describe('the phone goes round', () => {
  test('from player to player: taken, opened, hidden', () => {
    const store = dealtStore();
    for (const player of [0, 1, 2, 3]) {
      expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: player, deal: DEAL });
      store.dispatch(phoneTaken(player));
      expect(gameOf(store)).toMatchObject({ phase: 'holding', holder: player });
      store.dispatch(chitOpened(player));
      expect(gameOf(store)).toMatchObject({ phase: 'looking', holder: player });
      store.dispatch(chitHidden(player));
    }
    expect(gameOf(store)).toMatchObject({ phase: 'guessing', holder: 0, suspect: null });
  });

  test('a chit is not opened before its player has the phone', () => {
    const store = dealtStore();
    store.dispatch(chitOpened(0));
    expect(gameOf(store).phase).toBe('passing');
    store.dispatch(chitHidden(0));
    expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: 0 });
  });

  test.each([-1, 1, 2])('the presses of another player, by %i, are ignored in each step', (by) => {
    const store = dealtStore();
    look(store, 1);
    store.dispatch(phoneTaken(1 + by));
    expect(gameOf(store).phase).toBe('passing');
    store.dispatch(phoneTaken(1));
    store.dispatch(chitOpened(1 + by));
    expect(gameOf(store).phase).toBe('holding');
    store.dispatch(chitOpened(1));
    store.dispatch(chitHidden(1 + by));
    expect(gameOf(store)).toMatchObject({ phase: 'looking', holder: 1 });
  });

  test.each([1, 2, 3])('put down after %i steps, it is to be taken again', (steps) => {
    const store = dealtStore();
    look(store, 2);
    for (const step of [phoneTaken(2), chitOpened(2)].slice(0, steps - 1)) store.dispatch(step);
    store.dispatch(phonePutDown());
    expect(gameOf(store)).toMatchObject({ phase: 'passing', holder: 2, deal: DEAL });
  });

  test('who has the phone already does not take it again', () => {
    const store = dealtStore();
    store.dispatch(phoneTaken(0));
    store.dispatch(chitOpened(0));
    store.dispatch(phoneTaken(0));
    expect(gameOf(store).phase).toBe('looking');
  });

  test('put down where no chit can be open, it changes nothing', () => {
    const store = newStore();
    const steps = [
      () => undefined,
      () => deal(store),
      () => look(store),
      () => guess(store),
      () => store.dispatch(gameEnded()),
    ];
    const phases = steps.map((step) => {
      step();
      const before = gameOf(store);
      store.dispatch(phonePutDown());
      expect(gameOf(store)).toBe(before);
      return before.phase;
    });
    expect(phases).toEqual(['names', 'passing', 'guessing', 'revealed', 'over']);
  });

  test('a new deal is ignored', () => {
    const store = dealtStore();
    store.dispatch(gameStarted([...DEAL].reverse()));
    store.dispatch(roundStarted([...DEAL].reverse()));
    expect(gameOf(store).deal).toEqual(DEAL);
  });
});

describe('the guess', () => {
  test('is one of the two suspects, and can be changed until it is named', () => {
    const store = dealtStore();
    look(store);
    for (const player of [0, 2, 4, -1]) {
      store.dispatch(suspectChosen(player));
      expect(gameOf(store).suspect).toBeNull();
    }
    store.dispatch(suspectChosen(3));
    store.dispatch(suspectChosen(1));
    expect(gameOf(store)).toMatchObject({ phase: 'guessing', suspect: 1 });
  });

  test('is not possible before all have looked, nor without a choice', () => {
    const store = dealtStore();
    look(store, 3);
    store.dispatch(suspectChosen(1));
    store.dispatch(suspectNamed());
    expect(gameOf(store)).toMatchObject({ phase: 'passing', suspect: null, rounds: [] });
    look(store, 4);
    store.dispatch(phoneTaken(3));
    store.dispatch(chitOpened(3));
    store.dispatch(chitHidden(3));
    store.dispatch(suspectNamed());
    expect(gameOf(store)).toMatchObject({ phase: 'guessing', rounds: [] });
  });

  test('where Sipahi guesses, Mantri is a suspect, and Sipahi is not', () => {
    const store = newStore();
    store.dispatch(guesserChosen('sipahi'));
    deal(store);
    look(store);
    store.dispatch(suspectChosen(3));
    expect(gameOf(store).suspect).toBeNull();
    store.dispatch(suspectChosen(2));
    expect(gameOf(store).suspect).toBe(2);
  });

  test.each([
    [true, 1, 1],
    [false, 3, 0],
  ])('opens all chits, right: %s', (isRight, suspect, caught) => {
    const store = newStore();
    playRound(store, isRight);
    expect(gameOf(store)).toMatchObject({
      phase: 'revealed',
      deal: [],
      suspect: null,
      rounds: [{ deal: DEAL, suspect }],
      games: 0,
      roundsPlayed: 1,
      caught,
    });
  });
});

describe('a game', () => {
  test.each([3, 5, 10] as const)('of %i rounds ends with the last of them', (length) => {
    const store = newStore();
    store.dispatch(lengthChosen(length));
    for (let round = 1; round < length; round += 1) {
      playRound(store);
      expect(gameOf(store).phase).toBe('revealed');
    }
    playRound(store, false);
    expect(gameOf(store)).toMatchObject({
      phase: 'over',
      games: 1,
      roundsPlayed: length,
      caught: length - 1,
    });
    expect(gameOf(store).rounds).toHaveLength(length);
  });

  test('can be ended between two rounds, and at no other time', () => {
    const store = dealtStore();
    store.dispatch(gameEnded());
    expect(gameOf(store).phase).toBe('passing');
    look(store);
    guess(store);
    store.dispatch(gameEnded());
    // It is no whole game.
    expect(gameOf(store)).toMatchObject({ phase: 'over', games: 0, roundsPlayed: 1 });
    store.dispatch(gameEnded());
    expect(gameOf(store).phase).toBe('over');
  });

  test('that is over is followed by another one with the same names', () => {
    const store = newStore();
    playGame(store);
    store.dispatch(roundStarted(DEAL));
    expect(gameOf(store).phase).toBe('over');
    store.dispatch(gameStarted(DEAL));
    expect(gameOf(store)).toMatchObject({ phase: 'passing', names: NAMES, rounds: [], games: 1 });
  });

  test('that is over is followed by other names', () => {
    const store = newStore();
    playRound(store);
    store.dispatch(namesReopened());
    expect(gameOf(store).phase).toBe('revealed');
    store.dispatch(gameEnded());
    store.dispatch(namesReopened());
    expect(gameOf(store)).toMatchObject({ phase: 'names', names: NAMES, rounds: [] });
  });
});

describe('the scores', () => {
  const scores = { games: 2, roundsPlayed: 9, caught: 4 };

  test('are restored, and leave the round alone', () => {
    const store = dealtStore();
    store.dispatch(scoresRestored(scores));
    expect(gameOf(store)).toMatchObject({ phase: 'passing', deal: DEAL, ...scores });
    expect(selectPersisted(gameOf(store))).toEqual(scores);
  });

  test('are all that is stored, and a reset clears them alone', () => {
    const store = newStore();
    playRound(store);
    const { rounds } = gameOf(store);
    store.dispatch(scoresReset());
    expect(selectPersisted(gameOf(store))).toEqual({ games: 0, roundsPlayed: 0, caught: 0 });
    expect(gameOf(store)).toMatchObject({ phase: 'revealed', rounds, names: NAMES });
  });
});
