import type { Call } from '../../../src/games/chidiya-udd/rules';
import type { ChidiyaUddState } from '../../../src/games/chidiya-udd/slice';
import {
  averageOf,
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
} from '../../../src/games/chidiya-udd/slice';
import { INITIAL } from '../shared/sliceTester';
import { callsOf } from './turns';

const stateWith = (some: Partial<ChidiyaUddState>) => ({
  ...INITIAL,
  chidiyaUdd: { ...INITIAL.chidiyaUdd, ...some },
});

test.each([
  [0, 900, 0],
  [1, 901, 901],
  [2, 901, 451],
  [3, 1000, 333],
])('the average of %i lifts of %i ms in all is %i', (lifts, liftMs, average) => {
  expect(averageOf({ lifts, liftMs })).toBe(average);
});

const [RIGHT, WRONG] = callsOf('+1 +0') as [Call, Call];
const ON = { ...WRONG, ms: 1800 };

type Row = [ChidiyaUddState['phase'], Call[], unknown[], shown: Call | null, latest: Call | null];

test.each<Row>([
  ['idle', [], [false, false, 0, 0], null, null],
  ['ready', [], [true, true, 0, 0], null, null],
  ['calling', [], [true, true, 0, 0], ON, null],
  ['waiting', [RIGHT], [true, true, 0, 1], RIGHT, RIGHT],
  ['calling', [RIGHT], [true, true, 1, 1], ON, null],
  ['waiting', [RIGHT, WRONG], [true, true, 1, 1], WRONG, WRONG],
  ['paused', [RIGHT], [true, false, 1, 1], null, null],
  ['over', [RIGHT, WRONG], [false, false, 2, 1], null, null],
])(
  'while "%s", after the calls %j: whether a game is on, and timed, the place, the score, and the call',
  (phase, calls, expected, shown, latest) => {
    const state = stateWith({ phase, calls, call: phase === 'calling' ? ON : null, turn: 7 });
    const selectors = [selectIsOn, selectIsTimed, selectShownIndex, selectScore];
    expect(selectors.map((select) => select(state))).toEqual(expected);
    expect([selectShown(state), selectLatest(state)]).toEqual([shown, latest]);
    expect([selectPhase(state), selectTurn(state)]).toEqual([phase, 7]);
  },
);

test.each([
  ['+10', [1, 0, 0]],
  ['+01', [0, 1, 1]],
  ['+00', [1, 1, null]],
])(
  'of two players, after the call "%s": the points of both, and who is ahead',
  (text, expected) => {
    const state = stateWith({ mode: 'duel', calls: callsOf(text) });
    expect([selectPoints(state, 0), selectPoints(state, 1), selectWinner(state)]).toEqual(expected);
  },
);
