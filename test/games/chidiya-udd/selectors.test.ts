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
import { sliceTester } from '../shared/sliceTester';

const { stateAfter } = sliceTester(selectTurn);

const call: Step = (turn) => callMade({ turn, name: 'tota', flies: true, ms: 1800 });
const lift =
  (player: number): Step =>
  (turn) =>
    fingerLifted({ turn, player, ms: 400 });
const late: Step = (turn) => timePassed(turn);
const answered = [gameStarted(), call, lift(0)];

test.each([
  [0, 900, 0],
  [1, 901, 901],
  [2, 901, 451],
  [3, 1000, 333],
])('the average of %i lifts of %i ms in all is %i', (lifts, liftMs, average) => {
  expect(averageOf({ lifts, liftMs })).toBe(average);
});

const ON = { name: 'tota', ms: 1800 };
const LIFTED = { name: 'tota', lifts: [400] };
const MISSED = { name: 'tota', lifts: [null] };

const over = [...answered, call, late, call, late, call, late];

test.each<[string, Step[], unknown[], shown: object | null, latest: object | null]>([
  ['before a game', [], ['idle', 0, false, false, 0], null, null],
  ['before a call', [gameStarted()], ['ready', 1, true, true, 0], null, null],
  ['during a call', [gameStarted(), call], ['calling', 2, true, true, 0], ON, null],
  ['after a call', answered, ['waiting', 3, true, true, 0], LIFTED, LIFTED],
  ['during the next one', [...answered, call], ['calling', 4, true, true, 1], ON, null],
  ['after two', [...answered, call, late], ['waiting', 5, true, true, 1], MISSED, MISSED],
  ['in a pause', [...answered, gamePaused()], ['paused', 4, true, false, 1], null, null],
  ['after it', [...answered, gamePaused(), gameResumed()], ['ready', 5, true, true, 1], null, null],
  ['at the end', over, ['over', 9, false, false, 4], null, null],
])('%s: phase, turn, whether a game is on, is timed, and what is shown', (...row) => {
  const [, steps, expected, shown, latest] = row;
  const state = stateAfter(...steps);
  const like = (fields: object | null) => fields && expect.objectContaining(fields);
  const found = [selectPhase, selectTurn, selectIsOn, selectIsTimed, selectShownIndex];
  expect(selectGame(state)).toBe(state.chidiyaUdd);
  expect(found.map((select) => select(state))).toEqual(expected);
  expect([selectShown(state), selectLatest(state)]).toEqual([like(shown), like(latest)]);
});

test('the score is what was right', () => {
  expect(selectScore(stateAfter(...answered, call, late, call, lift(0)))).toBe(2);
});

test.each([
  [[], [0, 0, null]],
  [
    [call, lift(0), late],
    [1, 0, 0],
  ],
  [
    [call, lift(1), late],
    [0, 1, 1],
  ],
])('of two players each has the mistakes of the other, and who has more is ahead', (steps, all) => {
  const state = stateAfter(modeChosen('duel'), gameStarted(), ...steps);
  expect([selectPoints(state, 0), selectPoints(state, 1), selectWinner(state)]).toEqual(all);
});
