/** The most characters of an excerpt with more than one sentence. */
const MAX_LENGTH = 90;

/** The first sentence of a text, and the next sentences as long as they fit into `MAX_LENGTH`. */
export function excerpt(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.?!]) /);
  let result = first;
  for (const sentence of others) {
    if (result.length + 1 + sentence.length > MAX_LENGTH) break;
    result += ` ${sentence}`;
  }
  return result;
}

/** The width of a text at font size 1. */
export type Measure = (text: string) => number;

/** The lines of a text, and the font size at which they fit. */
type FittedText = { lines: string[]; size: number };

/** The lines of a text, each as full as can be. A word that is wider than a line overflows. */
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

/** The lines of a text, as many as `wrap` makes, but about equally wide: no short word is alone in the last line. */
export function wrapEvenly(text: string, width: number, measure: Measure): string[] {
  const lines = wrap(text, width, measure);
  for (let percent = 50; percent < 100; percent += 5) {
    const narrower = wrap(text, (width * percent) / 100, measure);
    if (narrower.length === lines.length) return narrower;
  }
  return lines;
}

/** A text box: its width, its maximum of lines, and font sizes in order of preference. */
type TextBox = { width: number; lines: number; sizes: readonly number[] };

/**
 * Fits a text into the first box that has room for it, at the first font size of the box at which the text fits.
 * Throws if no box has room for the text.
 */
export function fitText(
  text: string,
  boxes: readonly TextBox[],
  measure: Measure,
  wrapIn = wrap,
): FittedText {
  for (const { width, lines: maxLines, sizes } of boxes) {
    for (const size of sizes) {
      const lines = wrapIn(text, width / size, measure);
      if (lines.length <= maxLines && lines.every((line) => measure(line) * size <= width))
        return { lines, size };
    }
  }
  throw new Error(`Too long for the picture of a shared link: "${text}"`);
}
