/** A text, and the lowest value that it is for. */
export type Band = { from: number; text: string };

/**
 * The text of the band that a value is in; bands are listed highest first. Throws for a value below the last band.
 * Example: of bands from 50 and from 0, `bandText(bands, 49)` is the text from 0.
 */
export function bandText(bands: readonly Band[], value: number): string {
  const band = bands.find(({ from }) => value >= from);
  if (!band) throw new Error(`There is no band for ${value}.`);
  return band.text;
}

/**
 * Returns the item for a turn, counted from 0; starts over after the last item. Throws without items.
 * Example: `inTurn(['a', 'b'], 3)` is `'b'`.
 */
export function inTurn<Item>(items: readonly Item[], turn: number): Item {
  if (items.length === 0) throw new Error('There is nothing to take in turn.');
  return items[turn % items.length] as Item;
}
