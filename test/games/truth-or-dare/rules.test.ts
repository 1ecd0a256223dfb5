import type { Bags } from '../../../src/games/truth-or-dare/rules';
import * as rules from '../../../src/games/truth-or-dare/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';

test('the times, and the five tasks of a pool', () => {
  expect(rules.SECONDS).toEqual({ easy: 30, medium: 45, hard: 60 });
  expect(rules.SPIN_MS).toBe(2000);
  expect(rules.POOL_INDEXES).toEqual([0, 1, 2, 3, 4]);
});

test('bags are empty when both are', () => {
  expect(rules.areEmpty({ Truth: [], Dare: [] })).toBe(true);
  expect(rules.areEmpty({ Truth: [0], Dare: [] })).toBe(false);
  expect(rules.areEmpty({ Truth: [], Dare: [0] })).toBe(false);
});

describe('drawing the type', () => {
  test('with tasks in both bags is even, from the least draw to the greatest', () => {
    const draw = (number: number) => rules.drawType(number, { Truth: [4], Dare: [0, 2] });
    expect(countsOf(evenDraws(1000).map(draw))).toEqual({ Truth: 500, Dare: 500 });
    expect([0, 0.4999, 0.5, GREATEST_DRAW].map(draw)).toEqual(['Truth', 'Truth', 'Dare', 'Dare']);
  });

  test.each([0, 0.25, 0.5, 0.75])('with one bag empty gives the other type: %d', (draw) => {
    expect(rules.drawType(draw, { Truth: [3], Dare: [] })).toBe('Truth');
    expect(rules.drawType(draw, { Truth: [], Dare: [3] })).toBe('Dare');
  });
});

describe('new bags', () => {
  const bags: Bags = { Truth: [2, 0, 1, 4, 3], Dare: [3, 2, 4, 0, 1] };
  const easy = { difficulty: 'easy' } as const;

  test.each([
    ['no task', null, bags],
    ['the first truth', { ...easy, type: 'Truth', index: 2 }, { ...bags, Truth: [0, 1, 4, 3, 2] }],
    ['the first dare', { ...easy, type: 'Dare', index: 3 }, { ...bags, Dare: [2, 4, 0, 1, 3] }],
    ['the second truth', { ...easy, type: 'Truth', index: 0 }, bags],
    ['the last dare', { ...easy, type: 'Dare', index: 1 }, bags],
    ['a truth with the number of the first dare', { ...easy, type: 'Truth', index: 3 }, bags],
    ['a dare with the number of the first truth', { ...easy, type: 'Dare', index: 2 }, bags],
    ['the first truth of another level', { difficulty: 'hard', type: 'Truth', index: 2 }, bags],
  ] as const)('after %s', (_what, last, expected) => {
    expect(rules.bagsAfter(last, 'easy', bags)).toEqual(expected);
  });
});

describe('among friends', () => {
  test('the indexes of a type are those of the pool, and of the own tasks of that type', () => {
    const own = { id: 100, type: 'Truth', text: 'Kyun?' } as const;
    const ownTasks = [own, { ...own, id: 101, type: 'Dare' as const }];
    expect(rules.indexesOf('Truth', ownTasks)).toEqual([0, 1, 2, 3, 4, 100]);
    expect(rules.indexesOf('Dare', ownTasks)).toEqual([0, 1, 2, 3, 4, 101]);
  });

  test('a task is of the group’s own from the index 100 on; a group is two players or more', () => {
    const isOwnAt = (index: number) => rules.isOwn({ difficulty: 'easy', type: 'Dare', index });
    expect([4, 99, 100, 109].map(isOwnAt)).toEqual([false, false, true, true]);
    expect([0, 1, 2, 10].map((count) => rules.isGroup(Array(count)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test.each([
    [[], 1, 1],
    [[1, 3], 1, 4],
    [[7], 1, 8],
    [[], rules.OWN_INDEX, 100],
    [[100, 104], rules.OWN_INDEX, 105],
  ] as const)('beside the ids %j, from %i on, the next one is %i', (ids, first, next) => {
    const taken = ids.map((id) => ({ id }));
    expect(rules.freeId(taken, first)).toBe(next);
  });

  // The player of the last turn is never the first: nobody has two turns in a row.
  test.each([
    [null, [1, 2, 3], [1, 2, 3]],
    [2, [1, 2, 3], [1, 2, 3]],
    [1, [1, 2, 3], [2, 3, 1]],
    [1, [1, 2], [2, 1]],
    [null, [], []],
  ])('after the turn of %s, the order %j becomes %j', (last, order, next) => {
    expect(rules.turnsAfter(last, order)).toEqual(next);
  });

  test.each([
    [[1, 2], [2], [1]],
    [[1, 2, 3], [3], [1, 2]],
    [
      [1, 2, 3, 4, 5],
      [5, 4],
      [1, 2, 3],
    ],
  ])('%j sit clockwise, %j on the left and %j on the right, from the top', (all, left, right) => {
    expect(rules.seatsOf(all)).toEqual({ left, right });
  });

  test.each([
    [2, [90, 270]],
    [3, [63, 117, 270]],
    [4, [63, 117, 243, 297]],
    [5, [56, 90, 124, 243, 297]],
  ])('of %i the bottle points at each seat, both sides alike: %j', (count, angles) => {
    const pointed = Array.from({ length: count }, (_, place) =>
      Math.round(rules.angleOf(place, count)),
    );
    expect(pointed).toEqual(angles);
  });
});
