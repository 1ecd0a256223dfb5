/**
 * The rules of the Love Calculator, as pure functions. The text is the first name, the word `love` or `hate`, and the
 * second name. The occurrences of each character in the text are counted. The counts are then folded (first plus last,
 * second plus second to last) until a percentage is left.
 */

import { visibleOf, withoutMarks } from '../../kit/visibleText';

export type Mode = 'love' | 'hate';

export type Working = {
  /** The percentage, a whole number from 0 to 99. */
  result: number;
  /** All lines of the calculation, from the first to the last. */
  steps: number[][];
};

/** The place of a character in the text that `composed` returns. `slice(from, to)` of that text is the character. */
export type Place = { from: number; to: number };

/** A character in the form in which it is compared (lower case), and the place of the character. */
export type CountedCharacter = Place & { character: string };

/** Matches a text of printable ASCII only. In such a text, each character is a grapheme cluster by itself. */
const ASCII = /^[ -~]*$/;

/**
 * Splits a text into grapheme clusters; in a browser without `Intl.Segmenter`, into code points. ASCII is split without
 * a segmenter, because the creation of the first segmenter takes longer than the rest of the calculation.
 * Example: `characters('e\u0301')` has one item, an e with its accent.
 */
export function characters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function' || ASCII.test(text)) return Array.from(text);
  const segmenter = new Intl.Segmenter('und');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Returns a text in Unicode form NFC, where equal characters have equal code points. Invisible marks are removed.
 * Example: `composed('Ra\u200bju')` is `'Raju'`: the zero-width space is removed.
 */
export const composed = (text: string): string => withoutMarks(text).normalize('NFC');

/**
 * Returns the visible characters of a text, in order and in lower case. White space and joiners are left out. The lower
 * case does not depend on the locale.
 * Example: `countedCharacters('A b')` has `a` from 0 to 1, and `b` from 2 to 3.
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
 * Returns how often each character occurs. The characters are in order of first appearance.
 * Example: `occurrences(countedCharacters('Anna'))` has 2 for `a` and 2 for `n`.
 */
export function occurrences(counted: readonly CountedCharacter[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { character } of counted) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/**
 * Returns the count of each character of a text, in order of first appearance. White space is left out, and upper and
 * lower case are counted together.
 * Example: `countCharacters('Raju love Rani')` is `[2, 2, 1, 1, 1, 1, 1, 1, 1, 1]`: two r, two a, one of each other.
 */
export function countCharacters(text: string): number[] {
  return [...occurrences(countedCharacters(text)).values()];
}

/**
 * Whether two names are the same. Case, white space and invisible marks are ignored. No segmenter is used, because
 * segmenters differ between browsers: a recorded action log could otherwise replay to another verdict.
 * Example: `isSameName('Raju', ' RAJU')` is true.
 */
export function isSameName(firstName: string, secondName: string): boolean {
  const [first, second] = [firstName, secondName].map((name) =>
    visibleOf(composed(name).toLowerCase()),
  );
  return first === second;
}

/**
 * Returns the sums of the first and the last number, of the second and the second to last, and so on. With an odd count
 * of numbers, the middle number stays as it is. Example: `fold([3, 3, 2, 2, 2])` is `[5, 5, 2]`.
 */
export function fold(line: readonly number[]): number[] {
  const pairs = Math.ceil(line.length / 2);
  return line.slice(0, pairs).map((first, index) => {
    const opposite = line.length - 1 - index;
    return opposite === index ? first : first + (line[opposite] ?? 0);
  });
}

/** Returns the decimal digits of the numbers, in order. Example: `digitsOf([18, 9])` is `[1, 8, 9]`. */
export function digitsOf(line: readonly number[]): number[] {
  return Array.from(line.join(''), Number);
}

/**
 * Calculates the percentage of two names. Neither name may be blank. First the counts are folded until one or two
 * numbers are left. Then the digits of these numbers are folded until one or two digits are left.
 *
 * The first loop ends because each fold makes the line shorter. The second loop ends because each fold reduces the
 * number of digits or the total of the digits. The total falls when a sum has two digits: 18 becomes 1 and 8, which
 * add up to 9.
 *
 * Examples: `workOut('Raju', 'love', 'Rani')` is 75, with the lines 2211111111, 33222, 552, 75. The line 10, 7 has the
 * digits 1, 0, 7. The next line is 8, 0: 1 + 7 is 8, and the middle 0 stays.
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
