import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import type { Side } from '../../../src/games/hand-cricket/rules';
import { SIDES } from '../../../src/games/hand-cricket/rules';
import { selectIsThrowing, selectRound } from '../../../src/games/hand-cricket/selectors';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import {
  ballSettled,
  ballThrown,
  battingChosen,
  challengeAccepted,
  dayCame,
  gameLeft,
  matchResumed,
  matchStarted,
  overBallThrown,
  parityCalled,
  scoresReset,
  selectPersisted,
  tossThrown,
} from '../../../src/games/hand-cricket/slice';
import { taken } from '../../support/taken';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';

type Phase = HandCricketState['phase'];

const { reduce, stateAfter, changing } = sliceTester(selectRound);

const settled =
  (offset = 0) =>
  (round: number) =>
    ballSettled(round + offset);

/** Example: `balls('4122')` throws and settles `[4, 1]` and `[2, 2]`. */
const balls = (digits: string): Step[] =>
  ballsOf(digits).flatMap((ball) => [ballThrown(ball), settled()]);

/** A match in which that side bats first, to its end or to the middle. */
const match = (first: Side, digits: string): Step[] => [
  matchStarted(),
  tossThrown({ hands: [1, 2], batting: 'computer' }),
  battingChosen(first),
  ...balls(digits),
];

const won = match('computer', '132241');
const lost = match('you', '1113');
const tied = match('you', '1122');

/** The steps to each phase, after a won match so that the scores are not initial. */
const stepsTo: Record<Phase, Step[]> = {
  toss: [matchStarted()],
  choice: [matchStarted(), tossThrown({ hands: [3, 4], batting: 'computer' })],
  ready: match('you', '4122'),
  throwing: [...match('you', '4122'), ballThrown([5, 3])],
  over: lost,
};
const PHASES = Object.keys(stepsTo) as Phase[];
const stateIn = (phase: Phase) => stateAfter(...won, ...stepsTo[phase]);

const DAY = 20_782;
/** Balls of Aaj ka Over. Example: `overBalls('3454')`. */
const overBalls = (digits: string): Step[] =>
  ballsOf(digits).flatMap((ball) => [overBallThrown(ball), settled()]);

test('starts at the toss, with no match, no scores and no day', () => {
  expect(INITIAL.handCricket).toEqual({
    ...{ phase: 'toss', calledParity: 'odd', toss: null, challenged: false },
    ...{ batting: null, innings: 1, balls: [[], []], result: null, thrown: null, round: 0 },
    ...{ matches: 0, wins: 0, streak: 0, bestStreak: 0, bestInnings: 0, recent: [] },
    ...{ today: null, day: null, over: '', overs: {} },
  });
});

const endings: Record<string, Step> = {
  'the end of this ball': settled(),
  'the end of an earlier ball': settled(-1),
  'the end of a later ball': settled(1),
};
const steps: Record<string, Step> = {
  'a call': parityCalled('even'),
  'a toss': tossThrown({ hands: [2, 2], batting: 'you' }),
  'a choice': battingChosen('computer'),
  'a ball': ballThrown([6, 2]),
  ...endings,
  'a new match': matchStarted(),
};

test.each<[Phase, string[]]>([
  ['toss', ['a call', 'a toss']],
  ['choice', ['a choice']],
  ['ready', ['a ball']],
  ['throwing', ['the end of this ball']],
  ['over', ['a new match']],
])('in "%s", only %j change the state', (phase, names) => {
  expect(stateIn(phase).handCricket.phase).toBe(phase);
  expect(changing(stateIn(phase), steps)).toEqual(names);
});

describe('the toss', () => {
  test.each([
    ['odd', true],
    ['even', false],
  ] as const)('called %s, with 3 and 4: whether the player chooses is %s', (parity, hasWon) => {
    for (const batting of SIDES) {
      const toss = tossThrown({ hands: [3, 4], batting });
      expect(stateAfter(parityCalled(parity), toss).handCricket).toEqual({
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
    const { handCricket } = reduce(before, battingChosen(batting));
    expect(handCricket).toEqual({ ...before.handCricket, phase: 'ready', batting });
  });
});

test('a ball is on until it is settled; its number is not played before', () => {
  const before = stateIn('ready');
  const round = before.handCricket.round + 1;
  const thrown = reduce(before, ballThrown([5, 3]));
  expect(thrown.handCricket).toMatchObject({ phase: 'throwing', thrown: [5, 3], round });
  expect([before, thrown].map(selectIsThrowing)).toEqual([false, true]);
  expect(reduce(thrown, settled()).handCricket).toEqual({
    ...before.handCricket,
    balls: [ballsOf('4122'), ballsOf('53')],
    round,
  });
});

test('the next match starts at the toss, with the call of the one before', () => {
  const called = [parityCalled('even'), tossThrown({ hands: [1, 1], batting: 'you' })];
  const state = stateAfter(...called, battingChosen('you'), ...balls('1122'), matchStarted());
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
  type Resumed = Parameters<typeof matchResumed>[0];
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
      const { handCricket: after } = reduce(stateIn(earlier), matchResumed({ ...toss, match }));
      expect(after).toEqual(['toss', 'over'].includes(earlier) ? resumed : before);
    }
  });
});

describe('a challenge', () => {
  /** The friend's hand is that of the computer's side: 2 + 6 runs. */
  const accepted = challengeAccepted(ballsOf('4216'));

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
    const next = reduce(state, matchStarted()).handCricket;
    expect(next).toMatchObject({ phase: 'toss', challenged: false });
  });
});

describe.each(PHASES)('in "%s"', (phase) => {
  const state = stateIn(phase);

  test('a reset ends the match, and clears the scores, but not the days', () => {
    const played = [gameLeft(), dayCame(DAY), ...overBalls('3454')].reduce(reduce, state);
    const { round, calledParity, today, day, over, overs } = played.handCricket;
    expect(reduce(played, scoresReset()).handCricket).toEqual({
      ...INITIAL.handCricket,
      ...{ round, calledParity, today, day, over, overs },
    });
    expect(overs).toEqual({ [DAY]: '3454' });
  });

  test('leaving keeps the match, without the ball that is on', () => {
    expect(reduce(state, gameLeft()).handCricket).toEqual({
      ...state.handCricket,
      phase: phase === 'throwing' ? 'ready' : phase,
      thrown: null,
    });
  });
});

test('scores from another tab replace the scores only', () => {
  const { handCricket } = stateAfter(...lost, dayCame(DAY), ...overBalls('34'));
  const persisted = selectPersisted(handCricket);
  expect(persisted).toEqual({
    ...{ matches: 1, wins: 0, streak: 0, bestStreak: 0, bestInnings: 0 },
    recent: ['you-11-13'],
    overs: { [DAY]: '34' },
  });
});

describe('Aaj ka Over', () => {
  const OPEN = stateAfter(dayCame(DAY));
  const isOn = overBallThrown([3, 4]);

  test('a ball is on until it is settled, and is then one of its day', () => {
    expect(OPEN.handCricket).toEqual({ ...INITIAL.handCricket, today: DAY, day: DAY });
    const thrown = reduce(OPEN, isOn);
    expect(thrown.handCricket).toEqual({ ...OPEN.handCricket, thrown: [3, 4], round: 1 });
    expect(reduce(thrown, settled()).handCricket).toEqual({
      ...OPEN.handCricket,
      round: 1,
      overs: { [DAY]: '34' },
    });
  });

  const overSteps: Record<string, Step> = { 'a ball': isOn, ...endings };
  test.each<[string, string[], Step[]]>([
    ['before the clock was read', [], []],
    ['before its first ball', ['a ball'], [dayCame(DAY)]],
    ['while a ball is on', ['the end of this ball'], [dayCame(DAY), isOn]],
    ['after five balls', ['a ball'], [dayCame(DAY), ...overBalls('3434343131')]],
    ['after six balls', [], [dayCame(DAY), ...overBalls('343434313131')]],
    ['after Out', [], [dayCame(DAY), ...overBalls('3444')]],
  ])('%s, only %j change the state', (_when, names, played) => {
    expect(changing(stateAfter(...played), overSteps)).toEqual(names);
  });

  test.each<[string, Step[], day: number]>([
    ['before its first ball: the new one', [], DAY + 1],
    ['while its first ball is on: its own', [isOn], DAY],
    ['in mid-over: its own', overBalls('34'), DAY],
    ['after its end: the new one', overBalls('44'), DAY + 1],
    ['after a first ball that was left: the new one', [isOn, gameLeft()], DAY + 1],
  ])('the day turns %s', (_what, played, day) => {
    const state = stateAfter(dayCame(DAY), ...played, dayCame(DAY + 1));
    expect(state.handCricket).toMatchObject({ today: DAY + 1, day });
  });

  test('a ball that is on when another tab has played the over on is not played', () => {
    const on = stateAfter(dayCame(DAY), ...overBalls('34'), overBallThrown([5, 4]));
    const overs = { [DAY]: '3444' };
    const stored = { ...selectPersisted(on.handCricket), overs };
    const state = [taken('handCricket')(stored), settled()].reduce(reduce, on);
    expect(state.handCricket).toMatchObject({ thrown: null, overs });
  });
});

describe('match and over do not touch each other', () => {
  test('while a ball of one is on, none of the other is thrown; the day may come', () => {
    const inMatch = reduce(stateIn('throwing'), dayCame(DAY));
    expect(inMatch.handCricket).toMatchObject({ phase: 'throwing', today: DAY, day: DAY });
    expect(reduce(inMatch, overBallThrown([3, 4]))).toEqual(inMatch);
    const inOver = [dayCame(DAY), overBallThrown([3, 4])].reduce(reduce, stateIn('ready'));
    expect(reduce(inOver, ballThrown([3, 4]))).toEqual(inOver);
  });

  test('a new match does not end a ball of the over', () => {
    const steps = [dayCame(DAY), overBallThrown([3, 4]), matchStarted(), settled()];
    expect(steps.reduce(reduce, stateIn('over')).handCricket.overs).toEqual({ [DAY]: '34' });
  });
});
