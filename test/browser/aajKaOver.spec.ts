import type { Page } from '@playwright/test';
import { asStored, HAND_CRICKET_KEY } from '../support/storedTexts';
import {
  AAJ_KA_OVER,
  aajKaOver,
  beforeMidnight,
  MONDAY,
  morningOf,
  numberOf,
  overText,
  runsIn,
  SUNDAY,
  throwsOf,
  throwsUntilOut,
} from './aajKaOverScreen';
import { installDevTools, loggedTypes } from './actionRecorder';
import { advance, openWithPausedClock } from './gameTime';
import type { Throw } from './handCricketScreen';
import { BALL, replayScreen } from './handCricketScreen';
import { layoutFaults } from './layoutFaults';
import { shareScreen } from './shareScreen';
import { expect, expectInSight, expectReady, NARROWEST, setHidden, test } from './site';

async function openPage(page: Page, address = AAJ_KA_OVER) {
  await page.goto(address);
  await expectReady(page);
}

/** Opens the over at a time, and pauses the clock. */
const openAt = (page: Page, time: Date) =>
  openWithPausedClock(page, (path) => openPage(page, path), AAJ_KA_OVER, time);

const reload = async (page: Page) => {
  await page.reload();
  await expectReady(page);
};

const storedIn = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), HAND_CRICKET_KEY);

/** Out with the fourth ball. */
const SUNDAYS = throwsUntilOut(SUNDAY, 4);
const SUNDAYS_RUNS = runsIn(SUNDAYS, SUNDAY);
const MONDAYS = throwsUntilOut(MONDAY, 3);

test('two phones with the same throws have the same over of one Indian day, in any time zone', {
  tag: '@journey',
}, async ({ page, newVisitor }) => {
  // Half past one in the night of Sunday; in New York it is Saturday afternoon.
  const time = new Date('2026-12-06T01:30:00+05:30');
  const phones = [page, await newVisitor({ timezoneId: 'America/New_York' })];
  const messages = [];
  for (const phone of phones) {
    await openAt(phone, time);
    const over = aajKaOver(phone);
    for (const [at, mine] of SUNDAYS.entries()) {
      await over.ball(mine);
      await expect(over.hands).toHaveText([`You ${mine}`, `Computer ${throwsOf(SUNDAY)[at]}`]);
    }
    await over.expectFigures(SUNDAYS_RUNS, 4);
    await over.expectEnded();
    await expect(over.day(6, `Present, ${SUNDAYS_RUNS} runs`)).toBeVisible();
    messages.push(await shareScreen(phone).message());
  }
  expect(messages[0]).toMatch(
    new RegExp(`^Aaj ka Over ${numberOf(SUNDAY)}: ${overText(SUNDAYS, SUNDAY)}\n`),
  );
  expect(messages[0]).toMatch(/\/aaj-ka-over$/);
  expect(messages[1]).toBe(messages[0]);
  expect(await phones[1]?.evaluate(() => new Date().getDate()), 'it was tried').toBe(5);
});

test('a day is played once: a reload goes on in mid-over, and a clock set forward and back gives no second try', {
  tag: '@journey',
}, async ({ page }) => {
  await openAt(page, morningOf(SUNDAY));
  const over = aajKaOver(page);
  await over.play(SUNDAYS.slice(0, 2));
  await reload(page);
  await over.expectFigures(runsIn(SUNDAYS.slice(0, 2), SUNDAY), 2);
  await over.play(SUNDAYS.slice(2));
  const expectPlayed = async () => {
    await over.expectEnded();
    await over.expectFigures(SUNDAYS_RUNS, 4);
    await expect(shareScreen(page).group).toBeVisible();
  };
  await expectPlayed();
  await reload(page);
  await expectPlayed();

  await page.clock.setSystemTime(morningOf(MONDAY));
  await reload(page);
  await over.play(MONDAYS);
  await over.expectEnded();
  const stored = await storedIn(page);
  for (const [day, isPlayed] of [
    [SUNDAY, true],
    // Between two days that were played, and before both: the clock is wrong.
    [SUNDAY - 1, false],
    [MONDAY, true],
  ] as const) {
    await page.clock.setSystemTime(morningOf(day));
    await reload(page);
    await over.expectEnded();
    await expect(shareScreen(page).group).toHaveCount(isPlayed ? 1 : 0);
    expect(await storedIn(page)).toBe(stored);
  }
  // The clock is right again.
  await page.clock.setSystemTime(morningOf(MONDAY + 1));
  await reload(page);
  await over.play(throwsUntilOut(MONDAY + 1, 1));
  await over.expectEnded();
});

test('an over belongs to the day on which it began, and the new day comes after its end', {
  tag: '@journey',
}, async ({ page }) => {
  await openAt(page, beforeMidnight(SUNDAY, 1));
  const over = aajKaOver(page);
  await over.play(SUNDAYS.slice(0, 2));
  await page.clock.setSystemTime(beforeMidnight(SUNDAY, -1));
  await setHidden(page, true);
  await setHidden(page, false);
  await over.expectFigures(runsIn(SUNDAYS.slice(0, 2), SUNDAY), 2);
  await over.play(SUNDAYS.slice(2));
  await over.expectFigures(SUNDAYS_RUNS, 4);
  await over.expectEnded();
  await expect(over.day(6, `Present, ${SUNDAYS_RUNS} runs`)).toBeVisible();
  expect(await shareScreen(page).message()).toContain(numberOf(SUNDAY));

  await over.newOverButton.click();
  await advance(page, 50);
  await expect(over.throws).toBeFocused();
  await over.expectFigures(0, 0);
  await over.play(MONDAYS);
  await over.expectFigures(runsIn(MONDAYS, MONDAY), 3);
  expect(await shareScreen(page).message()).toContain(numberOf(MONDAY));
});

test('a page that comes back into sight after midnight has the over of the new day', async ({
  page,
}) => {
  await page.addInitScript(installDevTools);
  await openAt(page, beforeMidnight(SUNDAY, 1));
  const over = aajKaOver(page);
  await over.play(SUNDAYS);
  await setHidden(page, true);
  await page.clock.setSystemTime(morningOf(MONDAY));
  await setHidden(page, false);
  await over.expectFigures(0, 0);
  await over.ball(MONDAYS[0] as Throw);
  await expect(over.hands).toHaveText([`You ${MONDAYS[0]}`, `Computer ${throwsOf(MONDAY)[0]}`]);
  const days = (await loggedTypes(page)).filter((type) => type === 'handCricket/dayCame');
  expect(days).toHaveLength(2);
});

test('the over of a day is one over in two tabs, also where a ball is on in both', async ({
  page,
}) => {
  await openAt(page, morningOf(SUNDAY));
  const other = await page.context().newPage();
  await openPage(other);
  const [here, there] = [aajKaOver(page), aajKaOver(other)];
  const [first, second, third, out] = SUNDAYS as [Throw, Throw, Throw, Throw];
  await here.ball(first);
  await there.expectFigures(first, 1);
  await there.ball(second);
  await here.expectFigures(first + second, 2);

  // The clock is that of both tabs. The ball that is settled first counts, the other one is void.
  const throwInBoth = async (mine: Throw, late: Throw) => {
    await here.throw(mine).click();
    await advance(page, BALL / 2);
    await there.throw(late).click();
    await advance(page, BALL / 2);
    await expect(here.status).toHaveCount(1);
    await advance(page, BALL);
  };
  await throwInBoth(third, 1);
  await here.expectFigures(SUNDAYS_RUNS, 3);
  await there.expectFigures(SUNDAYS_RUNS, 3);
  await throwInBoth(out, 1);
  for (const tab of [page, other]) {
    await aajKaOver(tab).expectFigures(SUNDAYS_RUNS, 4);
    await aajKaOver(tab).expectEnded();
    await reload(tab);
    await aajKaOver(tab).expectFigures(SUNDAYS_RUNS, 4);
    await aajKaOver(tab).expectEnded();
  }
  await here.replayLink.click();
  await expect(replayScreen(page).slider).toHaveAttribute('max', '4');
});

/** 4 and 2 December, and 25 November: 7 runs and Out, 21 runs and not out, Out with the first ball. */
const DAYS_PLAYED = { [SUNDAY - 2]: '126133', [SUNDAY - 4]: '122334455661', [SUNDAY - 11]: '44' };

test('the register has a page for each month played, on which a missed day is a gap', async ({
  page,
  open,
}) => {
  await page.setViewportSize(NARROWEST);
  await open('/about-us');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    HAND_CRICKET_KEY,
    asStored({ overs: DAYS_PLAYED }),
  ] as const);
  await openAt(page, morningOf(SUNDAY));
  const over = aajKaOver(page);
  await expect(over.month).toHaveAccessibleName('December 2026');
  for (const [date, words] of [
    [2, 'Present, 21 runs'],
    [3, 'Chhutti'],
    [4, 'Present, 7 runs'],
    [6, 'Aaj, abhi baaki'],
  ] as const)
    await expect(over.day(date, words)).toBeVisible();
  await expect(over.day(7)).toBeVisible();
  await over.expectScores({ Haazri: 3, 'Best over': 21, Average: 9.3 });
  await expect(over.laterButton).toHaveAttribute('aria-disabled', 'true');

  await over.earlierButton.click();
  await expect(over.month).toHaveAccessibleName('November 2026');
  await expect(over.day(25, 'Present, 0 runs')).toBeVisible();
  await expect(over.earlierButton).toHaveAttribute('aria-disabled', 'true');
  await over.laterButton.click();
  await over.play(SUNDAYS);
  await over.expectScores({ Haazri: 4, 'Best over': 21, Average: 10.5 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await page.evaluate(layoutFaults), colorScheme).toEqual([]);
  }
});

test('an over is played without scrolling', { tag: '@font' }, async ({ page }) => {
  await openAt(page, morningOf(SUNDAY));
  const over = aajKaOver(page);
  for (const mine of SUNDAYS) {
    await expectInSight(
      page,
      ...(await over.board.all()),
      ...(await over.throws.getByRole('button').all()),
    );
    await over.ball(mine);
    await expectInSight(
      page,
      over.status,
      ...(await over.hands.all()),
      ...(await over.balls.all()),
    );
  }
  await over.expectEnded();
});
