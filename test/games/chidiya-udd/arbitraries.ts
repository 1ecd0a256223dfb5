import fc from 'fast-check';
import { canFly, NAMES } from '../../../src/games/chidiya-udd/names';
import type { Call, Mode } from '../../../src/games/chidiya-udd/rules';
import { isOver, MODES, playersOf } from '../../../src/games/chidiya-udd/rules';

export const anyMode = fc.constantFrom(...MODES);
export const anyName = fc.constantFrom(...NAMES);

/** No finger was lifted in half of them. `step`: of the time that a link can tell, in milliseconds. */
const anyLift = (step: number) => fc.option(fc.nat(50).map((steps) => steps * step));

export const anyCall = (mode: Mode, step = 1): fc.Arbitrary<Call> =>
  fc
    .tuple(anyName, fc.array(anyLift(step), lengthOf(playersOf(mode))))
    .map(([name, lifts]) => ({ name, flies: canFly(name), lifts }));

/** A game that is over: its last call ends it, and no earlier one. */
export const anyGame = (mode: Mode, step = 1): fc.Arbitrary<Call[]> => {
  const wrong = anyCall(mode, step).map((call): Call => {
    const lifts = call.lifts.map(() => (call.flies ? null : 7 * step));
    return { ...call, lifts };
  });
  return fc
    .tuple(
      fc.array(anyCall(mode, step), { maxLength: 40, size: 'max' }),
      fc.array(wrong, lengthOf(10)),
    )
    .map(([calls, ends]) => {
      const all = [...calls, ...ends];
      const last = all.findIndex((_, at) => isOver(mode, all.slice(0, at + 1)));
      return all.slice(0, last + 1);
    });
};

const lengthOf = (length: number) => ({ minLength: length, maxLength: length });
