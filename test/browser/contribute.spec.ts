import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { payment } from '../../src/pages/contribute/content';
import { upiLink } from '../../src/pages/contribute/upi';
import { settings } from '../../src/settings';
import { decodeQr, pixelsOf } from './qrCode';
import { button, DESKTOP, expect, link, PHONE, test } from './site';

const qrCode = (page: Page) => page.getByRole('img', { name: 'UPI QR code', exact: true });
const copyButton = (page: Page) => button(page, 'Copy UPI ID');
const status = (page: Page) => page.getByRole('status');

/** Decodes the QR code of a PNG, in a page of its own. */
async function readCode(page: Page, png: Buffer): Promise<string> {
  const decoder = await page.context().newPage();
  const pixels = await decoder.evaluate(pixelsOf, png.toString('base64'));
  await decoder.close();
  return decodeQr(pixels);
}

const selected = (page: Page) => page.evaluate(() => String(window.getSelection()));

for (const [where, viewport, colorScheme] of [
  ['a phone', PHONE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const) {
  test(`on ${where} in ${colorScheme} colours the QR code on the page is the configured UPI link`, {
    tag: '@journey',
  }, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await open('/contribute');
    await expect(qrCode(page)).toHaveJSProperty('complete', true);
    expect(await readCode(page, await qrCode(page).screenshot())).toBe(upiLink(settings.upi));
  });
}

test('Save QR code downloads a PNG with the same code', async ({ page, open }) => {
  await open('/contribute');
  const download = page.waitForEvent('download');
  await link(page, 'Save QR code').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  expect(await readCode(page, await readFile(await file.path()))).toBe(upiLink(settings.upi));
  await expect(page).toHaveURL('/contribute');
});

test('Copy UPI ID puts the ID on the clipboard and says so', { tag: '@journey' }, async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/contribute');
  await page.evaluate(() => navigator.clipboard.writeText('earlier text'));
  await expect(status(page)).toHaveText(payment.hint);
  await copyButton(page).click();
  await expect(status(page)).toHaveText(payment.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(settings.upi.id);
  expect(await selected(page)).toBe('');
  await expect(copyButton(page)).toBeFocused();
});
