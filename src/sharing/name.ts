import { nameAsShown } from '../kit/visibleText';

/** Letters written from right to left. */
const OTHER_DIRECTION = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as it is put into a message: as it is shown, and if need be isolated, so that it does not turn round what
 * stands beside it.
 * Example: `nameInMessage(' Raju ')` is `Raju`.
 */
export function nameInMessage(name: string): string {
  const shown = nameAsShown(name);
  return OTHER_DIRECTION.test(shown) ? `\u2068${shown}\u2069` : shown;
}
