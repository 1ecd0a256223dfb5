import type { Page } from '@playwright/test';
import { tasks } from '../../src/games/truth-or-dare/content';
import { bagDraws, DARE, TRUTH } from '../support/bagDraws';
import { advance, mockRandom } from './gameTime';
import { scoreCard } from './scoreCard';
import { button, expect } from './site';

export const TRUTH_OR_DARE = '/school-games/truth-or-dare';

const pools = { Easy: tasks.easy, Medium: tasks.medium, Hard: tasks.hard };
type Level = keyof typeof pools;
type TaskType = 'Truth' | 'Dare';
export type Task = { level: Level; type: TaskType; index: number; text: string };

export const LEVELS = Object.keys(pools) as Level[];

/** All tasks of all pools. */
export const allTasks: Task[] = LEVELS.flatMap((level) =>
  (['Truth', 'Dare'] as const).flatMap((type) =>
    pools[level][type].map((text, index) => ({ level, type, index, text })),
  ),
);

export const tasksOf = (level: Level, type: TaskType) =>
  allTasks.filter((task) => task.level === level && task.type === type);

export const longestOf = (some: Task[]) =>
  some.reduce((longest, task) => (task.text.length > longest.text.length ? task : longest));

/** Page object of Truth or Dare. */
export function truthOrDare(page: Page) {
  const screen = {
    ...scoreCard(page),
    difficulty: page.getByRole('radiogroup', { name: 'Difficulty', exact: true }),
    level: (name: Level) => page.getByRole('radio', { name, exact: true }),
    spinButton: button(page, 'Spin'),
    timer: page.getByRole('timer', { name: 'Countdown', exact: true }),
    task: page.getByRole('region', { name: 'Task', exact: true }),
    completedButton: button(page, 'Completed'),
    failedButton: button(page, 'Failed'),

    /** Spins, and advances the clock by the two seconds of the bottle. */
    async spin() {
      await screen.spinButton.click();
      await advance(page, 2000);
      await expect(screen.completedButton).toBeVisible();
    },
    /** Spins and gets this task, provided that none of its level was dealt before. */
    async deal({ level, type, index, text }: Task) {
      await screen.level(level).check();
      // By keyboard, which works even if the button is covered.
      await screen.spinButton.press('Enter');
      await mockRandom(
        page,
        ...bagDraws({ Truth: index, Dare: index }),
        type === 'Truth' ? TRUTH : DARE,
      );
      await advance(page, 2000);
      await expect(screen.task).toContainText(text);
    },
    /** The current task. */
    async openTask(level: Level): Promise<Task> {
      await expect(screen.completedButton).toBeVisible();
      const shown = (await screen.task.textContent()) ?? '';
      const found = allTasks.find((task) => task.level === level && shown.includes(task.text));
      expect(found, `a task for ${level} in: ${shown}`).toBeDefined();
      const task = found as Task;
      await expect(screen.task.getByText(task.type, { exact: true })).toBeVisible();
      return task;
    },
    async expectNoTask() {
      await expect(screen.completedButton).toHaveCount(0);
      await expect(screen.failedButton).toHaveCount(0);
      const shown = (await screen.task.textContent()) ?? '';
      expect(allTasks.filter(({ text }) => shown.includes(text))).toEqual([]);
    },
    async expectSeconds(seconds: number) {
      await expect(screen.timer).toHaveText(new RegExp(`^\\D*\\b${seconds}\\b\\D*$`));
    },
    expectTurns: (completed: number, streak: number, best: number) =>
      screen.expectScores({
        'Tasks completed': completed,
        Streak: streak,
        'Best streak': best,
      }),
  };
  return screen;
}
