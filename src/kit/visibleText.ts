/*
 * Functions for the visible part of a text. A name that is copied from a messenger or a web page may contain invisible
 * characters: marks for the direction of writing, marks for line breaks, and blanks of other writing systems. All
 * functions are pure.
 */

/** The control characters that are not white space, as a part of a character class. */
const CONTROLS = '\\0-\\x08\\x0e-\\x1f\\x7f-\\x9f';

/**
 * The invisible marks that do not change any letter: soft hyphen, zero-width spaces, marks for the direction of
 * writing, invisible operators, Hangul fillers, the blank Braille pattern, annotation marks, the empty musical note.
 * Joiners, variation selectors and tags are left out, because they change the look of letters or emoji.
 */
const MARKS =
  '\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\u{1d159}';

/** The content of a character class for all invisible characters, including white space. */
const INVISIBLE = `\\s${CONTROLS}${MARKS}\\p{Default_Ignorable_Code_Point}`;

const everyMark = new RegExp(`[${CONTROLS}${MARKS}]`, 'gu');
const everyInvisible = new RegExp(`[${INVISIBLE}]`, 'gu');

/** The attribute `pattern` of a field. A text matches if it contains at least one visible character. */
export const SOME_VISIBLE = `[\\s\\S]*[^${INVISIBLE}][\\s\\S]*`;

/**
 * Returns a text without control characters and invisible marks. Joiners stay, because they change the look of letters.
 * Example: `withoutMarks('\u2068Ra\u00adju\u2069')` is `'Raju'`, without two marks of direction and a soft hyphen.
 */
export const withoutMarks = (text: string): string => text.replace(everyMark, '');

/**
 * Returns the visible characters of a text, for counting characters and for comparing texts. White space and all
 * invisible characters, including joiners, are removed. Then the rest is normalized to NFC, because a removed joiner
 * may have separated two characters that form one letter.
 * Example: `visibleOf('\u200bRa ju\u200d')` is `'Raju'`, without a zero-width space, a space and a joiner.
 */
export const visibleOf = (text: string): string =>
  text.replace(everyInvisible, '').normalize('NFC');

/** Whether a text has no visible character. Example: `isBlank(' \u200e')`, a space and a mark of direction, is true. */
export const isBlank = (text: string): boolean => visibleOf(text) === '';

/**
 * Returns a name as pages show it: without invisible marks and without needless spaces.
 * Example: `nameAsShown(' Raju \u200e Bhai')` is `'Raju Bhai'`. `\u200e` is a mark of direction.
 */
export const nameAsShown = (name: string): string => withoutMarks(name).trim().replace(/\s+/g, ' ');
