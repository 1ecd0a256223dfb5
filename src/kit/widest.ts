/** About how wide a letter is, in any sans-serif font; an `a` is 1. */
function widthOf(letter: string): number {
  if (/[ijl.,:;'!|]/.test(letter)) return 0.5;
  if (/[ftr ()"-]/.test(letter)) return 0.65;
  if (/[mwMW]/.test(letter)) return 1.5;
  return /[A-Z]/.test(letter) ? 1.15 : 1;
}

/** The text that needs most room, or about that. Example: `widest(['till', 'mum'])` is `'mum'`. */
export function widest(texts: readonly string[]): string {
  const width = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  return texts.reduce((most, text) => (width(text) > width(most) ? text : most), '');
}
