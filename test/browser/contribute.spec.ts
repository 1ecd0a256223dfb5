import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { payment } from '../../src/pages/contribute/content';
import { upiLink } from '../../src/pages/contribute/upi';
import { settings } from '../../src/settings';
import { button, DESKTOP, expect, link, PHONE, test } from './site';

const qrCode = (page: Page) => page.getByRole('img', { name: 'UPI QR code', exact: true });
const copyButton = (page: Page) => button(page, 'Copy UPI ID');
const status = (page: Page) => page.getByRole('status');

/** Decodes the QR code of a PNG. */
async function readCode(page: Page, png: Buffer): Promise<string> {
  const desk = await page.context().newPage();
  const { width, height, points } = await desk.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    return { width, height, points: Array.from(data).join() };
  }, png.toString('base64'));
  await desk.close();
  const data = Uint8Array.from(points.split(','), Number);
  return decodeQR({ width, height, data }, { timeLimit: 10_000 });
}

const selected = (page: Page) => page.evaluate(() => String(window.getSelection()));

for (const [where, viewport, colorScheme] of [
  ['a phone by day', PHONE, 'light'],
  ['a desk by night', DESKTOP, 'dark'],
] as const) {
  test(`on ${where} the code on the page, scanned, leads to the configured UPI address`, {
    tag: '@journey',
  }, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await open('/contribute');
    await expect(qrCode(page)).toHaveJSProperty('complete', true);
    expect(await readCode(page, await qrCode(page).screenshot())).toBe(upiLink(settings.upi));
  });
}

test('Save QR code saves a picture that can be scanned too', async ({ page, open }) => {
  await open('/contribute');
  const saved = page.waitForEvent('download');
  await link(page, 'Save QR code').click();
  const file = await saved;
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
  await page.evaluate(() => navigator.clipboard.writeText('from before'));
  await expect(status(page)).toHaveText(payment.hint);
  await copyButton(page).click();
  await expect(status(page)).toHaveText(payment.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(settings.upi.id);
  expect(await selected(page)).toBe('');
  await expect(copyButton(page)).toBeFocused();
});

/** Scripts that run before the page's own. */
const noClipboards: [how: string, takeAway: () => void][] = [
  [
    'the visitor refuses the clipboard',
    () => {
      Clipboard.prototype.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    },
  ],
  [
    'there is no clipboard, as without https',
    () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  ],
];

for (const [how, takeAway] of noClipboards) {
  test(`where ${how}, the page says so and selects the ID`, async ({ page, open }) => {
    await page.addInitScript(takeAway);
    await open('/contribute');
    await copyButton(page).press('Enter');
    await expect(status(page)).toHaveText(payment.failed);
    expect(await selected(page)).toBe(settings.upi.id);
    await expect(copyButton(page)).toBeFocused();
  });
}

test('Send screenshot on WhatsApp opens the configured chat, with the message filled in', {
  tag: '@journey',
}, async ({ page, open }) => {
  await open('/contribute');
  const send = link(page, 'Send screenshot on WhatsApp');
  const address = new URL((await send.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe(payment.message);
  address.searchParams.delete('text');
  expect(address.href).toBe(new URL(settings.social.whatsapp).href);
});
