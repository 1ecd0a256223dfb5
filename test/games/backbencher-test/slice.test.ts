import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import type { PointId } from '../../../src/games/backbencher-test/rules';
import { POINTS, pointsAmong } from '../../../src/games/backbencher-test/rules';
import {
  selectCount,
  selectIsTicked,
  selectTitle,
} from '../../../src/games/backbencher-test/selectors';
import {
  selectPersisted as persistedOf,
  pointTicked,
  pointUnticked,
  ticksReset,
  ticksRestored,
} from '../../../src/games/backbencher-test/slice';
import type { RootState } from '../../../src/state/types';
import { INITIAL, sliceTester } from '../shared/sliceTester';

const selectPersisted = (state: RootState) => persistedOf(state.backbencherTest);

const { reduce, stateAfter, changing } = sliceTester(() => 0);

const tickedIn = (state: typeof INITIAL) => POINTS.filter((id) => selectIsTicked(state, id));

test('starts without a tick, on the first bench', () => {
  expect(INITIAL.backbencherTest).toEqual({ ticked: [] });
  expect([selectCount(INITIAL), selectTitle(INITIAL)]).toEqual([0, 'front']);
  expect(tickedIn(INITIAL)).toEqual([]);
});

test('ticks are kept in the order of the list, whichever comes first', () => {
  const state = stateAfter(pointTicked('proxy'), pointTicked('water-trip'), pointTicked('proxy'));
  expect(state.backbencherTest).toEqual({ ticked: ['proxy', 'water-trip'] });
  expect(stateAfter(pointTicked('water-trip'), pointTicked('proxy'))).toEqual(state);
  expect(selectCount(state)).toBe(2);
  expect(tickedIn(state)).toEqual(['proxy', 'water-trip']);
});

test('a tick that is taken back leaves the others', () => {
  const state = stateAfter(
    ticksRestored({ ticked: ['back-page', 'proxy', 'chalk-shoes'] }),
    pointUnticked('proxy'),
  );
  expect(state.backbencherTest).toEqual({ ticked: ['back-page', 'chalk-shoes'] });
});

test('a second tick, or one that is taken back twice, changes nothing', () => {
  const state = stateAfter(pointTicked('proxy'));
  const steps = {
    'a tick again': pointTicked('proxy'),
    'another tick': pointTicked('back-page'),
    'the tick taken back': pointUnticked('proxy'),
    'a tick taken back that is not there': pointUnticked('back-page'),
    Reset: ticksReset(),
  };
  expect(changing(state, steps)).toEqual(['another tick', 'the tick taken back', 'Reset']);
  expect(changing(INITIAL, steps)).toEqual(['a tick again', 'another tick']);
});

test('an event that is ignored leaves the very same state, which is neither rendered nor stored', () => {
  const state = stateAfter(pointTicked('proxy'));
  for (const ignored of [pointTicked('proxy'), pointUnticked('back-page')])
    expect(reduce(state, ignored)).toBe(state);
});

test('the title follows the count, up and down', () => {
  const some = (count: number) => ticksRestored({ ticked: POINTS.slice(0, count) });
  expect(selectTitle(stateAfter(some(17)))).toBe('back');
  expect(selectTitle(stateAfter(some(17), pointTicked('farewell-shirt')))).toBe('legend');
  expect(selectTitle(stateAfter(some(4), pointUnticked('proxy')))).toBe('front');
});

test('a reset takes all ticks back', () => {
  const state = stateAfter(ticksRestored({ ticked: [...POINTS] }), ticksReset());
  expect(state).toEqual(INITIAL);
});

test('restored ticks replace those that are there', () => {
  const ticked: PointId[] = ['back-page', 'farewell-shirt'];
  const state = stateAfter(pointTicked('proxy'), ticksRestored({ ticked }));
  expect(state.backbencherTest).toEqual({ ticked });
  expect(selectPersisted(state)).toEqual({ ticked });
});

test('after any ticks, on and off, those are there whose last one was on', () => {
  const press = fc.record({ id: fc.constantFrom(...POINTS), on: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const actions = presses.map(({ id, on }) => (on ? pointTicked(id) : pointUnticked(id)));
      const last = new Map(presses.map(({ id, on }) => [id, on]));
      const ticked = pointsAmong([...last].flatMap(([id, on]) => (on ? [id] : [])));
      expect(actions.reduce(reducer, INITIAL).backbencherTest).toEqual({ ticked });
    }),
  );
});
