import fc from 'fast-check';
import { shuffled } from '../../../src/games/shared/shuffled';
import {
  bagsAfter,
  drawType,
  freeId,
  indexesOf,
  isGroup,
  isOwn,
  POOL_INDEXES,
  SPIN_MS,
  turnsAfter,
} from '../../../src/games/truth-or-dare/pageRules';
import type { Bags, TaskId, TaskType } from '../../../src/games/truth-or-dare/rules';
import { areEmpty, DIFFICULTIES, OWN_INDEX } from '../../../src/games/truth-or-dare/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';

const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyDifficulty = fc.constantFrom(...DIFFICULTIES);
const anyTask: fc.Arbitrary<TaskId> = fc.record({
  difficulty: anyDifficulty,
  type: fc.constantFrom<TaskType>('Truth', 'Dare'),
  index: fc.constantFrom(...POOL_INDEXES),
});
const anyFullBag = fc.shuffledSubarray([...POOL_INDEXES], { minLength: POOL_INDEXES.length });
const anyFullBags: fc.Arbitrary<Bags> = fc.record({ Truth: anyFullBag, Dare: anyFullBag });

test('the numbers are those of the specification', () => {
  expect(SPIN_MS).toBe(2000);
  expect(POOL_INDEXES).toEqual([0, 1, 2, 3, 4]);
});

describe('drawing the type', () => {
  const bags: Bags = { Truth: [4], Dare: [0, 2] };

  test.each([
    [0, 'Truth'],
    [0.25, 'Truth'],
    [0.4999, 'Truth'],
    [0.5, 'Dare'],
    [0.75, 'Dare'],
    [0.9999999, 'Dare'],
    [GREATEST_DRAW, 'Dare'],
  ])('with tasks in both bags, %d gives %s', (draw, type) => {
    expect(drawType(draw, bags)).toBe(type);
  });

  test('with tasks in both bags is uniform', () => {
    const drawn = evenDraws(1000).map((draw) => drawType(draw, bags));
    expect(countsOf(drawn)).toEqual({ Truth: 500, Dare: 500 });
  });

  test('with one bag empty gives the other type', () => {
    fc.assert(
      fc.property(anyDraw, anyFullBag, (draw, bag) => {
        expect(drawType(draw, { Truth: bag, Dare: [] })).toBe('Truth');
        expect(drawType(draw, { Truth: [], Dare: bag })).toBe('Dare');
      }),
    );
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
    expect(bagsAfter(last, 'easy', bags)).toEqual(expected);
  });

  test('have the tasks of the shuffled ones, and not the last task first', () => {
    fc.assert(
      fc.property(fc.option(anyTask), anyDifficulty, anyFullBags, (last, difficulty, given) => {
        const { Truth, Dare } = bagsAfter(last, difficulty, given);
        expect(Truth.toSorted()).toEqual(POOL_INDEXES);
        expect(Dare.toSorted()).toEqual(POOL_INDEXES);
        const firsts = [
          { difficulty, type: 'Truth', index: Truth[0] },
          { difficulty, type: 'Dare', index: Dare[0] },
        ];
        expect(firsts).not.toContainEqual(last);
      }),
    );
  });

  test.each(POOL_INDEXES)(
    'after number %i begin equally often with each of the other four',
    (index) => {
      const last: TaskId = { ...easy, type: 'Dare', index };
      const firsts = ordersOf(POOL_INDEXES).map(
        (Dare) => bagsAfter(last, 'easy', { ...bags, Dare }).Dare[0] as number,
      );
      const others = POOL_INDEXES.filter((other) => other !== index);
      expect(countsOf(firsts)).toEqual(Object.fromEntries(others.map((other) => [other, 30])));
    },
  );
});

/** Every order of the items. */
const ordersOf = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) =>
        ordersOf(items.filter((other) => other !== first)).map((rest) => [first, ...rest]),
      );

describe('over 30 000 spins of one level', () => {
  const SPINS = 30_000;
  const CYCLE = 10;
  const dealt = spins(SPINS);
  const ids = dealt.map(({ type, index }) => `${type} ${index}`);

  test('each ten are all ten tasks, so that each task has its share', () => {
    for (let first = 0; first < SPINS; first += CYCLE) {
      expect(new Set(ids.slice(first, first + CYCLE)).size).toBe(CYCLE);
    }
    const counts = Object.values(countsOf(ids));
    expect(counts).toHaveLength(CYCLE);
    for (const count of counts) expectWithin(1 / 5, count, SPINS / CYCLE);
  });

  test('no task is dealt twice in a row', () => {
    expect(ids.filter((id, spin) => id === ids[spin - 1])).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'at place %i of the ten, Truth and Dare are even, and so is each task',
    (place) => {
      const here = (_: unknown, spin: number) => spin % CYCLE === place;
      const types = countsOf(dealt.filter(here).map(({ type }) => type));
      expect(Object.keys(types).sort()).toEqual(['Dare', 'Truth']);
      expectWithin(1 / 20, types.Truth, SPINS / CYCLE / 2);
      const counts = Object.values(countsOf(ids.filter(here)));
      expect(counts).toHaveLength(CYCLE);
      for (const count of counts) expectWithin(1 / 5, count, SPINS / CYCLE / 10);
    },
  );

  /** Deals as the listener does. */
  function spins(count: number): TaskId[] {
    const random = seededRandom(2031);
    const tasks: TaskId[] = [];
    let bags: Bags = { Truth: [], Dare: [] };
    while (tasks.length < count) {
      if (areEmpty(bags)) {
        const [Truth, Dare] = [shuffled(POOL_INDEXES, random), shuffled(POOL_INDEXES, random)];
        bags = bagsAfter(tasks.at(-1) ?? null, 'easy', { Truth, Dare });
      }
      const type = drawType(random(), bags);
      tasks.push({ difficulty: 'easy', type, index: bags[type].shift() as number });
    }
    return tasks;
  }

  function expectWithin(part: number, count = 0, share: number) {
    expect(Math.abs(count - share)).toBeLessThan(part * share);
  }
});

describe('among friends', () => {
  const OWN = { id: OWN_INDEX, type: 'Truth', text: 'Kyun?' } as const;

  test('the indexes of a type are those of the pool, and of the own tasks of that type', () => {
    expect(indexesOf('Dare', [])).toEqual([0, 1, 2, 3, 4]);
    const ownTasks = [OWN, { ...OWN, id: 101, type: 'Dare' as const }];
    expect(indexesOf('Truth', ownTasks)).toEqual([0, 1, 2, 3, 4, 100]);
    expect(indexesOf('Dare', ownTasks)).toEqual([0, 1, 2, 3, 4, 101]);
  });

  test.each([
    [4, false],
    [99, false],
    [100, true],
    [109, true],
  ])('the task %i is of the group’s own: %s', (index, own) => {
    expect(isOwn({ difficulty: 'easy', type: 'Dare', index })).toBe(own);
  });

  test.each([
    [0, false],
    [1, false],
    [2, true],
    [10, true],
  ])('%i players are a group: %s', (count, group) => {
    const players = Array.from({ length: count }, (_, id) => ({
      id,
      name: 'Raju',
      tasksCompleted: 0,
      streak: 0,
    }));
    expect(isGroup(players)).toBe(group);
  });

  test.each([
    [[], 1],
    [[1, 2], 3],
    [[1, 3], 4],
    [[7], 8],
  ])('beside the ids %j the next one is %i', (ids, next) => {
    expect(
      freeId(
        ids.map((id) => ({ id })),
        1,
      ),
    ).toBe(next);
  });

  test('the first own task has the index 100', () => {
    expect(freeId([], OWN_INDEX)).toBe(100);
    expect(freeId([{ id: 100 }, { id: 104 }], OWN_INDEX)).toBe(105);
  });

  test.each([
    [null, [1, 2, 3], [1, 2, 3]],
    [2, [1, 2, 3], [1, 2, 3]],
    [1, [1, 2, 3], [2, 3, 1]],
    [1, [1, 2], [2, 1]],
    [null, [], []],
  ])('after the turn of %s, the order %j becomes %j', (last, order, next) => {
    expect(turnsAfter(last, order)).toEqual(next);
  });

  test('nobody waits more than one full round, nor has two turns in a row', () => {
    const orders = fc.integer({ min: 2, max: 10 }).chain((count) => {
      const ids = Array.from({ length: count }, (_, at) => at + 1);
      const shuffledIds = fc.shuffledSubarray(ids, { minLength: count });
      return fc.array(shuffledIds, { minLength: 2, maxLength: 6 });
    });
    fc.assert(
      fc.property(orders, (rounds) => {
        let last: number | null = null;
        const turns: number[] = [];
        for (const round of rounds) {
          const next = turnsAfter(last, round);
          expect([...next].sort()).toEqual([...round].sort());
          turns.push(...next);
          last = next[next.length - 1] as number;
        }
        const count = rounds[0]?.length as number;
        for (const [at, player] of turns.entries()) {
          expect(turns[at + 1]).not.toBe(player);
          const others = turns.slice(at + 1, at + 2 * count);
          const isSoonAgain = others.includes(player) || at + 2 * count > turns.length;
          expect(isSoonAgain).toBe(true);
        }
      }),
    );
  });
});
