import fc from 'fast-check';
import { canFly, NAMES } from '../../../src/games/chidiya-udd/names';
import type { Call, Mode } from '../../../src/games/chidiya-udd/rules';
import { isOver, MODES, playersOf } from '../../../src/games/chidiya-udd/rules';

export const anyMode = fc.constantFrom(...MODES);
const anyName = fc.constantFrom(...NAMES);

const lengthOf = (length: number) => ({ minLength: length, maxLength: length });

const anyCall = (mode: Mode): fc.Arbitrary<Call> =>
  fc
    .tuple(anyName, fc.array(fc.option(fc.nat(1800), { freq: 1 }), lengthOf(playersOf(mode))))
    .map(([name, lifts]) => ({ name, flies: canFly(name), lifts }));

/** A game that is over: its last call ends it, and no earlier one. */
export const anyGame = (mode: Mode): fc.Arbitrary<Call[]> => {
  const wrong = anyCall(mode).map(
    (call): Call => ({ ...call, lifts: call.lifts.map(() => (call.flies ? null : 210)) }),
  );
  return fc
    .tuple(fc.array(anyCall(mode), { maxLength: 40, size: 'max' }), fc.array(wrong, lengthOf(10)))
    .map(([calls, ends]) => {
      const all = [...calls, ...ends];
      return all.slice(0, 1 + all.findIndex((_, at) => isOver(mode, all.slice(0, at + 1))));
    });
};
