import type { Ball, Throw } from './rules';

/**
 * The balls of digits as `digitsOf` writes them.
 * Example: `ballsOf('4122')` is `[[4, 1], [2, 2]]`.
 */
export const ballsOf = (digits: string): Ball[] =>
  Array.from(digits.match(/../g) ?? [], ([mine, theirs]) => [
    Number(mine) as Throw,
    Number(theirs) as Throw,
  ]);
