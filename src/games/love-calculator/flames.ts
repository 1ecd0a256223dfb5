/**
 * The rules of FLAMES, a school game with two names, as pure functions. Equal letters of the two names are crossed out
 * in pairs, one of each name. The letters that are left are counted. The same count then goes round the word FLAMES
 * again and again. The letter at which a count ends is crossed out, and the next count starts after that letter. The
 * letter that is left at the end is the result: Friends, Love, Affection, Marriage, Enemies or Siblings.
 */
import type { CountedCharacter, Place } from './rules';
import { composed, countedCharacters, occurrences } from './rules';

export const LETTERS = ['F', 'L', 'A', 'M', 'E', 'S'] as const;

export type Letter = (typeof LETTERS)[number];

export type Flames = {
  /** The places of the crossed-out characters: in the first name, and in the second name. */
  crossed: [Place[], Place[]];
  /** The number of characters in both names that are not crossed out. */
  left: number;
  /** The letter of FLAMES that is left at the end; null if all characters of the names are crossed out. */
  letter: Letter | null;
};

/** A part of a name, crossed out or not. */
export type Piece = { text: string; isCrossed: boolean };

/**
 * Plays FLAMES with two names.
 * Example: in Raju and Rani, R and a are crossed out. The four characters j, u, n and i are left, so each count has
 * four letters. F-L-A-M: M is crossed out. E-S-F-L: L. A-E-S-F: F. A-E-S-A: A. E-S-E-S: S. The result is E.
 */
export function flamesOf(firstName: string, secondName: string): Flames {
  const first = countedCharacters(firstName);
  const second = countedCharacters(secondName);
  const crossed: Flames['crossed'] = [crossOut(first, second), crossOut(second, first)];
  const left = first.length + second.length - crossed[0].length - crossed[1].length;
  return { crossed, left, letter: eliminated(left)[LETTERS.length - 1] ?? null };
}

/**
 * Returns the places of the characters in `name` that are crossed out. Each character needs an equal character in
 * `other` that no earlier character of `name` has used.
 */
function crossOut(name: readonly CountedCharacter[], other: readonly CountedCharacter[]): Place[] {
  const partners = occurrences(other);
  const crossed: Place[] = [];
  for (const { character, from, to } of name) {
    const free = partners.get(character) ?? 0;
    if (free === 0) continue;
    partners.set(character, free - 1);
    crossed.push({ from, to });
  }
  return crossed;
}

/**
 * Returns the letters of FLAMES in the order in which they are crossed out by counting to `count`. The last letter of
 * the list is the letter that is left. The list is empty if `count` is 0.
 * Example: `eliminated(4)` is `['M', 'L', 'F', 'A', 'S', 'E']`.
 */
export function eliminated(count: number): Letter[] {
  if (count === 0) return [];
  const circle: Letter[] = [...LETTERS];
  const order: Letter[] = [];
  let at = 0;
  while (circle.length > 0) {
    at = (at + count - 1) % circle.length;
    order.push(...circle.splice(at, 1));
  }
  return order;
}

/**
 * Splits a name into pieces: one piece for each crossed-out character, and one for each text between such characters.
 * Example: `Raju` with the places of R and a gives three pieces: `R` and `a`, both crossed out, and `ju`.
 */
export function piecesOf(name: string, crossed: readonly Place[]): Piece[] {
  const text = composed(name);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to } of crossed) {
    if (from > end) pieces.push({ text: text.slice(end, from), isCrossed: false });
    pieces.push({ text: text.slice(from, to), isCrossed: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isCrossed: false });
  return pieces;
}
