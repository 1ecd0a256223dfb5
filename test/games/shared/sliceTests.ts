import fc from 'fast-check';
import type { AnyAction, WeightedAction } from '../../support/arbitraries';
import { anyTries, stepsOf } from '../../support/arbitraries';
import type { GameFixture } from '../../support/gameFixture';
import type { FullState } from '../../support/store';
import { reducer } from '../../support/store';

// biome-ignore lint/suspicious/noExplicitAny: the rules of different slices
type Rules = Record<string, (state: any, payload: any) => boolean>;

/** What holds for the slice of every game that has actions which are not always legal, in logs that never change. */
export function testSlice({ game, feature: { slice }, phases, actions, legal }: GameFixture) {
  const { key } = game;
  const rules = legal as Rules;
  const isLegal = ({ type, payload }: AnyAction, state: FullState) =>
    rules[type.replace(`${key}/`, '')]?.(state[key], payload) ?? true;
  const arbitraries: Record<string, WeightedAction> = actions;
  const phaseOf = (state: FullState) => (state[key] as { phase?: string }).phase;

  const logs = fc.sample(anyTries(Object.values(arbitraries)), { seed: 7, numRuns: 60 });
  const states = logs.flatMap((tries) => stepsOf(tries, isLegal).map(({ after }) => after));
  const reached = [...new Set(states.map(phaseOf))];
  /** Some states of each phase. */
  const samples = reached.flatMap((phase) => {
    const all = states.filter((state) => phaseOf(state) === phase);
    return all.filter((_state, at) => at % Math.ceil(all.length / 40) === 0);
  });

  test('its actions reach every phase', () => {
    expect(reached.toSorted()).toEqual(phases.length > 0 ? phases.toSorted() : [undefined]);
  });

  test.each(Object.keys(rules))(
    '%s changes the state in each phase in which it is legal, and does nothing where it is not',
    (name) => {
      const { arbitrary } = arbitraries[name] as WeightedAction;
      const found = samples.flatMap((state) =>
        fc.sample(arbitrary, { seed: 7, numRuns: 20 }).map((makeAction) => {
          const action = makeAction(state);
          const changes = reducer(state, action) !== state;
          return { phase: phaseOf(state), isLegal: isLegal(action, state), changes };
        }),
      );
      const legal = found.filter((each) => each.isLegal);
      const illegal = found.filter((each) => !each.isLegal);
      const changing = (some: typeof found) => some.filter(({ changes }) => changes);
      const phasesOf = (some: typeof found) => new Set(some.map(({ phase }) => phase));
      expect(phasesOf(changing(legal))).toEqual(phasesOf(legal));
      expect(changing(illegal)).toEqual([]);
      expect([legal, illegal]).not.toContainEqual([]);
    },
  );

  test('a selector that has the name of a field gives that field', () => {
    const selectors = Object.entries<(state: object) => unknown>(slice.getSelectors());
    const wrong = selectors.filter(([name, select]) => {
      const field = name.charAt(6).toLowerCase() + name.slice(7);
      return samples.some((state) => {
        const ofGame: Record<string, unknown> = { ...state[key] };
        return field in ofGame && select(ofGame) !== ofGame[field];
      });
    });
    expect(wrong).toEqual([]);
  });
}
