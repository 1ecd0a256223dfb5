import { POINTS } from '../../../src/games/backbencher-test/rules';
import { pointTicked, pointUnticked, ticksReset } from '../../../src/games/backbencher-test/slice';
import { dispatching, inOrder, nothing, testCues } from '../../support/cueTester';
import { taken } from '../../support/taken';

/** The first points of the list, as another tab or an earlier visit left them. */
const restore = (count: number) =>
  dispatching(taken('backbencherTest')({ ticked: POINTS.slice(0, count) }));

const tick = dispatching(pointTicked('farewell-shirt'));
const untick = dispatching(pointUnticked('window-present'));

const STAMP = 'stamp after 250 ms';

testCues([
  ['the first tick, which brings a title', nothing, tick, ['chalk', STAMP]],
  ['a tick that is repeated', nothing, inOrder(tick, tick), ['chalk', STAMP]],
  ['a tick within a title', restore(9), tick, ['chalk']],
  ['a tick that brings a higher title', restore(3), tick, ['chalk', STAMP]],
  ['a tick that brings the highest title', restore(17), tick, ['chalk', STAMP, 'confetti']],
  ['a tick with the highest title', restore(18), tick, ['chalk']],
  ['a tick that is taken back', restore(9), untick, []],
  ['a reset', restore(20), dispatching(ticksReset()), []],
]);
