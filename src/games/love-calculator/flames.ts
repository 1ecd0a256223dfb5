/**
 * FLAMES, as it is played on the last page of a school notebook: a letter cancels one equal letter of the other name,
 * not all of them, and the count goes on behind the letter that was crossed out. All functions are pure.
 */
import type { CountedCharacter, Place } from './rules';
import { composed, countedCharacters, occurrences } from './rules';

export const LETTERS = ['F', 'L', 'A', 'M', 'E', 'S'] as const;

export type Letter = (typeof LETTERS)[number];

export type Flames = {
  /** The characters of the first and of the second name that are crossed out. */
  crossed: [Place[], Place[]];
  /** The number of characters that are left in both names together. */
  left: number;
  /** The letter of FLAMES that is left; null where no character of the names is left. */
  letter: Letter | null;
};

/** A part of a name, crossed out or not. */
export type Piece = { text: string; isCrossed: boolean };

/**
 * Plays FLAMES with two names.
 * Example: Raju and Rani. R and a are in both names; j, u, n and i are left, so the counting goes to four.
 * F-L-A-M: M goes. E-S-F-L: L goes. A-E-S-F: F goes. A-E-S-A: A goes. E-S-E-S: S goes, E is left.
 */
export function flamesOf(firstName: string, secondName: string): Flames {
  const first = countedCharacters(firstName);
  const second = countedCharacters(secondName);
  const crossed: Flames['crossed'] = [crossOut(first, second), crossOut(second, first)];
  const left = first.length + second.length - crossed[0].length - crossed[1].length;
  return { crossed, left, letter: eliminated(left)[LETTERS.length - 1] ?? null };
}

/** Crosses out a character for each equal character of the other name, from the start of the name. */
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
 * Returns the letters of FLAMES in the order in which counting to `count` crosses them out; the last of them is the
 * letter that is left. The list is empty where there is nothing to count.
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
 * Cuts a name into its crossed-out characters and what is between them.
 * Example: `Raju` with the places of R and a gives R and a, both crossed out, and `ju`.
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
