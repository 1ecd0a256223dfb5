/** How wide a text is, at size 1. */
export type Measure = (text: string) => number;

/** Lines of a text, and the size at which they fit. */
export type SetText = { lines: string[]; size: number };

/** As many words a line as go into that width. A single long word sticks out. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** No more lines than `wrap` makes, and as even as can be: none is a single short word. */
export function wrapEvenly(text: string, width: number, measure: Measure): string[] {
  const lines = wrap(text, width, measure);
  for (let percent = 50; percent < 100; percent += 5) {
    const narrower = wrap(text, (width * percent) / 100, measure);
    if (narrower.length === lines.length) return narrower;
  }
  return lines;
}

/** So many lines of that width; the sizes from the most wanted to the least. */
export type Room = { width: number; lines: number; sizes: readonly number[] };

/** In the first of the rooms, at the first of its sizes; throws where the text goes into none. */
export function setText(
  text: string,
  rooms: readonly Room[],
  measure: Measure,
  wrapIn = wrap,
): SetText {
  for (const { width, lines: most, sizes } of rooms) {
    for (const size of sizes) {
      const lines = wrapIn(text, width / size, measure);
      if (lines.length <= most && lines.every((line) => measure(line) * size <= width))
        return { lines, size };
    }
  }
  throw new Error(`Too long for the picture of a shared link: "${text}"`);
}
