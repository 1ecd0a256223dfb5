import fc from 'fast-check';
import { shuffled } from '../../../src/games/shared/shuffled';
import {
  bagsAfter,
  drawType,
  POOL_INDEXES,
  SPIN_MS,
} from '../../../src/games/truth-or-dare/pageRules';
import type { Bags, TaskId, TaskType } from '../../../src/games/truth-or-dare/rules';
import { areEmpty, DIFFICULTIES } from '../../../src/games/truth-or-dare/rules';
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
