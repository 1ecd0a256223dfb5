import fc from 'fast-check';
import { BADGE_IDS } from '../../../src/games/shared/badgeIds';
import { guideSlugs } from '../../../src/paths';
import type { Persisted } from '../../../src/report-card/slice';
import {
  packEarned,
  packGuides,
  unpackEarned,
  unpackGuides,
} from '../../../src/report-card/transfer/code';
import { anyBadges } from '../arbitraries';

/* Codes live for ever. */
test.each<[Persisted['earned'], string]>([
  [{}, ''],
  [{ 'first-win': 20_783 }, '20783A'],
  [{ 'streak-10': 20_790, 'first-win': 20_783 }, '20783A7B'],
  [{ 'seven-days': 20_783, 'first-win': 20_783, 'no-hint': 20_782 }, '20782G1AP'],
  [{ 'first-win': 1, 'streak-10': 999_999 }, '1A999998B'],
  [Object.fromEntries(BADGE_IDS.map((id) => [id, 7])), '7ABCDEFGHIJKLMNOPQR'],
])('the badges %j are never written otherwise than as "%s"', (earned, packed) => {
  expect(packEarned(earned)).toBe(packed);
  expect(unpackEarned(packed)).toEqual(earned);
});

test.each([
  ['nothing', undefined],
  ['a number', 20_783],
  ['a list', ['20783A']],
  ['a day without a badge', '20783'],
  ['a badge without a day', 'A'],
  ['a day 0', '0A'],
  ['a gap of 0', '20783A0B'],
  ['a day that begins with 0', '020783A'],
  ['a day of seven digits', '1000000A'],
  ['something before', ' 20783A'],
  ['something behind', '20783A!'],
  ['another character', '20783A-7B'],
])('there are no badges in %s', (_what, packed) => {
  expect(unpackEarned(packed)).toEqual({});
});

test('a letter that stands for no badge yet is skipped', () => {
  expect(unpackEarned('20783AZz7B')).toEqual({ 'first-win': 20_783, 'streak-10': 20_790 });
});

test('each guide is a bit, in the order of their list', () => {
  expect(guideSlugs.map((slug) => packGuides([slug]))).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(packGuides(['pacheta', 'chidiya-udd'])).toBe(9);
  expect(unpackGuides(127)).toEqual(guideSlugs);
  for (const bits of [undefined, 'pacheta', 128, Number.NaN])
    expect(unpackGuides(bits)).toEqual([]);
});

test('what is packed comes back', () => {
  fc.assert(
    fc.property(anyBadges, ({ earned, guides }) => {
      expect(unpackEarned(packEarned(earned))).toEqual(earned);
      expect(unpackGuides(packGuides(guides)).toSorted()).toEqual(guides.toSorted());
    }),
  );
});
