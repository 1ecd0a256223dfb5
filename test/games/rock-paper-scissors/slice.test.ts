import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { makeStore } from '../../../src/app/store';
import type { Hand, Result } from '../../../src/games/rock-paper-scissors/rules';
import { decide, HANDS } from '../../../src/games/rock-paper-scissors/rules';
import type { RockPaperScissorsState } from '../../../src/games/rock-paper-scissors/slice';
import {
  computerHandShuffled,
  gameLeft,
  roundSettled,
  roundStarted,
  scoresReset,
  scoresRestored,
  selectBestStreak,
  selectComputerChoice,
  selectHistory,
  selectIsShuffling,
  selectPersisted,
  selectPlayerChoice,
  selectResult,
  selectRound,
  selectStreak,
  selectTally,
} from '../../../src/games/rock-paper-scissors/slice';
import type { AppStore } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';

// The clock of the game stands still: here, every event comes from the test.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Phase = RockPaperScissorsState['phase'];

/** An event of a round: what happens, once it is known which round is on. */
type InRound = (round: number) => UnknownAction;
type Event = UnknownAction | InRound;

/** A store in which this has happened, each event in the round that was then on. */
function storeAfter(...events: Event[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const event of events) happen(store, event);
  return store;
}

function happen(store: AppStore, event: Event) {
  const round = selectRound(store.getState());
  return store.dispatch(typeof event === 'function' ? event(round) : event);
}

const stateOf = (store: AppStore) => store.getState().rockPaperScissors;

const shown =
  (hand: Hand): InRound =>
  (round) =>
    computerHandShuffled({ round, hand });
const settled =
  (computerChoice: Hand, timestamp = '10:42 am'): InRound =>
  (round) =>
    roundSettled({ round, computerChoice, timestamp });

const won = [roundStarted('rock'), settled('scissors')];
const lost = [roundStarted('rock'), settled('paper')];
const tied = [roundStarted('rock'), settled('rock')];

/** How each phase is reached, after a round that was won: there is something to lose. */
const ways: Record<Phase, Event[]> = {
  idle: [gameLeft()],
  shuffling: [roundStarted('paper'), shown('rock')],
  settled: [roundStarted('paper'), settled('rock')],
};
const PHASES = Object.keys(ways) as Phase[];
const storeIn = (phase: Phase) => storeAfter(...won, ...ways[phase]);

test('starts idle, with no hands, no score and no history', () => {
  expect(stateOf(storeAfter())).toEqual({
    phase: 'idle',
    round: 0,
    playerChoice: null,
    computerChoice: null,
    result: null,
    tally: { playerWins: 0, computerWins: 0, ties: 0 },
    history: [],
    streak: 0,
    bestStreak: 0,
  });
});

test.each(PHASES)('the way to "%s" leads there', (phase) => {
  const store = storeIn(phase);
  expect(stateOf(store).phase).toBe(phase);
  expect(selectIsShuffling(store.getState())).toBe(phase === 'shuffling');
});

describe('an event of the round', () => {
  const events: Record<string, Event> = {
    'a choice': roundStarted('scissors'),
    'the same choice again': roundStarted('paper'),
    'a hand shown in this round': shown('scissors'),
    'a hand shown in an earlier round': (round) => shown('scissors')(round - 1),
    'a hand shown in a round to come': (round) => shown('scissors')(round + 1),
    'the end of this round': settled('scissors'),
    'the end of an earlier round': (round) => settled('scissors')(round - 1),
    'the end of a round to come': (round) => settled('scissors')(round + 1),
  };
  const accepted: Record<Phase, string[]> = {
    idle: ['a choice', 'the same choice again'],
    shuffling: ['a hand shown in this round', 'the end of this round'],
    settled: ['a choice', 'the same choice again'],
  };
  const pairs = PHASES.flatMap((phase) =>
    Object.entries(events).map(([name, event]) => ({ phase, name, event })),
  );
  const isAccepted = ({ phase, name }: (typeof pairs)[number]) => accepted[phase].includes(name);

  test.each(pairs.filter(isAccepted))('in "$phase", $name is accepted', ({ phase, event }) => {
    const store = storeIn(phase);
    const before = stateOf(store);
    happen(store, event);
    expect(stateOf(store)).not.toEqual(before);
  });

  test.each(pairs.filter((pair) => !isAccepted(pair)))(
    'in "$phase", $name changes nothing',
    ({ phase, event }) => {
      const store = storeIn(phase);
      const before = stateOf(store);
      happen(store, event);
      expect(stateOf(store)).toEqual(before);
    },
  );
});

test.each(['idle', 'settled'] as const)(
  'a choice in "%s" starts a round of its own, and counts nothing',
  (phase) => {
    const store = storeIn(phase);
    const before = stateOf(store);
    store.dispatch(roundStarted('scissors'));
    expect(stateOf(store)).toEqual({
      ...before,
      phase: 'shuffling',
      round: before.round + 1,
      playerChoice: 'scissors',
      computerChoice: null,
      result: null,
    });
  },
);

describe('a hand that is shown while shuffling', () => {
  test('is on show, and nothing else', () => {
    const store = storeIn('shuffling');
    const before = stateOf(store);
    for (const hand of HANDS) {
      happen(store, shown(hand));
      expect(selectComputerChoice(store.getState())).toBe(hand);
      expect(stateOf(store)).toEqual({ ...before, computerChoice: hand });
    }
  });

  test('is marked as cosmetic, for the log to leave it out', () => {
    expect(computerHandShuffled({ round: 1, hand: 'rock' })).toEqual({
      type: 'rockPaperScissors/computerHandShuffled',
      payload: { round: 1, hand: 'rock' },
      meta: { cosmetic: true },
    });
  });

  test.each([
    roundStarted('rock'),
    roundSettled({ round: 1, computerChoice: 'rock', timestamp: '' }),
    gameLeft(),
    scoresReset(),
  ])('alone is: $type tells of the game', (action) => {
    expect(action).not.toHaveProperty('meta');
  });
});

describe('settling', () => {
  const NO_TALLY = { playerWins: 0, computerWins: 0, ties: 0 };
  const ends: [Hand, Hand, Result, object, number][] = HANDS.flatMap((player) =>
    HANDS.map((computer): [Hand, Hand, Result, object, number] => {
      const result = decide(player, computer);
      if (result === 'You win!') return [player, computer, result, { playerWins: 1 }, 1];
      if (result === 'Computer wins!') return [player, computer, result, { computerWins: 1 }, 0];
      return [player, computer, result, { ties: 1 }, 0];
    }),
  );

  test.each(ends)('%s against %s: %s, counted as %j', (player, computer, result, one, streak) => {
    const store = storeAfter(roundStarted(player), shown('rock'), settled(computer, '9:05 pm'));
    expect(stateOf(store)).toEqual({
      phase: 'settled',
      round: 1,
      playerChoice: player,
      computerChoice: computer,
      result,
      tally: { ...NO_TALLY, ...one },
      history: [{ playerChoice: player, computerChoice: computer, result, timestamp: '9:05 pm' }],
      streak,
      bestStreak: streak,
    });
  });

  test('twice counts once', () => {
    const store = storeAfter(...won);
    const before = stateOf(store);
    happen(store, settled('scissors'));
    expect(stateOf(store)).toEqual(before);
    expect(selectTally(store.getState())).toEqual({ ...NO_TALLY, playerWins: 1 });
  });
});

describe('the streak', () => {
  test.each([
    ['a win', [won], 1, 1],
    ['three wins', [won, won, won], 3, 3],
    ['a tie alone', [tied], 0, 0],
    ['two wins and a tie: it neither adds nor breaks', [won, won, tied], 2, 2],
    ['a tie between two wins', [won, tied, won], 2, 2],
    ['two wins and a loss', [won, won, lost], 0, 2],
    ['a win after a loss', [won, won, lost, won], 1, 2],
    ['a longer streak than before', [won, lost, won, won], 2, 2],
    ['a loss and a tie', [won, lost, tied], 0, 1],
  ])('after %s', (_what, rounds, streak, best) => {
    const state = storeAfter(...rounds.flat()).getState();
    expect(selectStreak(state)).toBe(streak);
    expect(selectBestStreak(state)).toBe(best);
  });
});

describe('the history', () => {
  const times = ['1:00', '2:00', '3:00', '4:00', '5:00', '6:00', '7:00'];
  const timesAfter = (many: number) => {
    const rounds = times
      .slice(0, many)
      .flatMap((time) => [roundStarted('rock'), settled('paper', time)]);
    return selectHistory(storeAfter(...rounds).getState()).map(({ timestamp }) => timestamp);
  };

  test.each([
    [1, ['1:00']],
    [2, ['2:00', '1:00']],
    [5, ['5:00', '4:00', '3:00', '2:00', '1:00']],
    [6, ['6:00', '5:00', '4:00', '3:00', '2:00']],
    [7, ['7:00', '6:00', '5:00', '4:00', '3:00']],
  ])('after %i rounds is %j: newest first, at most five', (many, expected) => {
    expect(timesAfter(many)).toEqual(expected);
  });
});

describe('resetting', () => {
  test.each(PHASES)('in "%s" ends the round and forgets scores and history', (phase) => {
    const store = storeIn(phase);
    const { round } = stateOf(store);
    store.dispatch(scoresReset());
    expect(stateOf(store)).toEqual({ ...stateOf(storeAfter()), round });
  });
});

describe('leaving', () => {
  test.each(PHASES)('from "%s" ends the round, and the scores stay', (phase) => {
    const store = storeIn(phase);
    const before = stateOf(store);
    store.dispatch(gameLeft());
    const state = store.getState();
    expect(stateOf(store)).toEqual({
      ...before,
      phase: 'idle',
      playerChoice: null,
      computerChoice: null,
      result: null,
    });
    expect(selectStreak(state)).toBeGreaterThan(0);
    expect(selectHistory(state)).not.toEqual([]);
    expect([selectPlayerChoice(state), selectResult(state)]).toEqual([null, null]);
  });
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('%s does not make the first round look like the next one', (_what, ending) => {
  const store = storeAfter(roundStarted('rock'));
  const late = settled('rock')(selectRound(store.getState()));
  for (const event of [ending, roundStarted('paper')]) store.dispatch(event);
  const before = stateOf(store);
  store.dispatch(late);
  expect(stateOf(store)).toEqual(before);
});

test.each(PHASES)('in "%s", scores from another tab replace the scores alone', (phase) => {
  const kept = selectPersisted(storeAfter(...lost, ...won, ...won).getState());
  const store = storeIn(phase);
  const before = stateOf(store);
  store.dispatch(scoresRestored(kept));
  expect(selectPersisted(store.getState())).toEqual(kept);
  expect(stateOf(store)).toEqual({ ...before, ...kept });
  expect(stateOf(store)).not.toEqual(before);
});

describe('whatever happens', () => {
  const anyHand = fc.constantFrom(...HANDS);
  /** Mostly of the round that is on. */
  const ofSomeRound = (event: fc.Arbitrary<InRound>): fc.Arbitrary<Event> =>
    fc.tuple(event, fc.constantFrom(0, 0, 0, 0, -1, 1)).map(
      ([inRound, offset]) =>
        (round: number) =>
          inRound(round + offset),
    );
  const seldom = [scoresReset(), gameLeft()];
  const anyGame: fc.Arbitrary<Event[]> = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: anyHand.map(roundStarted) },
      { weight: 8, arbitrary: ofSomeRound(anyHand.map((hand) => settled(hand))) },
      { weight: 2, arbitrary: ofSomeRound(anyHand.map(shown)) },
      { weight: 1, arbitrary: fc.constantFrom(...seldom) },
    ),
    { minLength: 1, maxLength: 60 },
  );

  test('the scores are those of the rounds that were settled since the last reset', () => {
    fc.assert(
      fc.property(anyGame, (events) => {
        const store = storeAfter();
        let results: Result[] = [];
        for (const event of events) {
          const before = stateOf(store);
          const { type } = happen(store, event);
          const { phase, result, history, ...state } = stateOf(store);
          if (type === scoresReset.type) results = [];
          if (before.phase === 'shuffling' && phase === 'settled' && result) results.push(result);

          expect(state.tally).toEqual(tallyOf(results));
          expect(history.map((round) => round.result)).toEqual(results.toReversed().slice(0, 5));
          expect(state.streak).toBe(streakOf(results));
          const streaks = results.map((_result, round) => streakOf(results.slice(0, round + 1)));
          expect(state.bestStreak).toBe(Math.max(0, ...streaks));
        }
      }),
    );
  });

  test('there is a result if and only if the round is settled, and it is that of the hands', () => {
    fc.assert(
      fc.property(anyGame, (events) => {
        const store = storeAfter();
        for (const event of events) {
          happen(store, event);
          const { phase, playerChoice, computerChoice, result, history } = stateOf(store);
          expect(playerChoice === null).toBe(phase === 'idle');
          if (phase === 'idle') expect(computerChoice).toBeNull();
          const isSettled = phase === 'settled' && playerChoice && computerChoice;
          expect(result).toBe(isSettled ? decide(playerChoice, computerChoice) : null);
          if (phase === 'settled') {
            expect(history[0]).toMatchObject({ playerChoice, computerChoice, result });
          }
          for (const round of history) {
            expect(round.result).toBe(decide(round.playerChoice, round.computerChoice));
          }
        }
      }),
    );
  });
});

function tallyOf(results: Result[]) {
  const many = (wanted: Result) => results.filter((result) => result === wanted).length;
  return {
    playerWins: many('You win!'),
    computerWins: many('Computer wins!'),
    ties: many("It's a tie!"),
  };
}

/** Wins since the last loss: a tie neither adds nor breaks. */
function streakOf(results: Result[]) {
  const sinceLoss = results.slice(results.lastIndexOf('Computer wins!') + 1);
  return sinceLoss.filter((result) => result === 'You win!').length;
}
