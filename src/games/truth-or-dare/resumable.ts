import { isBlank } from '../../kit/visibleText';
import type { Resumable } from '../../state/feature';
import { countOrZero, fieldsOf, integerUpTo, oneOf } from '../shared/validate';
import { SPIN_ID } from './ids';
import type { OwnTask, Player } from './rules';
import { MOST_OWN_TASKS, MOST_PLAYERS, OWN_INDEX, TYPES } from './rules';
import type { Group, TruthOrDareState } from './slice';
import { groupResumed, hasGroup } from './slice';

const MOST_CHARACTERS = 500;
const MOST_IDS = 1_000_000;

/** The friends with their scores, and their own tasks. A task that is open is not kept. */
export const resumable: Resumable<TruthOrDareState, Group> = {
  select: (state) => {
    const { players, turns, ownTasks } = state;
    return hasGroup(state) ? { players, turns, ownTasks } : null;
  },
  validate(found) {
    const { players, turns, ownTasks } = fieldsOf(found);
    const group = {
      players: listOf(players, MOST_PLAYERS).flatMap(playersIn),
      ownTasks: listOf(ownTasks, MOST_OWN_TASKS).flatMap(ownTasksIn),
    };
    const ids = group.players.map(({ id }) => id);
    const isTurn = (id: unknown, at: number, all: unknown[]) =>
      ids.includes(id as number) && all.indexOf(id) === at;
    return hasGroup(group) && hasNoneTwice(group.players) && hasNoneTwice(group.ownTasks)
      ? { ...group, turns: listOf(turns, MOST_PLAYERS).filter(isTurn) as number[] }
      : null;
  },
  resume: (group) => ({ resumed: groupResumed(group), focusId: SPIN_ID }),
};

const listOf = (found: unknown, most: number): unknown[] =>
  Array.isArray(found) ? found.slice(0, most) : [];

const hasNoneTwice = (entries: readonly { id: number }[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

const isText = (found: unknown): found is string =>
  typeof found === 'string' && found.length <= MOST_CHARACTERS && !isBlank(found);

function playersIn(found: unknown): Player[] {
  const { id, name, tasksCompleted, streak } = fieldsOf(found);
  const valid = integerUpTo(OWN_INDEX - 1, id);
  if (!valid || !isText(name)) return [];
  const [tasks, row] = [countOrZero(tasksCompleted), countOrZero(streak)];
  return [{ id: valid, name, tasksCompleted: Math.max(tasks, row), streak: row }];
}

function ownTasksIn(found: unknown): OwnTask[] {
  const { id, type, text } = fieldsOf(found);
  const valid = integerUpTo(MOST_IDS, id) ?? 0;
  const known = oneOf(TYPES, type);
  return valid >= OWN_INDEX && known && isText(text) ? [{ id: valid, type: known, text }] : [];
}
