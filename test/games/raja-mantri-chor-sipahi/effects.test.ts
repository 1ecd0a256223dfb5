import {
  chitOpened,
  phonePutDown,
  phoneTaken,
} from '../../../src/games/raja-mantri-chor-sipahi/slice';
import type { Play } from '../../support/cueTester';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { deal, guess, look, playRound } from './turns';

const dealt: Play = (store) => deal(store);
const looked: Play = (store) => look(store);
const putDown = dispatching(phoneTaken(0), chitOpened(0), phonePutDown());
const round: Play = (store) => playRound(store);
const right: Play = (store) => guess(store);
const wrong: Play = (store) => guess(store, false);

testCues([
  ['the chits are thrown', nothing, dealt, ['chalk']],
  // No chit has a sound of its own: nobody hears which chit it is.
  ['chits are opened, put down and hidden', dealt, inOrder(putDown, looked), []],
  ['a right guess', inOrder(dealt, looked), right, ['stamp']],
  ['a wrong guess', inOrder(dealt, looked), wrong, ['bell']],
  [
    'the last round',
    inOrder(...[round, round, round, round], dealt, looked),
    right,
    ['stamp', 'confetti'],
  ],
]);
