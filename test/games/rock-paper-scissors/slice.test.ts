import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../../src/app/reducer';
import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
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
import type { RootState } from '../../../src/state/types';

type Phase = RockPaperScissorsState['phase'];

/** What happens, once it is known which round is on. */
type Event = UnknownAction | ((round: number) => UnknownAction);

const FIRST = reducer(undefined, { type: '@@first' });
const happen = (state: RootState, event: Event) =>
  reducer(state, typeof event === 'function' ? event(selectRound(state)) : event);
const stateAfter = (...events: Event[]) => events.reduce(happen, FIRST);

const shown =
  (hand: Hand, away = 0) =>
  (round: number) =>
    computerHandShuffled({ round: round + away, hand });
const settled =
  (computerChoice: Hand, away = 0, timestamp = '10:42 am') =>
  (round: number) =>
    roundSettled({ round: round + away, computerChoice, timestamp });

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
const stateIn = (phase: Phase) => stateAfter(...won, ...ways[phase]);

test('starts idle, with no hands, no score and no history', () => {
  expect(FIRST.rockPaperScissors).toEqual({
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

test.each(PHASES)('in "%s", a screen can read all there is', (phase) => {
  const state = stateIn(phase);
  expect({
    phase,
    round: selectRound(state),
    playerChoice: selectPlayerChoice(state),
    computerChoice: selectComputerChoice(state),
    result: selectResult(state),
    tally: selectTally(state),
    history: selectHistory(state),
    streak: selectStreak(state),
    bestStreak: selectBestStreak(state),
  }).toEqual(state.rockPaperScissors);
  expect(selectIsShuffling(state)).toBe(phase === 'shuffling');
});

const events: Record<string, Event> = {
  'a choice': roundStarted('scissors'),
  'the same choice again': roundStarted('paper'),
  'a hand shown in this round': shown('scissors'),
  'a hand shown in an earlier round': shown('scissors', -1),
  'a hand shown in a round to come': shown('scissors', 1),
  'the end of this round': settled('scissors'),
  'the end of an earlier round': settled('scissors', -1),
  'the end of a round to come': settled('scissors', 1),
};
const accepted: [Phase, string[]][] = [
  ['idle', ['a choice', 'the same choice again']],
  ['shuffling', ['a hand shown in this round', 'the end of this round']],
  ['settled', ['a choice', 'the same choice again']],
];

test.each(accepted)('in "%s", of all events of a round only %j change anything', (phase, names) => {
  const state = stateIn(phase);
  const change = ([, event]: [string, Event]) => !isDeepStrictEqual(happen(state, event), state);
  const changing = Object.entries(events).filter(change);
  expect(changing.map(([name]) => name)).toEqual(names);
});

test.each(['idle', 'settled'] as const)(
  'a choice in "%s" starts a round of its own, and counts nothing',
  (phase) => {
    const before = stateIn(phase).rockPaperScissors;
    expect(happen(stateIn(phase), roundStarted('scissors')).rockPaperScissors).toEqual({
      ...before,
      phase: 'shuffling',
      round: before.round + 1,
      playerChoice: 'scissors',
      computerChoice: null,
      result: null,
    });
  },
);

test('a hand that is shown while shuffling is on show, and nothing else', () => {
  const before = stateIn('shuffling');
  for (const hand of HANDS) {
    const { rockPaperScissors } = happen(before, shown(hand));
    expect(rockPaperScissors).toEqual({ ...before.rockPaperScissors, computerChoice: hand });
  }
});

test('such a hand alone is marked as cosmetic, for the log to leave it out', () => {
  expect(computerHandShuffled({ round: 1, hand: 'rock' })).toEqual({
    type: 'rockPaperScissors/computerHandShuffled',
    payload: { round: 1, hand: 'rock' },
    meta: { cosmetic: true },
  });
  const settledRound = roundSettled({ round: 1, computerChoice: 'rock', timestamp: '' });
  for (const event of [roundStarted('rock'), settledRound, gameLeft(), scoresReset()]) {
    expect(event).not.toHaveProperty('meta');
  }
});

const oneOf = {
  'You win!': { playerWins: 1, computerWins: 0, ties: 0 },
  'Computer wins!': { playerWins: 0, computerWins: 1, ties: 0 },
  "It's a tie!": { playerWins: 0, computerWins: 0, ties: 1 },
};

test.each(HANDS.flatMap((player) => HANDS.map((computer) => [player, computer] as const)))(
  '%s against %s is counted as the rules decide it',
  (player, computer) => {
    const state = stateAfter(roundStarted(player), shown('rock'), settled(computer, 0, '9:05 pm'));
    const result = decide(player, computer);
    const streak = result === 'You win!' ? 1 : 0;
    expect(state.rockPaperScissors).toEqual({
      phase: 'settled',
      round: 1,
      playerChoice: player,
      computerChoice: computer,
      result,
      tally: oneOf[result],
      history: [{ playerChoice: player, computerChoice: computer, result, timestamp: '9:05 pm' }],
      streak,
      bestStreak: streak,
    });
  },
);

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
])('the streak after %s', (_what, rounds, streak, best) => {
  const state = stateAfter(...rounds.flat());
  expect([selectStreak(state), selectBestStreak(state)]).toEqual([streak, best]);
});

test.each([
  [1, ['1:00']],
  [2, ['2:00', '1:00']],
  [5, ['5:00', '4:00', '3:00', '2:00', '1:00']],
  [7, ['7:00', '6:00', '5:00', '4:00', '3:00']],
])('the history after %i rounds is %j: newest first, at most five', (many, expected) => {
  const times = Array.from({ length: many }, (_, index) => `${index + 1}:00`);
  const state = stateAfter(
    ...times.flatMap((time) => [roundStarted('rock'), settled('paper', 0, time)]),
  );
  expect(selectHistory(state).map(({ timestamp }) => timestamp)).toEqual(expected);
});

describe.each(PHASES)('in "%s"', (phase) => {
  const state = stateIn(phase);
  const before = state.rockPaperScissors;

  test('a reset ends the round and forgets scores and history', () => {
    const { round } = before;
    expect(happen(state, scoresReset()).rockPaperScissors).toEqual({
      ...FIRST.rockPaperScissors,
      round,
    });
  });

  test('leaving ends the round, and the scores stay', () => {
    expect(happen(state, gameLeft()).rockPaperScissors).toEqual({
      ...before,
      phase: 'idle',
      playerChoice: null,
      computerChoice: null,
      result: null,
    });
  });

  test('scores from another tab replace the scores alone', () => {
    const kept = selectPersisted(stateAfter(...lost, ...won, ...won));
    const restored = happen(state, scoresRestored(kept));
    expect(selectPersisted(restored)).toEqual(kept);
    expect(restored.rockPaperScissors).toEqual({ ...before, ...kept });
    expect(restored).not.toEqual(state);
  });
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('%s does not make the first round look like the next one', (_what, ending) => {
  const late = settled('rock')(selectRound(stateAfter(roundStarted('rock'))));
  const next = [roundStarted('rock'), ending, roundStarted('paper')];
  expect(stateAfter(...next, late)).toEqual(stateAfter(...next));
});

test('a round in which nobody has chosen, as only a forged log has it, is not settled', () => {
  const forged = {
    ...FIRST,
    rockPaperScissors: { ...FIRST.rockPaperScissors, phase: 'shuffling' as const },
  };
  expect(happen(forged, settled('rock'))).toEqual(forged);
});
