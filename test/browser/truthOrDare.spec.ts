import type { Page } from '@playwright/test';
import { labels } from '../../src/games/truth-or-dare/content';
import { advance, openWithPausedClock, recordAnnouncements } from './gameTime';
import { expectResetToAsk } from './scoreCard';
import { expect, gameTiles, link, SMALL_PHONE, scrolledBy, tabTo, test } from './site';
import type { Level } from './truthOrDareScreen';
import { allTasks, LEVELS, longestOf, TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

test.beforeEach(({ page, open }) => openWithPausedClock(page, open, TRUTH_OR_DARE));

/** The rotation of the bottle, in degrees, at some moments of its two seconds. */
const turnsOfBottle = (page: Page) =>
  page.evaluate(() => {
    const spins = document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const lasts = Number(effect?.getComputedTiming().endTime);
      return target?.closest('main') && lasts === 2000 ? [{ animation, target }] : [];
    });
    return spins.flatMap(({ animation, target }) => {
      animation.pause();
      return [150, 400, 700].map((moment) => {
        animation.currentTime = moment;
        return getComputedStyle(target).transform;
      });
    });
  });

test('Spin turns the bottle for two seconds, then deals a task and starts the countdown', {
  tag: '@journey',
}, async ({ page }) => {
  const game = truthOrDare(page);
  await expect(game.difficulty).toBeVisible();
  await expect(game.level('Easy')).toBeChecked();
  await game.expectNoTask();
  await game.expectTurns(0, 0, 0);
  expect(await turnsOfBottle(page), 'it lies still').toEqual([]);
  await game.spinButton.click();
  const turns = await turnsOfBottle(page);
  expect(turns).toHaveLength(3);
  expect(new Set(turns).size, 'it really turns').toBe(3);
  expect(turns).not.toContain('none');
  await advance(page, 1990);
  await expect(game.spinButton).toBeDisabled();
  await game.expectNoTask();
  await advance(page, 10);
  await game.openTask('Easy');
  await expect(game.spinButton).toBeEnabled();
  await game.expectSeconds(30);
  await advance(page, 1000);
  await game.expectSeconds(29);
  expect(await turnsOfBottle(page), 'it lies still again').toEqual([]);
});

const seconds: Record<Level, number> = { Easy: 30, Medium: 45, Hard: 60 };

test('each difficulty deals from its own tasks, and gives its own time', async ({ page }) => {
  const game = truthOrDare(page);
  for (const level of LEVELS) {
    await game.level(level).check();
    await game.spin();
    await game.openTask(level);
    await game.expectSeconds(seconds[level]);
  }
});

test('Completed counts the task and the streak, Failed ends the streak only', {
  tag: '@journey',
}, async ({ page }) => {
  const game = truthOrDare(page);
  const turns: [answer: 'completed' | 'failed', ...scores: [number, number, number]][] = [
    ['completed', 1, 1, 1],
    ['completed', 2, 2, 2],
    ['failed', 2, 0, 2],
    ['completed', 3, 1, 2],
    ['failed', 3, 0, 2],
    ['failed', 3, 0, 2],
  ];
  for (const [answer, ...scores] of turns) {
    await game.spin();
    await game[`${answer}Button`].click();
    await game.expectNoTask();
    await game.expectTurns(...scores);
  }
  await advance(page, 60_000);
  await game.expectTurns(3, 0, 2);
});

test('at 0 the countdown stops and says so, and the task stays open', async ({ page }) => {
  const game = truthOrDare(page);
  await game.spin();
  const { text } = await game.openTask('Easy');
  for (const left of [29, 28, 27]) {
    await advance(page, 1000);
    await game.expectSeconds(left);
  }
  await advance(page, 26_000);
  await game.expectSeconds(1);
  await expect(page.getByText(labels.timeUp)).toHaveCount(0);
  await advance(page, 1000);
  await game.expectSeconds(0);
  await expect(game.task.getByText(labels.timeUp)).toBeVisible();
  await advance(page, 60_000);
  await game.expectSeconds(0);
  await expect(game.task).toContainText(text);
  await game.expectTurns(0, 0, 0);
  await game.completedButton.click();
  await game.expectNoTask();
  await game.expectTurns(1, 1, 1);
});

test('while the bottle turns, Spin is disabled, keeps the focus, and a click does nothing', async ({
  page,
}) => {
  const game = truthOrDare(page);
  await game.spinButton.click();
  await expect(game.spinButton).toHaveAttribute('aria-disabled', 'true');
  await expect(game.spinButton).toBeFocused();
  await advance(page, 1500);
  await game.spinButton.click({ force: true });
  await page.keyboard.press('Enter');
  await expect(game.spinButton).toHaveAttribute('aria-disabled', 'true');
  await game.expectNoTask();
  await advance(page, 500);
  const { text } = await game.openTask('Easy');
  await expect(game.spinButton).toBeFocused();
  await expect(game.spinButton).not.toHaveAttribute('aria-disabled', 'true');
  await advance(page, 1500);
  await expect(game.task).toContainText(text);
  await game.expectSeconds(29);
});

test('another spin drops an open task, and counts nothing', async ({ page }) => {
  const game = truthOrDare(page);
  await game.spin();
  await game.completedButton.click();
  await game.spin();
  const { text } = await game.openTask('Easy');
  await advance(page, 7000);
  await game.expectSeconds(23);
  await game.spinButton.click();
  await game.expectNoTask();
  await game.expectTurns(1, 1, 1);
  await advance(page, 2000);
  expect((await game.openTask('Easy')).text).not.toBe(text);
  await game.expectSeconds(30);
  await advance(page, 1000);
  await game.expectSeconds(29);
  await game.expectTurns(1, 1, 1);
});

test('another difficulty applies to the next task, not to the open one and its countdown', async ({
  page,
}) => {
  const game = truthOrDare(page);
  await game.spin();
  const { text } = await game.openTask('Easy');
  await advance(page, 4000);
  await game.level('Hard').check();
  await expect(game.level('Hard')).toBeChecked();
  await game.expectSeconds(26);
  await expect(game.task).toContainText(text);
  await advance(page, 1000);
  await game.expectSeconds(25);
  await game.failedButton.click();
  await game.spin();
  await game.openTask('Hard');
  await game.expectSeconds(60);
});

test('under reduced motion nothing moves, but a spin still takes two seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = truthOrDare(page);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await game.spinButton.click();
  await expect(game.spinButton).toBeDisabled();
  expect(await moving()).toBe(0);
  await advance(page, 1990);
  await game.expectNoTask();
  await advance(page, 10);
  await game.openTask('Easy');
  expect(await moving()).toBe(0);
});

test('after Completed and after Failed the focus is on Spin', async ({ page }) => {
  const game = truthOrDare(page);
  for (const answer of [game.completedButton, game.failedButton]) {
    await game.spin();
    await answer.click();
    await expect(answer).toHaveCount(0);
    await expect(game.spinButton).toBeFocused();
  }
});

test('a whole turn works by keyboard alone, from the skip link on', { tag: '@journey' }, async ({
  page,
}) => {
  const game = truthOrDare(page);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, game.level('Easy'));
  await page.keyboard.press('ArrowRight');
  await expect(game.level('Medium')).toBeChecked();
  await tabTo(page, game.spinButton, 2);
  await page.keyboard.press('Space');
  await expect(game.spinButton).toBeDisabled();
  await advance(page, 2000);
  await game.openTask('Medium');
  await tabTo(page, game.completedButton, 2);
  await page.keyboard.press('Enter');
  await game.expectTurns(1, 1, 1);
  await expect(game.spinButton).toBeFocused();
  await page.keyboard.press('Enter');
  await advance(page, 2000);
  await game.openTask('Medium');
  await tabTo(page, game.failedButton, 3);
  await page.keyboard.press('Space');
  await game.expectTurns(1, 0, 1);
  await expect(game.spinButton).toBeFocused();
});

test('the task is announced once, then ten seconds left and time up, but not each second', async ({
  page,
}) => {
  const game = truthOrDare(page);
  const heard = await recordAnnouncements(page);
  await expect(game.timer).not.toHaveAttribute('aria-live', /polite|assertive/);
  await game.spinButton.click();
  await advance(page, 1000);
  expect(await heard(), 'while the bottle turns').toEqual([]);
  await advance(page, 1000);
  const { text, type } = await game.openTask('Easy');
  expect(await heard(), 'with the task').toEqual([expect.stringContaining(text)]);
  expect((await heard())[0]).toContain(type);
  await advance(page, 19_000);
  await game.expectSeconds(11);
  expect(await heard(), 'with 11 seconds left').toHaveLength(1);
  await advance(page, 1000);
  await game.expectSeconds(10);
  await expect.poll(heard, 'with 10 seconds left').toHaveLength(2);
  expect((await heard())[1]).toContain('10');
  await advance(page, 9000);
  await game.expectSeconds(1);
  expect(await heard(), 'with 1 second left').toHaveLength(2);
  await advance(page, 1000);
  await game.expectSeconds(0);
  await expect.poll(heard, 'with the time up').toHaveLength(3);
  expect((await heard())[2]).toContain(labels.timeUp);
  await advance(page, 30_000);
  expect(await heard(), 'after that').toHaveLength(3);
});

test('the live regions of the game exist from the start', async ({ page }) => {
  const hidden = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main [role=status], main [aria-live]')].filter(
          (region) => getComputedStyle(region).display === 'none',
        ).length,
    );
  expect(await hidden()).toBe(0);
});

test('leaving while the bottle turns, or with a task, resets the game', async ({ page }) => {
  const game = truthOrDare(page);
  await game.spin();
  await game.completedButton.click();
  const leaveAndReturn = async () => {
    await link(gameTiles(page), 'Quiz Game').click();
    await expect(page).toHaveTitle(/^Quiz Game/);
    await advance(page, 5000);
    await link(gameTiles(page), 'Truth or Dare').click();
    await expect(game.spinButton).toBeEnabled();
    await game.expectNoTask();
    await game.expectTurns(1, 1, 1);
    await advance(page, 3000);
    await game.expectNoTask();
    await expect(game.spinButton).toBeEnabled();
  };
  await game.spinButton.click();
  await advance(page, 1000);
  await leaveAndReturn();
  await game.spin();
  await advance(page, 3000);
  await leaveAndReturn();
  await game.spin();
  await game.expectSeconds(30);
});

test('on a small phone a whole turn is visible without scrolling, for any task', {
  tag: '@font',
}, async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  const game = truthOrDare(page);
  for (const level of LEVELS) {
    const task = longestOf(allTasks.filter((one) => one.level === level));
    await game.deal(task);
    expect(await scrolledBy(page)).toBe(0);
    for (const part of [
      game.difficulty,
      game.spinButton,
      game.timer,
      game.task.getByText(task.type, { exact: true }),
      game.task.getByText(task.text),
      game.completedButton,
      game.failedButton,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('Reset score asks first; only Reset forgets, and the focus comes back', {
  tag: '@journey',
}, async ({ page }) => {
  const game = truthOrDare(page);
  for (const answer of [game.completedButton, game.completedButton, game.failedButton]) {
    await game.spin();
    await answer.click();
  }
  await expectResetToAsk(
    page,
    { 'Tasks completed': 2, Streak: 0, 'Best streak': 2 },
    { 'Tasks completed': 0, Streak: 0, 'Best streak': 0 },
  );
});
