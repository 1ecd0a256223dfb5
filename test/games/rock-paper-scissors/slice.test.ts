import fc from 'fast-check';
import type { Hand, Milestone } from '../../../src/games/rock-paper-scissors/rules';
import { decide, HANDS, RESULTS } from '../../../src/games/rock-paper-scissors/rules';
import type {
  PlayedRound,
  RockPaperScissorsState,
} from '../../../src/games/rock-paper-scissors/slice';
import * as slice from '../../../src/games/rock-paper-scissors/slice';
import { anything, fewNotCounts } from '../../support/hostileValues';
import { taken } from '../../support/taken';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { fixture } from './fixture';

testSlice(fixture);

type Phase = RockPaperScissorsState['phase'];

const { reduce, stateAfter } = sliceTester(slice.selectRound);
const gameAfter = (...steps: Step[]) => stateAfter(...steps).rockPaperScissors;

const shuffled = (hand: Hand) => (round: number) => slice.computerHandShuffled({ round, hand });
const settled =
  (computerChoice: Hand, timestamp = '10:42 am') =>
  (round: number) =>
    slice.roundSettled({ round, computerChoice, timestamp });

const won = [slice.roundStarted('rock'), settled('scissors')];
const lost = [slice.roundStarted('rock'), settled('paper')];
const tied = [slice.roundStarted('rock'), settled('rock')];

/** The steps to each phase, after a won round so that the scores are not initial. */
const stepsTo: Record<Phase, Step[]> = {
  idle: [...won, slice.gameLeft()],
  shuffling: [...won, slice.roundStarted('paper'), shuffled('rock')],
  settled: [...won, slice.roundStarted('paper'), settled('rock')],
};
const PHASES = Object.keys(stepsTo) as Phase[];

const NO_ROUND = {
  phase: 'idle',
  playerChoice: null,
  computerChoice: null,
  result: null,
  milestone: null,
};
const NO_SCORES = {
  tally: { playerWins: 0, computerWins: 0, ties: 0 },
  history: [],
  streak: 0,
  bestStreak: 0,
};

test('starts idle, with no hands, no score and no history', () => {
  expect(gameAfter()).toEqual({
    ...NO_ROUND,
    ...NO_SCORES,
    ...{ round: 0, challenge: null, bestBefore: 0 },
  });
});

test('a streak is a record once: in the round in which it is longer than all before it', () => {
  const rounds = [won, won, lost, won, tied, won, won, won, lost, won];
  const records = rounds.map((_round, at) =>
    slice.selectIsRecord(stateAfter(...rounds.slice(0, at + 1).flat())),
  );
  expect(records.flatMap((isRecord, at) => (isRecord ? [at] : []))).toEqual([6]);
});

test.each(['idle', 'settled'] as const)(
  'a choice in "%s" starts a new round, and changes no score',
  (phase) => {
    const before = gameAfter(...stepsTo[phase]);
    expect(gameAfter(...stepsTo[phase], slice.roundStarted('scissors'))).toEqual({
      ...before,
      ...NO_ROUND,
      phase: 'shuffling',
      round: before.round + 1,
      playerChoice: 'scissors',
    });
  },
);

test('a shuffled hand changes the choice of the computer alone, and is kept out of the log', () => {
  const before = gameAfter(...stepsTo.shuffling);
  const after = gameAfter(...stepsTo.shuffling, shuffled('scissors'));
  expect(after).toEqual({ ...before, computerChoice: 'scissors' });
  expect(shuffled('rock')(1)).toMatchObject({ meta: { cosmetic: true } });
});

test.each([
  ['rock', 'You win!', [1, 0, 0]],
  ['paper', 'Computer wins!', [0, 1, 0]],
  ['scissors', "It's a tie!", [0, 0, 1]],
] as const)('a shuffled rock, then %s against scissors: %s is counted', (...row) => {
  const [hand, result, [playerWins, computerWins, ties]] = row;
  const round = { playerChoice: hand, computerChoice: 'scissors', result };
  expect(gameAfter(slice.roundStarted(hand), shuffled('rock'), settled('scissors'))).toEqual({
    ...round,
    ...{ phase: 'settled', round: 1, milestone: null, challenge: null },
    tally: { playerWins, computerWins, ties },
    history: [{ ...round, timestamp: '10:42 am' }],
    ...{ streak: playerWins, bestStreak: playerWins, bestBefore: 0 },
  });
});

test.each<[string, Step[][], streak: number, best: number, Milestone | null]>([
  ['a tie alone', [tied], 0, 0, null],
  ['a tie between two wins', [won, tied, won], 2, 2, null],
  ['two wins and a loss', [won, won, lost], 0, 2, null],
  ['a win after a loss', [won, won, lost, won], 1, 2, null],
  ['a longer streak than before', [won, lost, won, won], 2, 2, null],
  ['three wins with a tie between', [won, tied, won, won], 3, 3, 'won3'],
  ['three wins and a tie', [won, won, won, tied], 3, 3, null],
  ['five losses', Array(5).fill(lost), 0, 0, 'lost5'],
  ['six losses', Array(6).fill(lost), 0, 0, null],
])('after %s', (_what, rounds, streak, bestStreak, milestone) => {
  expect(gameAfter(...rounds.flat())).toMatchObject({ streak, bestStreak, milestone });
});

describe('the milestone', () => {
  const three = [...won, ...won, ...won];
  const scoresOf = (...before: Step[]) =>
    taken('rockPaperScissors')(slice.persisted.select(gameAfter(...before)));

  test.each<[string, Step[], Milestone | null]>([
    ['goes with the next round', [...three, slice.roundStarted('rock')], null],
    // The milestone belongs to the round on the screen of this tab.
    ['stays when scores come from another tab', [...three, scoresOf(...lost)], 'won3'],
    ['is not that of another tab', [...won, scoresOf(...three)], null],
    ['counts rounds of an earlier visit', [scoresOf(...won, ...won), ...won], 'won3'],
  ])('%s', (_what, played, milestone) => {
    expect(gameAfter(...played).milestone).toBe(milestone);
  });
});

test.each(PHASES)(
  'in "%s", it is selected whether the hands are shuffled, and which hand of the computer is settled',
  (phase) => {
    const state = stateAfter(...stepsTo[phase]);
    expect(slice.selectIsShuffling(state)).toBe(phase === 'shuffling');
    expect(slice.selectSettledChoice(state)).toBe(phase === 'settled' ? 'rock' : null);
  },
);

test('the history is newest first, and keeps five rounds', () => {
  const times = ['1:00', '2:00', '3:00', '4:00', '5:00', '6:00'];
  const rounds = times.map((time) => [slice.roundStarted('rock'), settled('paper', time)]);
  const timesAfter = (count: number) =>
    gameAfter(...rounds.slice(0, count).flat()).history.map(({ timestamp }) => timestamp);
  expect(timesAfter(5)).toEqual(['5:00', '4:00', '3:00', '2:00', '1:00']);
  expect(timesAfter(6)).toEqual(['6:00', '5:00', '4:00', '3:00', '2:00']);
});

test.each(PHASES)(
  'in "%s", leaving keeps the scores, a reset forgets them, and nothing else is stored',
  (phase) => {
    const state = stateAfter(...stepsTo[phase]);
    const before = state.rockPaperScissors;
    const left = reduce(state, slice.gameLeft()).rockPaperScissors;
    expect(left).toEqual({ ...before, ...NO_ROUND });
    const reset = reduce(state, slice.scoresReset()).rockPaperScissors;
    expect(reset).toEqual({ ...before, ...NO_ROUND, ...NO_SCORES });
    expect(Object.keys(slice.persisted.select(before))).toEqual(Object.keys(NO_SCORES));
  },
);

test('a round without a choice, possible in a forged log only, is not settled', () => {
  const forged = {
    ...INITIAL,
    rockPaperScissors: { ...INITIAL.rockPaperScissors, phase: 'shuffling' as const },
  };
  expect(reduce(forged, settled('rock'))).toEqual(forged);
});

describe('a challenge', () => {
  const six = [...HANDS, ...HANDS].map(slice.handHidden);
  const hands = ['rock', 'paper', 'scissors', 'rock', 'paper'];

  test.each<[string, Step[], object | null]>([
    ['begins without hands', [slice.challengeStarted()], { hands: [], played: null }],
    [
      'takes five hands, and plays no round meanwhile',
      [slice.challengeStarted(), slice.roundStarted('rock'), ...six],
      { hands, played: null },
    ],
    [
      'that is accepted takes no hands',
      [slice.challengeAccepted(['paper']), slice.handHidden('rock')],
      { hands: ['paper'], played: [] },
    ],
    [
      'ends by leaving; then no hand is hidden',
      [slice.challengeStarted(), slice.gameLeft(), ...six],
      null,
    ],
  ])('takes the place of a round: %s', (_what, events, challenge) => {
    expect(gameAfter(...stepsTo.settled, ...events)).toEqual({
      ...gameAfter(...stepsTo.settled, slice.gameLeft()),
      challenge,
    });
  });

  test('keeps the hands that were played against it, and ends with the round after the last', () => {
    const accepted = [
      slice.challengeAccepted(['paper', 'rock']),
      ...won,
      slice.roundStarted('paper'),
    ];
    const over = [...accepted, settled('rock')];
    const both = ['paper', 'rock'];
    expect(gameAfter(...accepted).challenge).toEqual({ hands: both, played: ['rock'] });
    expect(gameAfter(...over).challenge).toEqual({ hands: both, played: ['rock', 'paper'] });
    expect(gameAfter(...over, slice.roundStarted('rock')).challenge).toBeNull();
  });
});

const played = (playerChoice: Hand, computerChoice: Hand, timestamp: string): PlayedRound => ({
  playerChoice,
  computerChoice,
  result: decide(playerChoice, computerChoice),
  timestamp,
});

const ROUND = played('paper', 'rock', '10:41 am');
const VALID = {
  tally: { playerWins: 9, computerWins: 4, ties: 2 },
  history: [ROUND, played('rock', 'rock', '22:40'), played('scissors', 'rock', '10:42')],
  streak: 3,
  bestStreak: 5,
};

const historyOf = (history: unknown) => slice.validate({ ...VALID, history }).history;

test.each(fewNotCounts)('a count of %s becomes the least that fits the others', (_what, count) => {
  const tally = { playerWins: count, computerWins: count, ties: count };
  const least = { playerWins: VALID.bestStreak, computerWins: 1, ties: 1 };
  expect(slice.validate({ ...VALID, tally })).toEqual({ ...VALID, tally: least });
  expect(slice.validate({ ...VALID, tally: count })).toEqual({ ...VALID, tally: least });
  expect(slice.validate({ ...VALID, streak: count })).toEqual({ ...VALID, streak: 0 });
  expect(slice.validate({ ...VALID, bestStreak: count })).toEqual({
    ...VALID,
    bestStreak: VALID.streak,
  });
});

test.each([
  [3, 5, 5, 5, 5],
  [3, 5, 4, 5, 5],
  [5, 3, 4, 5, 5],
  [3, 1e300, 1e300, 3, 3],
])(
  'a streak of %d, a best one of %d and %d wins: the best is %d, of %d wins',
  (streak, bestStreak, playerWins, best, wins) => {
    const tally = { ...VALID.tally, playerWins };
    const validated = slice.validate({ ...VALID, tally, streak, bestStreak });
    expect([validated.bestStreak, validated.tally.playerWins]).toEqual([best, wins]);
  },
);

test('the tally has at least the rounds of the history, by their result', () => {
  const tally = { playerWins: 1, computerWins: 1, ties: 1 };
  expect(slice.validate({ history: VALID.history }).tally).toEqual(tally);
});

describe('the history', () => {
  test('is empty where it is no list; the scores are unchanged', () => {
    for (const history of [null, { length: 1, 0: ROUND }, JSON.stringify([ROUND])])
      expect(slice.validate({ ...VALID, history })).toEqual({ ...VALID, history: [] });
  });

  test.each([
    ['no hand of the player', { playerChoice: undefined }],
    ['no hand of the computer', { computerChoice: undefined }],
    ['an unknown hand', { playerChoice: 'lizard' }],
    ['no time', { timestamp: undefined }],
    ['a number for a time', { timestamp: 1_939_292_520_000 }],
    ['a time of 41 characters', { timestamp: '1'.repeat(41) }],
  ])('drops an entry with %s', (_what, fields) => {
    const entry = { ...ROUND, ...fields };
    expect(historyOf([entry, ROUND, null])).toEqual([ROUND]);
  });

  test('has the result of the hands, whatever was stored, and no unknown fields', () => {
    for (const result of [...RESULTS, 7, undefined])
      expect(historyOf([{ ...ROUND, result, admin: true }])).toEqual([ROUND]);
  });

  test('has the newest five that are valid, however many are not', () => {
    const numbered = [0, 1, 2, 3, 4, 5, 6].map((age) =>
      played('rock', 'paper', `${age}`.repeat(40)),
    );
    const mixed = numbered.flatMap((round) => [null, { ...round, playerChoice: 'x' }, round]);
    expect(historyOf(mixed)).toEqual(numbered.slice(0, 5));
  });
});

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
const anyHand = fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...HANDS) }, anything);
const anyRound = fc.record({
  playerChoice: anyHand,
  computerChoice: anyHand,
  result: fc.constantFrom(...RESULTS),
  timestamp: fc.oneof(fc.string({ maxLength: 60 }), anything),
});
const almostValid = fc.record(
  {
    tally: fc.record({ playerWins: anyCount, computerWins: anyCount, ties: anyCount }),
    history: fc.array(fc.oneof(anyRound, anything), { maxLength: 20 }),
    streak: anyCount,
    bestStreak: anyCount,
  },
  { requiredKeys: [] },
);

testValidation(fixture, {
  valid: VALID,
  unknown: { phase: 'shuffling', round: 9, playerChoice: 'rock' },
  almostValid,
});
