import fc from 'fast-check';
import {
  certificateFor,
  drawCard,
  drawHint,
  drawTeacher,
  HINT_COUNT,
} from '../../../src/games/guess-the-teacher/pageRules';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import {
  CARDS_PER_TEACHER,
  ROUND_COUNT,
  TEACHERS,
} from '../../../src/games/guess-the-teacher/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';

const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('the number of hints is that of the specification', () => {
  expect(HINT_COUNT).toBe(3);
});

describe('drawing a teacher', () => {
  test.each([
    [0, 'math'],
    [0.1999, 'math'],
    [0.2, 'english'],
    [0.5, 'pe'],
    [0.6, 'history'],
    [0.7999, 'history'],
    [0.8, 'science'],
    [0.9999999, 'science'],
    [GREATEST_DRAW, 'science'],
  ])('without a previous one, %d gives %s', (draw, teacher) => {
    expect(drawTeacher(draw, null)).toBe(teacher);
  });

  test.each([
    ['math', 0, 'english'],
    ['math', GREATEST_DRAW, 'science'],
    ['english', 0, 'math'],
    ['english', 0.2499, 'math'],
    ['english', 0.25, 'pe'],
    ['english', 0.5, 'history'],
    ['english', 0.75, 'science'],
    ['english', GREATEST_DRAW, 'science'],
    ['science', 0, 'math'],
    ['science', 0.75, 'history'],
    ['science', GREATEST_DRAW, 'history'],
  ] as const)('after %s, %d gives %s', (previous, draw, teacher) => {
    expect(drawTeacher(draw, previous)).toBe(teacher);
  });

  test('always gives one of the five, and never the previous one', () => {
    fc.assert(
      fc.property(anyDraw, fc.option(fc.constantFrom(...TEACHERS)), (draw, previous) => {
        const teacher = drawTeacher(draw, previous);
        expect(TEACHERS).toContain(teacher);
        expect(teacher).not.toBe(previous);
      }),
    );
  });

  test('is uniform without a previous teacher', () => {
    const drawn = evenDraws(1000).map((draw) => drawTeacher(draw, null));
    const everyone = TEACHERS.map((type) => [type, 200]);
    expect(countsOf(drawn)).toEqual(Object.fromEntries(everyone));
  });

  test.each(TEACHERS)('after %s is uniform over the other four', (previous) => {
    const drawn = evenDraws(1000).map((draw) => drawTeacher(draw, previous));
    const others = TEACHERS.filter((type) => type !== previous).map((type) => [type, 250]);
    expect(countsOf(drawn)).toEqual(Object.fromEntries(others));
  });
});

test('over 10 000 draws, no teacher repeats, and all are equally frequent within two points', () => {
  const DRAWS = 10_000;
  const random = seededRandom(2031);
  const drawn: TeacherType[] = [];
  while (drawn.length < DRAWS) drawn.push(drawTeacher(random(), drawn.at(-1) ?? null));
  expect(drawn.filter((type, index) => type === drawn[index - 1])).toEqual([]);
  const counts = countsOf(drawn);
  for (const type of TEACHERS) {
    expect(Math.abs((counts[type] ?? 0) / DRAWS - 1 / 5)).toBeLessThan(0.02);
  }
});

describe('drawing a card', () => {
  test.each([
    [[], 0, 0],
    [[], 0.3333, 0],
    [[], 1 / 3, 1],
    [[], 0.6666, 1],
    [[], 2 / 3, 2],
    [[], GREATEST_DRAW, 2],
    [[0], 0.4999, 1],
    [[0], 0.5, 2],
    [[1], 0, 0],
    [[1], GREATEST_DRAW, 2],
    [[2], 0.5, 1],
    [[2, 0], 0, 1],
    [[1, 2], GREATEST_DRAW, 0],
    [[0, 1, 2], 0.5, 0],
    [[2, 0, 1], 0, 2],
    [[1, 2, 0], GREATEST_DRAW, 1],
  ])('after the cards %j, %d gives number %i', (seen, draw, card) => {
    expect(drawCard(draw, seen)).toBe(card);
  });

  const anySeen = fc.shuffledSubarray([0, 1, 2]);

  test('always gives one of the three, and a seen one only when all were seen', () => {
    fc.assert(
      fc.property(anyDraw, anySeen, (draw, seen) => {
        const card = drawCard(draw, seen);
        expect([0, 1, 2]).toContain(card);
        if (seen.length < CARDS_PER_TEACHER) expect(seen).not.toContain(card);
      }),
    );
  });

  test.each([
    [[], { 0: 200, 1: 200, 2: 200 }],
    [[1], { 0: 300, 2: 300 }],
  ])('after the cards %j is uniform over the others', (seen, counts) => {
    expect(countsOf(evenDraws(600).map((draw) => drawCard(draw, seen)))).toEqual(counts);
  });
});

describe('the cards of classes', () => {
  type Shown = { type: TeacherType; card: number };
  const nameOf = ({ type, card }: Shown) => `${type}-${card + 1}`;

  /** The cards of a visit with so many classes, each class as a list. */
  function visit(random: () => number, classes: number): Shown[][] {
    const all: Shown[] = [];
    const drawNext = (): Shown => {
      const type = drawTeacher(random(), all.at(-1)?.type ?? null);
      const shown = all.filter((earlier) => earlier.type === type).map(({ card }) => card);
      const seen = shown.filter((card, index) => shown.lastIndexOf(card) === index);
      return { type, card: drawCard(random(), seen) };
    };
    return Array.from({ length: classes }, () =>
      Array.from({ length: ROUND_COUNT }, () => {
        const next = drawNext();
        all.push(next);
        return next;
      }),
    );
  }

  /** In one of sixteen classes a teacher comes three times. */
  const testVisits = (check: (classes: Shown[][]) => void) =>
    fc.assert(
      fc.property(fc.nat(), (seed) => check(visit(seededRandom(seed), 4))),
      { numRuns: 500 },
    );

  test('none comes twice in a class, however often a teacher comes', () => {
    testVisits((classes) => {
      for (const cards of classes) {
        expect(new Set(cards.map(nameOf)).size).toBe(ROUND_COUNT);
      }
    });
  });

  test('each has another teacher than the one before, across classes', () => {
    testVisits((classes) => {
      const types = classes.flat().map(({ type }) => type);
      expect(types.filter((type, index) => type === types[index - 1])).toEqual([]);
    });
  });

  test('a second class begins with a card that the first did not show', () => {
    testVisits(([first = [], second = []]) => {
      const [next] = second.map(nameOf);
      expect(first.map(nameOf)).not.toContain(next);
    });
  });

  test('over 30 000 rounds, all fifteen are equally frequent within a fifth', () => {
    const ROUNDS = 30_000;
    const random = seededRandom(2031);
    // Each class is the first of its visit: of later ones the cards are determined by the first.
    const shown = Array.from({ length: ROUNDS / ROUND_COUNT }, () => visit(random, 1)).flat(2);
    const counts = countsOf(shown.map(nameOf));
    const share = ROUNDS / (TEACHERS.length * CARDS_PER_TEACHER);
    expect(Object.keys(counts)).toHaveLength(15);
    for (const count of Object.values(counts)) {
      expect(Math.abs(count - share)).toBeLessThan(share / 5);
    }
  });
});

describe('drawing a hint', () => {
  test.each([
    [0, 0],
    [0.3333, 0],
    [1 / 3, 1],
    [0.6666, 1],
    [2 / 3, 2],
    [GREATEST_DRAW, 2],
  ])('%d gives number %i', (draw, hint) => {
    expect(drawHint(draw)).toBe(hint);
  });

  test('always gives one of the three', () => {
    fc.assert(fc.property(anyDraw, (draw) => expect([0, 1, 2]).toContain(drawHint(draw))));
  });

  test('is uniform', () => {
    expect(countsOf(evenDraws(3000).map(drawHint))).toEqual({ 0: 1000, 1: 1000, 2: 1000 });
  });
});

test.each([
  [50, 'pet'],
  [40, 'pet'],
  [39, 'vip'],
  [30, 'vip'],
  [29, 'survivor'],
  [20, 'survivor'],
  [19, 'clown'],
  [0, 'clown'],
])('the certificate for %i points is that of the %s', (score, certificate) => {
  expect(certificateFor(score)).toBe(certificate);
});
