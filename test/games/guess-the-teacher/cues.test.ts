import { challengeAccepted } from '../../../src/games/guess-the-teacher/slice';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { taken } from '../../support/taken';
import { guess, revealHint, startClassWith, takeClass } from './turns';

const startClass = dispatching(startClassWith('math'));
const chalks = Array(5).fill('chalk');

testCues([
  [
    'a guess, and an ignored second one',
    startClass,
    inOrder(guess, (store) => guess(store, false)),
    ['chalk'],
  ],
  ['a hint', startClass, dispatching(revealHint(0)), []],
  ['a whole class', nothing, takeClass, [...chalks, 'stamp', 'confetti']],
  [
    'a class that is not the best',
    dispatching(taken('guessTheTeacher')({ bestScore: 50 })),
    takeClass,
    [...chalks, 'stamp'],
  ],
  [
    'a whole class, against a friend who has as many',
    dispatching(challengeAccepted({ cards: [{ teacherType: 'science', card: 0 }], score: 50 })),
    takeClass,
    [...chalks, 'stamp'],
  ],
  [
    'a best score from another tab',
    nothing,
    dispatching(taken('guessTheTeacher')({ bestScore: 50 })),
    [],
  ],
]);
