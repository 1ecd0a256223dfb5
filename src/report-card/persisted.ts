import { games } from '../games';
import { countOrZero, fieldsOf, integerUpTo, oneOf } from '../games/shared/validate';
import { guideSlugs } from '../paths';
import { BADGE_IDS } from './badges/ids';
import type { Persisted, Plays } from './state';

/** Later days are no days: it is in the year 4707. */
export const LAST_DAY = 999_999;

/**
 * Parses what is stored. Takes any value; unknown badges, games and guides are dropped, as are invalid
 * days. `days` is at least one where something was played. The order stays that of the state, which
 * another tab compares with its own.
 * Example: `validate({ earned: { 'no-hint': 20_782, medal: 1 } })` has the badge, and nothing else.
 */
export function validate(stored: unknown): Persisted {
  const { earned, plays, days, guides } = fieldsOf(stored);
  const opened = new Set<unknown>(Array.isArray(guides) ? guides : undefined);
  const played = Object.fromEntries(
    fieldsNamed(
      games.map(({ key }) => key),
      plays,
    ).flatMap(playsIn),
  );
  return {
    earned: Object.fromEntries(fieldsNamed(BADGE_IDS, earned).flatMap(dayIn)),
    plays: played,
    days: Math.max(countOrZero(days), Math.min(1, Object.keys(played).length)),
    guides: [...opened].flatMap((slug) => oneOf(guideSlugs, slug) ?? []),
  };
}

const fieldsNamed = (names: readonly string[], stored: unknown) =>
  Object.entries(fieldsOf(stored)).filter(([name]) => names.includes(name));

/** From 1 on; undefined for anything else. */
const validDay = (day: unknown) => integerUpTo(LAST_DAY, day) || undefined;

function dayIn([name, stored]: [string, unknown]): [string, number][] {
  const day = validDay(stored);
  return day === undefined ? [] : [[name, day]];
}

function playsIn([name, stored]: [string, unknown]): [string, Plays][] {
  const { count, day } = fieldsOf(stored);
  const valid = validDay(day);
  return valid === undefined ? [] : [[name, { count: countOrZero(count), day: valid }]];
}
