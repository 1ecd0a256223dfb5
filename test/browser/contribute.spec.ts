import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { upiLink } from '../../src/pages/contribute/upi';
import { settings } from '../../src/settings';
import { readQr } from './qrCode';
import { DESKTOP, expect, link, PHONE, test } from './site';

/** Decodes the QR code of a PNG, in a page of its own. */
async function readCode(page: Page, png: Buffer): Promise<string> {
  const decoder = await page.context().newPage();
  const text = await readQr(decoder, png);
  await decoder.close();
  return text;
}

test('the QR code is the configured UPI link, on the page in both colour schemes and as a download', {
  tag: '@journey',
}, async ({ page, open }) => {
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await open('/contribute');
    const code = page.getByRole('img', { name: 'UPI QR code', exact: true });
    await expect(code).toHaveJSProperty('complete', true);
    expect(await readCode(page, await code.screenshot())).toBe(upiLink(settings.upi));
  }
  const download = page.waitForEvent('download');
  await link(page, 'Save QR code').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  expect(await readCode(page, await readFile(await file.path()))).toBe(upiLink(settings.upi));
  await expect(page).toHaveURL('/contribute');
});
