import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { throwOfDay } from '../../../src/games/hand-cricket/aaj-ka-over/rules';
import {
  feature,
  openOver,
  readDay,
  resumable,
  throwBall,
  throwOverBall,
  throwToss,
} from '../../../src/games/hand-cricket/effects';
import { handCricket } from '../../../src/games/hand-cricket/game';
import { chaseOf, positionsOf, recordingOf } from '../../../src/games/hand-cricket/recording';
import type { Ball } from '../../../src/games/hand-cricket/rules';
import * as rules from '../../../src/games/hand-cricket/rules';
import { ballsOf } from '../../../src/games/hand-cricket/rules';
import type { HandCricketState, Persisted } from '../../../src/games/hand-cricket/slice';
import * as slice from '../../../src/games/hand-cricket/slice';
import { validate } from '../../../src/games/hand-cricket/slice';
import type { AnyAction } from '../../support/arbitraries';
import { few, fixed, from, offset, record } from '../../support/arbitraries';
import { isCount, isOneOf } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';
import { anyBall, anyInnings, anyThrow, overOf } from './arbitraries';
import { playMatch } from './turns';

const parity = fc.constantFrom(...rules.PARITIES);
const side = fc.constantFrom(...rules.SIDES);
/** Days, few enough that an over meets its own day again. */
const day = fc.constantFrom(20_782, 20_783, 20_784);

/** Balls, more than half of them Out, so that innings end. */
const ball: fc.Arbitrary<Ball> = fc.oneof(
  anyBall,
  anyThrow.map((number): Ball => [number, number]),
);

const kept = fc.constantFrom('you-4122-3416', 'computer-1322-41', 'friend-4216-5141', 'you-11-22');
/** Matches that go on after a reload. */
const on = fc
  .constantFrom('you--', 'you-4122-34', 'computer-13-', 'friend-4216-51')
  .map((match) => {
    const toss: Ball | null = match.startsWith('friend') ? null : [1, 2];
    return resumable.resume({ calledParity: 'odd', toss, match }).resumed as AnyAction;
  });

const overs = fc
  .array(day.chain((each) => overOf(each).map((over) => [`${each}`, over] as const)))
  .map((entries): Persisted['overs'] => Object.fromEntries(entries));

const persisted = fc
  .record({
    ...{ matches: few, wins: few, streak: few, bestStreak: few, bestInnings: few },
    recent: fc.array(kept, { maxLength: rules.RECENT_LENGTH }),
    overs,
  })
  .map(validate);

/** The over on the screen. */
const overIn = (state: HandCricketState) => state.overs[`${state.day}`] ?? '';

const PHASES = ['toss', 'choice', 'ready', 'throwing', 'over'];

const isBall = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((each) => isOneOf(rules.THROWS, each));
const isDay = (value: unknown) => Number.isSafeInteger(value);

/** Whether a match stands as it must by its balls alone. */
function isFoldOfBalls({ batting, innings, balls, result, challenged }: HandCricketState) {
  if (batting === null) return false;
  const start = challenged
    ? chaseOf(balls[0])
    : rules.startOf(innings === 1 ? batting : rules.otherSide(batting));
  const position = (challenged ? balls[1] : balls.flat()).reduce(rules.afterBall, start);
  return isDeepStrictEqual(position, { batting, innings, balls, result });
}

const isNoMatch = ({ batting, innings, balls, result, challenged }: HandCricketState) =>
  isDeepStrictEqual(
    [batting, innings, balls, result, challenged],
    [null, 1, [[], []], null, false],
  );

const isWholeMatch = (text: string) => positionsOf(recordingOf(text)) !== null;

/** Whether an over has the numbers of its day, and no ball after its end. */
const isOver = ([key, digits]: [string, string]) =>
  rules.isInnings(ballsOf(digits)) &&
  digits.length <= 12 &&
  ballsOf(digits).every((each, at) => isBall(each) && each[1] === throwOfDay(Number(key), at));

const noCounts = { matches: 0, wins: 0, streak: 0, bestStreak: 0, bestInnings: 0 };
const earlier = {
  matches: 9,
  wins: 5,
  streak: 2,
  bestStreak: 3,
  bestInnings: 21,
  recent: ['you-4122-3416', 'computer-1322-41'],
  overs: { 20782: '345444', 20783: '426562651651' },
};

export const fixture = gameFixture({
  game: handCricket,
  feature: feature,
  name: 'Hand Cricket',
  phases: PHASES,
  actions: {
    parityCalled: from(2, parity, slice.parityCalled),
    tossThrown: from(4, record({ hands: ball, batting: side }), slice.tossThrown),
    battingChosen: from(3, side, slice.battingChosen),
    ballThrown: from(12, ball, slice.ballThrown),
    ballSettled: from(12, offset, (drawn, state) =>
      slice.ballSettled(state.handCricket.round + drawn),
    ),
    matchStarted: fixed(2, slice.matchStarted()),
    matchResumed: from(1, on, (resumed) => resumed),
    challengeAccepted: from(1, anyInnings(3), slice.challengeAccepted),
    dayCame: from(2, day, slice.dayCame),
    overBallThrown: from(4, anyThrow, (mine, { handCricket: state }) =>
      slice.overBallThrown([mine, throwOfDay(state.day ?? 0, overIn(state).length / 2)]),
    ),
    scoresReset: fixed(1, slice.scoresReset()),
    scoresTaken: from(1, persisted, taken('handCricket')),
    gameLeft: fixed(1, slice.gameLeft()),
  },
  legal: {
    parityCalled: ({ phase }) => phase === 'toss',
    tossThrown: ({ phase }) => phase === 'toss',
    battingChosen: ({ phase }) => phase === 'choice',
    ballThrown: ({ phase, thrown }) => phase === 'ready' && thrown === null,
    ballSettled: ({ thrown, round }, payload) => thrown !== null && payload === round,
    matchStarted: ({ phase }) => phase === 'over',
    matchResumed: ({ phase }) => phase === 'toss' || phase === 'over',
    overBallThrown: (state) =>
      state.day !== null && state.thrown === null && !rules.hasEnded(overIn(state)),
  },
  clicks: [
    parity.map(slice.parityCalled),
    anyThrow.map(throwToss),
    side.map(slice.battingChosen),
    anyThrow.map(throwBall),
    anyThrow.map(throwBall),
    anyThrow.map(throwOverBall),
    fc.constantFrom(readDay(), openOver()),
    fc.constantFrom(slice.matchStarted(), slice.gameLeft(), slice.scoresReset()),
  ],
  checks: (state) => {
    const { phase, calledParity, toss, batting, result, challenged, thrown, round } = state;
    const { matches, wins, streak, bestStreak, bestInnings, recent, today, day: shown } = state;
    const { isRecord } = state;
    const isBefore = phase === 'toss' || phase === 'choice';
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'calledParity: odd or even': isOneOf(rules.PARITIES, calledParity),
      'toss: both hands, null before it and in a challenge':
        phase === 'toss' || challenged ? toss === null : isBall(toss),
      'toss: won, if the player chooses':
        phase !== 'choice' || (toss !== null && rules.isCalled(calledParity, toss)),
      'batting, innings, balls, result: none before the first innings, then by the balls alone':
        isBefore ? isNoMatch(state) : isOneOf(rules.SIDES, batting) && isFoldOfBalls(state),
      'balls: two hands each, Out is the last of its innings': state.balls.every(
        (each) => each.every(isBall) && !each.slice(0, -1).some(rules.isOut),
      ),
      'result: of a match that is over': (phase === 'over') === (result !== null),
      'thrown: a ball if one is on in the match, a ball or null otherwise':
        thrown === null ? phase !== 'throwing' : isBall(thrown),
      'round: a count, 0 before the first ball': isCount(round) && (thrown === null || round > 0),
      'counters: safe integers, 0 or more': [matches, wins, streak, bestStreak, bestInnings].every(
        isCount,
      ),
      'isRecord: a boolean, not before an innings':
        typeof isRecord === 'boolean' && !(isRecord && phase === 'toss'),
      'streak <= bestStreak': streak <= bestStreak,
      'bestStreak <= wins': bestStreak <= wins,
      'wins <= matches': wins <= matches,
      'recent: up to five whole matches':
        recent.length <= rules.RECENT_LENGTH && recent.every(isWholeMatch),
      'recent: at most the matches': recent.length <= matches,
      'today, day: both null before the clock was read, then days':
        today === null ? shown === null : isDay(today) && isDay(shown),
      'over: what was played of the one that is on':
        typeof state.over === 'string' && !rules.hasEnded(state.over),
      'overs: those of their days, until Out or six balls': Object.entries(state.overs).every(
        isOver,
      ),
    };
  },
  scores: {
    earlier,
    // A day is played once.
    afterReset: { ...noCounts, recent: [], overs: earlier.overs },
    score: (store) => playMatch(store),
    scored: {
      ...noCounts,
      matches: 1,
      wins: 1,
      streak: 1,
      bestStreak: 1,
      bestInnings: 4,
      recent: ['computer-1322-41'],
      overs: {},
    },
    shown: { Matches: '9', Wins: '5', Streak: '2', 'Best streak': '3', 'Best innings': '21' },
    cleared: { Matches: '0', Wins: '0', Streak: '0', 'Best streak': '0', 'Best innings': '0' },
  },
});
