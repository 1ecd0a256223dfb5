import {
  averageOf,
  selectGame,
  selectIsOn,
  selectIsTimed,
  selectLatest,
  selectPhase,
  selectPoints,
  selectScore,
  selectShown,
  selectShownIndex,
  selectTurn,
  selectWinner,
} from '../../../src/games/chidiya-udd/selectors';
import {
  callMade,
  fingerLifted,
  gamePaused,
  gameResumed,
  gameStarted,
  modeChosen,
  timePassed,
} from '../../../src/games/chidiya-udd/slice';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';

const { stateAfter } = sliceTester(selectTurn);

const call: Step = (turn) => callMade({ turn, name: 'tota', flies: true, ms: 1800 });
const lift =
  (player: number): Step =>
  (turn) =>
    fingerLifted({ turn, player, ms: 400 });
const late: Step = (turn) => timePassed(turn);

test.each([
  [0, 0, 0],
  [0, 900, 0],
  [1, 0, 0],
  [1, 901, 901],
  [2, 901, 451],
  [3, 1000, 333],
  [120, 61_234, 510],
])('the average of %i lifts of %i ms in all is %i', (lifts, liftMs, average) => {
  expect(averageOf({ lifts, liftMs })).toBe(average);
});

test.each<[string, string, number, boolean, Step[]]>([
  ['before a game', 'idle', 0, false, []],
  ['before a call', 'ready', 1, true, [gameStarted()]],
  ['during a call', 'calling', 2, true, [gameStarted(), call]],
  ['after a call', 'waiting', 3, true, [gameStarted(), call, lift(0)]],
  ['in a pause', 'paused', 3, false, [gameStarted(), call, gamePaused()]],
  ['after a game', 'over', 7, false, [gameStarted(), call, late, call, late, call, late]],
])(
  '%s the phase is "%s", and it is turn %i; time passes: %s',
  (_when, phase, turn, isTimed, steps) => {
    const state = stateAfter(...steps);
    expect(selectGame(state)).toBe(state.chidiyaUdd);
    expect(selectPhase(state)).toBe(phase);
    expect(selectTurn(state)).toBe(turn);
    expect(selectIsTimed(state)).toBe(isTimed);
  },
);

test('a game is on from its start to its end, also in a pause', () => {
  const over = [call, late, call, late, call, late];
  expect(selectIsOn(INITIAL)).toBe(false);
  expect(selectIsOn(stateAfter(gameStarted()))).toBe(true);
  expect(selectIsOn(stateAfter(gameStarted(), call, gamePaused()))).toBe(true);
  expect(selectIsOn(stateAfter(gameStarted(), ...over))).toBe(false);
});

describe('the call on the screen', () => {
  const ON = { name: 'tota', ms: 1800 };
  const LIFTED = { name: 'tota', lifts: [400] };
  const MISSED = { name: 'tota', lifts: [null] };

  test.each<[string, object | null, object | null, number, Step[]]>([
    ['none before a game', null, null, 0, []],
    ['none before the first one', null, null, 0, [gameStarted()]],
    ['the one that is on', ON, null, 0, [gameStarted(), call]],
    ['what it was, until the next one', LIFTED, LIFTED, 0, [gameStarted(), call, lift(0)]],
    ['the next one', ON, null, 1, [gameStarted(), call, lift(0), call]],
    ['the latest of two', MISSED, MISSED, 1, [gameStarted(), call, lift(0), call, late]],
    ['none in a pause', null, null, 1, [gameStarted(), call, lift(0), gamePaused()]],
    ['none after it', null, null, 1, [gameStarted(), call, lift(0), gamePaused(), gameResumed()]],
  ])('is %s', (_when, shown, latest, index, steps) => {
    const state = stateAfter(...steps);
    const like = (expected: object | null) => expected && expect.objectContaining(expected);
    expect(selectShown(state)).toEqual(like(shown));
    expect(selectLatest(state)).toEqual(like(latest));
    expect(selectShownIndex(state)).toBe(index);
  });
});

test('the score is what was right', () => {
  expect(selectScore(INITIAL)).toBe(0);
  expect(selectScore(stateAfter(gameStarted(), call, lift(0), call, late, call, lift(0)))).toBe(2);
});

test('of two players each has the mistakes of the other, and who has more is ahead', () => {
  const duel = (...steps: Step[]) => stateAfter(modeChosen('duel'), gameStarted(), ...steps);
  const pointsIn = (state: ReturnType<typeof duel>) => [
    selectPoints(state, 0),
    selectPoints(state, 1),
    selectWinner(state),
  ];
  expect(pointsIn(duel())).toEqual([0, 0, null]);
  expect(pointsIn(duel(call, lift(0), late))).toEqual([1, 0, 0]);
  expect(pointsIn(duel(call, lift(1), late))).toEqual([0, 1, 1]);
  expect(pointsIn(duel(call, late))).toEqual([1, 1, null]);
});
