import type { Page } from '@playwright/test';
import { settings } from '../../src/settings';
import { button, expect, link } from './site';

/** The hash of the address bar. */
export const hashIn = (page: Page) => page.evaluate(() => window.location.hash);

/** Page object of the part that sends a challenge, and of its arrival. */
export function challenge(page: Page) {
  const region = page.getByRole('region', { name: 'Challenge', exact: true });
  const share = page.getByRole('group', { name: 'Share', exact: true });
  const screen = {
    share,
    region,
    acceptButton: button(region, 'Accept'),
    notNowButton: button(region, 'Not now'),
    /** Says that a link cannot be read. */
    status: page.getByRole('status', { name: 'Challenge status', exact: true }),

    /** The lines of the message in the link to WhatsApp. */
    async message() {
      const href = await link(share, 'WhatsApp').getAttribute('href');
      return (new URL(href ?? '').searchParams.get('text') ?? '').split('\n');
    },
    /** The link on the last line of the message, from the path on, for the server of the tests. */
    async link() {
      const address = (await screen.message()).at(-1) ?? '';
      expect(address).toMatch(/^https?:[^\s#]+#c=1\.[A-Za-z0-9]+$/);
      expect(address.slice(0, settings.siteUrl.length)).toBe(settings.siteUrl);
      return `/${address.slice(settings.siteUrl.length)}`;
    },
    async accept() {
      await screen.acceptButton.click();
      await screen.expectAnswered();
    },
    async refuse() {
      await screen.notNowButton.click();
      await screen.expectAnswered();
    },
    /** Expects the plain game, at an address that does not offer again. */
    async expectAnswered() {
      await expect(region).toHaveCount(0);
      await expect(screen.status).toHaveCount(0);
      expect(await hashIn(page)).toBe('');
    },
  };
  return screen;
}
