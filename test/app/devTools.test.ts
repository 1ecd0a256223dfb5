import type { UnknownAction } from '@reduxjs/toolkit';
import { devTools } from '../../src/app/devTools';
import { calculated } from '../../src/games/love-calculator/slice';
import { menusClosed } from '../../src/layout/uiSlice';

test('the log is named after the site', () => {
  expect(devTools.name).toBe("Backbencher's Memories");
});

describe('the log', () => {
  const cases: [string, UnknownAction, boolean][] = [
    ['shows what happened', calculated({ result: 6, steps: [[6]] }), true],
    ['shows an event without payload', menusClosed(), true],
    ['shows an event whose meta says other things', { type: 'x', meta: { cause: 'y' } }, true],
    ['shows an event that is said not to be cosmetic', cosmetic(false), true],
    ['hides what only moves something on the screen', cosmetic(true), false],
  ];

  test.each(cases)('%s', (_what, action, shown) => {
    expect(devTools.predicate?.({}, action)).toBe(shown);
  });
});

function cosmetic(cosmetic: boolean): UnknownAction {
  return { type: 'rockPaperScissors/computerHandShuffled', meta: { cosmetic } };
}
