/*
 * Functions for the part of a text that can be seen. Names that are copied from a messenger or a web page bring along
 * marks that nobody sees: marks for the direction of writing, marks for line breaks, and blanks of other scripts. All
 * functions are pure.
 */

/** Control characters that are no white space. */
const CONTROLS = '\\0-\\x08\\x0e-\\x1f\\x7f-\\x9f';

/**
 * Marks that shape no letter: soft hyphen, zero-width spaces, marks of direction, invisible operators, fillers of
 * Hangul, the empty pattern of Braille, annotations, the empty note of music. Joiners, variation selectors and tags
 * are not among these marks.
 */
const MARKS =
  '\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\u{1d159}';

/** The content of a character class for all characters that nobody sees, white space included. */
const INVISIBLE = `\\s${CONTROLS}${MARKS}\\p{Default_Ignorable_Code_Point}`;

const everyMark = new RegExp(`[${CONTROLS}${MARKS}]`, 'gu');
const everyInvisible = new RegExp(`[${INVISIBLE}]`, 'gu');

/** A `pattern` for a field, which a text matches if at least one of its characters can be seen. */
export const SOME_VISIBLE = `[\\s\\S]*[^${INVISIBLE}][\\s\\S]*`;

/**
 * A text as it is shown: without marks that nobody sees, but with the joiners that shape a letter.
 * Example: `withoutMarks('\u2068Ra\u00adju\u2069')` is `'Raju'`.
 */
export const withoutMarks = (text: string): string => text.replace(everyMark, '');

/**
 * Returns the part of a text that is counted and compared: without white space and all else that nobody sees. Letters
 * are composed (NFC) once the joiner between them is removed.
 * Example: `visibleOf('\u200bRa ju\u200d')` is `'Raju'`.
 */
export const visibleOf = (text: string): string =>
  text.replace(everyInvisible, '').normalize('NFC');

/** Whether nothing can be seen in a text. Examples: `isBlank(' \t')` and `isBlank('\u200e')` are true. */
export const isBlank = (text: string): boolean => visibleOf(text) === '';

/**
 * A name as it is shown: without marks and needless spaces.
 * Example: `nameAsShown(' Raju \u200e Bhai')` is `'Raju Bhai'`.
 */
export const nameAsShown = (name: string): string => withoutMarks(name).trim().replace(/\s+/g, ' ');
