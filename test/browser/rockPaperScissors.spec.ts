import type { Page } from '@playwright/test';
import { hands } from '../../src/games/rock-paper-scissors/content';
import { advance, openWithPausedClock, recordAnnouncements } from './gameTime';
import type { Hand } from './rockPaperScissorsScreen';
import {
  drawingIn,
  HANDS,
  LOSS,
  RESULTS,
  ROCK_PAPER_SCISSORS,
  resultOf,
  rockPaperScissors,
  TIE,
  WIN,
} from './rockPaperScissorsScreen';
import { expectResetToAsk } from './scoreCard';
import { expect, gameTiles, link, SMALL_PHONE, scrolledBy, tabTo, test } from './site';

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

test("a round lasts two seconds, in which both hands shake and the computer's goes through all three", async ({
  page,
}) => {
  const game = rockPaperScissors(page);
  await game.expectNoResult();
  await game.expectTally(0, 0, 0);
  await expect(game.history).toHaveCount(0);
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
  await game.expectTally(0, 0, 0);
  await advance(page, 100);
  await expect(game.result).toHaveCount(1);
  await expect(game.history).toHaveCount(1);
  expect(await shaking(page)).toBe(0);
  const settled = await drawingIn(game.computer);
  await advance(page, 5000);
  expect(await drawingIn(game.computer), 'the hand stays').toBe(settled);
  await expect(game.history).toHaveCount(1);
});

test('each pair of hands gives its result, and is counted once', async ({ page }) => {
  const game = rockPaperScissors(page);
  const results: string[] = [];
  for (const [player, computer] of HANDS.flatMap((one) =>
    HANDS.map((other) => [one, other] as const),
  )) {
    const result = resultOf(player, computer);
    await game.play(player, computer);
    await expect(game.result).toHaveCount(1);
    await expect(game.computer.getByText(computer, { exact: true })).toBeVisible();
    expect(await drawingIn(game.computer), `a drawing of ${computer}`).toBe(
      await drawingIn(game.hand(computer)),
    );
    results.push(result);
    const count = (wanted: string) => results.filter((one) => one === wanted).length;
    await game.expectTally(count(WIN), count(LOSS), count(TIE));
  }
  await game.expectTally(3, 3, 3);
});

test('with real random numbers, the result matches the hands shown', async ({ page }) => {
  const game = rockPaperScissors(page);
  for (const player of HANDS) {
    await game.hand(player).click();
    await advance(page, 2000);
    await expect(game.result).toHaveCount(1);
    const shown = await drawingIn(game.computer);
    const drawings = await Promise.all(HANDS.map((hand) => drawingIn(game.hand(hand))));
    const computer = HANDS[drawings.indexOf(shown)] as Hand;
    await expect(game.result).toContainText(resultOf(player, computer));
    await expect(game.history.first()).toContainText(resultOf(player, computer));
  }
});

test('another choice during a round is ignored', async ({ page }) => {
  const game = rockPaperScissors(page);
  await game.hand('Rock').click();
  await advance(page, 1000);
  await game.hand('Paper').click();
  await game.hand('Rock').click();
  await advance(page, 990);
  await game.expectNoResult();
  await advance(page, 10);
  await expect(game.result).toHaveCount(1);
  await expect(game.history).toHaveCount(1);
  await expect(game.history).toContainText(/^\s*Rock/);
  await advance(page, 5000);
  await expect(game.history).toHaveCount(1);
});

test('wins in a row are a streak; a defeat ends it, a tie does not, and the best one stays', async ({
  page,
}) => {
  const game = rockPaperScissors(page);
  const rounds: [player: Hand, computer: Hand, streak: number, best: number][] = [
    ['Rock', 'Scissors', 1, 1],
    ['Paper', 'Rock', 2, 2],
    ['Paper', 'Paper', 2, 2],
    ['Rock', 'Paper', 0, 2],
    ['Scissors', 'Paper', 1, 2],
  ];
  for (const [player, computer, streak, best] of rounds) {
    await game.play(player, computer);
    await game.expectScores({ Streak: streak, 'Best streak': best });
  }
  await game.expectTally(3, 1, 1);
});

test("the history keeps the last five rounds, newest first, with the visitor's time of day", async ({
  page,
}) => {
  const game = rockPaperScissors(page);
  const rounds: [Hand, Hand][] = [
    ['Rock', 'Rock'],
    ['Rock', 'Paper'],
    ['Rock', 'Scissors'],
    ['Paper', 'Rock'],
    ['Paper', 'Paper'],
    ['Scissors', 'Rock'],
  ];
  const lines: RegExp[] = [];
  for (const [round, [player, computer]] of rounds.entries()) {
    await game.play(player, computer);
    const time = `10:${42 + round}\\s?am`;
    const parts = [player, computer, time, resultOf(player, computer)];
    lines.unshift(new RegExp(parts.map((part) => `(?=.*${part})`).join(''), 'is'));
    await expect(game.history).toHaveText(lines.slice(0, 5));
    await advance(page, 58_000);
  }
  await expect(game.history).toHaveCount(5);
});

test("the hands' Hindi names are shown beside the buttons, and are not part of their names", async ({
  page,
}) => {
  const game = rockPaperScissors(page);
  await expect(game.choices.getByRole('button')).toHaveCount(3);
  for (const { name, hindi } of Object.values(hands)) {
    await expect(game.hand(name)).toHaveText(name);
    await expect(game.choices.getByText(hindi, { exact: true })).toBeVisible();
  }
});

test('a whole round works by keyboard alone, and the chosen hand keeps the focus', {
  tag: '@journey',
}, async ({ page }) => {
  const game = rockPaperScissors(page);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, game.hand('Rock'));
  await page.keyboard.press('Tab');
  await expect(game.hand('Paper')).toBeFocused();
  for (const [round, key] of ['Enter', 'Space'].entries()) {
    await page.keyboard.press(key);
    for (const part of [100, 900, 1000, 1000]) {
      await advance(page, part);
      await expect(game.hand('Paper')).toBeFocused();
    }
    await expect(game.result).toHaveCount(1);
    await expect(game.history).toHaveCount(round + 1);
  }
});

test('the result is announced once, at the end of the round, by an existing live region', {
  tag: '@journey',
}, async ({ page }) => {
  const game = rockPaperScissors(page);
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('main [role=status], main [aria-live]')].filter(
          (region) => getComputedStyle(region).display === 'none',
        ).length,
    ),
  ).toBe(0);
  const heard = await recordAnnouncements(page);
  const results = async () =>
    (await heard()).filter((text) => RESULTS.some((result) => text.includes(result)));
  await game.hand('Rock').click();
  await advance(page, 1900);
  expect(await heard(), 'during the round').toEqual([]);
  await advance(page, 100);
  await expect.poll(results).toHaveLength(1);
  await advance(page, 10_000);
  expect(await results()).toHaveLength(1);
  await game.play('Rock', 'Rock');
  await game.play('Rock', 'Rock');
  expect(await results(), 'the same result again').toHaveLength(3);
});

test('under reduced motion nothing moves nor flickers, and the round lasts two seconds all the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = rockPaperScissors(page);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await game.hand('Rock').click();
  const seen = new Set<string>();
  for (let tenths = 1; tenths <= 19; tenths += 1) {
    await advance(page, 100);
    seen.add(await drawingIn(game.computer));
    expect(await moving()).toBe(0);
  }
  expect(seen.size, 'different hands').toBe(1);
  await game.expectNoResult();
  await advance(page, 100);
  await expect(game.result).toHaveCount(1);
  expect(await drawingIn(game.computer)).not.toBe('');
});

test('leaving during a round resets it, and nothing is counted', {
  tag: '@journey',
}, async ({ page }) => {
  const game = rockPaperScissors(page);
  await game.play('Rock', 'Scissors');
  await game.hand('Paper').click();
  await advance(page, 1000);
  await link(gameTiles(page), 'Quiz Game').click();
  await expect(page).toHaveTitle(/^Quiz Game/);
  await advance(page, 5000);
  await link(gameTiles(page), 'Rock Paper Scissors').click();
  await expect(game.hand('Rock')).toBeVisible();
  await game.expectNoResult();
  await advance(page, 5000);
  await game.expectNoResult();
  await game.expectTally(1, 0, 0);
  await expect(game.history).toHaveCount(1);
  await game.play('Rock', 'Paper');
  await game.expectTally(1, 1, 0);
});

test('on a small phone the hands, the choices and the result are visible without scrolling', {
  tag: '@font',
}, async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  const game = rockPaperScissors(page);
  for (const [player, computer] of [
    ['Rock', 'Scissors'],
    ['Scissors', 'Rock'],
    ['Paper', 'Paper'],
  ] as const) {
    await game.play(player, computer);
    expect(await scrolledBy(page)).toBe(0);
    for (const part of [game.computer, game.result, ...HANDS.map((hand) => game.hand(hand))]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('Reset score asks first; only Reset forgets, and the focus comes back', {
  tag: '@journey',
}, async ({ page }) => {
  const game = rockPaperScissors(page);
  await game.play('Rock', 'Scissors');
  await game.play('Rock', 'Rock');
  await game.play('Rock', 'Paper');
  await expectResetToAsk(
    page,
    { You: 1, Computer: 1, Ties: 1, Streak: 0, 'Best streak': 1 },
    { You: 0, Computer: 0, Ties: 0, Streak: 0, 'Best streak': 0 },
  );
  await expect(game.history).toHaveCount(0);
});
