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
