import type { Name } from '../../../src/games/chidiya-udd/names';
import {
  challengeAccepted,
  gameLeft,
  gamePaused,
  gameResumed,
  gameStarted,
} from '../../../src/games/chidiya-udd/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { letPass, lift, makeCall, playCall, playGame, startGame } from './turns';

const lifted: Play = (store) => lift(store);
const passed: Play = (store) => letPass(store);
const call =
  (name: Name): Play =>
  (store) =>
    makeCall(store, name);
/** A game with calls of `tota`, each with its lift, and then with one of another name. */
const game =
  (name: Name | null, ...lifts: (number | null)[]): Play =>
  (store) => {
    startGame(store);
    for (const ms of lifts) playCall(store, 'tota', ms);
    if (name) makeCall(store, name);
  };
const best: Play = (store) => playGame(store, 3);
const paused = inOrder(game('tota'), dispatching(gamePaused()));
const END = ['stamp', 'bell after 400 ms'];

testCues([
  ['the start', nothing, startGame, ['voices']],
  ['a call is said', game(null), call('school-bus'), ['"School bus udd!"']],
  // In the voice of a bird, by the name and its place.
  ['a trick', game(null, 1, 1, 1), call('ghoda'), ['chirp', '"Ghoda udd!" at pitch 1.9']],
  ['a right lift', game('tota'), lifted, []],
  ['a wrong lift', game('haathi'), lifted, ['stamp']],
  ['no lift for one that flies', game('tota'), passed, ['stamp']],
  ['no lift for one that sits', game('haathi'), passed, []],
  ['the end without a score', game('tota', null, null), passed, END],
  ['the end with the best score', game('tota', 1, null, null), passed, [...END, 'confetti']],
  ['the end with a lower score', inOrder(best, game('tota', 1, null, null)), passed, END],
  [
    'the best score, below that of a friend',
    inOrder(
      dispatching(challengeAccepted({ mode: 'fast', score: 9, names: [] }), gameStarted()),
      (store) => playCall(store, 'tota', 1),
      (store) => playCall(store, 'tota', null),
      (store) => playCall(store, 'tota', null),
      call('tota'),
    ),
    passed,
    END,
  ],
  ['going on', paused, dispatching(gameResumed()), ['voices']],
  ['a pause, and leaving', game('tota', 1), dispatching(gamePaused(), gameLeft()), []],
]);
