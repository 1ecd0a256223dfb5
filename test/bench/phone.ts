import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import {
  screenEmulationMetrics,
  throttling,
  userAgents,
} from 'lighthouse/core/config/constants.js';
import { chromiumArgs, ensureChromium } from '../browser/chromium';

export const launch = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...args] });

/** Lighthouse's emulated phone, with an empty cache. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents.mobile,
    serviceWorkers: 'block',
  });
}

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

export const SLOWLY = `${requestLatencyMs} ms latency, ${downloadThroughputKbps.toFixed(0)} kbit/s down, ${cpuSlowdownMultiplier} x CPU`;

const bytesPerSecond = (kbps: number) => Math.floor((kbps * 1024) / 8);

/** Real, not simulated throttling: what Lighthouse calls "devtools" throttling. */
export async function slowDown(page: Page): Promise<void> {
  const session = await cdp(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: bytesPerSecond(downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(uploadThroughputKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
}

/** A DevTools protocol session with network events. */
export async function cdp(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return session;
}

/** A page is quiet when it has requested nothing for so long. */
const QUIET_MS = 3000;

/** Opens a page, and waits until it is quiet, without a script in the page. Resolves to the number of its requests. */
export async function openUntilQuiet(page: Page, address: string): Promise<number> {
  let [requests, answered, latest] = [0, 0, Date.now()];
  page.on('request', () => {
    requests += 1;
    latest = Date.now();
  });
  const onAnswer = () => {
    answered += 1;
    latest = Date.now();
  };
  page.on('requestfinished', onAnswer);
  page.on('requestfailed', onAnswer);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address, { timeout: 60_000 });
  while (answered < requests || Date.now() - latest < QUIET_MS) await page.waitForTimeout(100);
  return requests;
}
