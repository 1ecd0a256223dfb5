import type { Page } from '@playwright/test';
import { advance, hiddenLiveRegions, openWithPausedClock } from './gameTime';
import { expect, expectInSight, skipToContent, tabTo, test } from './site';
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

test.describe('in motion', () => {
  test.use({ drawsEverything: true });

  test('Spin turns the bottle for two seconds, then deals a task and starts the countdown', {
    tag: '@journey',
  }, async ({ page }) => {
    const game = truthOrDare(page);
    await expect(game.difficulty).toBeVisible();
    await expect(game.level('Easy')).toBeChecked();
    await game.expectNoTask();
    await game.expectTurns(0, 0, 0);
    expect(await hiddenLiveRegions(page)).toBe(0);
    expect(await rotationsOfBottle(page), 'before the spin').toEqual([]);
    await game.spinButton.click();
    await expect(game.spinButton).toBeDisabled();
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

test('two turns work by keyboard alone, and Spin ignores keys and clicks while the bottle turns', {
  tag: '@journey',
}, async ({ page }) => {
  const game = truthOrDare(page);
  await skipToContent(page);
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

test('a whole turn is visible without scrolling, for any task', { tag: '@font' }, async ({
  page,
}) => {
  const game = truthOrDare(page);
  for (const level of LEVELS) {
    const task = longestOf(allTasks.filter((one) => one.level === level));
    await game.deal(task);
    await expectInSight(
      page,
      game.difficulty,
      game.spinButton,
      game.timer,
      game.task.getByText(task.type, { exact: true }),
      game.task.getByText(task.text),
      game.completedButton,
      game.failedButton,
    );
  }
});
