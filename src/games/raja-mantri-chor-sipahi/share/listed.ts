import { labels } from '../content';

/**
 * Names in one text. Throws without one.
 * Example: `listed(['Raju', 'Bittu', 'Meena'])` is `Raju, Bittu aur Meena`.
 */
export function listed(names: readonly string[]): string {
  const last = names[names.length - 1];
  if (last === undefined) throw new Error('Somebody has won.');
  const others = names.slice(0, -1).join(', ');
  return others ? `${others} ${labels.and} ${last}` : last;
}
