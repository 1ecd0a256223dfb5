/*
 * The badges' own part of a code, as numbers and short texts.
 */

import { guideSlugs } from '../../paths';
import type { BadgeId } from '../badges/ids';
import { BADGE_IDS } from '../badges/ids';
import type { BadgesState } from '../state';

type Earned = BadgesState['earned'];

/** One for each badge, in the order of their list. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const PACKED = /^(?:[1-9]\d{0,5}[A-Za-z]+)*$/;
const DAY = /(\d+)([A-Za-z]+)/g;

/**
 * Badges by the day they were earned: before each day the number of days since the one before (the first:
 * since 1970), then a letter for each badge.
 * Example: `packEarned({ 'streak-10': 20_790, 'first-win': 20_783 })` is `20783A7B`.
 */
export function packEarned(earned: Earned): string {
  const days = [...new Set(Object.values(earned))].sort((one, other) => one - other);
  return days
    .map((day, index) => {
      const letters = BADGE_IDS.map((id, place) => (earned[id] === day ? LETTERS[place] : ''));
      return day - (days[index - 1] ?? 0) + letters.join('');
    })
    .join('');
}

/** Reads what `packEarned` gives; no badges for any other value. */
export function unpackEarned(packed: unknown): Earned {
  if (typeof packed !== 'string' || !PACKED.test(packed)) return {};
  const earned: Earned = {};
  let day = 0;
  for (const [, gap, letters = ''] of packed.matchAll(DAY)) {
    day += Number(gap);
    for (const letter of letters) {
      const id: BadgeId | undefined = BADGE_IDS[LETTERS.indexOf(letter)];
      if (id) earned[id] = day;
    }
  }
  return earned;
}

/** Each guide is a bit. Example: with the first and the third guide it is 5. */
export const packGuides = (guides: BadgesState['guides']): number =>
  guideSlugs.reduce((bits, slug, index) => bits + (guides.includes(slug) ? 2 ** index : 0), 0);

export const unpackGuides = (bits: unknown): BadgesState['guides'] =>
  guideSlugs.filter((_, index) => Math.floor(Number(bits) / 2 ** index) % 2 === 1);
