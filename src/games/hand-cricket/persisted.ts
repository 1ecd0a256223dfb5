import { countOrZero, fieldsOf } from '../shared/validate';
import { RECENT_LENGTH } from './rules';
import type { Persisted } from './slice';

/** Two digits for each ball; both are the same in the last one at most, which is Out. */
const BALLS = '(?:([1-6])(?!\\N)[1-6])*[1-6]{2}';
const balls = (group: number) => BALLS.replace('N', `${group}`);

const MATCH = new RegExp(`^(?:you|computer|friend)-${balls(1)}-${balls(2)}$`);
const OVER = new RegExp(`^(?=.{2,12}$)${balls(1)}$`);
const DAY = /^[1-9]\d{0,5}$/;

/** In characters; longer texts were not written by the game. */
const MATCH_LIMIT = 1000;

/**
 * Parses what is stored. Takes any value; an invalid count becomes 0, an invalid match or day is
 * dropped. Counts that contradict each other are raised, so that no player loses any: best streak to
 * at least streak, wins to at least best streak, matches to at least wins and those that are listed.
 * Example: `validate({ streak: 3 })` has a best streak of 3, 3 wins and 3 matches.
 */
export function validate(stored: unknown): Persisted {
  const { matches, wins, streak, bestStreak, bestInnings, recent, overs } = fieldsOf(stored);
  const latest = Array.isArray(recent) ? recent.filter(isMatch).slice(0, RECENT_LENGTH) : [];
  const best = Math.max(countOrZero(bestStreak), countOrZero(streak));
  const won = Math.max(countOrZero(wins), best);
  return {
    matches: Math.max(countOrZero(matches), won, latest.length),
    wins: won,
    streak: countOrZero(streak),
    bestStreak: best,
    bestInnings: countOrZero(bestInnings),
    recent: latest,
    overs: Object.fromEntries(Object.entries(fieldsOf(overs)).filter(isOver)) as Persisted['overs'],
  };
}

const isMatch = (stored: unknown) =>
  typeof stored === 'string' && stored.length <= MATCH_LIMIT && MATCH.test(stored);

const isOver = ([day, stored]: [string, unknown]) =>
  DAY.test(day) && typeof stored === 'string' && OVER.test(stored);
