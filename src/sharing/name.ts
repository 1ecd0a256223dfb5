/** Longer names are cut off in a message: a link to WhatsApp has its limits. */
const MOST_CHARACTERS = 200;

/** Letters written from right to left, and marks that change the direction. */
const OTHER_DIRECTION = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as it is put into a message: trimmed, at most 200 characters, and if need be isolated, so
 * that it does not turn round what stands beside it.
 * Example: `nameInMessage(' Raju ')` is `Raju`.
 */
export function nameInMessage(name: string): string {
  const characters = Array.from(name.trim());
  const isLong = characters.length > MOST_CHARACTERS;
  const shown = isLong ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : name.trim();
  return OTHER_DIRECTION.test(shown) ? `\u2068${shown}\u2069` : shown;
}
