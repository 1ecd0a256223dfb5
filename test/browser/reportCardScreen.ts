import type { Page } from '@playwright/test';
import { games } from '../../src/games';
import { BADGE_IDS } from '../../src/games/shared/badgeIds';
import { guideSlugs } from '../../src/paths';
import { transfer as headings } from '../../src/report-card/content';
import { transfer } from '../../src/report-card/transfer/content';
import { asStored, SCORE_KEYS, validFields } from '../support/storedTexts';
import { readQr } from './qrCode';
import { button, expect, link, openIn } from './site';

export const REPORT_CARD = '/report-card';
export const BADGES_KEY = 'persist:bbh_badges';

const DAY = 20_783;

/** Stored texts of somebody who has played everything, for days, and has every badge. */
export function fullCard(days: number): Record<string, string> {
  const overs = Object.fromEntries(
    Array.from({ length: days }, (_, index) => [DAY + index, `1${index % 2 ? 2 : 3}2434566513`]),
  );
  const scores = asStored({ ...validFields, overs });
  const badges = asStored({
    earned: Object.fromEntries(BADGE_IDS.map((id, index) => [id, DAY + index])),
    plays: Object.fromEntries(games.map(({ key }) => [key, { count: 12, day: DAY + days }])),
    days,
    guides: guideSlugs,
  });
  return { ...Object.fromEntries(SCORE_KEYS.map((key) => [key, scores])), [BADGES_KEY]: badges };
}

/** Fills the storage for the next page load. */
export const store = (page: Page, texts: Record<string, string>) =>
  page.evaluate((entries) => void Object.assign(localStorage, entries), texts);

/** Opens the report card of somebody who has played for so many days, or of nobody. */
export async function openCard(page: Page, days: number) {
  await openIn(page, '/about-us');
  if (days > 0) await store(page, fullCard(days));
  await openIn(page, REPORT_CARD);
  return reportCard(page);
}

/** Page object of Mera Report Card. */
export function reportCard(page: Page) {
  const card = page.getByRole('article', { name: 'Mera Report Card', exact: true });
  const moving = page.getByRole('region', { name: headings.heading, exact: true });
  const preview = moving.getByRole('table', { name: 'Preview', exact: true });
  const badges = card.getByRole('list', { name: 'Badges', exact: true });
  const field = (name: string) => moving.getByRole('textbox', { name, exact: true });
  const screen = {
    card,
    subject: (name: string) => card.getByRole('region', { name, exact: true }),
    badges: badges.getByRole('listitem'),
    moving,
    code: field('Transfer code'),
    codeLink: link(moving, transfer.link),
    qr: moving.getByRole('img', { name: 'Transfer QR code', exact: true }),
    paste: field('Paste code'),
    checkButton: button(moving, 'Check code'),
    preview,

    /** Makes a code, and returns it. */
    async make() {
      await button(moving, 'Make code').click();
      await expect(screen.code).toBeFocused();
      return (await screen.code.inputValue()).replaceAll(' ', '');
    },
    /** What the QR code says, in a screenshot of all that the screen shows. */
    async readQr() {
      await screen.qr.scrollIntoViewIfNeeded();
      await expect(screen.qr).toBeInViewport({ ratio: 1 });
      return readQr(page, await page.screenshot());
    },
    async check(code: string) {
      await screen.paste.fill(code);
      await screen.checkButton.click();
    },
    async merge() {
      await button(moving, 'Merge').click();
      await expect(moving.getByText(transfer.merged, { exact: true })).toBeFocused();
      await expect(preview).toHaveCount(0);
    },
    /** All figures, badges and their days. */
    async figures() {
      await expect(badges).toBeVisible();
      return card.innerText();
    },
  };
  return screen;
}
