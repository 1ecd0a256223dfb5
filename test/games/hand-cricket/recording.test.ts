import fc from 'fast-check';
import { makeStore } from '../../../src/app/store';
import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import {
  chaseOf,
  isInnings,
  positionsOf,
  recordingOf,
  recordingOfMatch,
} from '../../../src/games/hand-cricket/recording';
import type { Ball, Position, Side } from '../../../src/games/hand-cricket/rules';
import { SIDES, startOf } from '../../../src/games/hand-cricket/rules';
import { selectMatch, selectRound } from '../../../src/games/hand-cricket/selectors';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import { ballSettled, ballThrown, challengeAccepted } from '../../../src/games/hand-cricket/slice';
import type { AppStore } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';
import { anyBall, anyInnings } from './arbitraries';
import { startMatch } from './turns';

test.each<[string, ReturnType<typeof recordingOf>]>([
  ['you-4122-3416', { first: 'you', friend: [], balls: ballsOf('41223416') }],
  ['computer-1322-41', { first: 'computer', friend: [], balls: ballsOf('132241') }],
  ['friend-4216-5141', { first: 'friend', friend: ballsOf('4216'), balls: ballsOf('5141') }],
  // Without innings, as no match is kept.
  ['you', { first: 'you', friend: [], balls: [] }],
  ['friend', { first: 'friend', friend: [], balls: [] }],
])('the recording of "%s"', (kept, recording) => {
  expect(recordingOf(kept)).toEqual(recording);
});

test.each<[string, number, Partial<Position> | undefined]>([
  ['you-4122-3416', 5, { batting: 'computer', innings: 2, result: 'Computer wins!' }],
  ['computer-1322-41', 4, { batting: 'you', innings: 2, result: 'You win!' }],
  ['friend-4216-5141', 3, { batting: 'you', innings: 2, result: 'You win!' }],
  ['you-11-22', 3, { result: 'Match tied!' }],
])('"%s" has %i positions, the last of them with a result', (kept, count, end) => {
  const positions = positionsOf(recordingOf(kept));
  expect(positions).toHaveLength(count);
  expect(positions?.at(-1)).toMatchObject(end ?? {});
});

test.each([
  ['is not over', 'you-4122-13'],
  ['is still in its first innings', 'you-41-'],
  ['has no ball', 'you--'],
  ['goes on after the target was passed', 'you-4122-341642'],
  ['goes on after Out', 'you-4122-133341'],
  ['is a challenge without a ball of the chase', 'friend-4216-'],
  ['is a challenge that goes on', 'friend-4216-514112'],
])('a match that %s has no positions: "%s"', (_what, kept) => {
  expect(positionsOf(recordingOf(kept))).toBeNull();
});

test.each(SIDES)('the first position is the start, before any ball: %s', (first) => {
  expect(positionsOf({ first, friend: [], balls: ballsOf('1122') })?.[0]).toEqual(startOf(first));
});

test('the first position of a challenge is the start of the chase', () => {
  expect(positionsOf(recordingOf('friend-4216-5141'))?.[0]).toEqual(chaseOf(ballsOf('4216')));
  expect(chaseOf(ballsOf('4216'))).toEqual({
    batting: 'you',
    innings: 2,
    balls: [ballsOf('4216'), []],
    result: null,
  });
});

test.each([
  ['', false],
  ['41', true],
  ['44', true],
  ['4144', true],
  ['4441', false],
  ['414441', false],
])('"%s" can be an innings: %s', (digits, expected) => {
  expect(isInnings(ballsOf(digits))).toBe(expected);
});

describe('the recording of a match, replayed, is the match as it was in the store, at every ball', () => {
  const positionIn = ({ batting, innings, balls, result }: HandCricketState) => ({
    batting,
    innings,
    balls,
    result,
  });

  /** Plays balls until the match is over; returns how it stood before them and after each. */
  function play(store: AppStore, balls: readonly Ball[]) {
    const state = () => selectMatch(store.getState());
    const seen = [positionIn(state())];
    for (const ball of balls) {
      if (state().phase === 'over') break;
      store.dispatch(ballThrown(ball));
      store.dispatch(ballSettled(selectRound(store.getState())));
      seen.push(positionIn(state()));
    }
    return seen;
  }

  /** Of the match on the screen, which is over. */
  function recordingIn(store: AppStore) {
    const { batting, balls: innings, challenged } = selectMatch(store.getState());
    return batting && recordingOfMatch({ batting, balls: innings, challenged });
  }

  /** Their end is Out twice, so that the match is over. */
  const balls = fc
    .tuple(fc.array(anyBall, { maxLength: 30, size: 'max' }), anyInnings(4), anyInnings(4))
    .map(([many, one, two]) => [...many, ...one, ...two]);

  test('whoever bats first', () => {
    fc.assert(
      fc.property(fc.constantFrom<Side>(...SIDES), balls, (first, thrown) => {
        const store = makeStore({ env: scriptedEnv() });
        startMatch(store, first);
        const seen = play(store, thrown);
        const [latest = ''] = selectMatch(store.getState()).recent;
        expect(positionsOf(recordingOf(latest))).toEqual(seen);
        expect(recordingIn(store)).toEqual(recordingOf(latest));
      }),
      { numRuns: 50 },
    );
  });

  test('against a friend, who may have won without being out', () => {
    const friend = fc.oneof(anyInnings(6), fc.constant(ballsOf('4163')));
    fc.assert(
      fc.property(friend, balls, (innings, thrown) => {
        const store = makeStore({ env: scriptedEnv() });
        store.dispatch(challengeAccepted(innings));
        const seen = play(store, thrown);
        const [latest = ''] = selectMatch(store.getState()).recent;
        expect(latest).toMatch(/^friend-/);
        expect(positionsOf(recordingOf(latest))).toEqual(seen);
        expect(recordingIn(store)).toEqual(recordingOf(latest));
      }),
      { numRuns: 50 },
    );
  });
});
