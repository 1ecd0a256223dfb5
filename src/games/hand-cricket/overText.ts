import type { Throw } from './rules';

/** What the batting hand showed with a ball, or that it was Out. */
export type Shown = Throw | 'W';

/** Balls as people write them. Example: `overText([4, 6, 1, 'W'])` is `4 · 6 · 1 · W`. */
export const overText = (balls: readonly Shown[]): string => balls.join(' · ');
