import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { actions } from '../../src/sharing/content';
import { button, expect, link } from './site';

/** Page object of the part below a result, by which it is sent on. */
export function shareScreen(page: Page) {
  const group = page.getByRole('group', { name: 'Share', exact: true });
  const status = page.getByRole('status', { name: 'Share status', exact: true });
  const screen = {
    group,
    whatsapp: link(group, 'WhatsApp'),
    photo: button(group, 'Photo'),
    copy: button(group, 'Copy'),
    status,
    /** The status when a picture was saved. */
    saved: status.filter({ hasText: /\.png/ }),
    text: page.getByRole('textbox', { name: 'Share text', exact: true }),
    shown: page.getByRole('img', { name: actions.photoAlt, exact: true }),

    /** The message that the link gives to WhatsApp. */
    async message(): Promise<string> {
      const href = (await screen.whatsapp.getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/wa\.me\/\?text=[\w.!~*'()%-]+$/);
      return decodeURIComponent(href.replace('https://wa.me/?text=', ''));
    },
    /** Presses `Photo`, or does something else that saves the picture. */
    async savePhoto(press: () => Promise<void> = () => screen.photo.click()) {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
    },
  };
  return screen;
}
