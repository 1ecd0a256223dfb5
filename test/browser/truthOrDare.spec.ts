import type { Page } from '@playwright/test';
import { labels } from '../../src/games/truth-or-dare/content';
import { advance, hiddenLiveRegions, openWithPausedClock, recordAnnouncements } from './gameTime';
import { expect, gameTiles, link, SMALL_PHONE, scrolledBy, tabTo, test } from './site';
import { allTasks, LEVELS, longestOf, TRUTH_OR_DARE, truthOrDare } from './truthOrDareScreen';

test.beforeEach(({ page, open }) => openWithPausedClock(page, open, TRUTH_OR_DARE));

/** The rotation of the bottle at three times of its two seconds. */
const rotationsOfBottle = (page: Page) =>
  page.evaluate(() => {
    const spins = document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const endTime = Number(effect?.getComputedTiming().endTime);
      return target?.closest('main') && endTime === 2000 ? [{ animation, target }] : [];
    });
    return spins.flatMap(({ animation, target }) => {
      animation.pause();
      return [150, 400, 700].map((ms) => {
        animation.currentTime = ms;
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
  expect(await rotationsOfBottle(page), 'before the spin').toEqual([]);
  await game.spinButton.click();
  const rotations = await rotationsOfBottle(page);
  expect(rotations).toHaveLength(3);
  expect(new Set(rotations).size, 'different rotations').toBe(3);
  expect(rotations).not.toContain('none');
  await advance(page, 1990);
  await expect(game.spinButton).toBeDisabled();
  await game.expectNoTask();
  await advance(page, 10);
  await game.openTask('Easy');
  await expect(game.spinButton).toBeEnabled();
  await game.expectSeconds(30);
  await advance(page, 1000);
  await game.expectSeconds(29);
  expect(await rotationsOfBottle(page), 'after the spin').toEqual([]);
});

test('another spin discards an open task, and counts nothing', async ({ page }) => {
  const game = truthOrDare(page);
  await game.spin();
  await game.completedButton.click();
  await game.spin();
  const { text } = await game.openTask('Easy');
  await advance(page, 7000);
  await game.spinButton.click();
  await game.expectNoTask();
  await advance(page, 2000);
  expect((await game.openTask('Easy')).text).not.toBe(text);
  await game.expectSeconds(30);
  await advance(page, 1000);
  await game.expectSeconds(29);
  await game.expectTurns(1, 1, 1);
});

test('under reduced motion a spin still takes two seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = truthOrDare(page);
  await game.spinButton.click();
  await expect(game.spinButton).toBeDisabled();
  await advance(page, 1990);
  await game.expectNoTask();
  await advance(page, 10);
  await game.openTask('Easy');
});

test('two turns work by keyboard alone, and Spin ignores keys and clicks while the bottle turns', {
  tag: '@journey',
}, async ({ page }) => {
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
  await advance(page, 1500);
  await page.keyboard.press('Enter');
  await game.spinButton.click({ force: true });
  await expect(game.spinButton).toBeDisabled();
  await expect(game.spinButton).toBeFocused();
  await advance(page, 500);
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
  expect(await hiddenLiveRegions(page)).toBe(0);
  const announced = await recordAnnouncements(page);
  await expect(game.timer).not.toHaveAttribute('aria-live', /polite|assertive/);
  await game.spinButton.click();
  await advance(page, 1000);
  expect(await announced(), 'while the bottle turns').toEqual([]);
  await advance(page, 1000);
  const { text, type } = await game.openTask('Easy');
  expect(await announced(), 'with the task').toEqual([expect.stringContaining(text)]);
  expect((await announced())[0]).toContain(type);
  await advance(page, 19_000);
  await game.expectSeconds(11);
  expect(await announced(), 'with 11 seconds left').toHaveLength(1);
  await advance(page, 1000);
  await game.expectSeconds(10);
  await expect.poll(announced, 'with 10 seconds left').toHaveLength(2);
  expect((await announced())[1]).toContain('10');
  await advance(page, 9000);
  await game.expectSeconds(1);
  expect(await announced(), 'with 1 second left').toHaveLength(2);
  await advance(page, 1000);
  await game.expectSeconds(0);
  await expect.poll(announced, 'with the time up').toHaveLength(3);
  expect((await announced())[2]).toContain(labels.timeUp);
  await advance(page, 30_000);
  expect(await announced(), 'after that').toHaveLength(3);
});

test('leaving while the bottle turns cancels the spin', async ({ page }) => {
  const game = truthOrDare(page);
  await game.spin();
  await game.completedButton.click();
  await game.spinButton.click();
  await advance(page, 1000);
  await link(gameTiles(page), 'Quiz Game').click();
  await expect(page).toHaveTitle(/^Quiz Game/);
  await advance(page, 5000);
  await link(gameTiles(page), 'Truth or Dare').click();
  await expect(game.spinButton).toBeEnabled();
  await game.expectTurns(1, 1, 1);
  await advance(page, 3000);
  await game.expectNoTask();
  await expect(game.spinButton).toBeEnabled();
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
