import { reducer } from './store';
import { checksOf, invalidSlices } from './validState';

const START = reducer(undefined, { type: '@@start' });

test('the initial state is valid', () => {
  expect(invalidSlices(START)).toEqual({});
});

test.each(
  Object.entries(START).flatMap(([slice, state]) =>
    Object.keys(state).map((field) => [slice, field, { ...state, [field]: { well: 7 } }] as const),
  ),
)('a value of another type is found in %s.%s', (slice, _field, state) => {
  try {
    expect(Object.values(checksOf(slice, state))).toContain(false);
  } catch (error) {
    // Where a list is none, say, it cannot be looked into.
    expect(error).toBeInstanceOf(TypeError);
  }
});
