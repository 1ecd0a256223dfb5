import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findForPages } from './chromium';
import { chosenFontSet, fontEnvironment } from './fonts';

const port = Number(process.env.BROWSER_TEST_PORT ?? 4181);

/** What is about the browser around the page: its pictures, its paper, its way back. */
const WHOLE_BROWSER = /(?:screenshots|documents|backForwardCache)\.spec\.ts/;

// Browsers take it over from the runner.
Object.assign(process.env, fontEnvironment(chosenFontSet()));

const launchedBy = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
});
export const wholeBrowser = launchedBy(findChromium());

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  reporter: [['list']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Where nobody looks on: what passes at the second try only is told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // A picture that is missing fails its test: only `npm run record-screenshots` writes one.
  updateSnapshots: 'none',
  // One browser on one platform draws nearly the same every time: a few dots may differ, and no dot
  // by more than the eye tells apart. The faint lines of the paper, moved by 2 pixels, are seen.
  expect: { toMatchSnapshot: { threshold: 0.05, maxDiffPixels: 20 } },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
  },
  projects: [
    { name: 'browser', testMatch: WHOLE_BROWSER, use: wholeBrowser },
    {
      name: 'page',
      testIgnore: WHOLE_BROWSER,
      use: launchedBy(findForPages()),
    },
  ],
  webServer: {
    command: 'npm run preview',
    cwd: '../..',
    env: { PORT: String(port), FEEDBACK_FOLDER: 'test-results/feedback' },
    url: `http://localhost:${port}/favicon.svg`,
    reuseExistingServer: false,
  },
});
