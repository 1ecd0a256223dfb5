import type { Hand, Milestone } from '../../../src/games/rock-paper-scissors/rules';
import { decide, HANDS } from '../../../src/games/rock-paper-scissors/rules';
import {
  selectBestStreak,
  selectChallenge,
  selectComputerChoice,
  selectHistory,
  selectIsShuffling,
  selectMilestone,
  selectPlayerChoice,
  selectResult,
  selectRound,
  selectStreak,
  selectTally,
} from '../../../src/games/rock-paper-scissors/selectors';
import type { RockPaperScissorsState } from '../../../src/games/rock-paper-scissors/slice';
import {
  computerHandShuffled,
  gameLeft,
  selectPersisted as persistedOf,
  roundSettled,
  roundStarted,
  scoresReset,
  scoresRestored,
} from '../../../src/games/rock-paper-scissors/slice';
import type { RootState } from '../../../src/state/types';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';

const selectPersisted = (state: RootState) => persistedOf(state.rockPaperScissors);

type Phase = RockPaperScissorsState['phase'];

const { reduce, stateAfter, changing } = sliceTester(selectRound);

const shuffled =
  (hand: Hand, offset = 0) =>
  (round: number) =>
    computerHandShuffled({ round: round + offset, hand });
const settled =
  (computerChoice: Hand, offset = 0, timestamp = '10:42 am') =>
  (round: number) =>
    roundSettled({ round: round + offset, computerChoice, timestamp });

const won = [roundStarted('rock'), settled('scissors')];
const lost = [roundStarted('rock'), settled('paper')];
const tied = [roundStarted('rock'), settled('rock')];

/** The steps to each phase, after a won round so that the scores are not initial. */
const stepsTo: Record<Phase, Step[]> = {
  idle: [gameLeft()],
  shuffling: [roundStarted('paper'), shuffled('rock')],
  settled: [roundStarted('paper'), settled('rock')],
};
const PHASES = Object.keys(stepsTo) as Phase[];
const stateIn = (phase: Phase) => stateAfter(...won, ...stepsTo[phase]);

test('starts idle, with no hands, no score and no history', () => {
  expect(INITIAL.rockPaperScissors).toEqual({
    phase: 'idle',
    round: 0,
    playerChoice: null,
    computerChoice: null,
    result: null,
    milestone: null,
    challenge: null,
    tally: { playerWins: 0, computerWins: 0, ties: 0 },
    history: [],
    streak: 0,
    bestStreak: 0,
  });
});

test.each(PHASES)('in "%s", the selectors return the state', (phase) => {
  const state = stateIn(phase);
  expect({
    phase,
    round: selectRound(state),
    playerChoice: selectPlayerChoice(state),
    computerChoice: selectComputerChoice(state),
    result: selectResult(state),
    milestone: selectMilestone(state),
    challenge: selectChallenge(state),
    tally: selectTally(state),
    history: selectHistory(state),
    streak: selectStreak(state),
    bestStreak: selectBestStreak(state),
  }).toEqual(state.rockPaperScissors);
  expect(selectIsShuffling(state)).toBe(phase === 'shuffling');
});

const steps: Record<string, Step> = {
  'a choice': roundStarted('scissors'),
  'the same choice again': roundStarted('paper'),
  'a hand shuffled in this round': shuffled('scissors'),
  'a hand shuffled in an earlier round': shuffled('scissors', -1),
  'a hand shuffled in a later round': shuffled('scissors', 1),
  'the end of this round': settled('scissors'),
  'the end of an earlier round': settled('scissors', -1),
  'the end of a later round': settled('scissors', 1),
};
const accepted: [Phase, string[]][] = [
  ['idle', ['a choice', 'the same choice again']],
  ['shuffling', ['a hand shuffled in this round', 'the end of this round']],
  ['settled', ['a choice', 'the same choice again']],
];

test.each(accepted)('in "%s", only %j change the state', (phase, names) => {
  expect(changing(stateIn(phase), steps)).toEqual(names);
});

test.each(['idle', 'settled'] as const)(
  'a choice in "%s" starts a new round, and changes no score',
  (phase) => {
    const before = stateIn(phase).rockPaperScissors;
    expect(reduce(stateIn(phase), roundStarted('scissors')).rockPaperScissors).toEqual({
      ...before,
      phase: 'shuffling',
      round: before.round + 1,
      playerChoice: 'scissors',
      computerChoice: null,
      result: null,
    });
  },
);

test('a shuffled hand changes the choice of the computer only', () => {
  const before = stateIn('shuffling');
  for (const hand of HANDS) {
    const { rockPaperScissors } = reduce(before, shuffled(hand));
    expect(rockPaperScissors).toEqual({ ...before.rockPaperScissors, computerChoice: hand });
  }
});

test('only a shuffled hand is marked as cosmetic, which keeps it out of the log', () => {
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

const tallies = {
  'You win!': { playerWins: 1, computerWins: 0, ties: 0 },
  'Computer wins!': { playerWins: 0, computerWins: 1, ties: 0 },
  "It's a tie!": { playerWins: 0, computerWins: 0, ties: 1 },
};

test.each(HANDS.flatMap((player) => HANDS.map((computer) => [player, computer] as const)))(
  '%s against %s is counted by its result',
  (player, computer) => {
    const state = stateAfter(
      roundStarted(player),
      shuffled('rock'),
      settled(computer, 0, '9:05 pm'),
    );
    const result = decide(player, computer);
    const streak = result === 'You win!' ? 1 : 0;
    expect(state.rockPaperScissors).toEqual({
      phase: 'settled',
      round: 1,
      playerChoice: player,
      computerChoice: computer,
      result,
      milestone: null,
      challenge: null,
      tally: tallies[result],
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
  ['two wins and a tie', [won, won, tied], 2, 2],
  ['a tie between two wins', [won, tied, won], 2, 2],
  ['two wins and a loss', [won, won, lost], 0, 2],
  ['a win after a loss', [won, won, lost, won], 1, 2],
  ['a longer streak than before', [won, lost, won, won], 2, 2],
  ['a loss and a tie', [won, lost, tied], 0, 1],
])('the streak after %s', (_what, rounds, streak, best) => {
  const state = stateAfter(...rounds.flat());
  expect([selectStreak(state), selectBestStreak(state)]).toEqual([streak, best]);
});

test.each<[string, Step[][], Milestone | null]>([
  ['nothing', [], null],
  ['two wins', [won, won], null],
  ['three wins', [won, won, won], 'won3'],
  ['three wins with a tie between', [won, tied, won, won], 'won3'],
  ['three wins after a loss', [won, lost, won, won, won], 'won3'],
  ['three wins and a tie', [won, won, won, tied], null],
  ['four wins', Array(4).fill(won), null],
  ['five wins', Array(5).fill(won), 'won5'],
  ['ten wins', Array(10).fill(won), 'won10'],
  ['four losses', Array(4).fill(lost), null],
  ['five losses', Array(5).fill(lost), 'lost5'],
  ['six losses', Array(6).fill(lost), null],
  ['five losses and a tie', [...Array(5).fill(lost), tied], null],
  ['two ties', [tied, tied], null],
  ['three ties', [tied, tied, tied], 'tied3'],
  ['four ties', Array(4).fill(tied), null],
  ['three ties and a win', [tied, tied, tied, won], null],
])('the milestone after %s', (_what, rounds, milestone) => {
  expect(selectMilestone(stateAfter(...rounds.flat()))).toBe(milestone);
});

describe('after three wins, the milestone', () => {
  const atMilestone = stateAfter(...won, ...won, ...won);
  const of = (...rounds: Step[]) => selectPersisted(stateAfter(...rounds));

  test.each<[string, Step, Milestone | null]>([
    ['the start of a round', roundStarted('rock'), null],
    ['leaving', gameLeft(), null],
    ['a reset', scoresReset(), null],
    // It is that of the round on the screen, here.
    ['scores from another tab', scoresRestored(of(...lost)), 'won3'],
  ])('after %s', (_what, step, milestone) => {
    expect(selectMilestone(reduce(atMilestone, step))).toBe(milestone);
  });

  test('is none after a first win, when another tab has won its third', () => {
    const state = stateAfter(...won, scoresRestored(selectPersisted(atMilestone)));
    expect(selectMilestone(state)).toBe(null);
  });

  test('comes with the third win, though two were in an earlier visit', () => {
    const state = stateAfter(scoresRestored(of(...won, ...won)), ...won);
    expect(selectMilestone(state)).toBe('won3');
  });
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

  test('a reset ends the round, and clears scores and history', () => {
    const { round } = before;
    expect(reduce(state, scoresReset()).rockPaperScissors).toEqual({
      ...INITIAL.rockPaperScissors,
      round,
    });
  });

  test('leaving ends the round, and keeps the scores', () => {
    expect(reduce(state, gameLeft()).rockPaperScissors).toEqual({
      ...before,
      phase: 'idle',
      playerChoice: null,
      computerChoice: null,
      result: null,
    });
  });

  test('scores from another tab replace the scores only', () => {
    const persisted = selectPersisted(stateAfter(...lost, ...won, ...won));
    const restored = reduce(state, scoresRestored(persisted));
    expect(selectPersisted(restored)).toEqual(persisted);
    expect(restored.rockPaperScissors).toEqual({ ...before, ...persisted });
    expect(restored).not.toEqual(state);
  });
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
])('a timer of the round before %s does not settle the next round', (_what, ending) => {
  const stale = settled('rock')(selectRound(stateAfter(roundStarted('rock'))));
  const next = [roundStarted('rock'), ending, roundStarted('paper')];
  expect(stateAfter(...next, stale)).toEqual(stateAfter(...next));
});

test('a round without a choice, possible in a forged log only, is not settled', () => {
  const forged = {
    ...INITIAL,
    rockPaperScissors: { ...INITIAL.rockPaperScissors, phase: 'shuffling' as const },
  };
  expect(reduce(forged, settled('rock'))).toEqual(forged);
});
