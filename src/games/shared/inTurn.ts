/**
 * Returns the item for a turn, counted from 0; starts over after the last item. Throws without items.
 * Example: `inTurn(['a', 'b'], 3)` is `'b'`.
 */
export function inTurn<Item>(items: readonly Item[], turn: number): Item {
  if (items.length === 0) throw new Error('There is nothing to take in turn.');
  return items[turn % items.length] as Item;
}
