import fc from 'fast-check';
import { reducer } from '../../src/app/reducer';
import type { RootState } from '../../src/state/types';
import { actionArbitraries } from './anyAction';
import { notACount, notAnObject } from './hostileValues';
import { checksOf, invalidSlices } from './validState';

const START = reducer(undefined, { type: '@@start' });
const HOSTILE = [...notACount, ...notAnObject].map(([, value]) => value);

type Path = readonly string[];

const pathsIn = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...pathsIn(inner).map((path) => [key, ...path]),
      ])
    : [];

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

function withValueAt(whole: unknown, path: Path, value: unknown) {
  const changed = structuredClone(whole);
  Object(valueAt(changed, path.slice(0, -1)))[path.at(-1) as string] = value;
  return changed;
}

/** What random actions make of the initial state. */
function reachedStates(slice: keyof RootState) {
  const anyLog = fc.array(fc.oneof(...Object.values(actionArbitraries[slice] ?? {})), {
    minLength: 100,
    maxLength: 100,
  });
  const logs = fc.sample(anyLog, { seed: 7, numRuns: 40 });
  const reached = logs.flatMap((log) => {
    let state = START;
    return log.map((makeAction) => {
      state = reducer(state, makeAction(state));
      return state[slice];
    });
  });
  return [...new Set(reached)];
}

/** Reached states in which one value, at any depth, is that of another one, twice as long, or hostile. */
function wrongStates(slice: keyof RootState) {
  const state = fc.oneof(fc.constant(START[slice]), fc.constantFrom(...reachedStates(slice)));
  const anyWrong = fc
    .tuple(state, state, fc.constantFrom(...HOSTILE))
    .chain(([state, other, hostile]) => {
      const path = fc.oneof(
        fc.constantFrom(...Object.keys(Object(state)).map((field) => [field])),
        fc.constantFrom(...pathsIn(state)),
      );
      return fc.tuple(path, fc.nat(2)).map(([path, way]) => {
        const value = valueAt(state, path);
        const longer = Array.isArray(value) ? [...value, ...value] : hostile;
        return withValueAt(state, path, [valueAt(other, path), longer, hostile][way]);
      });
    });
  return fc.sample(anyWrong, { seed: 7, numRuns: 3000 });
}

function failedChecks(slice: string, state: unknown) {
  try {
    const checks = Object.entries(checksOf(slice, state));
    return checks.flatMap(([check, passed]) => (passed ? [] : [check]));
  } catch {
    // Where a list is none, say, the checks of it cannot be made.
    return [];
  }
}

test('the initial state is valid', () => {
  expect(invalidSlices(START)).toEqual({});
});

test.each(Object.keys(actionArbitraries) as (keyof RootState)[])(
  'each check of %s fails in some state that play does not reach',
  (slice) => {
    const neverFailed = new Set(Object.keys(checksOf(slice, START[slice])));
    for (const state of wrongStates(slice)) {
      for (const check of failedChecks(slice, state)) neverFailed.delete(check);
    }
    expect([...neverFailed]).toEqual([]);
  },
);
