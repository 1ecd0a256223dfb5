/** A piece of a text that stands in one line. A text that is broken into several lines has several segments. */
export type Segment = {
  /** The index of the text in the argument `parts` of `wrap`. */
  part: number;
  /** The index, in the whole text, of the first character of the segment. */
  from: number;
  text: string;
};

/** Returns the width of a piece of a text. `part` is the index of the text in the argument `parts` of `wrap`. */
export type Measure = (text: string, part: number) => number;

const WORDS = /\S+/gu;
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns a text in one line: each line break, tab or other white space character becomes a space. */
export const inOneLine = (text: string) => text.replace(/\s/gu, ' ');

/**
 * Returns the writing direction of the first letter of a text. Example: `directionOf('(אבג)')` is `'rtl'`, because
 * Hebrew is written from right to left.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{Letter}/u.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * Splits a text into its characters as readers see them (grapheme clusters). In old browsers without `Intl.Segmenter`,
 * splits the text into code points.
 */
export function clusters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment);
}

/**
 * Breaks consecutive texts, such as a name, a word and another name, into lines that are at most `width` wide. Lines
 * break at spaces, and between texts. A word that is wider than a line is broken between its characters.
 * Example: with a width of 5 characters, `a bc def` becomes the lines `a bc` and `def`.
 */
export function wrap(parts: readonly string[], width: number, measure: Measure): Segment[][] {
  const lines: Segment[][] = [];
  let room = 0;
  const append = (part: number, from: number, word: string, gap: number, size: number) => {
    const line = lines[lines.length - 1];
    if (!line || gap + size > room) {
      lines.push([{ part, from, text: word }]);
      room = width - size;
      return;
    }
    room -= gap + size;
    const last = line[line.length - 1];
    if (last?.part !== part) line.push({ part, from, text: word });
    else last.text = inOneLine((parts[part] ?? '').slice(last.from, from)) + word;
  };
  parts.forEach((text, part) => {
    const space = measure(' ', part);
    for (const { 0: word, index } of text.matchAll(WORDS)) {
      const size = measure(word, part);
      if (size <= width) {
        append(part, index, word, space, size);
        continue;
      }
      let at = index;
      for (const cluster of clusters(word)) {
        append(part, at, cluster, at === index ? space : 0, measure(cluster, part));
        at += cluster.length;
      }
    }
  });
  return lines;
}

/** Breaks texts into as many lines as `wrap` does, but makes all the lines about equally wide. */
export function wrapEvenly(parts: readonly string[], width: number, measure: Measure): Segment[][] {
  const lines = wrap(parts, width, measure);
  const words = parts.flatMap((text, part) =>
    (text.match(WORDS) ?? []).map((word) => measure(word, part)),
  );
  let low = Math.max(0, ...words);
  if (lines.length < 2 || low > width) return lines;
  let high = width;
  while (high - low > width / 50) {
    const middle = (low + high) / 2;
    if (wrap(parts, middle, measure).length > lines.length) low = middle;
    else high = middle;
  }
  return wrap(parts, high, measure);
}
