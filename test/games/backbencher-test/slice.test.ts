import fc from 'fast-check';
import { POINTS, pointsAmong, titleFor } from '../../../src/games/backbencher-test/rules';
import * as slice from '../../../src/games/backbencher-test/slice';
import { anything } from '../../support/hostileValues';
import { INITIAL, reducer } from '../../support/store';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { fixture } from './fixture';

testSlice(fixture);

test('starts without a tick', () => {
  expect(INITIAL.backbencherTest).toEqual({ ticked: [] });
});

test('a reset takes all ticks back', () => {
  expect([slice.pointTicked('proxy'), slice.ticksReset()].reduce(reducer, INITIAL)).toEqual(
    INITIAL,
  );
});

test('after any ticks, on and off, those are there whose last one was on, in the order of the list', () => {
  const press = fc.record({ id: fc.constantFrom(...POINTS), on: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const actions = presses.map(({ id, on }) =>
        on ? slice.pointTicked(id) : slice.pointUnticked(id),
      );
      const last = new Map(presses.map(({ id, on }) => [id, on]));
      const ticked = pointsAmong([...last].flatMap(([id, on]) => (on ? [id] : [])));
      const state = actions.reduce(reducer, INITIAL);
      expect(slice.persisted.select(state.backbencherTest)).toEqual({ ticked });
      expect(POINTS.filter((id) => slice.selectIsTicked(state, id))).toEqual(ticked);
      const { length } = ticked;
      expect([slice.selectCount(state), slice.selectTitle(state)]).toEqual([
        length,
        titleFor(length),
      ]);
    }),
  );
});

// The valid points of a list are tested with `pointsAmong`.
test.each(['proxy', { 0: 'proxy', length: 1 }, new Set(['proxy'])])(
  'there are no points in %p',
  (ticked) => {
    expect(slice.validate({ ticked })).toEqual({ ticked: [] });
  },
);

const anyTicks = fc.array(fc.oneof(fc.constantFrom<unknown>(...POINTS), anything));

testValidation(fixture, {
  valid: { ticked: ['back-page', 'proxy'] },
  almostValid: fc.record({ ticked: fc.oneof(anyTicks, anything) }),
});
