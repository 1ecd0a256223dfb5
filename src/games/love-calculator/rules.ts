/**
 * Rules of the Love Calculator: the characters of first name, `love` or `hate`, and second name are counted, and the
 * counts are folded to a percentage. All functions are pure.
 */

import { visibleOf, withoutMarks } from '../../kit/visibleText';

export type Mode = 'love' | 'hate';

export type Working = {
  /** Whole per cent, 0 to 99. */
  result: number;
  /** All lines of the calculation, first to last. */
  steps: number[][];
};

/** The place of a character in the composed form of a text: offsets as for `slice`. */
export type Place = { from: number; to: number };

/** A character of a text as it is compared, and its place. */
export type CountedCharacter = Place & { character: string };

/** Matches printable ASCII, of which each character is a grapheme cluster. */
const ASCII = /^[ -~]*$/;

/**
 * Splits a text into grapheme clusters, or into code points in a browser without `Intl.Segmenter`. ASCII needs no
 * segmenter: creating the first one takes longer than the rest of the calculation.
 * Example: `characters('नमन')` has three.
 */
export function characters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function' || ASCII.test(text)) return Array.from(text);
  const segmenter = new Intl.Segmenter('und');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Returns a text in which equal characters are written alike (NFC), without marks that nobody sees.
 * Example: `composed('Ra\u200bju')` is `'Raju'`.
 */
export const composed = (text: string): string => withoutMarks(text).normalize('NFC');

/**
 * Returns the characters that count, in order: without white space and joiners, in lower case (by `toLowerCase`, which
 * does not depend on the locale). Example: `countedCharacters('A b')` has `a` from 0 to 1, and `b` from 2 to 3.
 */
export function countedCharacters(text: string): CountedCharacter[] {
  const counted: CountedCharacter[] = [];
  let from = 0;
  for (const written of characters(composed(text))) {
    const to = from + written.length;
    const character = visibleOf(written.toLowerCase());
    if (character !== '') counted.push({ character, from, to });
    from = to;
  }
  return counted;
}

/**
 * Returns how often each character occurs, in order of first appearance.
 * Example: `occurrences(countedCharacters('Anna'))` has 2 for `a` and 2 for `n`.
 */
export function occurrences(counted: readonly CountedCharacter[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { character } of counted) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/**
 * Counts each character of a text, in order of first appearance, without regard to white space and case.
 * Example: `countCharacters('Raju love Rani')` is `[2, 2, 1, 1, 1, 1, 1, 1, 1, 1]`.
 */
export function countCharacters(text: string): number[] {
  return [...occurrences(countedCharacters(text)).values()];
}

/**
 * Whether two names are the same but for case, white space and marks that nobody sees. The names are not split by a
 * segmenter, as segmenters differ between browsers, and a recorded log must replay to the same verdict in any
 * browser. Example: `isSameName('Raju', ' RAJU')` is true.
 */
export function isSameName(firstName: string, secondName: string): boolean {
  const [first, second] = [firstName, secondName].map((name) =>
    visibleOf(composed(name).toLowerCase()),
  );
  return first === second;
}

/**
 * Adds the first and the last number, the second and the second to last, and so on; with an odd
 * count the middle number is unchanged. Example: `fold([3, 3, 2, 2, 2])` is `[5, 5, 2]`.
 */
export function fold(line: readonly number[]): number[] {
  const pairs = Math.ceil(line.length / 2);
  return line.slice(0, pairs).map((first, index) => {
    const opposite = line.length - 1 - index;
    return opposite === index ? first : first + (line[opposite] ?? 0);
  });
}

/** Returns the decimal digits of all numbers, in order. Example: `digitsOf([18, 9])` is `[1, 8, 9]`. */
export function digitsOf(line: readonly number[]): number[] {
  return Array.from(line.join(''), Number);
}

/**
 * Calculates the percentage of two names, neither of them blank. First the counts are folded until
 * one or two numbers are left; then their digits are folded until one or two digits are left.
 *
 * It terminates: folding more than two numbers makes the line shorter, and folding more than two
 * digits reduces either their count or, where a sum has two digits, their total.
 * Examples: `workOut('Raju', 'love', 'Rani')` is 75, by 2211111111, 33222, 552, 75. The line 10, 7
 * is followed by 8, 0, its digits 1, 0, 7 folded.
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
