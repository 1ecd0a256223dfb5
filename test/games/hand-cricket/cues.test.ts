import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import {
  ballThrown,
  challengeAccepted,
  dayCame,
  gameLeft,
  overBallThrown,
} from '../../../src/games/hand-cricket/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { taken } from '../../support/taken';
import { playBalls, playOver, startMatch } from './turns';

const DAY = 20_782;

const balls =
  (digits: string): Play =>
  (store) =>
    playBalls(store, digits);
const batting = (side: 'you' | 'computer', digits: string): Play =>
  inOrder((store) => startMatch(store, side), balls(digits));
/** A ball that would be Out. */
const outIsOn = inOrder(batting('you', '41'), dispatching(ballThrown([2, 2])));
/** Scores of another tab that beat all of this one. */
const better = taken('handCricket')({
  ...{ matches: 9, wins: 9, streak: 0, bestStreak: 9, bestInnings: 90 },
  recent: [],
  overs: { [DAY]: '44' },
});
const BELL = 'bell after 400 ms';

testCues([
  ['a ball that is thrown', batting('you', ''), dispatching(ballThrown([4, 1])), ['chalk']],
  ['a second press during a ball', outIsOn, dispatching(ballThrown([4, 1])), []],
  ['a ball with runs', batting('you', ''), balls('41'), ['chalk']],
  ['Out for nothing', batting('you', ''), balls('22'), ['chalk', 'stamp']],
  ['Out after the first runs', batting('you', '41'), balls('22'), ['chalk', 'stamp']],
  ['the first win', batting('computer', '1322'), balls('41'), ['chalk', BELL, 'confetti']],
  ['the first win, with Out', batting('you', '4122'), balls('33'), ['chalk', 'stamp', BELL]],
  [
    'a win that is no new best',
    inOrder(dispatching(better), batting('computer', '1322')),
    balls('41'),
    ['chalk', BELL],
  ],
  [
    'the same against a friend',
    dispatching(better, challengeAccepted(ballsOf('1322'))),
    balls('41'),
    ['chalk', BELL, 'confetti'],
  ],
  ['a match that is lost', batting('you', '11'), balls('14'), ['chalk', BELL]],
  ['leaving during a ball', outIsOn, dispatching(gameLeft()), []],
  ['a challenge during a ball', outIsOn, dispatching(challengeAccepted(ballsOf('4122'))), []],
  ['the scores of another tab', outIsOn, dispatching(better), []],
  ['Out in the over', nothing, (store) => playOver(store, DAY, [4]), ['chalk', 'stamp', BELL]],
  [
    'six balls of the over',
    nothing,
    (store) => playOver(store, DAY, [3, 3, 3, 3, 1, 3]),
    [...Array(6).fill('chalk'), BELL],
  ],
  [
    'leaving during a ball of the over that would be Out',
    dispatching(dayCame(DAY), overBallThrown([4, 4])),
    dispatching(gameLeft()),
    [],
  ],
]);
