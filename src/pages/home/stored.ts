import { games } from '../../games';
import { overNumber, statusOf, summaryOf } from '../../games/hand-cricket/aaj-ka-over/rules';
import { ballsOf, isInnings } from '../../games/hand-cricket/rules';
import { bestText } from '../../games/shared/best';
import type { Game } from '../../games/shared/game';
import { daysIn, indianDay } from '../../games/shared/indianDay';
import { fieldsOf } from '../../games/shared/validate';
import type { Env } from '../../platform/env';
import { over } from './content';

/** What Home shows of the stored scores. */
export type Stored = {
  /** The state of today's over in words. */
  over: string;
  /** The game that was played last; undefined if there is none. */
  lastGame: Game | undefined;
  /** The best score of each game in words, by the key of the game. A game without a best score is missing. */
  best: Partial<Record<string, string>>;
};

/**
 * Reads from local storage what Home shows. The games themselves are not loaded. The storage may contain anything: what
 * is invalid counts as missing.
 */
export function readStored(env: Env): Stored {
  const { lastGame } = storedScores(env, 'badges');
  return {
    over: overText(storedScores(env, 'handCricket').overs, indianDay(env.now())),
    lastGame: games.find(({ key }) => key === lastGame),
    best: Object.fromEntries(
      games.map((game) => [game.key, bestText(game, storedScores(env, game.key))]),
    ),
  };
}

/** Returns the stored scores of a slice, in the format of redux-persist: a JSON text of JSON texts. */
function storedScores(env: Env, key: string): Record<string, unknown> {
  try {
    const texts = fieldsOf(JSON.parse(env.localStorage.get(`persist:bbh_${key}`) ?? '{}'));
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, JSON.parse(String(text))]),
    );
  } catch {
    return {};
  }
}

function overText(stored: unknown, day: number): string {
  const overs = Object.fromEntries(Object.entries(fieldsOf(stored)).filter(isOver));
  const today = overs[`${day}`] ?? '';
  switch (statusOf(day, today, daysIn(overs))) {
    case 'open':
      return over.open(overNumber(day));
    case 'ended':
      return over.ended(summaryOf(today));
    default:
      return over.newcomer;
  }
}

/** Whether a stored entry has the balls of an over. */
const isOver = (entry: [string, unknown]): entry is [string, string] => {
  const [, balls] = entry;
  return (
    typeof balls === 'string' && /^(?:[1-6]{2}){1,6}$/.test(balls) && isInnings(ballsOf(balls))
  );
};
