import { test as base, expect } from '@playwright/test';

export { expect };

type Site = {
  /** Everything the page said in its console, errors of scripts included. */
  said: string[];
  /** Opens a path and waits until every control answers. */
  open(path: string): Promise<void>;
};

/** A page that fails its test when anything is said in the console. */
export const test = base.extend<Site>({
  said: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      await use(said);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await expect(page.locator('html[data-ready]')).toBeAttached();
    });
  },
});
