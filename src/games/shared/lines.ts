/** A text for a range of values. The range begins at `from`, and ends below the next higher band. */
export type Band = { from: number; text: string };

/**
 * Returns the text of the band that contains a value. The bands must be in descending order. Throws if the value is
 * lower than the last band.
 * Example: if the bands begin at 50 and at 0, `bandText(bands, 49)` is the text of the band from 0.
 */
export function bandText(bands: readonly Band[], value: number): string {
  const band = bands.find(({ from }) => value >= from);
  if (!band) throw new Error(`There is no band for ${value}.`);
  return band.text;
}

/**
 * Returns the item for a turn. Turns count from 0. After the last item, the first item is next. Throws if there are no
 * items.
 * Example: `inTurn(['a', 'b'], 3)` is `'b'`, because the turns 0 to 3 get a, b, a, b.
 */
export function inTurn<Item>(items: readonly Item[], turn: number): Item {
  if (items.length === 0) throw new Error('There is nothing to take in turn.');
  return items[turn % items.length] as Item;
}
