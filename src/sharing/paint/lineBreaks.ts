/** The characters of one text that stand in one line. */
export type Segment = {
  /** The index of the text. */
  part: number;
  /** The index in the text at which the segment begins. */
  from: number;
  text: string;
};

/** Returns the width of a text in the font of a part. `part` is the index of the part. */
export type Measure = (text: string, part: number) => number;

const WORDS = /\S+/gu;
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text in one line: each line break or tab becomes a space. */
export const inOneLine = (text: string) => text.replace(/\s/gu, ' ');

/** The direction of a text, which its first letter decides. Example: `directionOf('(אבג)')` is `'rtl'`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{Letter}/u.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/** The pieces of a text that no line break may tear apart: grapheme clusters, or code points in old browsers. */
export function clusters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment);
}

/**
 * Breaks texts that follow each other, such as a name, a word and another name, into lines. Lines break at spaces,
 * and within a word that is wider than a line.
 * Example: with a width of 5 characters, `a bc def` becomes `a bc` and `def`.
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

/** Returns as many lines as `wrap`, but all of them about equally wide. */
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
