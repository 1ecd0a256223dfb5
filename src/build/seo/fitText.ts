/** The maximum length of an excerpt of several sentences, in characters. A single sentence may be longer. */
const MAX_LENGTH = 90;

/** Returns the first sentence of a text, followed by as many of the next sentences as fit into `MAX_LENGTH`. */
export function excerpt(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.?!]) /);
  let result = first;
  for (const sentence of others) {
    if (result.length + 1 + sentence.length > MAX_LENGTH) break;
    result += ` ${sentence}`;
  }
  return result;
}

/** Returns the width of a text at font size 1. */
export type Measure = (text: string) => number;

/** The lines of a text, and the font size at which the lines fit into their box. */
type FittedText = { lines: string[]; size: number };

/** Breaks a text into lines, each as full as possible. A word that is wider than a line overflows the line. */
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

/**
 * Breaks a text into as many lines as `wrap` does, but into lines of about equal width. With `wrap`, a short word may
 * be alone in the last line.
 */
export function wrapEvenly(text: string, width: number, measure: Measure): string[] {
  const lines = wrap(text, width, measure);
  for (let percent = 50; percent < 100; percent += 5) {
    const narrower = wrap(text, (width * percent) / 100, measure);
    if (narrower.length === lines.length) return narrower;
  }
  return lines;
}

/** A text box: its width, its maximum number of lines, and font sizes in order of preference. */
type TextBox = { width: number; lines: number; sizes: readonly number[] };

/**
 * Fits a text into the first box that has room for the text, at the first font size of this box at which the text
 * fits. Throws if no box has room for the text.
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
