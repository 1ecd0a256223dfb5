import type { Call } from '../../../src/games/chidiya-udd/rules';

/**
 * Calls in short, for one player or two. `+` is a flyer, `-` a sitter; then for each player `1`, the finger
 * was lifted, or `0`. Example: `callsOf('+1 -0')` are two calls, both right.
 */
export const callsOf = (text: string, ms = 400): Call[] =>
  text
    .split(' ')
    .filter((call) => call !== '')
    .map(([sign, ...fingers]) => ({
      name: sign === '+' ? 'tota' : 'gadha',
      flies: sign === '+',
      lifts: fingers.map((finger) => (finger === '1' ? ms : null)),
    }));
