import { computerHandShuffled, roundStarted } from '../../../src/games/rock-paper-scissors/slice';
import { dispatching, nothing, testCues } from '../../support/cueTester';
import { playRound } from './turns';

const startRound = dispatching(roundStarted('rock'));

testCues([
  ['a hand', nothing, startRound, ['chalk']],
  [
    'a second hand during a round, and a shuffled hand of the computer',
    startRound,
    dispatching(roundStarted('paper'), computerHandShuffled({ round: 1, hand: 'paper' })),
    [],
  ],
  ['the first won round', nothing, playRound, ['chalk', 'stamp', 'confetti']],
  ['a lost round', playRound, (store) => playRound(store, 'rock', 'paper'), ['chalk', 'stamp']],
  ['a tie', playRound, (store) => playRound(store, 'rock', 'rock'), ['chalk', 'stamp']],
]);
