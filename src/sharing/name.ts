import { nameAsShown } from '../kit/visibleText';

/** Longer names are cut off in a message: a link to WhatsApp has its limits. */
const MOST_CHARACTERS = 200;

/** Letters written from right to left. */
const OTHER_DIRECTION = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as it is put into a message: as it is shown, at most 200 characters, and if need be isolated, so that it
 * does not turn round what stands beside it.
 * Example: `nameInMessage(' Raju ')` is `Raju`.
 */
export function nameInMessage(name: string): string {
  const characters = Array.from(nameAsShown(name));
  const isLong = characters.length > MOST_CHARACTERS;
  const shown = isLong
    ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : characters.join('');
  return OTHER_DIRECTION.test(shown) ? `\u2068${shown}\u2069` : shown;
}
