import fc from 'fast-check';
import type { AnyAction, WeightedAction } from '../../support/arbitraries';
import { anyTries, stepsOf } from '../../support/arbitraries';
import type { GameFixture } from '../../support/gameFixture';
import type { FullState } from '../../support/store';
import { reducer } from '../../support/store';

// biome-ignore lint/suspicious/noExplicitAny: the rules of different slices
type Rules = Record<string, (state: any, payload: any) => boolean>;

/** What holds for the slice of every game that has actions which are not always legal, in logs that never change. */
export function testSlice({
  game: { key },
  feature: { slice },
  phases,
  actions,
  legal,
}: GameFixture) {
  const rules = legal as Rules;
  const isLegal = ({ type, payload }: AnyAction, state: FullState) =>
    rules[type.replace(`${key}/`, '')]?.(state[key], payload) ?? true;
  const arbitraries: Record<string, WeightedAction> = actions;

  /** The states that the logs reach, by phase. */
  const states = new Map<string | undefined, FullState[]>();
  for (const tries of fc.sample(anyTries(Object.values(arbitraries)), { seed: 7, numRuns: 60 })) {
    for (const { after } of stepsOf(tries, isLegal)) {
      const { phase } = after[key] as { phase?: string };
      states.set(phase, [...(states.get(phase) ?? []), after]);
    }
  }

  test('its actions reach every phase', () => {
    expect([...states.keys()].sort()).toEqual(phases.length > 0 ? [...phases].sort() : [undefined]);
  });

  test.each(Object.keys(rules))(
    '%s changes the state in each phase in which it is legal, and does nothing where it is not',
    (name) => {
      const { arbitrary } = arbitraries[name] as WeightedAction;
      const found = [...states].flatMap(([phase, all]) =>
        all
          .filter((_state, at) => at % Math.ceil(all.length / 40) === 0)
          .flatMap((state) =>
            fc.sample(arbitrary, { seed: 7, numRuns: 20 }).map((makeAction) => {
              const action = makeAction(state);
              const changes = reducer(state, action) !== state;
              return { phase, isLegal: isLegal(action, state), changes };
            }),
          ),
      );
      const phasesWhere = (isWanted: (each: (typeof found)[number]) => boolean) =>
        new Set(found.filter(isWanted).map(({ phase }) => phase));
      const legalIn = phasesWhere(({ isLegal }) => isLegal);
      expect(phasesWhere(({ isLegal, changes }) => isLegal && changes)).toEqual(legalIn);
      expect(found.filter(({ isLegal, changes }) => changes && !isLegal)).toEqual([]);
      expect(new Set(found.map(({ isLegal }) => isLegal)).size).toBe(2);
    },
  );

  test('a selector that has the name of a field gives that field', () => {
    for (const [name, select] of Object.entries<(state: object) => unknown>(slice.getSelectors())) {
      const field = name.charAt(6).toLowerCase() + name.slice(7);
      if (!Object.hasOwn(slice.getInitialState(), field)) continue;
      for (const [state] of states.values()) {
        const value = Object(state?.[key])[field];
        expect([name, select(Object(state?.[key]))]).toEqual([name, value]);
      }
    }
  });
}
