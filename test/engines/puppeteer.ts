import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Browser as PuppeteerBrowser } from 'puppeteer-core';
import puppeteer, { ProtocolError } from 'puppeteer-core';
import type { Browser, Key, Opening, Size, Tab } from './tab';

/** Environment variables for all browsers. */
export const environment = { ...process.env, TZ: 'Asia/Kolkata', LANGUAGE: 'en_IN' };

/** One browser for all tabs, in the light scheme. */
export function firefoxBrowser(executablePath: string): Browser {
  const launched = puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 1,
      'intl.accept_languages': 'en-IN, en',
    },
    // The content sandbox allows fonts from system folders only.
    env: { ...environment, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  return {
    open: async (opening) => openTab(await launched, opening),
    close: async () => (await launched).close(),
  };
}

async function openTab(browser: PuppeteerBrowser, { size, before }: Opening): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const consoleLines: string[] = [];
  page.on('console', (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) =>
    consoleLines.push(`error: ${error instanceof Error ? error.message : String(error)}`),
  );
  await setSize(page, size);
  const { identifier } = await page.evaluateOnNewDocument(before);
  return tabOf(page, consoleLines, async () => {
    // Firefox gives the scripts of all contexts that were ever opened to each new tab.
    await page.removeScriptToEvaluateOnNewDocument(identifier);
    await context.close();
  });
}

/** Firefox 140 sets the size, but fails to set the screen orientation with it. */
async function setSize(page: Page, size: Size) {
  try {
    await page.setViewport(size);
  } catch (error) {
    const isUnknown = error instanceof ProtocolError && /unknown command/.test(error.message);
    if (!isUnknown) throw error;
    await page.waitForFunction((width) => window.innerWidth === width, {}, size.width);
  }
}

const tabOf = (page: Page, consoleLines: string[], close: Tab['close']): Tab => ({
  consoleLines,
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  // Not `page.goBack()`: it waits for an event that Firefox 140 does not send within a document.
  back: () => page.evaluate(() => window.history.back()),
  forward: () => page.evaluate(() => window.history.forward()),
  setSize: (size: Size) => setSize(page, size),
  evaluate: (what, ...args) => page.evaluate(what as never, ...args) as never,
  evaluateText: (expression) => page.evaluate(expression) as never,
  pressAt: (x, y) => page.mouse.click(x, y),
  async pressTwiceAt(x, y, gapMs) {
    await page.touchscreen.tap(x, y);
    await pause(gapMs);
    await page.touchscreen.tap(x, y);
  },
  async press(key: Key, held) {
    if (held) await page.keyboard.down(held);
    await page.keyboard.press(key === 'Space' ? ' ' : key);
    if (held) await page.keyboard.up(held);
  },
  type: (text) => page.keyboard.type(text),
  screenshot: async () => Buffer.from(await page.screenshot()),
  close,
});
