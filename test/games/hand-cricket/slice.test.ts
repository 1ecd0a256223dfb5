import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import type { Ball, Parity, Side } from '../../../src/games/hand-cricket/rules';
import { isCalled, PARITIES, SIDES } from '../../../src/games/hand-cricket/rules';
import {
  selectIsThrowing,
  selectMatch,
  selectRound,
} from '../../../src/games/hand-cricket/selectors';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import {
  ballSettled,
  ballThrown,
  battingChosen,
  challengeAccepted,
  dayCame,
  gameLeft,
  matchStarted,
  overBallThrown,
  parityCalled,
  scoresReset,
  scoresRestored,
  selectPersisted,
  tossThrown,
} from '../../../src/games/hand-cricket/slice';
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
    phase: 'toss',
    calledParity: 'odd',
    toss: null,
    batting: null,
    innings: 1,
    balls: [[], []],
    result: null,
    challenged: false,
    thrown: null,
    round: 0,
    matches: 0,
    wins: 0,
    streak: 0,
    bestStreak: 0,
    bestInnings: 0,
    recent: [],
    today: null,
    day: null,
    over: '',
    overs: {},
  });
});

const ANY_BALL: Ball = [6, 2];
const steps: Record<string, Step> = {
  'a call': parityCalled('even'),
  'a toss': tossThrown({ hands: [2, 2], batting: 'you' }),
  'a choice': battingChosen('computer'),
  'a ball': ballThrown(ANY_BALL),
  'the end of this ball': settled(),
  'the end of an earlier ball': settled(-1),
  'the end of a later ball': settled(1),
  'a new match': matchStarted(),
};
const accepted: [Phase, string[]][] = [
  ['toss', ['a call', 'a toss']],
  ['choice', ['a choice']],
  ['ready', ['a ball']],
  ['throwing', ['the end of this ball']],
  ['over', ['a new match']],
];

test.each(accepted)('in "%s", only %j change the state', (phase, names) => {
  expect(stateIn(phase).handCricket.phase).toBe(phase);
  expect(changing(stateIn(phase), steps)).toEqual(names);
});

describe('the toss', () => {
  const calls = PARITIES.flatMap((parity) =>
    ([1, 2, 3, 4, 5, 6] as const).map((theirs): [Parity, Ball] => [parity, [3, theirs]]),
  );

  test.each(calls)('called %s, at %j: the winner bats or bowls', (parity, hands) => {
    for (const batting of SIDES) {
      const { handCricket } = stateAfter(parityCalled(parity), tossThrown({ hands, batting }));
      const hasWon = isCalled(parity, hands);
      expect(handCricket).toEqual({
        ...INITIAL.handCricket,
        calledParity: parity,
        toss: hands,
        phase: hasWon ? 'choice' : 'ready',
        batting: hasWon ? null : batting,
      });
    }
  });

  test.each(SIDES)('won, the player lets %s bat', (side) => {
    const before = stateIn('choice').handCricket;
    expect(reduce(stateIn('choice'), battingChosen(side)).handCricket).toEqual({
      ...before,
      phase: 'ready',
      batting: side,
    });
  });

  test('keeps what was called for the next match', () => {
    const state = stateAfter(parityCalled('even'), tossThrown({ hands: [1, 1], batting: 'you' }));
    expect(reduce(state, battingChosen('you')).handCricket.calledParity).toBe('even');
    expect(stateAfter(parityCalled('even'), scoresReset()).handCricket.calledParity).toBe('even');
  });
});

test('a ball is on until it is settled; its number is not played before', () => {
  const before = stateIn('ready');
  const thrown = reduce(before, ballThrown([5, 3]));
  expect(thrown.handCricket).toEqual({
    ...before.handCricket,
    phase: 'throwing',
    thrown: [5, 3],
    round: before.handCricket.round + 1,
  });
  expect([before, thrown].map(selectIsThrowing)).toEqual([false, true]);
  expect(reduce(thrown, settled()).handCricket).toMatchObject({
    phase: 'ready',
    thrown: null,
    balls: [ballsOf('4122'), ballsOf('53')],
    round: before.handCricket.round + 1,
  });
});

test.each<[string, Side, string, Partial<HandCricketState>]>([
  ['before its first ball', 'you', '', { phase: 'ready', batting: 'you', innings: 1 }],
  ['before Out', 'you', '4163', { phase: 'ready', batting: 'you', innings: 1 }],
  ['after Out', 'you', '4155', { phase: 'ready', batting: 'computer', innings: 2 }],
  ['after the Out of the computer', 'computer', '55', { batting: 'you', innings: 2 }],
  ['one run before the target', 'you', '412214', { phase: 'ready', result: null }],
  ['at the target', 'you', '412215', { phase: 'over', result: 'Computer wins!' }],
  ['past the target', 'computer', '142263', { phase: 'over', result: 'You win!' }],
  ['out short of it', 'computer', '142211', { phase: 'over', result: 'Computer wins!' }],
  ['out level', 'you', '41221433', { phase: 'over', result: 'Match tied!' }],
  ['out without a run each', 'you', '1122', { phase: 'over', result: 'Match tied!' }],
])('%s, a match in which %s bats first, with the balls %s', (_what, first, digits, expected) => {
  expect(stateAfter(...match(first, digits)).handCricket).toMatchObject(expected);
});

test('the next match starts at the toss, without the one before', () => {
  const before = stateIn('over').handCricket;
  expect(reduce(stateIn('over'), matchStarted()).handCricket).toEqual({
    ...before,
    phase: 'toss',
    toss: null,
    batting: null,
    innings: 1,
    balls: [[], []],
    result: null,
  });
});

describe('the scores', () => {
  test.each<[string, Step[][], matches: number, wins: number, streak: number, best: number]>([
    ['nothing', [], 0, 0, 0, 0],
    ['a win', [won], 1, 1, 1, 1],
    ['a loss', [lost], 1, 0, 0, 0],
    ['a tie', [tied], 1, 0, 0, 0],
    ['three wins', [won, won, won], 3, 3, 3, 3],
    ['a tie between two wins', [won, tied, won], 3, 2, 2, 2],
    ['two wins and a loss', [won, won, lost], 3, 2, 0, 2],
    ['a win after a loss', [won, won, lost, won], 4, 3, 1, 2],
    ['a loss and a tie', [won, lost, tied], 3, 1, 0, 1],
    ['a match that is not over', [won, match('you', '4122')], 1, 1, 1, 1],
  ])('after %s', (_what, played, ...expected) => {
    const { matches, wins, streak, bestStreak } = stateAfter(...played.flat()).handCricket;
    expect([matches, wins, streak, bestStreak]).toEqual(expected);
  });

  test.each<[string, Step[], number]>([
    ['before its first ball', match('you', ''), 0],
    ['while it lasts', match('you', '4163'), 0],
    ['after its end', match('you', '416322'), 10],
    ['while the ball that ends it is on', [...match('you', '41'), ballThrown([5, 5])], 0],
    ['after that of the computer', match('computer', '1422'), 0],
    ['in a chase that goes on', match('computer', '142212'), 0],
    ['in a chase that is lost', match('computer', '16224233'), 4],
    ['in a chase that is level', match('computer', '14224166'), 4],
    ['in a chase that is won', match('computer', '1422123463'), 10],
    ['after a match with a better one', [...match('you', '41632233'), ...won], 10],
    ['after a match with one as good', [...won, ...won], 4],
  ])('the best innings is one of the player: %s', (_what, played, best) => {
    expect(stateAfter(...played).handCricket.bestInnings).toBe(best);
  });

  const played: [first: Side, digits: string, kept: string][] = [
    ['you', '1122', 'you-11-22'],
    ['computer', '132241', 'computer-1322-41'],
    ['you', '41221213', 'you-4122-1213'],
    ['computer', '1155', 'computer-11-55'],
    ['you', '6611', 'you-66-11'],
    ['computer', '2265', 'computer-22-65'],
    ['you', '1121', 'you-11-21'],
  ];

  test.each([1, 2, 5, 7])('of %i matches the latest five are kept, newest first', (many) => {
    const first = played.slice(0, many);
    const state = stateAfter(...first.flatMap(([side, digits]) => match(side, digits)));
    const kept = first.map(([, , text]) => text);
    expect(state.handCricket.recent).toEqual(kept.toReversed().slice(0, 5));
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

  test.each([
    ['more runs', '5141', 'You win!', 'friend-4216-5141', 9],
    ['fewer', '5133', 'Computer wins!', 'friend-4216-5133', 5],
    ['as many', '513122', 'Match tied!', 'friend-4216-513122', 8],
  ])('with %s: %s is "%s", and counts as other matches do', (...row) => {
    const [, digits, result, kept, bestInnings] = row;
    const wins = result === 'You win!' ? 1 : 0;
    expect(stateAfter(accepted, ...balls(digits)).handCricket).toMatchObject({
      phase: 'over',
      result,
      challenged: true,
      ...{ matches: 1, wins, streak: wins, bestStreak: wins },
      bestInnings,
      recent: [kept],
    });
  });

  test('is over with the first ball against a friend without a run', () => {
    const { handCricket } = stateAfter(challengeAccepted(ballsOf('22')), ...balls('12'));
    expect(handCricket).toMatchObject({ phase: 'over', result: 'You win!' });
  });

  test('is not that of the next match', () => {
    const state = stateAfter(accepted, ...balls('5141'), matchStarted());
    expect(state.handCricket).toMatchObject({ phase: 'toss', challenged: false });
    expect(stateAfter(accepted, scoresReset()).handCricket.challenged).toBe(false);
  });
});

describe.each(PHASES)('in "%s"', (phase) => {
  const state = stateIn(phase);
  const before = state.handCricket;

  test('a reset ends the match, and clears the scores, but not the days', () => {
    const played = reduce(reduce(state, gameLeft()), dayCame(DAY));
    const withOver = overBalls('3454').reduce(reduce, played);
    const { round, calledParity, today, day, over, overs } = withOver.handCricket;
    expect(reduce(withOver, scoresReset()).handCricket).toEqual({
      ...INITIAL.handCricket,
      ...{ round, calledParity, today, day, over, overs },
    });
    expect(overs).toEqual({ [DAY]: '3454' });
  });

  test('leaving keeps the match, without the ball that is on', () => {
    expect(reduce(state, gameLeft()).handCricket).toEqual({
      ...before,
      phase: phase === 'throwing' ? 'ready' : phase,
      thrown: null,
    });
  });

  test('scores from another tab replace the scores only', () => {
    const persisted = selectPersisted(
      stateAfter(...lost, dayCame(DAY), ...overBalls('34')).handCricket,
    );
    expect(reduce(state, scoresRestored(persisted)).handCricket).toEqual({
      ...before,
      ...persisted,
    });
    expect(persisted).not.toEqual(selectPersisted(before));
  });
});

test.each([
  ['leaving', gameLeft()],
  ['a reset', scoresReset()],
  ['a challenge', challengeAccepted(ballsOf('44'))],
])('a timer of the ball before %s does not settle the next ball', (_what, ending) => {
  const before = reduce(stateIn('throwing'), ending);
  const stale = settled()(selectRound(before));
  const ready = stateAfter(...match('you', '41'));
  expect(reduce(before, stale)).toEqual(before);
  const next = [...match('you', ''), ballThrown([5, 3])].reduce(reduce, before);
  expect(reduce(next, stale)).toEqual(next);
  expect(selectMatch(ready).phase).toBe('ready');
});

describe('Aaj ka Over', () => {
  const OPEN = stateAfter(dayCame(DAY));

  test('is on the screen from when the clock is read', () => {
    expect(OPEN.handCricket).toEqual({ ...INITIAL.handCricket, today: DAY, day: DAY });
  });

  test('a ball is on until it is settled, and is then one of its day', () => {
    const thrown = reduce(OPEN, overBallThrown([3, 4]));
    expect(thrown.handCricket).toEqual({ ...OPEN.handCricket, thrown: [3, 4], round: 1 });
    expect(reduce(thrown, settled()).handCricket).toEqual({
      ...OPEN.handCricket,
      round: 1,
      overs: { [DAY]: '34' },
    });
  });

  const overSteps: Record<string, Step> = {
    'a ball': overBallThrown([3, 4]),
    'the end of this ball': settled(),
    'the end of an earlier ball': settled(-1),
    'the end of a later ball': settled(1),
  };
  test.each<[string, Step[], string[]]>([
    ['before the clock was read', [], []],
    ['before its first ball', [dayCame(DAY)], ['a ball']],
    ['in mid-over', [dayCame(DAY), ...overBalls('3454')], ['a ball']],
    ['while a ball is on', [dayCame(DAY), overBallThrown([3, 4])], ['the end of this ball']],
    ['after five balls', [dayCame(DAY), ...overBalls('3434343131')], ['a ball']],
    ['after six balls', [dayCame(DAY), ...overBalls('343434313131')], []],
    ['after Out', [dayCame(DAY), ...overBalls('3444')], []],
    ['when it was played in an earlier visit', [scoresOf({ [DAY]: '44' }), dayCame(DAY)], []],
    [
      'when it was begun in an earlier visit',
      [scoresOf({ [DAY]: '34' }), dayCame(DAY)],
      ['a ball'],
    ],
  ])('%s, only %j change the state', (_what, played, names) => {
    expect(changing(stateAfter(...played), overSteps)).toEqual(names);
  });

  test.each<[string, Step[], day: number]>([
    ['before its first ball: the new one', [], DAY + 1],
    ['while its first ball is on: its own', [overBallThrown([3, 4])], DAY],
    ['in mid-over: its own', overBalls('34'), DAY],
    ['in mid-over while a ball is on: its own', [...overBalls('34'), overBallThrown([3, 4])], DAY],
    ['after its end: the new one', overBalls('44'), DAY + 1],
    [
      'after a first ball that was left: the new one',
      [overBallThrown([3, 4]), gameLeft()],
      DAY + 1,
    ],
    ['in mid-over, left: its own', [...overBalls('34'), gameLeft()], DAY],
  ])('the day turns %s', (_what, played, day) => {
    const state = stateAfter(dayCame(DAY), ...played, dayCame(DAY + 1));
    expect(state.handCricket).toMatchObject({ today: DAY + 1, day });
  });

  test('an over that began yesterday is played to its end, and then gives way to that of today', () => {
    const yesterday = [dayCame(DAY), ...overBalls('34'), dayCame(DAY + 1), ...overBalls('44')];
    const state = stateAfter(...yesterday);
    expect(state.handCricket).toMatchObject({ day: DAY, today: DAY + 1, overs: { [DAY]: '3444' } });
    expect(changing(state, overSteps)).toEqual([]);
    const next = [dayCame(DAY + 1), ...overBalls('32')].reduce(reduce, state);
    expect(next.handCricket).toMatchObject({
      day: DAY + 1,
      overs: { [DAY]: '3444', [DAY + 1]: '32' },
    });
  });

  test('a ball that is left is not played', () => {
    const state = stateAfter(dayCame(DAY), ...overBalls('34'), overBallThrown([3, 4]), gameLeft());
    expect(state.handCricket).toMatchObject({ thrown: null, overs: { [DAY]: '34' } });
    expect(reduce(state, settled())).toEqual(state);
  });

  test.each([
    ['further', '3454'],
    ['to its end', '3444'],
  ])('a ball that is on when another tab has played the over %s is not played', (_how, digits) => {
    const on = stateAfter(dayCame(DAY), ...overBalls('34'), overBallThrown([5, 4]));
    const state = [scoresOf({ [DAY]: digits }), settled()].reduce(reduce, on);
    expect(state.handCricket).toMatchObject({ thrown: null, overs: { [DAY]: digits } });
  });
});

describe('match and over do not touch each other', () => {
  const OVER_KEYS = ['today', 'day', 'over', 'overs'] as const;
  const overIn = (state: HandCricketState) => OVER_KEYS.map((key) => state[key]);
  const matchIn = (state: HandCricketState) =>
    Object.entries(state).filter(
      ([key]) => ![...OVER_KEYS, 'round', 'thrown'].some((other) => other === key),
    );

  test.each(PHASES.filter((phase) => phase !== 'throwing'))(
    'a whole over leaves a match in "%s" as it is',
    (phase) => {
      const before = stateIn(phase);
      const after = [dayCame(DAY), ...overBalls('3444')].reduce(reduce, before);
      expect(matchIn(after.handCricket)).toEqual(matchIn(before.handCricket));
      expect(after.handCricket.overs).toEqual({ [DAY]: '3444' });
    },
  );

  test('a whole match leaves an over as it is', () => {
    const before = stateAfter(dayCame(DAY), ...overBalls('34'));
    const after = [...won, ...lost].reduce(reduce, before);
    expect(overIn(after.handCricket)).toEqual(overIn(before.handCricket));
    expect(after.handCricket.matches).toBe(2);
  });

  test('the day comes while a ball of the match is on', () => {
    const state = reduce(stateIn('throwing'), dayCame(DAY));
    expect(state.handCricket).toEqual({
      ...stateIn('throwing').handCricket,
      today: DAY,
      day: DAY,
    });
  });

  test('while a ball of one is on, none of the other is thrown', () => {
    const inMatch = reduce(stateIn('throwing'), dayCame(DAY));
    expect(reduce(inMatch, overBallThrown([3, 4]))).toEqual(inMatch);
    const inOver = [dayCame(DAY), overBallThrown([3, 4])].reduce(reduce, stateIn('ready'));
    expect(reduce(inOver, ballThrown([3, 4]))).toEqual(inOver);
  });

  test.each<[string, Phase, Step]>([
    ['a new match', 'over', matchStarted()],
    ['a challenge', 'ready', challengeAccepted(ballsOf('4216'))],
    ['a reset', 'ready', scoresReset()],
  ])('%s does not end a ball of the over', (_what, phase, step) => {
    const on = [dayCame(DAY), overBallThrown([3, 4])].reduce(reduce, stateIn(phase));
    const after = [step, settled()].reduce(reduce, on);
    expect(after.handCricket.overs).toEqual({ [DAY]: '34' });
  });
});

/** As another tab has stored them. */
function scoresOf(overs: Record<string, string>) {
  return scoresRestored({ ...selectPersisted(INITIAL.handCricket), overs });
}
