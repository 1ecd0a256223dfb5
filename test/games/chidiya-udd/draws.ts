import { nextName } from '../../../src/games/chidiya-udd/caller';
import type { Name } from '../../../src/games/chidiya-udd/names';
import { NAMES } from '../../../src/games/chidiya-udd/names';

/** More than twice as many as there are names, so that each of them has one. */
const ALL_DRAWS = Array.from({ length: 2 * NAMES.length }, (_, at) => (at + 0.5) / 124);

/** Random numbers with which the caller calls these names, in this order. */
export const drawsOf = (names: readonly Name[]): number[] =>
  names.map((name, index) => {
    const called = names.slice(0, index);
    const draw = ALL_DRAWS.find((each) => nextName(called, each) === name);
    if (draw === undefined) throw new Error(`The caller does not call ${name} now.`);
    return draw;
  });
