import { readFileSync } from 'node:fs';
import { lines } from '../../../src/games/chidiya-udd/Commentary';
import type { Name } from '../../../src/games/chidiya-udd/caller';
import {
  canFly,
  NAMES,
  nextName,
  pauseBefore,
  timeFor,
  trickOf,
} from '../../../src/games/chidiya-udd/caller';
import { MODES } from '../../../src/games/chidiya-udd/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { callsOf } from './turns';

const FLYERS =
  'chidiya tota maina kabootar kauwa ullu baaz hans cheel koyal bulbul giddh bagula sarus ' +
  'neelkanth kathphodwa titli bhanwra machhar makkhi madhumakkhi tataiya jugnu chamgadad ' +
  'patang hawai-jahaaz helicopter gubbara rocket drone';
const SITTERS =
  'gadha haathi ghoda bhains gaay bakri kutta billi sher oont machhli saanp bandar bhalu ' +
  'kachhua magarmachh khargosh mendhak gainda kursi table duster basta tiffin bottle cycle ' +
  'pahaad principal-sir blackboard almirah school-bus matka';

/* Links name a thing by its place, one of 62, and live for ever. No name is a thing that people argue about. */
test('every name keeps its place, and thirty fly', () => {
  expect(NAMES).toHaveLength(62);
  expect(NAMES.join(' ')).toBe(`${FLYERS} ${SITTERS}`);
  expect(NAMES.filter(canFly).join(' ')).toBe(FLYERS);
});

test.each([
  ['flyers.svg', FLYERS],
  ['sitters.svg', SITTERS],
])('%s has one symbol for each of its names, and no other', (sprite, names) => {
  const svg = readFileSync(`src/games/chidiya-udd/${sprite}`, 'utf8');
  const symbols = Array.from(svg.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g), ([, id]) => id);
  expect(symbols.toSorted()).toEqual(names.split(' ').toSorted());
});

test('each has a line of its own, of at most 48 characters', () => {
  const texts = NAMES.map((name) => lines[name]);
  expect(new Set(texts).size).toBe(62);
  expect(texts.filter(({ length }) => length === 0 || length > 48)).toEqual([]);
});

test.each([
  [0, 1800],
  [1, 1762],
  [2, 1724],
  [40, 965],
  [1000, 700],
])('the time for a call of place %i is %i ms, alone or in two; of a calm game 4000', (at, ms) => {
  expect(MODES.map((mode) => timeFor(mode, at))).toEqual([ms, 4000, ms]);
});

const flyers = NAMES.filter(canFly);
const sitters = NAMES.filter((name) => !canFly(name));

describe('the next name', () => {
  test('of a game is the first of the list by the least draw, the last by the greatest', () => {
    expect([0, GREATEST_DRAW].map((draw) => nextName([], draw))).toEqual(['chidiya', 'matka']);
  });

  /** Flyers and sitters in turn, so that none is forced. */
  const mixed = flyers.slice(0, 11).flatMap((name, at): Name[] => [name, sitters[at] as Name]);
  const without = (called: readonly Name[]) => NAMES.filter((name) => !called.includes(name));

  test.each([
    ['no call', [], NAMES],
    ['three that fly', flyers.slice(0, 3), NAMES.slice(3)],
    ['four that fly', flyers.slice(0, 4), sitters],
    ['five that fly', flyers.slice(0, 5), sitters],
    ['four that sit', sitters.slice(0, 4), flyers],
    ['three that sit', sitters.slice(0, 3), without(sitters.slice(0, 3))],
    [
      'four that fly, and one that sits',
      [...flyers.slice(0, 4), ...sitters.slice(0, 1)],
      [...flyers.slice(4), ...sitters.slice(1)],
    ],
    ['twenty-one', mixed.slice(0, 21), without(mixed.slice(1, 21))],
    ['twenty-two', mixed, without(mixed.slice(2))],
  ])('after %s is any of those that may come, all equally likely', (_what, called, candidates) => {
    const draws = evenDraws(100 * candidates.length);
    const expected = Object.fromEntries(candidates.map((name) => [name, 100]));
    expect(countsOf(draws.map((draw) => nextName(called, draw)))).toEqual(expected);
  });
});

describe('a trick', () => {
  test.each([
    ['tota', 3, null],
    ['tota', 5, 'finger'],
    ['chidiya', 3, null],
    ['ghoda', 3, 'voice'],
    ['ghoda', 9, 'finger'],
    ['gadha', 4, 'finger'],
    ['gadha', 5, null],
    ['gadha', 8, 'voice'],
  ] as const)('with %s at place %i: %s', (name, index, trick) => {
    expect(trickOf(name, index)).toBe(trick);
  });

  test('is none of the first three calls; the voice of a bird is for sitters alone', () => {
    const tricksAt = (name: Name, from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => trickOf(name, from + at));
    expect(NAMES.flatMap((name) => tricksAt(name, 0, 3)).filter(Boolean)).toEqual([]);
    for (const name of NAMES) {
      const all = tricksAt(name, 3, 63);
      expect([name, all.includes('finger')]).toEqual([name, true]);
      expect([name, all.includes('voice')]).toEqual([name, !canFly(name)]);
    }
  });
});

test('the caller pauses before the first call, after a right answer, and after a mistake longest', () => {
  const pauses = MODES.map((mode) => [
    pauseBefore(mode, null),
    ...callsOf('+11 +10').map((call) => pauseBefore(mode, call)),
  ]);
  expect(pauses).toEqual([
    [1200, 700, 1700],
    [2000, 1500, 3500],
    [1500, 900, 1700],
  ]);
});
