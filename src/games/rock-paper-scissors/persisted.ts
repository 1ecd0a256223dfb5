import { counter, fieldsOf, oneOf } from '../shared/validate';
import type { Result } from './rules';
import { decide, HANDS, HISTORY_LENGTH } from './rules';
import type { Persisted, PlayedRound } from './slice';

/** Longer than the time of day is in any language. */
const TIMESTAMP_LIMIT = 40;

/**
 * Sound scores out of whatever was found in storage. The best streak is never below the streak, nor
 * the wins below the best streak, nor the tally below the history: the greater count is raised, so
 * that nobody loses any.
 */
export function validate(found: unknown): Persisted {
  const { tally, history, streak, bestStreak } = fieldsOf(found);
  const { playerWins, computerWins, ties } = fieldsOf(tally);
  const best = Math.max(counter(bestStreak), counter(streak));
  const rounds = Array.isArray(history) ? history.flatMap(round).slice(0, HISTORY_LENGTH) : [];
  const atLeast = (wanted: Result, count: unknown) =>
    Math.max(counter(count), rounds.filter(({ result }) => result === wanted).length);
  return {
    tally: {
      playerWins: Math.max(atLeast('You win!', playerWins), best),
      computerWins: atLeast('Computer wins!', computerWins),
      ties: atLeast("It's a tie!", ties),
    },
    history: rounds,
    streak: counter(streak),
    bestStreak: best,
  };
}

/** The round, its result worked out anew; nothing where hands or time are unsound. */
function round(found: unknown): PlayedRound[] {
  const { playerChoice, computerChoice, timestamp } = fieldsOf(found);
  const player = oneOf(HANDS, playerChoice);
  const computer = oneOf(HANDS, computerChoice);
  if (!player || !computer) return [];
  if (typeof timestamp !== 'string' || timestamp.length > TIMESTAMP_LIMIT) return [];
  const result = decide(player, computer);
  return [{ playerChoice: player, computerChoice: computer, result, timestamp }];
}
