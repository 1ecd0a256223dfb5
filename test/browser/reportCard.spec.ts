import type { Page } from '@playwright/test';
import { badgeTexts, news } from '../../src/games/shared/badges/content';
import { indianDay } from '../../src/games/shared/indianDay';
import { badges as badgeWords } from '../../src/report-card/badges/content';
import { dateText } from '../../src/report-card/days';
import { transfer } from '../../src/report-card/transfer/content';
import { playRound, ROCK_PAPER_SCISSORS, rockPaperScissors } from '../plays/rock-paper-scissors';
import { PLAYED_AT } from '../plays/visitor';
import { expectPage } from './pages';
import { openCard, REPORT_CARD, reportCard } from './reportCardScreen';
import { DESKTOP, expect, expectNoSidewaysScroll, openIn, PHONE, TABLET, test } from './site';
import { visitorOf } from './visitor';

test.use({ startsIdleParts: true });

const { game } = rockPaperScissors;

/** A tab in which rounds are won. */
async function openRounds(page: Page) {
  await page.clock.install({ time: PLAYED_AT });
  await openIn(page, ROCK_PAPER_SCISSORS);
  return { ...visitorOf(page), winRound: () => playRound(visitorOf(page), 'Rock', 'Scissors') };
}

test('a win gives a row and a badge, told with the result; a link with a code moves them to another phone', {
  tag: '@journey',
}, async ({ page, newVisitor }) => {
  await page.setViewportSize(PHONE);
  const { winRound, follow } = await openRounds(page);
  await winRound();
  const badge = badgeTexts['first-win'].name;
  await expect(page.getByRole('status').filter({ hasText: news.earned([badge]) })).toBeVisible();
  await follow(news.open);
  await expectPage(page, REPORT_CARD);
  const { card, badges, subject, make, codeLink, readQr, figures } = reportCard(page);
  await expect(subject(game)).toContainText('1 lagataar');
  await expect(badges.filter({ hasText: badge })).toContainText(
    badgeWords.earnedOn(dateText(indianDay(PLAYED_AT.getTime()))),
  );
  await expect(card.getByText(badgeWords.earnedOn(''))).toHaveCount(1);
  const code = await make();
  const address = new URL((await codeLink.getAttribute('href')) ?? '');
  expect(address.hash).toBe(`#t=${code}`);
  expect(await readQr()).toBe(address.href);

  const other = await newVisitor();
  const there = reportCard(other);
  await openIn(other, REPORT_CARD + address.hash);
  await expect(there.paste).toHaveValue(code);
  await expect(other).toHaveURL(REPORT_CARD);
  await there.checkButton.click();
  await expect(there.preview).toBeFocused();
  await there.merge();
  expect(await there.figures()).toBe(await figures());
  await other.reload();
  expect(await there.figures()).toBe(await figures());
});

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels per CSS pixel`, () => {
    test.use({ viewport: PHONE, deviceScaleFactor });

    test('the QR code is read off the screen, in both schemes and forced colours; where a card is too full for one, a line says so', async ({
      page,
    }) => {
      for (const days of [0, 40]) {
        const { make, codeLink, readQr } = await openCard(page, days);
        await make();
        const href = await codeLink.getAttribute('href');
        for (const [colorScheme, forcedColors] of [
          ['light', 'none'],
          ['dark', 'none'],
          ['dark', 'active'],
        ] as const) {
          await page.emulateMedia({ colorScheme, forcedColors });
          expect(await readQr(), `${days} days, ${colorScheme}, ${forcedColors}`).toBe(href);
        }
        await expectNoSidewaysScroll(page, 'the code');
      }
      const { make, moving, qr } = await openCard(page, 200);
      await make();
      await expect(moving).toContainText(transfer.qrTooLong);
      await expect(qr).toHaveCount(0);
    });
  });
}

test('on screens from phone to desk the remarks of a full card are a few lines each', async ({
  page,
}) => {
  const { card } = await openCard(page, 40);
  const remarks = card.locator('dt', { hasText: /^Remark$/ }).locator('+ dd');
  await expect(remarks).toHaveText(Array(9).fill(/\S/));
  for (const width of [PHONE.width, 767, 768, TABLET.width, 1023, 1024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await remarks.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    // Lines of 24 pixels.
    expect.soft(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(6 * 24);
  }
});

test('what one tab merges, the other tabs show; what another tab plays, an open preview shows', async ({
  page,
  context,
  newVisitor,
}) => {
  const old = await newVisitor();
  const { winRound } = await openRounds(old);
  await winRound();
  await winRound();
  await openIn(old, REPORT_CARD);
  const code = await reportCard(old).make();

  const [tab, third] = [await context.newPage(), await context.newPage()];
  const player = await openRounds(tab);
  await openIn(page, REPORT_CARD);
  await openIn(third, REPORT_CARD);
  const { check, merge, preview, subject } = reportCard(page);
  await check(code);
  const won = preview.getByRole('row', { name: /^Won/ });
  await expect(won).toHaveAccessibleName('Won 0 2 2');
  await player.winRound();
  await expect(won).toHaveAccessibleName('Won 1 2 2');
  await merge();
  await player.expectFigures({ You: '2' });
  await expect(reportCard(third).subject(game)).toContainText('2 lagataar');
  await player.winRound();
  await expect(subject(game)).toContainText('3 lagataar');
});
