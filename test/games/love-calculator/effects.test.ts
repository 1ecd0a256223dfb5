import { calculate, chooseMode } from '../../../src/games/love-calculator/effects';
import { firstNameTyped, secondNameTyped } from '../../../src/games/love-calculator/slice';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';

const STAMP = 'stamp after 350 ms';
const typeNames = dispatching(firstNameTyped('Raju'), secondNameTyped('Rani'));
const result = inOrder(typeNames, dispatching(calculate()));

testCues([
  ['a result', typeNames, dispatching(calculate()), [STAMP]],
  ['typing names', nothing, typeNames, []],
  ['calculating the same names again', result, dispatching(calculate()), [STAMP]],
  ['the other mode with a result', result, dispatching(chooseMode('hate')), [STAMP]],
  ['the other mode without a result', typeNames, dispatching(chooseMode('hate')), []],
  ['calculating without names', nothing, dispatching(calculate()), []],
]);
