import type { DrawnCard } from '../rules';
import { ROUND_COUNT } from '../rules';

/**
 * Whether a class can have these cards, in this order: five, of a teacher other than the one before,
 * none of them twice. (An index is 0 to 2.)
 */
export function isClass(cards: readonly DrawnCard[]): boolean {
  return (
    cards.length === ROUND_COUNT &&
    cards.every(({ teacherType, card }, round) => {
      const before = cards.slice(0, round);
      const isRepeated = before.some(
        (other) => other.teacherType === teacherType && other.card === card,
      );
      return !isRepeated && before[round - 1]?.teacherType !== teacherType;
    })
  );
}
