import { gameLeft, gamePaused } from '../../../src/games/chidiya-udd/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { letPass, lift, makeCall, playCall, playGame, startGame } from './turns';

const calls =
  (...lifts: (number | null)[]): Play =>
  (store) => {
    startGame(store);
    for (const ms of lifts) playCall(store, 'tota', ms);
  };
const call =
  (name: Parameters<typeof makeCall>[1]): Play =>
  (store) =>
    makeCall(store, name);
const lifted: Play = (store) => lift(store);
const passed: Play = (store) => letPass(store);

testCues([
  ['the start', nothing, startGame, []],
  ['a call is said', calls(), call('hawai-jahaaz'), ['"Hawai jahaaz udd!"']],
  // A trick, by the name and its place.
  [
    'a call in the voice of a bird',
    calls(400, 400, 400),
    call('ghoda'),
    ['chirp', '"Ghoda udd!" at pitch 1.9'],
  ],
  ['a right lift', inOrder(calls(), call('tota')), lifted, []],
  ['a wrong lift', inOrder(calls(), call('haathi')), lifted, ['stamp']],
  ['no lift for one that flies', inOrder(calls(), call('tota')), passed, ['stamp']],
  ['no lift for one that sits', inOrder(calls(), call('haathi')), passed, []],
  [
    'the end without a score',
    inOrder(calls(null, null), call('tota')),
    passed,
    ['stamp', 'bell after 400 ms'],
  ],
  [
    'the end with the best score so far',
    inOrder(calls(400, null, null), call('tota')),
    passed,
    ['stamp', 'bell after 400 ms', 'confetti'],
  ],
  [
    'the end with a lower score',
    inOrder((store) => playGame(store, 3), calls(400, null, null), call('tota')),
    passed,
    ['stamp', 'bell after 400 ms'],
  ],
  [
    'a pause, and leaving',
    inOrder(calls(400), call('tota')),
    dispatching(gamePaused(), gameLeft()),
    [],
  ],
]);
