import fc from 'fast-check';
import type { Difficulty, TaskId, TaskType } from '../../../src/games/truth-or-dare/rules';
import {
  DIFFICULTIES,
  drawTask,
  drawType,
  SECONDS,
  SPIN_MS,
  TASKS_PER_POOL,
} from '../../../src/games/truth-or-dare/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';

const INDEXES = [0, 1, 2, 3, 4];
const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyType = fc.constantFrom<TaskType>('Truth', 'Dare');
const anyDifficulty = fc.constantFrom(...DIFFICULTIES);
const anyTask: fc.Arbitrary<TaskId> = fc.record({
  difficulty: anyDifficulty,
  type: anyType,
  index: fc.constantFrom(...INDEXES),
});

const truth = (difficulty: Difficulty, index: number): TaskId => ({
  difficulty,
  type: 'Truth',
  index,
});

test('the numbers are those of the specification', () => {
  expect(SPIN_MS).toBe(2000);
  expect(SECONDS).toEqual({ easy: 30, medium: 45, hard: 60 });
  expect(TASKS_PER_POOL).toBe(5);
});

describe('drawing the type', () => {
  test.each([
    [0, 'Truth'],
    [0.25, 'Truth'],
    [0.4999, 'Truth'],
    [0.5, 'Dare'],
    [0.75, 'Dare'],
    [0.9999999, 'Dare'],
    [GREATEST_DRAW, 'Dare'],
  ])('%d gives %s', (draw, type) => {
    expect(drawType(draw)).toBe(type);
  });

  test('is uniform', () => {
    expect(countsOf(evenDraws(1000).map(drawType))).toEqual({ Truth: 500, Dare: 500 });
  });
});

describe('drawing a task', () => {
  test.each([
    [0, 0],
    [0.1999, 0],
    [0.2, 1],
    [0.4999, 2],
    [0.5, 2],
    [0.6, 3],
    [0.8, 4],
    [0.9999999, 4],
    [GREATEST_DRAW, 4],
  ])('without a last task, %d gives number %i', (draw, index) => {
    expect(drawTask('easy', 'Truth', draw, null)).toEqual(truth('easy', index));
  });

  test.each([
    ['number 2 of the same pool', 0, truth('easy', 2), 0],
    ['number 2 of the same pool', 0.25, truth('easy', 2), 1],
    ['number 2 of the same pool', 0.4999, truth('easy', 2), 1],
    ['number 2 of the same pool', 0.5, truth('easy', 2), 3],
    ['number 2 of the same pool', 0.9999999, truth('easy', 2), 4],
    ['number 0 of the same pool', 0, truth('easy', 0), 1],
    ['number 0 of the same pool', GREATEST_DRAW, truth('easy', 0), 4],
    ['number 4 of the same pool', 0, truth('easy', 4), 0],
    ['number 4 of the same pool', GREATEST_DRAW, truth('easy', 4), 3],
    ['a task of another level', 0.5, truth('hard', 2), 2],
    ['a task of the other type', 0.5, { ...truth('easy', 2), type: 'Dare' }, 2],
  ] as const)('after %s, %d gives %j: number %i', (_last, draw, last, index) => {
    expect(drawTask('easy', 'Truth', draw, last)).toEqual(truth('easy', index));
  });

  test('never gives the last task again, and always one of its pool', () => {
    fc.assert(
      fc.property(anyTask, anyDraw, (last, draw) => {
        const task = drawTask(last.difficulty, last.type, draw, last);
        expect(task).toEqual({ ...last, index: expect.any(Number) });
        expect(INDEXES).toContain(task.index);
        expect(task.index).not.toBe(last.index);
      }),
    );
  });

  test('gives a task of the requested pool, whatever the last task', () => {
    const anyLast = fc.option(anyTask);
    fc.assert(
      fc.property(anyDifficulty, anyType, anyDraw, anyLast, (difficulty, type, draw, last) => {
        const task = drawTask(difficulty, type, draw, last);
        expect(task).toEqual({ difficulty, type, index: expect.any(Number) });
        expect(INDEXES).toContain(task.index);
      }),
    );
  });

  test('is uniform', () => {
    const dealt = evenDraws(1000).map((draw) => drawTask('hard', 'Dare', draw, null).index);
    expect(countsOf(dealt)).toEqual({ 0: 200, 1: 200, 2: 200, 3: 200, 4: 200 });
  });

  test.each(INDEXES)('after number %i is uniform over the other four', (index) => {
    const last = truth('medium', index);
    const dealt = evenDraws(1000).map((draw) => drawTask('medium', 'Truth', draw, last).index);
    const others = INDEXES.filter((other) => other !== index);
    expect(countsOf(dealt)).toEqual(Object.fromEntries(others.map((other) => [other, 250])));
  });
});

test('over 30 000 spins, no task repeats, and all are equally frequent within two points', () => {
  const SPINS = 30_000;
  const random = seededRandom(2031);
  const dealt: TaskId[] = [];
  for (let spin = 0; spin < SPINS; spin++) {
    dealt.push(drawTask('easy', drawType(random()), random(), dealt.at(-1) ?? null));
  }
  const ids = dealt.map(({ type, index }) => `${type} ${index}`);
  expect(ids.filter((id, spin) => id === ids[spin - 1])).toEqual([]);
  const counts = Object.values(countsOf(ids));
  expect(counts).toHaveLength(2 * TASKS_PER_POOL);
  for (const count of counts) expect(Math.abs(count / SPINS - 1 / 10)).toBeLessThan(0.02);
});
