import { PAGE_TITLE_ID } from '../../layout/ids';
import { linkHash, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import { tasks } from './content';
import type { TaskId, TaskType } from './rules';
import { DIFFICULTIES, POOL_INDEXES, SECONDS, TYPES } from './rules';
import { challengeAccepted } from './slice';

/** The words around the task of a challenge: the line before the task, and the line after the task. */
export const offerWords: {
  lead: Record<TaskType, string>;
  /** Returns the line about the time. Example: `Time: 45 second. Accept dabaya, aur ghadi chal padi.` */
  time(seconds: number): string;
} = {
  lead: {
    Truth: 'Dost ne iska sach bol diya. Ab poori bench tumhari taraf mudi hai.',
    Dare: 'Dost ne yeh kar dikhaya, class abhi tak hans rahi hai. Ab khade hone ki baari tumhari.',
  },
  time: (seconds) => `Time: ${seconds} second. Accept dabaya, aur ghadi chal padi.`,
};

/** Returns the URL hash of a challenge. The hash has three numbers: for the task's difficulty, type and index. */
export function challengeHashOf({ difficulty, type, index }: TaskId): string {
  const numbers = [DIFFICULTIES.indexOf(difficulty), TYPES.indexOf(type), index];
  return linkHash('task', numbers);
}

/** Returns the offer of the challenge in a URL hash; null for a hash that `challengeHashOf` cannot return. */
export function offerIn(hash: string): Offer | null {
  const task = taskIn(hash);
  if (!task) return null;
  const { difficulty, type, index } = task;
  return {
    lines: [
      offerWords.lead[type],
      tasks[difficulty][type][index] as string,
      offerWords.time(SECONDS[difficulty]),
    ],
    accepted: challengeAccepted(task),
    focusId: PAGE_TITLE_ID,
  };
}

function taskIn(hash: string): TaskId | null {
  const numbers = numbersIn('task', hash);
  if (numbers?.length !== 3) return null;
  const [difficulty, type, index] = [
    DIFFICULTIES[numbers[0] as number],
    TYPES[numbers[1] as number],
    POOL_INDEXES[numbers[2] as number],
  ];
  return difficulty && type && index !== undefined ? { difficulty, type, index } : null;
}
