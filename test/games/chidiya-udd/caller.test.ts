import fc from 'fast-check';
import {
  BAG,
  CALM_MS,
  MOST_OF_A_KIND,
  nextName,
  pauseBefore,
  SHORTEST_MS,
  timeFor,
  trickOf,
} from '../../../src/games/chidiya-udd/caller';
import type { Name } from '../../../src/games/chidiya-udd/names';
import { canFly, NAMES } from '../../../src/games/chidiya-udd/names';
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import { LONGEST_MS, MODES } from '../../../src/games/chidiya-udd/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';
import { callsOf } from './calls';

test('the numbers are those of the game', () => {
  expect([LONGEST_MS, SHORTEST_MS, CALM_MS]).toEqual([1800, 700, 4000]);
  expect([BAG, MOST_OF_A_KIND]).toEqual([20, 4]);
});

describe('the time for a call', () => {
  test.each([
    [0, 1800],
    [1, 1762],
    [2, 1724],
    [10, 1470],
    [20, 1239],
    [40, 965],
    [100, 731],
    [1000, 700],
  ])('of place %i is %i, alone or in two', (index, ms) => {
    expect([timeFor('fast', index), timeFor('duel', index)]).toEqual([ms, ms]);
  });

  test('of a calm game is always the same', () => {
    expect([0, 1, 40, 1000].map((index) => timeFor('calm', index))).toEqual(Array(4).fill(4000));
  });

  test('never grows, and never falls below the shortest', () => {
    const times = Array.from({ length: 500 }, (_, index) => timeFor('fast', index));
    for (const [index, ms] of times.entries()) {
      expect(ms).toBeLessThanOrEqual(times[index - 1] ?? LONGEST_MS);
      expect(ms).toBeGreaterThanOrEqual(700);
      expect(Number.isInteger(ms)).toBe(true);
    }
  });
});

/** Names as a game with that many calls draws them. */
function drawn(count: number, seed: number): Name[] {
  const random = seededRandom(seed);
  const names: Name[] = [];
  while (names.length < count) names.push(nextName(names.slice(-30), random()));
  return names;
}

const flyers = NAMES.filter(canFly);
const sitters = NAMES.filter((name) => !canFly(name));

/** Those that a draw can give, with the number of 6200 even draws that give it. */
const candidatesAfter = (called: readonly Name[], draws = 6200) =>
  countsOf(evenDraws(draws).map((draw) => nextName(called, draw)));

describe('the next name', () => {
  test.each([
    [0, 'chidiya'],
    [1 / 62, 'tota'],
    [0.999999, 'matka'],
    [GREATEST_DRAW, 'matka'],
  ])('of a game is by the draw %d: %s', (draw, name) => {
    expect(nextName([], draw)).toBe(name);
  });

  test('of a game is any, all equally likely', () => {
    expect(candidatesAfter([])).toEqual(Object.fromEntries(NAMES.map((name) => [name, 100])));
  });

  test.each([
    ['three that fly', flyers.slice(0, 3), NAMES.slice(3)],
    ['four that fly', flyers.slice(0, 4), sitters],
    ['five that fly', flyers.slice(0, 5), sitters],
    ['four that sit', sitters.slice(0, 4), flyers],
    ['three that sit', sitters.slice(0, 3), [...flyers, ...sitters.slice(3)]],
    [
      'a sitter before three that fly',
      [...sitters.slice(0, 1), ...flyers.slice(0, 3)],
      [...flyers.slice(3), ...sitters.slice(1)],
    ],
    [
      'a flyer before four that sit',
      [...flyers.slice(0, 1), ...sitters.slice(0, 4)],
      flyers.slice(1),
    ],
    [
      'four that fly, and one that sits',
      [...flyers.slice(0, 4), ...sitters.slice(0, 1)],
      [...flyers.slice(4), ...sitters.slice(1)],
    ],
  ])('after %s is one of those that may come', (_what, called, candidates) => {
    expect(Object.keys(candidatesAfter(called)).toSorted()).toEqual(candidates.toSorted());
    expect([nextName(called, 0), nextName(called, 0.999999)]).toEqual([
      candidates[0],
      candidates.at(-1),
    ]);
  });

  /** Mixed, so that none is forced. */
  const mixed = flyers.slice(0, 11).flatMap((name, at): Name[] => [name, sitters[at] as Name]);

  test.each([
    [20, mixed.slice(0, 20), NAMES.filter((name) => !mixed.slice(0, 20).includes(name))],
    [21, mixed.slice(0, 21), NAMES.filter((name) => !mixed.slice(1, 21).includes(name))],
    [22, mixed, NAMES.filter((name) => !mixed.slice(2).includes(name))],
  ])('after %i calls is none of the latest twenty', (_count, called, candidates) => {
    expect(candidates).toHaveLength(42);
    const expected = Object.fromEntries(candidates.map((name) => [name, 100]));
    expect(candidatesAfter(called, 4200)).toEqual(expected);
  });

  test('leaves the list of those called as it is', () => {
    const called = mixed.slice(0, 21);
    nextName(called, 0.5);
    expect(called).toEqual(mixed.slice(0, 21));
  });

  test('at any moment of a game is any of those that may come, all equally likely', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(60), (seed, count) => {
        const counts = Object.values(candidatesAfter(drawn(count, seed), 3000));
        const even = 3000 / counts.length;
        for (const times of counts) expect(Math.abs(times - even)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('in 30 000 calls', () => {
  const all = drawn(30_000, 1947);

  test('no name comes again before twenty others', () => {
    const again = all.filter((name, at) => all.slice(Math.max(0, at - 20), at).includes(name));
    expect(again).toEqual([]);
  });

  test('some come again right after that', () => {
    expect(all.some((name, at) => name === all[at - 21])).toBe(true);
  });

  test('never more than four in a row fly, or sit, and sometimes four do', () => {
    const kinds = all.map((name) => (canFly(name) ? '+' : '-')).join('');
    const longest = Math.max(...(kinds.match(/\++|-+/g) ?? []).map(({ length }) => length));
    expect(longest).toBe(4);
    expect(kinds).toMatch(/-\+{4}-/);
    expect(kinds).toMatch(/\+-{4}\+/);
  });

  test('every name comes up, none far more often than another of its kind', () => {
    const counts = countsOf(all);
    for (const kind of [flyers, sitters]) {
      const times = kind.map((name) => counts[name] ?? 0);
      expect(Math.min(...times)).toBeGreaterThan(400);
      expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.2);
    }
  });

  test('about half fly', () => {
    const share = all.filter(canFly).length / all.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });
});

describe('a trick', () => {
  const places = Array.from({ length: 60 }, (_, index) => index);

  test.each([
    ['tota', 0, null],
    ['tota', 2, null],
    ['tota', 3, null],
    ['tota', 4, null],
    ['tota', 5, 'finger'],
    ['chidiya', 4, 'finger'],
    ['chidiya', 3, null],
    ['chidiya', 10, 'finger'],
    ['ghoda', 2, null],
    ['ghoda', 3, 'voice'],
    ['ghoda', 9, 'finger'],
    ['gadha', 4, 'finger'],
    ['gadha', 8, 'voice'],
    ['gadha', 3, null],
    ['matka', 3, null],
    ['matka', 5, 'finger'],
    ['matka', 9, 'voice'],
  ] as const)('with %s at place %i: %s', (name, index, trick) => {
    expect(trickOf(name, index)).toBe(trick);
  });

  test('is none of the first three calls', () => {
    const tricks = NAMES.flatMap((name) => [0, 1, 2].map((index) => trickOf(name, index)));
    expect(countsOf(tricks.map(String))).toEqual({ null: 186 });
    expect(NAMES.some((name) => trickOf(name, 3) !== null)).toBe(true);
  });

  test('with the voice of a bird is played with sitters alone', () => {
    const spokenSo = NAMES.filter((name) => places.some((at) => trickOf(name, at) === 'voice'));
    expect(spokenSo).toEqual(sitters);
  });

  test('with the finger is played with each name', () => {
    expect(NAMES.filter((name) => !places.some((at) => trickOf(name, at) === 'finger'))).toEqual(
      [],
    );
  });

  test('comes with a quarter to half of all calls', () => {
    const all = NAMES.flatMap((name) => places.map((index) => trickOf(name, index)));
    const share = all.filter((trick) => trick !== null).length / all.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.45);
  });

  test('comes with no name always, and with none never', () => {
    for (const name of NAMES) {
      const tricks = places.slice(3).map((index) => trickOf(name, index));
      const share = tricks.filter((trick) => trick !== null).length / tricks.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.6);
    }
  });

  test('comes again ten places later', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.integer({ min: 3, max: 300 }), (name, index) => {
        expect(trickOf(name, index + 10)).toBe(trickOf(name, index));
      }),
    );
  });
});

test.each<[Mode, string, number]>([
  ['fast', '', 1200],
  ['fast', '+1', 700],
  ['fast', '-0', 700],
  ['fast', '+0', 1700],
  ['fast', '-1', 1700],
  ['fast', '+0 +1', 700],
  ['fast', '+1 +0', 1700],
  ['calm', '', 2000],
  ['calm', '+1', 1500],
  ['calm', '-1', 3500],
  ['duel', '', 1500],
  ['duel', '+11', 900],
  ['duel', '-00', 900],
  ['duel', '+10', 1700],
  ['duel', '+01', 1700],
  ['duel', '-11', 1700],
])('in mode %s, after the calls "%s", the caller pauses for %i ms', (mode, calls, ms) => {
  expect(pauseBefore(mode, callsOf(calls).at(-1) ?? null)).toBe(ms);
});

test('a mistake can be read for longer than a right answer, and the calm caller pauses longest', () => {
  const pauses = MODES.map((mode) =>
    ['', '+11', '+00'].map((calls) => pauseBefore(mode, callsOf(calls).at(-1) ?? null)),
  );
  for (const [, right = 0, wrong = 0] of pauses) expect(wrong).toBeGreaterThan(right);
  const [fast = [], calm = []] = pauses;
  for (const [at, ms] of calm.entries()) expect(ms).toBeGreaterThan(fast[at] ?? 0);
});
