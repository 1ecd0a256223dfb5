import type { Page } from '@playwright/test';
import { form } from '../../src/feedback/content';
import { settings } from '../../src/settings';
import { button, expect, link } from './site';

export const FEEDBACK = '/feedback';
/** The URL of the form service. */
export const SERVICE = '**/api/submit';

export const FIELDS = ['name', 'email', 'message'] as const;
export type Draft = Record<(typeof FIELDS)[number], string>;

/** With characters that break easily: quotes, line breaks, other scripts, emoji. */
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
    status,
    alert,
    /** The link in the failure text. */
    wayOut: link(alert, 'WhatsApp'),

    async fillIn(draft: Draft) {
      for (const field of FIELDS) await screen[field].fill(draft[field]);
    },
    async send(draft: Draft) {
      await screen.fillIn(draft);
      await screen.sendButton.click();
    },
    async expectTyped(draft: Draft) {
      for (const field of FIELDS) await expect(screen[field]).toHaveValue(draft[field]);
    },
    /** Expects the initial state. */
    async expectIdle() {
      await expect(screen.sendButton).toBeEnabled();
      await expect(main.getByText(form.hint)).toBeVisible();
      await expect(status).toBeEmpty();
      await expect(alert).toBeEmpty();
    },
    /** Expects read-only fields and a disabled button. */
    async expectSending(draft: Draft) {
      await expect(screen.sendingButton).toBeDisabled();
      await expect(screen.sendButton).toHaveCount(0);
      await expect(status).toHaveText(form.onItsWay);
      await expect(alert).toBeEmpty();
      for (const field of FIELDS) await expect(screen[field]).not.toBeEditable();
      await screen.expectTyped(draft);
    },
    async expectDelivered() {
      await expect(status).toHaveText(
        "Thanks Backbencher! Message Delivered 🎊 We'll get back to you before the next bell rings!",
      );
      await expect(alert).toBeEmpty();
      await expect(screen.sendButton).toBeEnabled();
      await screen.expectTyped({ name: '', email: '', message: '' });
    },
    /** Expects exactly this error, and the unchanged draft. */
    async expectNotDelivered(text: string, draft: Draft) {
      await expect(alert).toHaveText(text);
      await expect(status).toBeEmpty();
      await expect(screen.sendButton).toBeEnabled();
      for (const field of FIELDS) await expect(screen[field]).toBeEditable();
      await screen.expectTyped(draft);
    },
    /** Expects the failure text, and its link to the chat with the message filled in. */
    async expectFailed(draft: Draft) {
      await screen.expectNotDelivered(
        'Something went wrong. Please Connect with us through WhatsApp',
        draft,
      );
      const chat = (await screen.wayOut.getAttribute('href')) ?? '';
      expect(chat).toContain(settings.social.whatsapp);
      expect(new URL(chat).searchParams.get('text')).toBe(draft.message);
      await expect(screen.wayOut).toHaveAttribute('target', '_blank');
    },
  };
  return screen;
}
