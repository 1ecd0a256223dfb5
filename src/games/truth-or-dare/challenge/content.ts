import type { TaskType } from '../rules';

export const challenge: {
  /** Read by the friend before accepting, above the task. */
  lead: Record<TaskType, string>;
  time(seconds: number): string;
} = {
  lead: {
    Truth: 'Dost ne iska sach bol diya. Ab poori bench tumhari taraf mudi hai.',
    Dare: 'Dost ne yeh kar dikhaya, class abhi tak hans rahi hai. Ab khade hone ki baari tumhari.',
  },
  /** Example: `Time: 45 second. Accept dabaya, aur ghadi chal padi.` */
  time: (seconds) => `Time: ${seconds} second. Accept dabaya, aur ghadi chal padi.`,
};
