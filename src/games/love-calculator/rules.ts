/**
 * The love calculator of the notebook's last page: specification, section 9, steps 1 to 6.
 * Plain values in, plain values out.
 */

export type Mode = 'love' | 'hate';

/** `result`: whole per cent, 0 to 99. `steps`: the lines as written down, first to last. */
export type Working = { result: number; steps: number[][] };

const WHITE_SPACE = /\s/gu;
/** Each of these is a character by itself. */
const ONLY_PLAIN = /^[ -~]*$/;

/**
 * Splits text into what a person sees as characters: grapheme clusters, or code points in a
 * browser without `Intl.Segmenter`. Example: `'नमन'` has three. The first segmenter of a page takes
 * the browser longer than all the rest of a calculation: plain letters go without.
 */
export function characters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function' || ONLY_PLAIN.test(text)) return Array.from(text);
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Counts each character, in order of first appearance. Case does not matter (in no language's
 * special way) and white space does not count.
 * Example: `countCharacters('Raju love Rani')` is `[2, 2, 1, 1, 1, 1, 1, 1, 1, 1]`.
 */
export function countCharacters(text: string): number[] {
  const counts = new Map<string, number>();
  const written = text.normalize('NFC').toLowerCase().replace(WHITE_SPACE, '');
  for (const character of characters(written)) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts.values()];
}

/**
 * Adds the first and the last number, the second and the last but one, and so on; the middle one
 * of an odd line stays. Example: `fold([3, 3, 2, 2, 2])` is `[5, 5, 2]`.
 */
export function fold(line: readonly number[]): number[] {
  const pairs = Math.ceil(line.length / 2);
  return line.slice(0, pairs).map((first, index) => {
    const opposite = line.length - 1 - index;
    return opposite === index ? first : first + (line[opposite] ?? 0);
  });
}

/** The digits of a line as it is read aloud. Example: `digitsOf([18, 9])` is `[1, 8, 9]`. */
export function digitsOf(line: readonly number[]): number[] {
  return Array.from(line.join(''), Number);
}

/**
 * Works out the percentage of two names, neither of them blank. Numbers stay whole while the line
 * is folded down to one or two; from there on digits are folded, to one or two again.
 *
 * It always ends: folding more than two numbers makes the line shorter, and folding more than two
 * digits makes either their count or, where a ten is carried, their sum smaller.
 * Examples: `workOut('Raju', 'love', 'Rani')` is 75 by 2211111111, 33222, 552, 75; a line 10, 7
 * is followed by its digits 1, 0, 7 folded to 8, 0.
 */
export function workOut(firstName: string, mode: Mode, secondName: string): Working {
  let line = countCharacters(firstName + mode + secondName);
  const steps = [line];
  while (line.length > 2) {
    line = fold(line);
    steps.push(line);
  }
  while (digitsOf(line).length > 2) {
    line = fold(digitsOf(line));
    steps.push(line);
  }
  return { result: Number(line.join('')), steps };
}
