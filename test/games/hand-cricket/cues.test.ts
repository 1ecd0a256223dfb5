import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import {
  ballThrown,
  challengeAccepted,
  dayCame,
  gameLeft,
  overBallThrown,
  scoresReset,
  scoresRestored,
} from '../../../src/games/hand-cricket/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { playBalls, playMatch, playOver, startMatch } from './turns';

const DAY = 20_782;

const balls =
  (digits: string): Play =>
  (store) =>
    playBalls(store, digits);
const batting = (side: 'you' | 'computer', digits: string): Play =>
  inOrder((store) => startMatch(store, side), balls(digits));
/** A ball that would be Out. */
const outIsOn = inOrder(batting('you', '41'), dispatching(ballThrown([2, 2])));

testCues([
  ['the toss, and a choice', nothing, (store) => startMatch(store), []],
  ['a ball that is thrown', batting('you', ''), dispatching(ballThrown([4, 1])), ['chalk']],
  ['a second press during a ball', outIsOn, dispatching(ballThrown([4, 1])), []],
  ['a ball', batting('you', ''), balls('41'), ['chalk']],
  ['Out', batting('computer', '14'), balls('22'), ['chalk', 'stamp']],
  ['Out for nothing', batting('you', ''), balls('22'), ['chalk', 'stamp']],
  ['Out after the first runs', batting('you', '41'), balls('22'), ['chalk', 'stamp', 'confetti']],
  [
    'Out after fewer runs than in the best innings',
    inOrder((store) => playMatch(store), batting('you', '31')),
    balls('22'),
    ['chalk', 'stamp'],
  ],
  [
    'a match that is won with a ball, for the first time',
    batting('computer', '1322'),
    balls('41'),
    ['chalk', 'bell after 400 ms', 'confetti'],
  ],
  [
    'a match that is won with Out, when the best streak was longer',
    inOrder(
      dispatching(
        scoresRestored({
          ...{ matches: 3, wins: 3, streak: 0, bestStreak: 3, bestInnings: 90 },
          recent: [],
          overs: {},
        }),
      ),
      batting('you', '4122'),
    ),
    balls('33'),
    ['chalk', 'stamp', 'bell after 400 ms'],
  ],
  ['a match that is lost', batting('you', '11'), balls('14'), ['chalk', 'bell after 400 ms']],
  ['a tie', batting('you', '11'), balls('22'), ['chalk', 'stamp', 'bell after 400 ms']],
  ['leaving during a ball', outIsOn, dispatching(gameLeft()), []],
  ['a reset during a ball', outIsOn, dispatching(scoresReset()), []],
  [
    'a challenge accepted during a ball',
    outIsOn,
    dispatching(challengeAccepted(ballsOf('4122'))),
    [],
  ],
  ['the scores of another tab', outIsOn, dispatching(scoresRestored(better())), []],
  ['a ball of the over', nothing, (store) => playOver(store, DAY, [3]), ['chalk']],
  [
    'Out in the over',
    nothing,
    (store) => playOver(store, DAY, [4]),
    ['chalk', 'stamp', 'bell after 400 ms'],
  ],
  [
    'the sixth ball of the over',
    nothing,
    (store) => playOver(store, DAY, [3, 3, 3, 3, 1, 3]),
    [...Array(6).fill('chalk'), 'bell after 400 ms'],
  ],
  [
    'leaving during a ball of the over that would be Out',
    dispatching(dayCame(DAY), overBallThrown([4, 4])),
    dispatching(gameLeft()),
    [],
  ],
]);

/** Scores that beat all of this tab. */
function better() {
  return {
    ...{ matches: 9, wins: 9, streak: 9, bestStreak: 9, bestInnings: 90 },
    recent: [],
    overs: { [DAY]: '44' },
  };
}
