import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { FIRST } from '../../../src/games/hand-cricket/recording';
import type { Side } from '../../../src/games/hand-cricket/rules';
import { ballsOf, digitsOf, RECENT_LENGTH, SIDES } from '../../../src/games/hand-cricket/rules';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import * as slice from '../../../src/games/hand-cricket/slice';
import { FIRST_DAY } from '../../../src/games/shared/indianDay';
import { isCount } from '../../support/checks';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';
import type { FullState } from '../../support/store';
import { taken } from '../../support/taken';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { anyDay, anyInnings, overOf } from './arbitraries';
import { fixture } from './fixture';

testSlice(fixture);

type Phase = HandCricketState['phase'];

const { reduce, stateAfter } = sliceTester(slice.selectRound);

const settled = (round: number) => slice.ballSettled(round);

/** Example: `balls('4122')` throws and settles `[4, 1]` and `[2, 2]`. */
const balls = (digits: string): Step[] =>
  ballsOf(digits).flatMap((ball) => [slice.ballThrown(ball), settled]);

/** The steps of a match in which that side bats first. */
const match = (first: Side, digits: string): Step[] => [
  slice.matchStarted(),
  slice.tossThrown({ hands: [1, 2], batting: 'computer' }),
  slice.battingChosen(first),
  ...balls(digits),
];

const won = match('computer', '132241');
const lost = match('you', '1113');
const tied = match('you', '1122');

/** The steps to each phase, after a won match so that the scores are not initial. */
const stepsTo: Record<Phase, Step[]> = {
  toss: [slice.matchStarted()],
  choice: [slice.matchStarted(), slice.tossThrown({ hands: [3, 4], batting: 'computer' })],
  ready: match('you', '4122'),
  throwing: [...match('you', '4122'), slice.ballThrown([5, 3])],
  over: lost,
};
const PHASES = Object.keys(stepsTo) as Phase[];
const stateIn = (phase: Phase) => stateAfter(...won, ...stepsTo[phase]);

const DAY = 20_782;
/** Balls of Aaj ka Over. Example: `overBalls('3454')` throws and settles `[3, 4]` and `[5, 4]`. */
const overBalls = (digits: string): Step[] =>
  ballsOf(digits).flatMap((ball) => [slice.overBallThrown(ball), settled]);

test('starts at the toss, with no match, no scores and no day', () => {
  expect(INITIAL.handCricket).toEqual({
    ...{ phase: 'toss', calledParity: 'odd', toss: null, challenged: false, isRecord: false },
    ...{ batting: null, innings: 1, balls: [[], []], result: null, thrown: null, round: 0 },
    ...{ matches: 0, wins: 0, streak: 0, bestStreak: 0, bestInnings: 0, recent: [] },
    ...{ today: null, day: null, over: '', overs: {} },
  });
});

test.each([
  ['the first match', [], match('you', '321122'), false],
  ['a longer innings', match('you', '321122'), match('you', '521122'), true],
  ['an equal innings', match('you', '321122'), match('you', '341122'), false],
  ['a shorter innings', match('you', '321122'), match('you', '221122'), false],
  ['the next match', [...match('you', '321122'), ...match('you', '521122')], stepsTo.toss, false],
])('%s: whether it is a record is %4$j', (_which, before, steps, isRecord) => {
  expect(slice.selectIsRecord(stateAfter(...before, ...steps))).toBe(isRecord);
});

describe('the toss', () => {
  test.each([
    ['odd', true],
    ['even', false],
  ] as const)('called %s, with 3 and 4: whether the player chooses is %s', (parity, hasWon) => {
    for (const batting of SIDES) {
      const toss = slice.tossThrown({ hands: [3, 4], batting });
      expect(stateAfter(slice.parityCalled(parity), toss).handCricket).toEqual({
        ...INITIAL.handCricket,
        calledParity: parity,
        toss: [3, 4],
        phase: hasWon ? 'choice' : 'ready',
        batting: hasWon ? null : batting,
      });
    }
  });

  test.each(SIDES)('won, the player lets %s bat', (batting) => {
    const before = stateIn('choice');
    const { handCricket } = reduce(before, slice.battingChosen(batting));
    expect(handCricket).toEqual({ ...before.handCricket, phase: 'ready', batting });
  });
});

test('a ball is on until it is settled; its number is not played before', () => {
  const before = stateIn('ready');
  const round = before.handCricket.round + 1;
  const thrown = reduce(before, slice.ballThrown([5, 3]));
  expect(thrown.handCricket).toMatchObject({ phase: 'throwing', thrown: [5, 3], round });
  expect([before, thrown].map(slice.selectIsThrowing)).toEqual([false, true]);
  expect(reduce(thrown, settled).handCricket).toEqual({
    ...before.handCricket,
    balls: [ballsOf('4122'), ballsOf('53')],
    round,
  });
});

test('the next match starts at the toss, with the call of the one before', () => {
  const called = [slice.parityCalled('even'), slice.tossThrown({ hands: [1, 1], batting: 'you' })];
  const state = stateAfter(
    ...called,
    slice.battingChosen('you'),
    ...balls('1122'),
    slice.matchStarted(),
  );
  expect(state.handCricket).toEqual({
    ...INITIAL.handCricket,
    calledParity: 'even',
    round: 2,
    matches: 1,
    recent: ['you-11-22'],
  });
});

describe('the scores', () => {
  test.each<[string, Step[][], matches: number, wins: number, streak: number, best: number]>([
    ['a win', [won], 1, 1, 1, 1],
    ['a loss', [lost], 1, 0, 0, 0],
    ['a tie between two wins', [won, tied, won], 3, 2, 2, 2],
    ['a win after a loss', [won, won, lost, won], 4, 3, 1, 2],
    ['a match that is not over', [won, match('you', '4122')], 1, 1, 1, 1],
  ])('after %s', (_what, played, ...expected) => {
    const { matches, wins, streak, bestStreak } = stateAfter(...played.flat()).handCricket;
    expect([matches, wins, streak, bestStreak]).toEqual(expected);
  });

  test.each<[string, Step[], number]>([
    ['while it lasts', match('you', '4163'), 0],
    ['after its end', match('you', '416322'), 10],
    ['after that of the computer', match('computer', '1422'), 0],
    ['in a chase that goes on', match('computer', '142212'), 0],
    ['in a chase that is lost', match('computer', '16224233'), 4],
    ['in a chase that is won', match('computer', '1422123463'), 10],
    ['after a match with a better one', [...match('you', '41632233'), ...won], 10],
  ])('the best innings is one of the player: %s', (_what, played, best) => {
    expect(stateAfter(...played).handCricket.bestInnings).toBe(best);
  });

  test('of the matches the latest five are kept, newest first', () => {
    const { recent } = stateAfter(...won, ...lost, ...tied, ...won, ...lost, ...tied).handCricket;
    const latest = ['you-11-22', 'you-11-13', 'computer-1322-41'];
    expect(recent).toEqual([...latest, ...latest.slice(0, 2)]);
  });
});

describe('a match that was broken off', () => {
  type Resumed = Parameters<typeof slice.matchResumed>[0];
  const toss = { calledParity: 'even' as const, toss: ballsOf('24')[0] ?? null };
  const on: NonNullable<Resumed['match']> = {
    ...{ batting: 'computer', innings: 2, balls: [ballsOf('4122'), []], challenged: false },
  };
  const none = { batting: null, innings: 1, balls: [[], []], challenged: false };

  test.each<[Phase, Resumed['match'], object]>([
    ['choice', null, none],
    ['ready', on, on],
  ])('goes on in "%s" in place of one that is over or has not begun', (phase, match, expected) => {
    for (const earlier of PHASES) {
      const { handCricket: before } = stateIn(earlier);
      const resumed = { ...before, ...toss, ...expected, phase, result: null };
      const { handCricket: after } = reduce(
        stateIn(earlier),
        slice.matchResumed({ ...toss, match }),
      );
      expect(after).toEqual(['toss', 'over'].includes(earlier) ? resumed : before);
    }
  });
});

describe('a challenge', () => {
  /** A challenge in which the friend has 2 + 6 runs: the friend's hand is the second of each ball. */
  const accepted = slice.challengeAccepted(ballsOf('4216'));

  test.each(PHASES)('accepted in "%s" starts the chase of the friend', (phase) => {
    const before = stateIn(phase).handCricket;
    expect(reduce(stateIn(phase), accepted).handCricket).toEqual({
      ...before,
      phase: 'ready',
      toss: null,
      batting: 'you',
      innings: 2,
      balls: [ballsOf('4216'), []],
      result: null,
      challenged: true,
      thrown: null,
    });
  });

  test('counts as other matches do, and is not that of the next one', () => {
    const state = stateAfter(accepted, ...balls('5141'));
    expect(state.handCricket).toMatchObject({
      ...{ phase: 'over', result: 'You win!', challenged: true },
      ...{ matches: 1, wins: 1, streak: 1, bestStreak: 1, bestInnings: 9 },
      recent: ['friend-4216-5141'],
    });
    const next = reduce(state, slice.matchStarted()).handCricket;
    expect(next).toMatchObject({ phase: 'toss', challenged: false });
  });
});

describe.each(PHASES)('in "%s"', (phase) => {
  const state = stateIn(phase);

  test('a reset ends the match, and clears the scores, but not the days', () => {
    const played = [slice.gameLeft(), slice.dayCame(DAY), ...overBalls('3454')].reduce(
      reduce,
      state,
    );
    const { round, calledParity, today, day, over, overs } = played.handCricket;
    expect(reduce(played, slice.scoresReset()).handCricket).toEqual({
      ...INITIAL.handCricket,
      ...{ round, calledParity, today, day, over, overs },
    });
    expect(overs).toEqual({ [DAY]: '3454' });
  });

  test('leaving keeps the match, without the ball that is on', () => {
    expect(reduce(state, slice.gameLeft()).handCricket).toEqual({
      ...state.handCricket,
      phase: phase === 'throwing' ? 'ready' : phase,
      thrown: null,
    });
  });
});

describe('Aaj ka Over', () => {
  const OPEN = stateAfter(slice.dayCame(DAY));
  const isOn = slice.overBallThrown([3, 4]);

  test('a ball is on until it is settled, and is then one of its day', () => {
    expect(OPEN.handCricket).toEqual({ ...INITIAL.handCricket, today: DAY, day: DAY });
    const thrown = reduce(OPEN, isOn);
    expect(thrown.handCricket).toEqual({ ...OPEN.handCricket, thrown: [3, 4], round: 1 });
    expect(reduce(thrown, settled).handCricket).toEqual({
      ...OPEN.handCricket,
      round: 1,
      overs: { [DAY]: '34' },
    });
  });

  const overSteps: Record<string, Step> = {
    'a ball': isOn,
    'the end of this ball': settled,
    'the end of an earlier ball': (round) => slice.ballSettled(round - 1),
    'the end of a later ball': (round) => slice.ballSettled(round + 1),
  };
  test.each<[string, string[], Step[]]>([
    ['before the clock was read', [], []],
    ['before its first ball', ['a ball'], [slice.dayCame(DAY)]],
    ['while a ball is on', ['the end of this ball'], [slice.dayCame(DAY), isOn]],
    ['after five balls', ['a ball'], [slice.dayCame(DAY), ...overBalls('3434343131')]],
    ['after six balls', [], [slice.dayCame(DAY), ...overBalls('343434313131')]],
    ['after Out', [], [slice.dayCame(DAY), ...overBalls('3444')]],
  ])('%s, only %j change the state', (_when, names, played) => {
    const state = stateAfter(...played);
    const changing = Object.keys(overSteps).filter(
      (name) => !isDeepStrictEqual(reduce(state, overSteps[name] as Step), state),
    );
    expect(changing).toEqual(names);
  });

  test.each<[string, Step[], day: number]>([
    ['before its first ball: the new one', [], DAY + 1],
    ['while its first ball is on: its own', [isOn], DAY],
    ['in mid-over: its own', overBalls('34'), DAY],
    ['after its end: the new one', overBalls('44'), DAY + 1],
    ['after a first ball that was left: the new one', [isOn, slice.gameLeft()], DAY + 1],
  ])('the day turns %s', (_what, played, day) => {
    const state = stateAfter(slice.dayCame(DAY), ...played, slice.dayCame(DAY + 1));
    expect(state.handCricket).toMatchObject({ today: DAY + 1, day });
  });

  test('a ball that is on when another tab has played the over on is not played', () => {
    const on = stateAfter(slice.dayCame(DAY), ...overBalls('34'), slice.overBallThrown([5, 4]));
    const overs = { [DAY]: '3444' };
    const stored = { ...slice.persisted.select(on.handCricket), overs };
    const state = [taken('handCricket')(stored), settled].reduce(reduce, on);
    expect(state.handCricket).toMatchObject({ thrown: null, overs });
  });
});

describe('how the over stands', () => {
  const LATER = 20_900;
  const withOvers = (overs: Record<string, string>) =>
    taken('handCricket')({ ...slice.persisted.select(INITIAL.handCricket), overs });
  const standing = (state: FullState) => ({
    day: slice.selectDay(state),
    over: slice.selectOverOnScreen(state),
    status: slice.selectOverStatus(state),
    isOfOtherDay: slice.selectIsOfOtherDay(state),
  });

  test('before the clock was read, an over is open, whatever was played', () => {
    const open = { day: null, over: '', status: 'open', isOfOtherDay: false };
    expect(standing(stateAfter())).toEqual(open);
    expect(standing(stateAfter(withOvers({ 5: '44' })))).toEqual(open);
  });

  test.each<[string, Record<number, string>, 'open' | 'ended' | 'clockBack']>([
    ['nothing was played', {}, 'open'],
    ['yesterday was begun', { [LATER - 1]: '34' }, 'open'],
    ['it was begun, and tomorrow was played', { [LATER]: '34', [LATER + 1]: '25' }, 'open'],
    ['it ended with Out', { [LATER]: '3444' }, 'ended'],
    ['it ended after six balls', { [LATER]: '343434313132' }, 'ended'],
    ['tomorrow was played', { [LATER + 1]: '25' }, 'clockBack'],
    ['another year was played', { [LATER + 400]: '25' }, 'open'],
  ])('an over is open, has ended, or comes once the clock is right: %s', (_what, overs, status) => {
    const state = stateAfter(withOvers(overs), slice.dayCame(LATER));
    expect(standing(state)).toMatchObject({ day: LATER, status, isOfOtherDay: false });
  });

  test.each([
    ['turned', LATER + 1, true],
    ['was set back', LATER - 1, false],
    ['was put right by more than a month', LATER - 32, true],
    ['was set before the first', FIRST_DAY - 1, false],
  ])('an over under way, since which the day %s', (_how, today, isOfOtherDay) => {
    const state = stateAfter(
      withOvers({ [LATER]: '34' }),
      slice.dayCame(LATER),
      slice.dayCame(today),
    );
    expect(standing(state)).toMatchObject({ day: LATER, status: 'open', isOfOtherDay });
  });
});

describe('match and over do not touch each other', () => {
  test('while a ball of one is on, none of the other is thrown; the day may come', () => {
    const inMatch = reduce(stateIn('throwing'), slice.dayCame(DAY));
    expect(inMatch.handCricket).toMatchObject({ phase: 'throwing', today: DAY, day: DAY });
    expect(reduce(inMatch, slice.overBallThrown([3, 4]))).toEqual(inMatch);
    const inOver = [slice.dayCame(DAY), slice.overBallThrown([3, 4])].reduce(
      reduce,
      stateIn('ready'),
    );
    expect(reduce(inOver, slice.ballThrown([3, 4]))).toEqual(inOver);
  });

  test('a new match does not end a ball of the over', () => {
    const steps = [slice.dayCame(DAY), slice.overBallThrown([3, 4]), slice.matchStarted(), settled];
    expect(steps.reduce(reduce, stateIn('over')).handCricket.overs).toEqual({ [DAY]: '34' });
  });
});

const NO_SCORES = {
  ...{ matches: 0, wins: 0, streak: 0, bestStreak: 0, bestInnings: 0 },
  recent: [],
  overs: {},
};
const VALID = {
  ...{ matches: 9, wins: 6, streak: 3, bestStreak: 5, bestInnings: 64 },
  recent: ['you-4122-3416', 'computer-1322-41', 'friend-4216-5141'],
  overs: { 20782: '345444', 20783: '426562651651', 20785: '31' },
};

const recentOf = (recent: unknown) => slice.validate({ ...VALID, recent }).recent;
const oversOf = (overs: unknown) => slice.validate({ ...VALID, overs }).overs;

test.each(fewNotCounts)('a count that is %s becomes the least that others allow', (_what, none) => {
  const { wins, streak, bestStreak } = VALID;
  expect(slice.validate({ ...VALID, matches: none })).toEqual({ ...VALID, matches: wins });
  expect(slice.validate({ ...VALID, wins: none })).toEqual({ ...VALID, wins: bestStreak });
  expect(slice.validate({ ...VALID, streak: none })).toEqual({ ...VALID, streak: 0 });
  expect(slice.validate({ ...VALID, bestStreak: none })).toEqual({ ...VALID, bestStreak: streak });
  expect(slice.validate({ ...VALID, bestInnings: none })).toEqual({ ...VALID, bestInnings: 0 });
});

// A count is raised and never lowered, so that no player loses any.
test.each([
  ['streak', { ...VALID, streak: 7 }, { ...VALID, streak: 7, bestStreak: 7, wins: 7 }],
  ['best streak', { ...VALID, bestStreak: 8 }, { ...VALID, bestStreak: 8, wins: 8 }],
  ['number of wins', { ...VALID, wins: 12 }, { ...VALID, wins: 12, matches: 12 }],
  ['list', { recent: VALID.recent }, { ...NO_SCORES, matches: 3, recent: VALID.recent }],
])('a count that is less than a higher %s is raised to it', (_what, stored, expected) => {
  expect(slice.validate(stored)).toEqual(expected);
});

const notObjects = fewNotObjects.filter(([, value]) => !Array.isArray(value));

test.each(notObjects)('no match and no day are in %s; the rest is unchanged', (_what, value) => {
  expect(slice.validate({ ...VALID, recent: value })).toEqual({ ...VALID, recent: [] });
  expect(slice.validate({ ...VALID, overs: value })).toEqual({ ...VALID, overs: {} });
});

describe('the list of matches', () => {
  test.each<[string, unknown]>([
    ['a number', 4122],
    ['a list', ['you-11-22']],
    ['an object that becomes a match as a string', { toString: () => 'you-11-22' }],
    ['with an innings without balls', 'you--22'],
    ['with a second one without balls', 'you-11-'],
    ['with three innings', 'you-11-22-33'],
    ['of another side', 'me-11-22'],
    ['with half a ball', 'you-11-223'],
    ['with half a ball in its first innings', 'you-411-22'],
    ['with a 0', 'you-11-02'],
    ['with a 7', 'you-17-22'],
    ['that goes on after Out', 'you-1122-33'],
    ['that goes on after Out in its second innings', 'you-11-412213'],
    ['with something before it', ' you-11-22'],
    ['with a line after it', 'you-11-22\n'],
    ['with a megabyte of balls', `you-11-${'41'.repeat(500_000)}`],
  ])('drops one that is %s', (_what, match) => {
    expect(recentOf(['you-11-22', match, 'you-33-41'])).toEqual(['you-11-22', 'you-33-41']);
  });

  test('keeps one of 1000 characters, and none that is longer', () => {
    const [longest, longer] = [495, 496].map((balls) => `friend-11-${'41'.repeat(balls)}`);
    expect(longest).toHaveLength(1000);
    expect(recentOf([longest, longer])).toEqual([longest]);
  });

  test('keeps the newest five that are valid, however many are not', () => {
    const seven = Array.from({ length: 7 }, (_, at) => `you-${'41'.repeat(at)}11-22`);
    const mixed = seven.flatMap((each) => [null, 'you', each]);
    expect(recentOf(mixed)).toEqual(seven.slice(0, 5));
  });
});

describe('the days of Aaj ka Over', () => {
  const noDays = ['0', '-1', '07', '1e3', '20782.5', ' 20782', '20782 ', '1000000', ''];
  test.each(noDays)('are not "%s"', (day) => {
    expect(oversOf({ [day]: '41', 1: '41', 999999: '41' })).toEqual({ 1: '41', 999999: '41' });
  });

  test.each<[string, unknown]>([
    ['a number', 41],
    ['a list', ['41']],
    ['an empty string', ''],
    ['a ball and a half', '413'],
    ['a 0', '4041'],
    ['a 7', '7441'],
    ['seven balls', '41'.repeat(7)],
    ['balls after Out', '4441'],
    ['balls after Out, up to six', '414141444141'],
    ['something before it', ' 41'],
    ['a line after it', '41\n'],
  ])('have no over that is %s', (_what, over) => {
    expect(oversOf({ 20782: over, 20783: '41' })).toEqual({ 20783: '41' });
  });
});

test('any match and any over that was played is kept, of as many years as there are', () => {
  const match = fc
    .tuple(fc.constantFrom(...FIRST), anyInnings(20), anyInnings(20))
    .map(([first, one, two]) => `${first}-${digitsOf(one)}-${digitsOf(two)}`);
  const over = anyDay.chain((day) => fc.tuple(fc.constant(`${day}`), overOf(day)));
  const manyDays = fc.array(over, { maxLength: 1000 });
  fc.assert(
    fc.property(fc.array(match, { maxLength: RECENT_LENGTH }), manyDays, (recent, days) => {
      const overs = Object.fromEntries(days);
      expect(slice.validate({ ...VALID, recent, overs })).toEqual({ ...VALID, recent, overs });
    }),
  );
});

const anyCount = fc.oneof(fc.integer(), fc.double(), anything);
const almostMatch = fc.stringMatching(/^(?:you|computer|friend)-[1-7]{1,8}-[1-7]{1,8}$/);
const almostOver = fc.stringMatching(/^[1-7]{1,14}$/);
const anyKey = fc.oneof(fc.nat(1_000_000).map(String), fc.string());
const almostValid = fc.record(
  {
    matches: anyCount,
    wins: anyCount,
    streak: anyCount,
    bestStreak: anyCount,
    bestInnings: anyCount,
    recent: fc.oneof(fc.array(fc.oneof(almostMatch, anything), { maxLength: 20 }), anything),
    overs: fc.oneof(fc.dictionary(anyKey, fc.oneof(almostOver, anything)), anything),
  },
  { requiredKeys: [] },
);

testValidation(fixture, {
  valid: VALID,
  unknown: { phase: 'throwing', round: 9, thrown: [4, 1], day: 20_782, over: '41' },
  polluting: ['{"overs": {"__proto__": "41"}}', '{"recent": [{"__proto__": ["you-11-22"]}]}'],
  almostValid,
  // Matches and overs are kept that nobody can have played.
  isValid: ({ matches, wins, streak, bestStreak, recent }) =>
    recent.length <= Math.min(RECENT_LENGTH, matches) &&
    [streak, bestStreak, wins, matches].every(
      (count, at, counts) => isCount(count) && count >= (counts[at - 1] ?? 0),
    ),
});
