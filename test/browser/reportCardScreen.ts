import type { Page } from '@playwright/test';
import { guideSlugs } from '../../src/paths';
import { badges as badgeWords } from '../../src/report-card/badges/content';
import { BADGE_IDS } from '../../src/report-card/badges/ids';
import { transfer as headings } from '../../src/report-card/content';
import { transfer } from '../../src/report-card/transfer/content';
import { asStored, SCORE_KEYS, validFields } from '../support/storedTexts';
import { games } from './pages';
import { decodeQr, pixelsOf } from './qrCode';
import { button, expect, link } from './site';

export const REPORT_CARD = '/report-card';
export const BADGES_KEY = 'persist:bbh_badges';

/** The games by their rows. */
export const subjects = Object.entries(games).map(([path, name]) => ({ name, path }));

/** The slices of the games whose plays the card counts. */
const SLICES = [
  ...['loveCalculator', 'truthOrDare', 'rockPaperScissors', 'guessTheTeacher', 'quiz'],
  ...['backbencherTest', 'handCricket', 'chidiyaUdd', 'rajaMantri'],
];

const DAY = 20_783;

/** Stored texts of somebody who has played everything, for days, and has every badge. */
export function fullCard(days: number): Record<string, string> {
  const overs = Object.fromEntries(
    Array.from({ length: days }, (_, index) => [DAY + index, `1${index % 2 ? 2 : 3}2434566513`]),
  );
  const scores = asStored({ ...validFields, overs });
  const badges = asStored({
    earned: Object.fromEntries(BADGE_IDS.map((id, index) => [id, DAY + index])),
    plays: Object.fromEntries(SLICES.map((slice) => [slice, { count: 12, day: DAY + days }])),
    days,
    guides: guideSlugs,
  });
  return { ...Object.fromEntries(SCORE_KEYS.map((key) => [key, scores])), [BADGES_KEY]: badges };
}

/** All that is stored. */
export const storedScores = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));

/** Fills the storage for the next page load. */
export const store = (page: Page, texts: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));

/** Page object of Mera Report Card. */
export function reportCard(page: Page) {
  const card = page.getByRole('article', { name: 'Mera Report Card', exact: true });
  const subject = (name: string) => card.getByRole('region', { name, exact: true });
  const moving = page.getByRole('region', { name: headings.heading, exact: true });
  const statuses = moving.getByRole('status');
  const preview = moving.getByRole('table', { name: 'Preview', exact: true });
  const badges = card.getByRole('list', { name: 'Badges', exact: true });
  const field = (name: string) => moving.getByRole('textbox', { name, exact: true });
  const screen = {
    card,
    subject,
    /** What is in the row of a game: terms and their descriptions in turn. */
    row: (name: string) => subject(name).locator('dt, dd'),
    /** What the class teacher writes beside each game. */
    remarks: card
      .getByRole('region')
      .locator('dt', { hasText: /^Remark$/ })
      .locator('xpath=following-sibling::dd[1]'),
    badges: badges.getByRole('listitem'),
    badge: (name: string) =>
      badges.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),
    /** The days on which badges were earned. */
    stamps: badges.getByText(badgeWords.earnedOn(''), { exact: false }),
    /** Of the badges earned on a page, below what it has. */
    news: page.getByRole('log').filter({ hasText: /^Naya badge: |^Naye badges: / }),
    newsLink: link(page, badgeWords.open),

    moving,
    makeButton: button(moving, 'Make code'),
    code: field('Transfer code'),
    copyButton: button(moving, 'Copy'),
    codeLink: link(moving, transfer.link),
    qr: moving.getByRole('img', { name: 'Transfer QR code', exact: true }),
    paste: field('Paste code'),
    checkButton: button(moving, 'Check code'),
    statuses,
    status: (text: string) => statuses.filter({ hasText: text }),
    preview,
    mergeButton: button(moving, 'Merge'),
    cancelButton: button(moving, 'Cancel'),

    /** Makes a code, and returns it. */
    async make() {
      await screen.makeButton.click();
      await expect(screen.code).toBeFocused();
      return screen.code.inputValue();
    },
    /** The hash of the link, which has the code in it. */
    async hash() {
      return new URL((await screen.codeLink.getAttribute('href')) ?? '').hash;
    },
    /** What the QR code says, in a screenshot of all that the screen shows. */
    async readQr() {
      await screen.qr.scrollIntoViewIfNeeded();
      await expect(screen.qr).toBeInViewport({ ratio: 1 });
      const png = (await page.screenshot()).toString('base64');
      return decodeQr(await page.evaluate(pixelsOf, png));
    },
    async check(code: string) {
      await screen.paste.fill(code);
      await screen.checkButton.click();
    },
    /** The lines of the preview: label, here, in the code, after the merge. */
    lines: () =>
      preview
        .locator('tr')
        .evaluateAll((rows) =>
          rows.map((row) =>
            Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent).join(
              ' | ',
            ),
          ),
        ),
    async merge() {
      await screen.mergeButton.click();
      await screen.expectMerged();
    },
    async expectMerged() {
      await expect(screen.status(transfer.merged)).toBeFocused();
      await expect(preview).toHaveCount(0);
      await expect(screen.paste).toHaveValue('');
    },
    async expectRow(name: string, ...cells: string[]) {
      await expect(screen.row(name)).toHaveText(cells);
    },
    /** All figures, badges and their days. */
    async figures() {
      await expect(badges).toBeVisible();
      return card.innerText();
    },
  };
  return screen;
}
