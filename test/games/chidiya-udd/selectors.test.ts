import { makeStore } from '../../../src/app/store';
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
import { gamePaused, gameResumed } from '../../../src/games/chidiya-udd/slice';
import type { AppStore } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeCall, playCall, playGame, startGame } from './turns';

test.each([
  [0, 900, 0],
  [1, 901, 901],
  [2, 901, 451],
  [3, 1000, 333],
])('the average of %i lifts of %i ms in all is %i', (lifts, liftMs, average) => {
  expect(averageOf({ lifts, liftMs })).toBe(average);
});

const begin = (store: AppStore) => startGame(store);
const call = (store: AppStore) => makeCall(store);
const right = (store: AppStore) => playCall(store, 'tota', 400);
const wrong = (store: AppStore) => playCall(store, 'tota', null);
const pause = ({ dispatch }: AppStore) => dispatch(gamePaused());
const resume = ({ dispatch }: AppStore) => dispatch(gameResumed());
const whole = (store: AppStore) => playGame(store, 1);

const ON = { name: 'tota', lifts: [null], ms: expect.any(Number) };
const RIGHT = { name: 'tota', lifts: [400] };
const WRONG = { name: 'tota', lifts: [null] };

type Play = (store: AppStore) => unknown;

test.each<[string, Play[], unknown[], shown: object | null, latest: object | null]>([
  ['before a game', [], ['idle', 0, false, false, 0, 0], null, null],
  ['before a call', [begin], ['ready', 1, true, true, 0, 0], null, null],
  ['during a call', [begin, call], ['calling', 2, true, true, 0, 0], ON, null],
  ['after a call', [begin, right], ['waiting', 3, true, true, 0, 1], RIGHT, RIGHT],
  ['during the next one', [begin, right, call], ['calling', 4, true, true, 1, 1], ON, null],
  ['after two', [begin, right, wrong], ['waiting', 5, true, true, 1, 1], WRONG, WRONG],
  ['in a pause', [begin, right, pause], ['paused', 4, true, false, 1, 1], null, null],
  ['after it', [begin, right, pause, resume], ['ready', 5, true, true, 1, 1], null, null],
  ['at the end', [whole], ['over', 9, false, false, 4, 1], null, null],
])(
  '%s: phase, turn, whether a game is on, and timed, the place, the score, and the call',
  (...row) => {
    const [, plays, expected, shown, latest] = row;
    const store = makeStore({ env: scriptedEnv() });
    for (const play of plays) play(store);
    const state = store.getState();
    const like = (fields: object | null) => fields && expect.objectContaining(fields);
    const found = [
      selectPhase,
      selectTurn,
      selectIsOn,
      selectIsTimed,
      selectShownIndex,
      selectScore,
    ];
    expect(selectGame(state)).toBe(state.chidiyaUdd);
    expect(found.map((select) => select(state))).toEqual(expected);
    expect([selectShown(state), selectLatest(state)]).toEqual([like(shown), like(latest)]);
  },
);

test.each([
  [400, null, [1, 0, 0]],
  [null, 400, [0, 1, 1]],
  [null, null, [1, 1, null]],
])('of two players with the lifts %d and %d: the points of both, and who is ahead', (...row) => {
  const [first, second, expected] = row;
  const store = makeStore({ env: scriptedEnv() });
  startGame(store, 'duel');
  playCall(store, 'tota', first, second);
  const state = store.getState();
  expect([selectPoints(state, 0), selectPoints(state, 1), selectWinner(state)]).toEqual(expected);
});
