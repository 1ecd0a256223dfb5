import { countOrZero, fieldsOf, oneOf } from '../shared/validate';
import type { Result } from './rules';
import { decide, HANDS, HISTORY_LENGTH } from './rules';
import type { Persisted, PlayedRound } from './slice';

/** In characters; `env.timeOfDay` gives at most eight. */
const TIMESTAMP_LIMIT = 40;

/**
 * Parses the stored scores. Takes any value; an invalid count becomes 0, an invalid round is
 * dropped. Counts that contradict each other are raised, so that no player loses any: best streak to
 * at least streak, wins to at least best streak, tally to at least the rounds in the history.
 * Example: `validate({ streak: 3 })` has a best streak of 3 and 3 wins.
 */
export function validate(stored: unknown): Persisted {
  const { tally, history, streak, bestStreak } = fieldsOf(stored);
  const { playerWins, computerWins, ties } = fieldsOf(tally);
  const best = Math.max(countOrZero(bestStreak), countOrZero(streak));
  const rounds = Array.isArray(history) ? history.flatMap(parseRound).slice(0, HISTORY_LENGTH) : [];
  const atLeast = (wanted: Result, count: unknown) =>
    Math.max(countOrZero(count), rounds.filter(({ result }) => result === wanted).length);
  return {
    tally: {
      playerWins: Math.max(atLeast('You win!', playerWins), best),
      computerWins: atLeast('Computer wins!', computerWins),
      ties: atLeast("It's a tie!", ties),
    },
    history: rounds,
    streak: countOrZero(streak),
    bestStreak: best,
  };
}

/** The round, with its result recalculated; an empty array if a hand or the timestamp is invalid. */
function parseRound(stored: unknown): PlayedRound[] {
  const { playerChoice, computerChoice, timestamp } = fieldsOf(stored);
  const player = oneOf(HANDS, playerChoice);
  const computer = oneOf(HANDS, computerChoice);
  if (!player || !computer) return [];
  if (typeof timestamp !== 'string' || timestamp.length > TIMESTAMP_LIMIT) return [];
  const result = decide(player, computer);
  return [{ playerChoice: player, computerChoice: computer, result, timestamp }];
}
