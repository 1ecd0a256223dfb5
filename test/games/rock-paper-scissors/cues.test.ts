import type { Hand } from '../../../src/games/rock-paper-scissors/rules';
import {
  challengeAccepted,
  computerHandShuffled,
  roundStarted,
} from '../../../src/games/rock-paper-scissors/slice';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { playRound } from './turns';

const startRound = dispatching(roundStarted('rock'));
const challenge = (...hands: Hand[]) => dispatching(challengeAccepted(hands));

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
  ['the first win, in a challenge', challenge('scissors', 'rock'), playRound, ['chalk', 'stamp']],
  [
    'a challenge that is won with a tie',
    inOrder(challenge('scissors', 'rock'), playRound),
    (store) => playRound(store, 'rock', 'rock'),
    ['chalk', 'stamp', 'confetti'],
  ],
  [
    'a challenge that is level with the first win',
    inOrder(challenge('paper', 'scissors'), (store) => playRound(store, 'rock', 'paper')),
    playRound,
    ['chalk', 'stamp'],
  ],
  ['a tie', playRound, (store) => playRound(store, 'rock', 'rock'), ['chalk', 'stamp']],
]);
