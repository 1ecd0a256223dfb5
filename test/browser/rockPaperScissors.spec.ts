import type { Locator, Page } from '@playwright/test';
import { advance, hiddenLiveRegions, openWithPausedClock } from './gameTime';
import {
  drawingIn,
  HANDS,
  ROCK_PAPER_SCISSORS,
  rockPaperScissors,
} from './rockPaperScissorsScreen';
import { atEachSize, expect, expectInSight, GAME_SIZES, skipToContent, tabTo, test } from './site';

test.beforeEach(({ page, open }) => openWithPausedClock(page, open, ROCK_PAPER_SCISSORS));

/** The number of hands that are animated for the length of a round. */
const shaking = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.matches('main svg') && Number(effect?.getComputedTiming().endTime) >= 1000;
      }).length,
  );

test.describe('in motion', () => {
  test.use({ drawsEverything: true });

  test("a round lasts two seconds, in which both hands shake and the computer's goes through all three", async ({
    page,
  }) => {
    const game = rockPaperScissors(page);
    await game.expectNoResult();
    expect(await hiddenLiveRegions(page)).toBe(0);
    expect(await shaking(page)).toBe(0);
    await game.hand('Rock').click();
    const seen: string[] = [];
    for (let tenths = 1; tenths <= 19; tenths += 1) {
      await advance(page, 100);
      seen.push(await drawingIn(game.computer));
      if (tenths === 5) expect(await shaking(page)).toBe(2);
    }
    expect(new Set(seen).size, 'different hands').toBe(3);
    const changes = seen.filter((hand, place) => place > 0 && hand !== seen[place - 1]);
    expect(changes.length, 'changes of the hand').toBeGreaterThan(10);
    await game.expectNoResult();
    await advance(page, 100);
    await expect(game.result).toHaveCount(1);
    expect(await shaking(page)).toBe(0);
    const settled = await drawingIn(game.computer);
    await advance(page, 5000);
    expect(await drawingIn(game.computer), 'the hand stays').toBe(settled);
    await expect(game.history).toHaveCount(1);
  });

  test("under reduced motion the computer's hand does not change for two seconds", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const game = rockPaperScissors(page);
    await game.hand('Rock').click();
    const seen = new Set<string>();
    for (let tenths = 1; tenths <= 19; tenths += 1) {
      await advance(page, 100);
      seen.add(await drawingIn(game.computer));
    }
    expect(seen.size, 'different hands').toBe(1);
    await game.expectNoResult();
    await advance(page, 100);
    await expect(game.result).toHaveCount(1);
    expect(await drawingIn(game.computer)).not.toBe('');
  });
});

test('a whole round works by keyboard alone, and the chosen hand keeps the focus', {
  tag: '@journey',
}, async ({ page }) => {
  const game = rockPaperScissors(page);
  await skipToContent(page);
  await tabTo(page, game.hand('Rock'));
  await page.keyboard.press('Tab');
  await expect(game.hand('Paper')).toBeFocused();
  for (const [round, key] of ['Enter', 'Space'].entries()) {
    await page.keyboard.press(key);
    for (const ms of [100, 900, 1000, 1000]) {
      await advance(page, ms);
      await expect(game.hand('Paper')).toBeFocused();
    }
    await expect(game.result).toHaveCount(1);
    await expect(game.history).toHaveCount(round + 1);
  }
});

test('the hands, the choices and the result are visible without scrolling', {
  tag: '@font',
}, async ({ page }) => {
  const game = rockPaperScissors(page);
  /** What a round is played for is shown on an upright phone alone. */
  const expectUpright = (...parts: Locator[]) =>
    atEachSize(page, GAME_SIZES, async (where, { width, height }) => {
      for (const part of parts) {
        if (height > width) await expect(part, where).toBeInViewport({ ratio: 1 });
        else await expect(part, where).toBeHidden();
      }
    });
  await expectInSight(page, game.stake(1));
  for (const [round, player, computer] of [
    [1, 'Rock', 'Scissors'],
    [2, 'Scissors', 'Rock'],
    [3, 'Paper', 'Paper'],
  ] as const) {
    await game.hand(player).click();
    await expectUpright(game.stake(round));
    await game.settle(player, computer);
    await expectInSight(page, game.computer, game.result, ...HANDS.map((hand) => game.hand(hand)));
    await expectUpright(game.outcome(round, player, computer));
  }
});

test('Reset score asks for confirmation; Cancel and Escape change nothing, and return the focus', {
  tag: '@journey',
}, async ({ page }) => {
  const game = rockPaperScissors(page);
  await game.play('Rock', 'Scissors');
  await game.play('Rock', 'Rock');
  await game.play('Rock', 'Paper');
  const played = { You: 1, Computer: 1, Ties: 1, Streak: 0, 'Best streak': 1 };
  for (const refuse of [() => game.cancelButton.click(), () => page.keyboard.press('Escape')]) {
    await game.resetButton.click();
    await expect(game.dialog).toHaveCount(1);
    await expect(game.dialog).toBeVisible();
    await game.expectScores(played);
    await refuse();
    await expect(game.dialog).toHaveCount(0);
    await expect(game.resetButton).toBeFocused();
    await game.expectScores(played);
  }
  await game.reset();
  await expect(game.scoreHeading).toBeFocused();
  await game.expectScores({ You: 0, Computer: 0, Ties: 0, Streak: 0, 'Best streak': 0 });
  await expect(game.history).toHaveCount(0);
});
