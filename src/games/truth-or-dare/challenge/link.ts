import { PAGE_TITLE_ID } from '../../../layout/ids';
import { linkHash, numbersIn } from '../../../sharing/link';
import type { Offer } from '../../shared/game';
import { tasks } from '../content';
import type { TaskId } from '../rules';
import { DIFFICULTIES, POOL_INDEXES, SECONDS, TYPES } from '../rules';
import { challengeAccepted } from '../slice';
import { challenge as texts } from './content';

/** The hash for a task: difficulty, type, and index in their pool. */
export function hashOf({ difficulty, type, index }: TaskId): string {
  const numbers = [DIFFICULTIES.indexOf(difficulty), TYPES.indexOf(type), index];
  return linkHash('task', numbers);
}

export function offerIn(hash: string): Offer | null {
  const task = parse(numbersIn('task', hash));
  if (!task) return null;
  const { difficulty, type, index } = task;
  return {
    lines: [
      texts.lead[type],
      tasks[difficulty][type][index] as string,
      texts.time(SECONDS[difficulty]),
    ],
    accepted: challengeAccepted(task),
    focusId: PAGE_TITLE_ID,
  };
}

function parse(numbers: number[] | null): TaskId | null {
  if (numbers?.length !== 3) return null;
  const [difficulty, type, index] = [
    DIFFICULTIES[numbers[0] as number],
    TYPES[numbers[1] as number],
    POOL_INDEXES[numbers[2] as number],
  ];
  return difficulty && type && index !== undefined ? { difficulty, type, index } : null;
}
