import type { Page } from '@playwright/test';
import { form, notices } from '../../src/feedback/content';
import { button, expect } from './site';

export const FEEDBACK = '/feedback';
/** The URL of the form service. */
export const SERVICE = '**/api/submit';

const FIELDS = ['name', 'email', 'message'] as const;
export type Draft = Record<(typeof FIELDS)[number], string>;

/** A draft with characters that break easily: quotes, line breaks, other scripts, emoji. */
export const DRAFT: Draft = {
  name: 'Raju "Topper" O\'Brien & राजू',
  email: 'raju+school@example.com',
  message: 'Woh din yaad hai? 🎒\n\n"Last bench", \'tiffin\' & <b>50% + 50%</b>\n-- राजू 👨‍👩‍👧',
};

/** Page object of the feedback page. */
export function feedback(page: Page) {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const status = main.getByRole('status');
  const alert = main.getByRole('alert');
  const screen = {
    name: field('Name'),
    email: field('Email'),
    message: field('Message'),
    sendButton: button(main, 'Send'),
    sendingButton: button(main, 'Sending...'),

    async send(draft: Draft) {
      for (const name of FIELDS) await screen[name].fill(draft[name]);
      await screen.sendButton.click();
    },
    async expectTyped(draft: Draft) {
      for (const name of FIELDS) await expect(screen[name]).toHaveValue(draft[name]);
    },
    /** Expects the initial state. */
    async expectIdle() {
      await expect(screen.sendButton).toBeEnabled();
      await expect(main.getByText(form.hint)).toBeVisible();
      await expect(status).toBeEmpty();
      await expect(alert).toBeEmpty();
    },
    async expectSending(draft: Draft) {
      await expect(screen.sendingButton).toBeDisabled();
      await screen.expectTyped(draft);
    },
    async expectDelivered() {
      await expect(status).toHaveText(notices.delivered);
      await screen.expectTyped({ name: '', email: '', message: '' });
    },
    /** Expects exactly this error, and the unchanged draft. */
    async expectNotDelivered(text: string, draft: Draft) {
      await expect(alert).toHaveText(text);
      await expect(screen.sendButton).toBeEnabled();
      await screen.expectTyped(draft);
    },
    expectFailed: (draft: Draft) => screen.expectNotDelivered(notices.failed, draft),
  };
  return screen;
}
